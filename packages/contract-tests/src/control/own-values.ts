/**
 * The words that values of the sandbox's own API may be, and what it does where nothing is said. Written by hand, by the operation or record and the field:
 * no other document states them, and whoever changes one in the description changes what existing tests of shops do.
 */
interface OwnValue {
  readonly words?: readonly string[];
  readonly default?: unknown;
}

const EITHER = ["reject", "accept"];
const INTERFACE_CLASSES = ["S1", "E1", "E2", "1", "3", "third-party"];

const PAYMENT_STATES = ["new", "ok", "fail", "pending", "delayed", "authorization-hold"];
const REFUND_STATES = ["pending", "ok", "fail", "created", "completed", "cancelled"];
const SETTLEMENT_STATES = ["created", "paid out"];
const EVENT_STATES = ["waiting", "acknowledged", "given up", "blocked"];

export const OWN_VALUES: Readonly<Record<string, OwnValue>> = {
  "getHealth.status": { words: ["ok"] },
  "pay.outcome": { words: ["approve", "cancel", "reject", "leave", "pending"] },
  "stepUp.outcome": { words: ["approve", "reject"], default: "approve" },
  "addCard.outcome": { words: ["approve", "cancel", "reject"] },
  "resolve.act": {
    words: ["confirm", "clear", "decline", "approve", "reject", "pay out", "accept", "find", "give account", "complete", "cancel"],
  },
  "addOrder.interfaceClass": { words: INTERFACE_CLASSES },
  "generate.days": { default: 30 },
  "watchClock.timeoutMs": { default: 30_000 },
  "logs.after": { default: 0 },
  "logs.timeoutMs": { default: 0 },
  "Difference.is": { words: ["added", "removed", "changed"] },
  "LogEntry.kind": { words: ["request", "event", "transition"] },
  "forgeEvent.forgery": {
    words: [
      "forged signature",
      "truncated signature",
      "another account",
      "changed amount",
      "doubled parameters",
      "made-up success",
      "replay",
      "other order of parameters",
      "other percent-encoding",
      "additional parameter",
      "redirect at the callback URL",
      "event of another order",
      "payment event at the refund URL",
      "fail at the success URL",
      "unknown status",
    ],
  },
  "Settings.duplicateStamp": { words: EITHER, default: "reject" },
  "Settings.callbackOrder": { words: ["before", "after", "race", "never"], default: "before" },
  "Settings.callbackRetry": { default: [60, 300, 900, 3600, 21_600, 86_400] },
  "Settings.duplicateCallbacks": { default: 0 },
  "Settings.algorithm": { words: ["request", "sha256", "sha512"], default: "request" },
  "Settings.requireHttps": { default: false },
  "Settings.commitAgain": { words: EITHER, default: "reject" },
  "Settings.sameTokenForCommit": { default: false },
  "Settings.latePaymentAfterCancel": { default: false },
  "Settings.bankRefundsByEmail": { default: false },
  "Settings.refundsNeedBalance": { default: false },
  "Settings.refundOutcome": { words: ["ok", "rejected", "fail", "invalid"], default: "ok" },
  "Settings.notificationDelay": { default: 0 },
  "Settings.refundAccountNumber": { words: ["automatic", "by hand"], default: "automatic" },
  "Settings.holidays": { default: [] },
  "Settings.map": { default: {} },
  "MerchantSettings.tokenization": { default: true },
  "MerchantSettings.cards": { default: true },
  "MerchantSettings.amex": { default: true },
  "MerchantSettings.refundApproval": { default: false },
  "MerchantSettings.delayedPayments": { default: false },
  "MerchantSettings.perTransactionSettlement": { default: false },
  "MerchantSettings.settlementCycle": {
    words: ["weekdays", "mon-wed-fri", "mon-thu", "weekly", "twice a month", "monthly"],
    default: "weekdays",
  },
  "MerchantSettings.settlementDelay": { default: 3 },
  "MerchantSettings.directMethods": { default: [] },
  "MerchantSettings.fees": { default: { fixed: 35, perMille: 0 } },
  "MerchantSettings.methodFees": { default: {} },
  "MerchantSettings.demoRestrictions": { default: false },
  "MerchantSettings.eventSecret": { words: ["older", "newer"], default: "older" },
  "Seed.leftOut.kind": { words: ["payment", "order", "secret"] },
  "Merchant.kind": { words: ["normal", "aggregate", "sub-merchant", "merchant"] },
  "Settlement.status": { words: SETTLEMENT_STATES },
  "PaymentShown.status": { words: PAYMENT_STATES },
  "RefundShown.status": { words: REFUND_STATES },
  "Found.kind": {
    words: ["payment", "refund", "order", "merchantRefund", "token", "tokenization", "settlement", "report", "email", "event"],
  },
  "listPayments.status": { words: PAYMENT_STATES },
  "listRefunds.status": { words: REFUND_STATES },
  "listSettlements.status": { words: SETTLEMENT_STATES },
  "listOrders.status": { words: ["waiting payment", "paid", "cancelled", "waiting acceptance"] },
  "listEvents.status": { words: EVENT_STATES },
  Sort: { words: ["oldest", "newest", "largest", "smallest"], default: "oldest" },
  Skip: { default: 0 },
  "Order.interfaceClass": { words: INTERFACE_CLASSES },
  EventName: {
    words: ["paymentCallback", "refundCallback", "addCardCallback", "paymentNotification", "refundStatusChanged", "paymentReport"],
  },
  EventState: { words: EVENT_STATES },
  "FaultRule.refundOutcome": { words: ["rejected", "fail"] },
  "Email.name": { words: ["refund created", "account number wanted", "refund cancelled"] },
  "EventQuery.timeoutMs": { default: 5000 },
};
