// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
/** The defaults of `Settings`. */
export const DEFAULT_SETTINGS = {
  "duplicateStamp": "reject",
  "callbackOrder": "before",
  "callbackRetry": [60, 300, 900, 3600, 21600, 86400],
  "duplicateCallbacks": 0,
  "algorithm": "request",
  "requireHttps": false,
  "commitAgain": "reject",
  "sameTokenForCommit": false,
  "latePaymentAfterCancel": false,
  "bankRefundsByEmail": false,
  "refundsNeedBalance": false,
  "refundOutcome": "ok",
  "notificationDelay": 0,
  "refundAccountNumber": "automatic",
  "holidays": [],
  "map": {}
} as const;

/** The words that fields of `Settings` may be. */
export const SETTINGS_VALUES = {
  "duplicateStamp": ["reject", "accept"],
  "callbackOrder": ["before", "after", "race", "never"],
  "algorithm": ["request", "sha256", "sha512"],
  "commitAgain": ["reject", "accept"],
  "refundOutcome": ["ok", "rejected", "fail", "invalid"],
  "refundAccountNumber": ["automatic", "by hand"]
} as const;

/** The defaults of `MerchantSettings`. */
export const DEFAULT_MERCHANT_SETTINGS = {
  "tokenization": true,
  "cards": true,
  "amex": true,
  "refundApproval": false,
  "delayedPayments": false,
  "perTransactionSettlement": false,
  "settlementCycle": "weekdays",
  "settlementDelay": 3,
  "directMethods": [],
  "fees": {"fixed": 35, "perMille": 0},
  "methodFees": {},
  "demoRestrictions": false,
  "eventSecret": "older"
} as const;

/** The words that fields of `MerchantSettings` may be. */
export const MERCHANT_SETTINGS_VALUES = {"settlementCycle": ["weekdays", "mon-wed-fri", "mon-thu", "weekly", "twice a month", "monthly"], "eventSecret": ["older", "newer"]} as const;

/** The defaults of `EventQuery`. */
export const DEFAULT_EVENT_QUERY = {"timeoutMs": 5000} as const;

/** The words that fields of `EventQuery` may be. */
export const EVENT_QUERY_VALUES = {"name": ["paymentCallback", "refundCallback", "addCardCallback", "paymentNotification", "refundStatusChanged", "paymentReport"]} as const;

/** The defaults of `stepUp`. */
export const DEFAULT_STEP_UP = {"outcome": "approve"} as const;

/** The words that fields of `stepUp` may be. */
export const STEP_UP_VALUES = {"outcome": ["approve", "reject"]} as const;

/** The defaults of `generate`. */
export const DEFAULT_GENERATE = {"days": 30} as const;

/** The defaults of `watchClock`. */
export const DEFAULT_WATCH_CLOCK = {"timeoutMs": 30000} as const;
