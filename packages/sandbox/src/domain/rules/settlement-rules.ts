/** Settlements: how they are made, and what the two APIs show of them. */
export const SETTLEMENT_RULES = {
  "settlement.cycle": {
    text: "A merchant is settled on the days of its cycle: every weekday, Monday-Wednesday-Friday, Monday and Thursday, weekly, twice a month or monthly.",
    source: "the vendor's help page on settlements",
    ours: "which days; a day when banks are closed moves to the next banking day",
    setting: "settlementCycle",
  },
  "settlement.time": {
    text: "A settlement is made at 04:00 in Helsinki.",
    source: "the vendor's help page on settlements",
    ours: "the hour",
  },
  "settlement.payout": {
    text: "It is paid out three banking days later.",
    source: "the vendor's help page on settlements",
    ours: "the hour, 04:00",
    setting: "settlementDelay",
  },
  "settlement.banking-days": {
    text: "Banking days are Monday to Friday.",
    source: "sandbox",
    ours: "there are no holidays unless a list is given",
    setting: "holidays",
  },
  "settlement.shares": {
    text: "Each sub-merchant of an aggregate is settled by itself, less the commissions of its items, which go to the accounts that they name.",
    source: "public documentation, shop-in-shop",
    ours: "each sub-merchant bears the fees of its share; its cycle is that of the aggregate, and other accounts have their own",
  },
  "settlement.per-transaction": {
    text: "A merchant that is settled payment by payment has a settlement for each, with the payment's reference.",
    source: "public documentation, reference numbers",
    ours: "a refund is deducted from its payment's settlement, or from the first that stays above 0",
    setting: "perTransactionSettlement",
  },
  "settlement.content": {
    text: "A settlement has the payments and refunds that were made before its day and are in no other.",
    source: "public documentation, settlements",
    ours: "before 00:00 in Helsinki",
  },
  "settlement.refunds": {
    text: "Bank and invoice refunds of the Merchant API are completed by the settlement that they are deducted from, once the account number is known.",
    source: "Merchant API v1, States",
    ours: "without a settlement they stay created",
  },
  "settlement.total": {
    text: "Refunds and fees are deducted from what is settled.",
    source: "Merchant API v1, States",
    ours: "where nothing above 0 is left, nothing is settled: all of it waits",
  },
  "settlement.fees": {
    text: "A payment costs a fixed fee and a part of its amount.",
    source: "Merchant API v1, Payment record",
    ours: "35 cents, and nothing of the amount; a refund costs nothing",
    setting: "fees",
  },
  "settlement.method-fees": {
    text: "Methods may have fees of their own.",
    source: "Merchant API v1, Payment record",
    ours: "none has, unless this is set",
    setting: "methodFees",
  },
  "settlement.direct": {
    text: "A payment by a method that the merchant has an agreement of its own for is not settled.",
    source: "Merchant API v1, Payment record",
    ours: "that it is in no settlement",
    setting: "directMethods",
  },
  "settlement.limit": {
    text: "A settlement that the Merchant API shows is at most 50,000,000 cents: more payments make several.",
    source: "Merchant API v1, Settlement",
    ours: "that they are split",
  },
  "settlement.numbers": {
    text: "A settlement has an id and a Finnish reference number.",
    source: "public documentation, settlements",
    ours: "seven digits that count, for both APIs; the reference number is the id with its check digit",
  },
  "listSettlements.a": {
    text: "`submerchant` is one of the aggregate's own, here and in the requests for reports.",
    source: "Payment API, operation 8; public documentation, shop-in-shop",
    response: { example: "invalid-sub-merchant" },
  },
  "listSettlements.b": {
    text: "The newest come first, at most 100, or `limit`; both dates are included.",
    source: "public documentation, settlements",
    ours: "days in Helsinki; an empty list where nothing is found",
  },
  "listSettlements.c": {
    text: "`bankReference` is the settlement's reference.",
    source: "Payment API, operation 8",
  },
  "listSettlements.d": {
    text: "`settledAt` is the time of the payout.",
    source: "public documentation, settlements",
    ours: "before, the time that it is planned for, since the field is required",
  },
  "merchant.listSettlements.a": {
    text: "The settlements that were made on the days of the span, both included.",
    source: "Merchant API v1, Operations",
    ours: "oldest first; also those of the linked account",
    setting: "linkedAccount",
  },
  "merchant.getSettlement.a": {
    text: "The merchant has a settlement with this id.",
    source: "Merchant API v1, Error codes",
    response: { example: "invalid-settlement-id" },
  },
  "merchant.getSettlement.b": {
    text: "In the list of a payment's refunds, and nowhere else, a refund in a settlement has the status `settlement linked`.",
    source: "Merchant API v1, Refund record",
  },
} as const;
