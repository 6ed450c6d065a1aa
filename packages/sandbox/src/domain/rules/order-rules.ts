/** The legacy interface: its operation, and the messages of its page. */
export const ORDER_RULES = {
  "legacy.createPayment.a": {
    text: "The rows add up to 0.65 to 90071992547409.91.",
    source: "Legacy interface, Errors",
    ours: "each row is rounded half away from zero to a cent; the upper figure, beyond which cents are not exact",
    response: { example: "invalid-total-price" },
  },
  "legacy.createPayment.b": {
    text: "No other order of the merchant has the reference number; several may have the same order number.",
    source: "Legacy interface, Errors",
    response: { example: "invalid-reference-number-used" },
  },
  "legacy.error.message": {
    text: "`errorMessage` is that of the description's example, whatever the locale.",
    source: "Legacy interface, Errors",
    ours: "one language for all",
  },
  "legacy.methods": {
    text: "Invoice and instalments need rows; an invoice needs `includeVat` 1 and whole amounts, too.",
    source: "Legacy interface, orderDetails",
  },
  "legacy.card.error": {
    text: "A card is rejected for amounts of 0.01 to 0.99 and 1.01 to 4.99, whose cents are the response code.",
    source: "public documentation, test credentials",
    ours: "the code 00 passes",
  },
  "legacy.receipt.paid": {
    text: "`PAID` is the payment id, `METHOD` the method's number.",
    source: "public documentation, receipts",
    ours: "which id",
  },
  "legacy.receipt.timestamp": {
    text: "`TIMESTAMP` is the time of payment, the same in the notification and the redirect.",
    source: "public documentation, receipts",
    ours: "which time",
  },
  "legacy.redirect.pending": {
    text: "The customer of an invoice that waits for acceptance returns to `urlSet.pending`, else to `failure`, with the failure's parameters.",
    source: "Legacy interface, Payment request",
    ours: "the parameters",
  },
  "legacy.notification": {
    text: "The notification of a paid order is sent at once, and again on the schedule of callbacks.",
    source: "Legacy interface, Events",
    ours: "at once, and the schedule: none is published",
    setting: "notificationDelay",
  },
} as const;
