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
 * @param finds - name of the function that finds the record which an event is compared with; undefined where there is nothing to compare
 * @throws WebhookError as {@link takeOptions}
 */
export function takeHandlerOptions<Options extends HandlerOptions>(
  options: Options,
  needs: readonly HandlerOptionName[],
  takes: readonly HandlerOptionName[] = [],
  finds?: "order" | "refund",
): Options {
  // The function itself was passed where its handler belongs. A list of missing options would mislead.
  if (options instanceof Request)
    throw new WebhookError(
      "option-invalid",
      "options: must not be a Request; call the function with its options, then pass the handler it returns to webhookRouter or nodeListener",
    );
  const { secret, store, lease, onDelivery } = RULES;
  const needed = needs.map((name) => [name, { ...RULES[name], required: true }]);
  const taken = [...takes, ...(finds ? [finds, "compare" as const, "onMismatch" as const] : [])].map((name) => [name, RULES[name]]);
  const own = takeOptions(options, { secret, store, lease, onDelivery, ...Object.fromEntries([...needed, ...taken]) }, OPTION_NAMES);
  if (finds) requireComparison(own, finds);
  return own;
}

/** Checks that events are compared with records, or that somebody has thought of it. */
export function requireComparison(options: object, finds: "order" | "refund"): void {
  const { compare, [finds]: find }: { readonly compare?: unknown; readonly order?: unknown; readonly refund?: unknown } = options;
  if ((find === undefined) === (compare === undefined))
    throw new WebhookError(
      "option-invalid",
      `${finds}: must be a function that finds your ${finds === "order" ? "order" : "refund"}, or compare must be "by hand" where your own function compares`,
    );
}
