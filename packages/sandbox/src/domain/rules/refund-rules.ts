/** Operations 3 and 4, and what becomes of a refund. */
export const REFUND_RULES = {
  "refundPayment.a": {
    text: "The account has a payment with this id.",
    source: "public documentation, errors",
    response: { example: "transaction-not-found" },
  },
  "refundPayment.b": {
    text: "The payment is paid.",
    source: "public documentation, errors",
    response: { example: "transaction-not-paid" },
  },
  "refundPayment.c": {
    text: "A refund has an amount; an aggregate's has items, or the whole amount of the payment.",
    source: "Payment API, operation 3; public documentation, refunds",
    response: "invalid request",
  },
  "refundPayment.d": {
    text: "Refunds that did not fail are at most the payment, in total and per item.",
    source: "Payment API, operation 3",
    ours: "the message: none is published",
    response: { status: 400, message: "The amount is larger than what is left to refund." },
  },
  "refundPayment.d items": {
    text: "Each item to refund is one of the payment, with no negative price; with an amount, it is the items' sum.",
    source: "public documentation, refunds",
    ours: "the error",
    response: "invalid request",
  },
  "refundPayment.d commission": {
    text: "A commission is taken back from the account that had it, up to what it had.",
    source: "public documentation, shop-in-shop",
    ours: "the message: none is published",
    response: { status: 400, message: "The commission is larger than what its account had." },
  },
  "refundPayment.e": {
    text: "The provider makes refunds, or `email` is given and it has e-mail refunds.",
    source: "Payment API, operation 3",
    setting: "bankRefundsByEmail",
    response: { example: "refund-not-supported" },
  },
  "refundPayment.provider": {
    text: "The payment method's provider may reject a refund.",
    source: "public documentation, errors",
    ours: "the message: none is published",
    setting: "refundOutcome",
    response: { status: 400, message: "The payment method's provider rejected the refund." },
  },
  "refundPaymentByEmail.e": {
    text: "The provider makes refunds, or has e-mail refunds.",
    source: "Payment API, rule 1",
    setting: "bankRefundsByEmail",
    response: { example: "email-refund-not-supported" },
  },
  "refundPayment.balance": {
    text: "The account that bears a refund has as much that is not settled yet.",
    source: "help page of a merchant of the service",
    ours: "no balance is needed unless this is set; the message: none is published",
    setting: "refundsNeedBalance",
    response: { status: 400, message: "The balance is smaller than the refund." },
  },
  "refund.methods": {
    text: "Each method has refunds through its provider, e-mail refunds, both or neither.",
    source: "public documentation, test credentials",
    ours: "which ones, but for S-Pankki and Ålandsbanken",
  },
  "refund.returned": {
    text: "A refund that fails gives its part back: it can be refunded again.",
    source: "sandbox",
    ours: "all of it",
  },
  "refund.stamp": {
    text: "`refundStamp` may come again.",
    source: "sandbox",
    ours: "no document says whether it is checked",
  },
  "refundCallback.values": {
    text: "A refund's callback has its own transaction id, amount, stamp and reference.",
    source: "public documentation, callbacks",
    ours: "the payment's stamp and reference where the refund has none",
  },
  "refundCallback.invalid": {
    text: "The callback of a refund that fails semantic checks after it was accepted has no transaction id.",
    source: "public documentation, callbacks",
    setting: "refundOutcome",
  },
} as const;
