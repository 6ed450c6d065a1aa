/** What each option of a handler may be, and the options of the functions that verify and read. Beside those of handlers, since readers need it too. */
import { enumOption, integerOption, timeoutOption } from "@maksu/signing/options";
import { accountRule, functionRule, secretsRule, takeOptions, type WebhookOptionRule } from "./option-rules.ts";

/** The name of an option that some handler has. */
export type HandlerOptionName =
  | "account"
  | "secret"
  | "store"
  | "lease"
  | "onDelivery"
  | "onPayment"
  | "onPaymentDetails"
  | "paymentPage"
  | "onRefund"
  | "onCard"
  | "cardPage"
  | "onReport"
  | "maxBytes"
  | "maxUnverifiedBytes"
  | "bodyTimeout"
  | "onRefundStatus"
  | "onOtherRefundStatus"
  | "encoding"
  | "onPaid"
  | "paidPage"
  | "onUnpaid"
  | "unpaidPage";

/** The rule of each. */
export const OPTION_TABLE: Readonly<Record<HandlerOptionName, WebhookOptionRule>> = {
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

/** Names of all options. */
export const OPTION_NAMES: readonly string[] = Object.keys(OPTION_TABLE);

/**
 * Checks the options of a function that verifies and reads, and takes a copy of them. It may be given the options of a handler: those that are not
 * its own are ignored, as the handlers do.
 *
 * @param own - names of its options; of these, it can't do without `account` and `secret`
 * @throws WebhookError as {@link takeOptions}
 */
export function readerOptions<Options extends object>(options: Options, ...own: readonly HandlerOptionName[]): Options {
  return takeOptions(options, Object.fromEntries(own.map((name) => [name, OPTION_TABLE[name]])), OPTION_NAMES);
}
