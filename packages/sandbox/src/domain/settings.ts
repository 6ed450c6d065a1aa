/** What can be set in a world: another reading wherever the documents leave a choice. */
import { booleanOption, enumOption, integerOption, type OptionRule, type OptionRules } from "@maksu/signing/options";
import { METHODS } from "./methods.ts";

/** Settings of a world. */
export interface Settings {
  /** A stamp that another payment of the account has used. */
  readonly duplicateStamp: "reject" | "accept";
  /** The callback of a payment, and the customer's redirect. */
  readonly callbackOrder: "before" | "after" | "race" | "never";
  /** Seconds after the first attempt at which a callback that is not acknowledged is sent again. */
  readonly callbackRetry: readonly number[];
  /** How many more times each callback is sent. */
  readonly duplicateCallbacks: number;
  /** `checkout-algorithm` of redirects and callbacks. */
  readonly algorithm: "sha256" | "sha512";
  /** Whether the merchant's URLs must be https. */
  readonly requireHttps: boolean;
  /** Committing a hold that has been committed. */
  readonly commitAgain: "reject" | "accept";
  /** Whether a hold is committed with its own token only. */
  readonly sameTokenForCommit: boolean;
  /** Whether a bank can confirm a payment that was cancelled or has timed out. */
  readonly latePaymentAfterCancel: boolean;
  /** Whether refunds of bank payments go by e-mail on the day of payment, and of Nordea's after 13 weeks. */
  readonly bankRefundsByEmail: boolean;
  /** What becomes of refunds through a provider: `rejected` before, `fail` and `invalid` after they were accepted. */
  readonly refundOutcome: "ok" | "rejected" | "fail" | "invalid";
}

/** The defaults. */
export const DEFAULT_SETTINGS: Settings = {
  duplicateStamp: "reject",
  callbackOrder: "before",
  callbackRetry: [60, 300, 900, 3600, 21_600, 86_400],
  duplicateCallbacks: 0,
  algorithm: "sha256",
  requireHttps: false,
  commitAgain: "reject",
  sameTokenForCommit: false,
  latePaymentAfterCancel: false,
  bankRefundsByEmail: false,
  refundOutcome: "ok",
};

/** The values of the settings that are one of several words. */
export const SETTING_VALUES: {
  readonly [name in keyof Settings as Settings[name] extends string ? name : never]: readonly Settings[name][];
} = {
  duplicateStamp: ["reject", "accept"],
  callbackOrder: ["before", "after", "race", "never"],
  algorithm: ["sha256", "sha512"],
  commitAgain: ["reject", "accept"],
  refundOutcome: ["ok", "rejected", "fail", "invalid"],
};

/** What each setting may be. */
export const SETTING_RULES: OptionRules<Settings> = {
  duplicateStamp: enumOption(...SETTING_VALUES.duplicateStamp),
  callbackOrder: enumOption(...SETTING_VALUES.callbackOrder),
  callbackRetry: {
    allowed: "a list of seconds, in ascending order",
    accepts: (value) => Array.isArray(value) && value.every((each, index) => Number.isFinite(each) && each > (value[index - 1] ?? 0)),
  },
  duplicateCallbacks: integerOption(0, 100),
  algorithm: enumOption(...SETTING_VALUES.algorithm),
  requireHttps: booleanOption,
  commitAgain: enumOption(...SETTING_VALUES.commitAgain),
  sameTokenForCommit: booleanOption,
  latePaymentAfterCancel: booleanOption,
  bankRefundsByEmail: booleanOption,
  refundOutcome: enumOption(...SETTING_VALUES.refundOutcome),
};

/** Settings of a merchant. */
export interface MerchantSettings {
  /** Ids of the methods that it offers; all when undefined. */
  readonly methods?: readonly string[];
  /** Whether it may tokenize cards. */
  readonly tokenization: boolean;
  /** Whether it may charge cards. */
  readonly cards: boolean;
  /** Whether these may be American Express cards. */
  readonly amex: boolean;
  /** Whether refunds wait for an approval. */
  readonly refundApproval: boolean;
  /** Whether bank payments are delayed. */
  readonly delayedPayments: boolean;
  /** Whether each payment is settled by itself. */
  readonly perTransactionSettlement: boolean;
}

/** The defaults. */
export const DEFAULT_MERCHANT_SETTINGS: MerchantSettings = {
  tokenization: true,
  cards: true,
  amex: true,
  refundApproval: false,
  delayedPayments: false,
  perTransactionSettlement: false,
};

const methodId = enumOption(...METHODS.map(({ id }) => id));

const methodIds: OptionRule = {
  allowed: "a list of methods",
  accepts: (value) => Array.isArray(value) && value.every(methodId.accepts),
  element: methodId,
};

/** What each setting of a merchant may be. */
export const MERCHANT_SETTING_RULES: OptionRules<MerchantSettings> = {
  methods: methodIds,
  tokenization: booleanOption,
  cards: booleanOption,
  amex: booleanOption,
  refundApproval: booleanOption,
  delayedPayments: booleanOption,
  perTransactionSettlement: booleanOption,
};
