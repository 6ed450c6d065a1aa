/** Operations 1, 2 and 5 to 7. */
export const PAYMENT_RULES = {
  "createPayment.a": {
    text: "`amount` is the sum of the items, unless there are none.",
    source: "Payment API, PaymentRequest",
    response: "invalid request",
    checkedBy: "description",
  },
  "createPayment.b": {
    text: "A payment of an aggregate has items, each with `merchant`, `stamp` and `reference`, and no negative price.",
    source: "public documentation, shop-in-shop",
    ours: "that there is an item: without one, nothing says who is paid",
    response: "invalid request",
  },
  "createPayment.b merchant": {
    text: "Each item's `merchant` is an active sub-merchant of the aggregate.",
    source: "public documentation, shop-in-shop",
    response: { example: "invalid-sub-merchant" },
  },
  "createPayment.c": {
    text: "Only the items of an aggregate have a `merchant`.",
    source: "public documentation, shop-in-shop",
    ours: "the error is that of an unknown sub-merchant",
    response: { example: "invalid-sub-merchant" },
  },
  "createPayment.d": {
    text: "With `usePricesWithoutVat` there are items, none with a negative price.",
    source: "Payment API, PaymentRequest; public documentation",
    response: "invalid request",
    checkedBy: "description",
  },
  "createPayment.d limit": {
    text: "The amount with VAT is at most 99999999 cents.",
    source: "Payment API, PaymentRequest",
    ours: "VAT is added per unit price, rounded half away from zero, and the limit holds for the result",
    response: "invalid request",
  },
  "createPayment.e": {
    text: "A merchant that is settled payment by payment gives a Finnish reference number.",
    source: "public documentation, reference numbers",
    ours: "in a commit, too: its reference becomes that of the settlement",
    setting: "perTransactionSettlement",
    response: { example: "invalid-reference" },
  },
  "createPayment.f": {
    text: "No other payment of the account has the stamp, and no commit has had it.",
    source: "Payment API, PaymentRequest",
    ours: "the error: none is published",
    setting: "duplicateStamp",
    response: { status: 400, message: "The stamp has been used by another payment." },
  },
  "createPayment.f used": {
    text: "A rejected request uses no stamp, a declined card neither. The stamp of a payment that failed stays used, and so does that of a step-up.",
    source: "sandbox",
    ours: "all of it",
  },
  "createPayment.opens": {
    text: "A payment has an `href`, a 7-3-1 reference, the terms in its language, and a form for each method that it offers, signed by the merchant's secret.",
    source: "Payment API, operation 1; public documentation, provider forms",
    ours: "the addresses of the pages",
  },
  "payment.methods": {
    text: "A payment offers the merchant's methods that its groups and its amount allow. No method is of the group `other`.",
    source: "Payment API, operation 1; public documentation, payment methods",
    ours: "credit from 1000 to 500000 cents, the others any amount",
    setting: "methods",
  },
  "payment.once": {
    text: "Of two customers' actions at once, the first counts: the payment changes once, and is reported once.",
    source: "sandbox",
    ours: "all of it",
  },
  "payment.status": {
    text: "A paid payment stays paid: a refund does not change its status.",
    source: "public documentation, statuses",
    ours: "that a refund does not",
  },
  "getPayment.a": {
    text: "The account has a payment with this id; a refund is none.",
    source: "public documentation, errors",
    ours: "a refund's id counts as unknown",
    response: { example: "transaction-not-found" },
  },
  "getPayment.fields": {
    text: "`href` comes only while the payment is new and has a pay page; `provider` once a method took part; `paidAt` and `filingCode` when it is paid; `cardInfo` of a card; `settlementReference` where each payment is settled by itself.",
    source: "public documentation, payment details",
    ours: "no filing code for cards, Apple Pay and Google Pay; a step-up has no `href`; the settlement reference is the payment's reference",
    setting: "perTransactionSettlement",
  },
  "activateInvoice.a": {
    text: "The account has a payment with this id.",
    source: "public documentation, errors",
    response: { example: "transaction-not-found" },
  },
  "activateInvoice.b": {
    text: "Only a payment that waits for its activation is activated; for any other the body of the 200 has the status error.",
    source: "Payment API, rule 2; public documentation, invoice activation",
    ours: "one that waits for the fraud check can't be activated",
  },
  "listPaymentProviders.a": {
    text: "Methods of the merchant whose group and bounds fit; perhaps none. Nothing is created.",
    source: "Payment API, operation 6",
  },
  "listGroupedPaymentProviders.a": {
    text: "The same by group, in Finnish unless `language` is given, without forms.",
    source: "Payment API, operation 7; public documentation",
  },
} as const;
