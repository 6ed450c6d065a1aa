/** The options of all handlers in one table, so that one options object can serve several handlers. */
import type { OptionRules } from "@maksu/signing/options";
import { WebhookError } from "../errors.ts";
import type { HandlerOptions } from "./handler.ts";
import type {
  AddCardRedirectOptions,
  FailureRedirectOptions,
  PaymentRedirectOptions,
  PaymentReportOptions,
  RefundCallbackOptions,
  RefundStatusOptions,
  SuccessRedirectOptions,
} from "./handler-option-types.ts";
import { takeOptions, type WebhookOptionRule } from "../options/rules.ts";
import { type HandlerOptionName, OPTION_NAMES, OPTION_TABLE } from "../events/option-table.ts";

type AllOptions = PaymentRedirectOptions &
  RefundCallbackOptions &
  AddCardRedirectOptions &
  PaymentReportOptions &
  RefundStatusOptions &
  SuccessRedirectOptions &
  FailureRedirectOptions;

/** A missing row does not compile. */
const RULES: OptionRules<AllOptions, WebhookOptionRule> = OPTION_TABLE;

/**
 * Validates the options of a handler when it is created, and copies them. Options of other handlers, in an object that several share, are
 * ignored; unknown names are rejected.
 *
 * @param needs - names of required options, besides `secret` and `store`
 * @param takes - names of optional ones, besides `lease` and `onDelivery`
 * @throws WebhookError as {@link takeOptions}
 */
export function handlerOptions<Options extends HandlerOptions>(
  options: Options,
  needs: readonly HandlerOptionName[],
  takes: readonly HandlerOptionName[] = [],
): Options {
  // The function itself was passed where its handler belongs. A list of missing options would mislead.
  if (options instanceof Request)
    throw new WebhookError(
      "option-invalid",
      "options: must not be a Request; call the function with its options, then pass the handler it returns to webhookRouter or nodeListener",
    );
  const { secret, store, lease, onDelivery } = RULES;
  const needed = needs.map((name) => [name, { ...RULES[name], required: true }]);
  const taken = takes.map((name) => [name, RULES[name]]);
  return takeOptions(options, { secret, store, lease, onDelivery, ...Object.fromEntries([...needed, ...taken]) }, OPTION_NAMES);
}
