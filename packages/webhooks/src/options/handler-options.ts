/** The options of all handlers, in one table, so that one object of options can serve several handlers. */
import type { OptionRules } from "@maksu/signing/options";
import { WebhookError } from "../errors.ts";
import type { HandlerOptions } from "../handlers/handler.ts";
import type {
  AddCardRedirectOptions,
  FailureRedirectOptions,
  PaymentRedirectOptions,
  PaymentReportOptions,
  RefundCallbackOptions,
  RefundStatusOptions,
  SuccessRedirectOptions,
} from "./options-of-handlers.ts";
import { takeOptions, type WebhookOptionRule } from "./option-rules.ts";
import { type HandlerOptionName, OPTION_NAMES, OPTION_TABLE } from "./reader-options.ts";

type AllOptions = PaymentRedirectOptions &
  RefundCallbackOptions &
  AddCardRedirectOptions &
  PaymentReportOptions &
  RefundStatusOptions &
  SuccessRedirectOptions &
  FailureRedirectOptions;

/** One that is missing does not compile. */
const RULES: OptionRules<AllOptions, WebhookOptionRule> = OPTION_TABLE;

/**
 * Checks the options of a handler when it is created and takes a copy of them. An option that another handler has, in an object that several
 * share, is ignored; a name that no handler has is rejected.
 *
 * @param needs - names of the options that the handler can't do without, beside `secret` and `store`
 * @param takes - names of its further options, beside `lease` and `onDelivery`
 * @throws WebhookError as {@link takeOptions}
 */
export function handlerOptions<Options extends HandlerOptions>(
  options: Options,
  needs: readonly HandlerOptionName[],
  takes: readonly HandlerOptionName[] = [],
): Options {
  // The function itself was put where its handler belongs. What it lacks would be a misleading thing to say.
  if (options instanceof Request)
    throw new WebhookError(
      "option-invalid",
      "options: must not be a Request; call the function with its options first, and give webhookRouter or nodeListener the handler it returns",
    );
  const { secret, store, lease, onDelivery } = RULES;
  const needed = needs.map((name) => [name, { ...RULES[name], required: true }]);
  const taken = takes.map((name) => [name, RULES[name]]);
  return takeOptions(options, { secret, store, lease, onDelivery, ...Object.fromEntries([...needed, ...taken]) }, OPTION_NAMES);
}
