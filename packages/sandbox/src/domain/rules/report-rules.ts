/** Reports: operations 17 and 18, and their delivery. */
export const REPORT_RULES = {
  "report.request": {
    text: "The request id comes at once, and the report is posted to `callbackUrl`.",
    source: "Payment API, operations 17 and 18",
    ours: "right after the response",
  },
  "report.settlement": {
    text: "The merchant, or the sub-merchant that is named, has a settlement with this id.",
    source: "Payment API, operation 18",
    response: { example: "settlement-not-found" },
  },
  "report.signature": {
    text: "The report is signed over its `checkout-` headers and its body.",
    source: "public documentation, reports",
    ours: "the headers: account and algorithm",
  },
  "report.acknowledged": {
    text: "A status of 200 alone acknowledges a report; with any other it is sent again, as it is by then.",
    source: "Payment API, Events",
    ours: "on the schedule of callbacks: none is published",
    setting: "callbackRetry",
  },
  "report.period": {
    text: "Payments that were created from `startDate` to `endDate` are reported.",
    source: "public documentation, reports",
    ours: "both ends included, dates and times without an offset in Helsinki, the oldest first",
  },
  "report.refunds": {
    text: "A refund is a row of its own, with a negative amount and the payment's reference.",
    source: "public documentation, reports",
    ours: "behind the payments, those made in the period; a limit counts payments",
  },
  "report.status": {
    text: "`paymentStatus` is `default` for paid and settled ones, `paid` for those not settled, `settled`, or `all`.",
    source: "public documentation, reports",
    ours: "which state each status stands for; a hold is `Halted`; refunds that wait are `waiting for approval`",
  },
  "report.sub-merchant": {
    text: "With `submerchant`, an aggregate gets that one's part of each payment.",
    source: "public documentation, shop-in-shop",
    ours: "without it, whole payments",
  },
  "report.fields": {
    text: "`reportFields` names the fields that are shown, in the order of the description; `tradeitems` need `includeItems`, and JSON.",
    source: "public documentation, reports",
    ours: "the address is the invoicing one, else that of the delivery; the description is that of the first item",
  },
  "report.vat": {
    text: "`vatPercentage` and `vatAmount` are those of the payment's items.",
    source: "public documentation, reports",
    ours: "of several rates, 0 and the sum of VAT; the VAT of a commission is 0",
  },
  "report.csv": {
    text: "CSV has a row of names, semicolons, quoted texts and decimal commas.",
    source: "public documentation, reports",
    ours: "amounts have two decimals",
  },
} as const;
