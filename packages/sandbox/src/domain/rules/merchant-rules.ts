/** The Merchant API: refunds and queries. */
export const MERCHANT_RULES = {
  "merchant.createRefund.a": {
    text: "An order of the merchant has the order number.",
    source: "Merchant API v1, Error codes",
    response: { example: "payment-not-found" },
  },
  "merchant.createRefund.b": {
    text: "One order alone has the order number.",
    source: "Merchant API v1, Error codes",
    ours: "whatever their states",
    response: { example: "nonunique-payment-identifier" },
  },
  "merchant.createRefund.c": {
    text: "The order did not come through version 1 or 3 of the older interface.",
    source: "Merchant API v1, Error codes",
    response: { example: "invalid-interface" },
  },
  "merchant.createRefund.d": {
    text: "The order did not come through a third party, nor is it a payment of the linked account.",
    source: "Merchant API v1, Error codes",
    ours: "payments of a linked account, whose order number is the stamp",
    setting: "linkedAccount",
    response: { example: "payment-interface-type-does-not-support-refunding" },
  },
  "merchant.createRefund.e": {
    text: "The payment method has refunds.",
    source: "Merchant API v1, Error codes",
    response: { example: "payment-method-does-not-support-refunding" },
  },
  "merchant.createRefund.f": {
    text: "The order is paid.",
    source: "Merchant API v1, Error codes",
    response: { example: "payment-status-does-not-support-refunding" },
  },
  "merchant.createRefund.g": {
    text: "`email` is given for a bank or invoice payment, and for one of S1 that was not made by card.",
    source: "Merchant API v1, Refund request",
    response: { example: "missing-email" },
  },
  "merchant.createRefund.h": {
    text: "Each row has a `vatPercent` where the order has rows, and none where it has not.",
    source: "Merchant API v1, Refund request",
    response: { example: "invalid-vat-percent" },
  },
  "merchant.createRefund.h percent": {
    text: "`vatPercent` is one of the order.",
    source: "Merchant API v1, Refund request",
    ours: "the code; a row's `vat` times 100 is its `vatPercent`",
    response: { example: "invalid-vat-percent" },
  },
  "merchant.createRefund.i": {
    text: "Refunds that were not cancelled are at most the order, in total and per VAT percent.",
    source: "Merchant API v1, Refund request",
    response: { example: "invalid-amount" },
  },
  "merchant.createRefund.location": {
    text: "`Location` is absolute, and ends in the refund token.",
    source: "public documentation, refunds",
    ours: "that it is absolute",
  },
  "merchant.cancelRefund.a": {
    text: "The merchant has a refund with this token.",
    source: "Merchant API v1, Error codes",
    response: { example: "refund-not-found" },
  },
  "merchant.cancelRefund.b": {
    text: "The refund is created, and not of a card.",
    source: "Merchant API v1, Error codes",
    ours: "until the settlement run that completes it",
    response: { example: "invalid-refund-status" },
  },
  "merchant.getRefund.a": {
    text: "The merchant has a refund with this token.",
    source: "Merchant API v1, Error codes",
    response: { example: "invalid-refund-token" },
  },
  "merchant.getPayment.a": {
    text: "The merchant has an order with this payment id, or its linked account a payment with this bank reference.",
    source: "Merchant API v1, Error codes",
    ours: "payments of a linked account, with their refunds: their status, and their stamp as order number",
    setting: "linkedAccount",
    response: { example: "invalid-consumer-payment-id" },
  },
  "merchant.listPayments.a": {
    text: "The merchant's orders with this order number, oldest first, and payments of its linked account with this stamp; there is at least one.",
    source: "public documentation, payments by order number",
    ours: "their order, that none is an error, and payments of a linked account",
    setting: "linkedAccount",
    response: { example: "invalid-order-number" },
  },
  "merchant.queries": {
    text: "A merchant with demo restrictions has no queries.",
    source: "Merchant API v1, What the service does",
    ours: "off: the demo merchant, too, has queries; the error",
    setting: "demoRestrictions",
    response: { example: "merchant-api-not-activated" },
  },
  "merchant.payment.amounts": {
    text: "`charged` is the amount once paid, `settled` that less the fees once in a settlement, both 0 before; fees are negative.",
    source: "public documentation, payment details",
    ours: "the fees",
    setting: "fees",
  },
  "merchant.payment.type": {
    text: "`paymentServiceType` is `direct` for methods that the merchant has an agreement of its own for.",
    source: "Merchant API v1, Payment record",
    setting: "directMethods",
  },
  "merchant.refund.amounts": {
    text: "`settledAmount` is 0 until the refund is completed, then its negative amount less its fee.",
    source: "public documentation, refund details",
    ours: "a refund costs nothing",
  },
  "merchant.refund.account": {
    text: "A bank or invoice refund waits for the customer's account number.",
    source: "the vendor's help page on refunds",
    ours: "after an hour it comes by itself",
    setting: "refundAccountNumber",
  },
  "merchant.notification.retry": {
    text: "A refund notification that is not acknowledged is sent again 1, 3, 6, 10, 15, 21, 28, 36, 45 and 55 hours after the first.",
    source: "Merchant API v1, Events",
  },
} as const;
