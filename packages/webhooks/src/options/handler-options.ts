/** The options of all handlers, in one table, so that one object of options can serve several handlers. */
import { enumOption, integerOption, type OptionRules, timeoutOption } from "@maksu/signing/options";
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
import { accountRule, functionRule, secretsRule, takeOptions, type WebhookOptionRule } from "./option-rules.ts";

type AllOptions = PaymentRedirectOptions &
  RefundCallbackOptions &
  AddCardRedirectOptions &
  PaymentReportOptions &
  RefundStatusOptions &
  SuccessRedirectOptions &
  FailureRedirectOptions;

const RULES: OptionRules<AllOptions, WebhookOptionRule> = {
  account: accountRule,
  secret: secretsRule,
  store: {
    allowed: "an object with the functions claim and release, as memoryStore() has",
    accepts: isStore,
    required: true,
    code: "store-invalid",
  },
  lease: { ...integerOption(1, 3_600_000, "of milliseconds"), code: "lease-invalid" },
  onDelivery: functionRule,
  onPayment: functionRule,
  onPaymentDetails: functionRule,
  paymentPage: functionRule,
  onRefund: functionRule,
  onCard: functionRule,
  cardPage: functionRule,
  onReport: functionRule,
  maxBytes: { ...integerOption(1, undefined, "of bytes"), code: "limit-invalid" },
  maxUnverifiedBytes: { ...integerOption(1, undefined, "of bytes"), code: "limit-invalid" },
  bodyTimeout: { ...timeoutOption, code: "limit-invalid" },
  onRefundStatus: functionRule,
  onOtherRefundStatus: functionRule,
  encoding: { ...enumOption("hex", "base64"), code: "encoding-invalid" },
  onPaid: functionRule,
  paidPage: functionRule,
  onUnpaid: functionRule,
  unpaidPage: functionRule,
};

/** A store's functions may be a class's own. */
function isStore(value: unknown): boolean {
  const { claim, release }: { readonly claim?: unknown; readonly release?: unknown } = Object(value);
  return typeof claim === "function" && typeof release === "function";
}

/** The name of an option that some handler has. */
export type HandlerOptionName = keyof typeof RULES;

const NAMES = Object.keys(RULES);

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
  const { secret, store, lease, onDelivery } = RULES;
  const needed = needs.map((name) => [name, { ...RULES[name], required: true }]);
  const taken = takes.map((name) => [name, RULES[name]]);
  return takeOptions(options, { secret, store, lease, onDelivery, ...Object.fromEntries([...needed, ...taken]) }, NAMES);
}
