/**
 * The rules of all handler options, and the options of the functions that verify and parse. Separate from the handlers because those
 * functions need the rules, too.
 */
import { enumOption, integerOption, timeoutOption } from "@maksu/signing/options";
import type { OnceStore } from "../once/store.ts";
import { accountRule, functionRule, secretsRule, takeOptions, type WebhookOptionRule } from "../options/rules.ts";

/** The name of an option of some handler. */
export type HandlerOptionName =
  | "account"
  | "secret"
  | "store"
  | "lease"
  | "onDelivery"
  | "order"
  | "refund"
  | "compare"
  | "onMismatch"
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

export const OPTION_TABLE: Readonly<Record<HandlerOptionName, WebhookOptionRule>> = {
  account: accountRule,
  secret: secretsRule,
  store: {
    allowed: "an object with the functions claim, extend, finish and release, as memoryStore() has",
    accepts: isStore,
    takes: "an object",
    required: true,
    code: "store-invalid",
  },
  lease: { ...integerOption(1, 3_600_000, "of milliseconds"), code: "lease-invalid" },
  onDelivery: functionRule,
  order: functionRule,
  refund: functionRule,
  compare: { allowed: '"by hand"', accepts: (value) => value === "by hand", takes: "a string" },
  onMismatch: functionRule,
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

/** A store's functions may be methods of a class. */
function isStore(value: unknown): boolean {
  const store: Readonly<Record<keyof OnceStore, unknown>> = Object(value);
  return [store.claim, store.extend, store.finish, store.release].every((each) => typeof each === "function");
}

/** Names of all options. */
export const OPTION_NAMES: readonly string[] = Object.keys(OPTION_TABLE);

/**
 * Validates and copies the options of a function that verifies and parses. Accepts a handler's options: those that it does not use are
 * ignored.
 *
 * @param own - names of its options; of these, `account` and `secret` are required
 * @throws WebhookError as {@link takeOptions}
 */
export function takeReaderOptions<Options extends object>(options: Options, ...own: readonly HandlerOptionName[]): Options {
  return takeOptions(options, Object.fromEntries(own.map((name) => [name, OPTION_TABLE[name]])), OPTION_NAMES);
}
