/** What can be set in a world: another reading wherever the documents leave a choice. */
import { booleanOption, enumOption, integerOption, type OptionRule, type OptionRules, stringOption } from "@maksu/signing/options";
import type { Fees } from "./fees.ts";
import { METHODS } from "./methods.ts";
import { SETTLEMENT_CYCLES, type SettlementCycle } from "./settlements/cycle.ts";
import type { Holidays } from "./calendar/banking-days.ts";

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
  /** `checkout-algorithm` of redirects, callbacks and reports: that of the request which made the payment, the refund or the report, or always one. */
  readonly algorithm: "request" | "sha256" | "sha512";
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
  /** Whether a refund is at most what is not settled yet of the account that bears it. */
  readonly refundsNeedBalance: boolean;
  /** What becomes of refunds through a provider: `rejected` before, `fail` and `invalid` after they were accepted. */
  readonly refundOutcome: "ok" | "rejected" | "fail" | "invalid";
  /** Seconds after which the shop is notified of a paid order. */
  readonly notificationDelay: number;
  /** Whether the customer's account number for a refund of the Merchant API comes by itself, after an hour, or by hand alone. */
  readonly refundAccountNumber: "automatic" | "by hand";
  /** Days on which no bank works, besides weekends: `2026-12-25`. */
  readonly holidays: Holidays;
}

/** The defaults. */
export const DEFAULT_SETTINGS: Settings = {
  duplicateStamp: "reject",
  callbackOrder: "before",
  callbackRetry: [60, 300, 900, 3600, 21_600, 86_400],
  duplicateCallbacks: 0,
  algorithm: "request",
  requireHttps: false,
  commitAgain: "reject",
  sameTokenForCommit: false,
  latePaymentAfterCancel: false,
  bankRefundsByEmail: false,
  refundsNeedBalance: false,
  refundOutcome: "ok",
  notificationDelay: 0,
  refundAccountNumber: "automatic",
  holidays: [],
};

/** The values of the settings that are one of several words. */
export const SETTING_VALUES: {
  readonly [name in keyof Settings as Settings[name] extends string ? name : never]: readonly Settings[name][];
} = {
  duplicateStamp: ["reject", "accept"],
  callbackOrder: ["before", "after", "race", "never"],
  algorithm: ["request", "sha256", "sha512"],
  commitAgain: ["reject", "accept"],
  refundOutcome: ["ok", "rejected", "fail", "invalid"],
  refundAccountNumber: ["automatic", "by hand"],
};

const dayOption: OptionRule = {
  allowed: "a day such as 2026-12-25",
  accepts: (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  takes: "a string",
};

/** Seconds of a year: what is later may be beyond what a `Date` can hold. */
const MOST_SECONDS = 31_622_400;

/** What each setting may be. */
export const SETTING_RULES: OptionRules<Settings> = {
  duplicateStamp: enumOption(...SETTING_VALUES.duplicateStamp),
  callbackOrder: enumOption(...SETTING_VALUES.callbackOrder),
  callbackRetry: {
    allowed: `a list of at most 100 numbers of seconds, in ascending order, each at most ${MOST_SECONDS}`,
    accepts: (value) =>
      Array.isArray(value) &&
      value.length <= 100 &&
      value.every((each, index) => Number.isFinite(each) && each > (value[index - 1] ?? 0) && each <= MOST_SECONDS),
    takes: "an array",
  },
  duplicateCallbacks: integerOption(0, 100),
  algorithm: enumOption(...SETTING_VALUES.algorithm),
  requireHttps: booleanOption,
  commitAgain: enumOption(...SETTING_VALUES.commitAgain),
  sameTokenForCommit: booleanOption,
  latePaymentAfterCancel: booleanOption,
  bankRefundsByEmail: booleanOption,
  refundsNeedBalance: booleanOption,
  refundOutcome: enumOption(...SETTING_VALUES.refundOutcome),
  notificationDelay: integerOption(0, MOST_SECONDS, "of seconds"),
  refundAccountNumber: enumOption(...SETTING_VALUES.refundAccountNumber),
  holidays: {
    allowed: "a list of days such as 2026-12-25",
    accepts: (value) => Array.isArray(value) && value.every(dayOption.accepts),
    element: dayOption,
  },
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
  /** On which days it is settled. */
  readonly settlementCycle: SettlementCycle;
  /** Banking days from a settlement to its payout. */
  readonly settlementDelay: number;
  /** Ids of the methods that it has an agreement of its own for: their payments are `direct`, and never settled. */
  readonly directMethods: readonly string[];
  /** What its payments cost. */
  readonly fees: Fees;
  /** Other fees, by the id of the method. */
  readonly methodFees: Readonly<Record<string, Fees>>;
  /** Of the Merchant API: an account of the Payment API whose payments it sees. */
  readonly linkedAccount?: string;
  /** Whether the queries of the Merchant API are rejected, as the document has it for the demo merchant. */
  readonly demoRestrictions: boolean;
  /** Which of two secrets signs events and redirects, while the merchant's secret is rotated. */
  readonly eventSecret: "older" | "newer";
}

/** The defaults. */
export const DEFAULT_MERCHANT_SETTINGS: MerchantSettings = {
  tokenization: true,
  cards: true,
  amex: true,
  refundApproval: false,
  delayedPayments: false,
  perTransactionSettlement: false,
  settlementCycle: "weekdays",
  settlementDelay: 3,
  directMethods: [],
  fees: { fixed: 35, perMille: 0 },
  methodFees: {},
  demoRestrictions: false,
  eventSecret: "older",
};

const methodId = enumOption(...METHODS.map(({ id }) => id));

const methodIds: OptionRule = {
  allowed: "a list of methods",
  accepts: (value) => Array.isArray(value) && value.every(methodId.accepts),
  element: methodId,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, most: number): boolean => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
const isFees = (value: unknown): boolean =>
  isRecord(value) && Object.keys(value).length === 2 && isWhole(value["fixed"], 1_000_000) && isWhole(value["perMille"], 1000);

const FEES = "{ fixed, perMille }, whole numbers of cents and of thousandths";

/** What each setting of a merchant may be. */
export const MERCHANT_SETTING_RULES: OptionRules<MerchantSettings> = {
  methods: methodIds,
  tokenization: booleanOption,
  cards: booleanOption,
  amex: booleanOption,
  refundApproval: booleanOption,
  delayedPayments: booleanOption,
  perTransactionSettlement: booleanOption,
  settlementCycle: enumOption(...SETTLEMENT_CYCLES),
  settlementDelay: integerOption(0, 30, "of banking days"),
  directMethods: methodIds,
  fees: { allowed: FEES, accepts: isFees, takes: "an object" },
  methodFees: {
    allowed: `an object of ${FEES}, by the ids of methods`,
    accepts: (value) => isRecord(value) && Object.entries(value).every(([id, fees]) => methodId.accepts(id) && isFees(fees)),
    takes: "an object",
  },
  linkedAccount: stringOption,
  demoRestrictions: booleanOption,
  eventSecret: enumOption("older", "newer"),
};
