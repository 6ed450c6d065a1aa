/** A seed that has every command once at least. */
export const EVERY_COMMAND = `
clock: "2026-03-02T09:00:00Z"
steps:
  - configure: { commitAgain: accept }
  - configureMerchant: { settlementCycle: weekly }
    account: aggregate

  - create: &order
      stamp: order-1
      reference: "3759170"
      amount: 1525
      currency: EUR
      language: EN
      items: []
      customer: { email: maija@example.com }
      redirectUrls: { success: "https://shop.invalid/ok", cancel: "https://shop.invalid/no" }
    as: first
  - pay: { method: nordea }
    of: $first
  - advanceClock: { hours: 1, seconds: 0.25 }
  - refundPayment: { amount: 500, callbackUrls: { success: "https://shop.invalid/ok", cancel: "https://shop.invalid/no" } }
    of: $first
    as: refund
  - refund: { amount: 25 }
    of: $first
  - create: { <<: *order, stamp: order-2 }
    as: second
  - pay: { method: spankki }
    of: $second
  - refundPaymentByEmail: { amount: 25, email: maija@example.com, callbackUrls: { success: "https://shop.invalid/ok", cancel: "https://shop.invalid/no" } }
    of: $second
    as: by email
  - resolve: { act: pay out }
    of: $by email
  - create: { <<: *order, stamp: order-3, amount: 5000, manualInvoiceActivation: true }
    as: invoice
  - pay: { method: walleyb2b }
    of: $invoice
  - activateInvoice: {}
    of: $invoice
  - create:
      <<: *order
      stamp: $$order
      items: [{ unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "#1", stamp: a, reference: "1", merchant: $subMerchant, commission: { merchant: $aggregate, amount: 100 } }]
    account: aggregate
    as: shared
  - pay: { card: "0313", outcome: reject }
    of: $shared

  - payAndAddCard: { <<: *order, stamp: card-0, callbackUrls: { success: "https://shop.invalid/ok", cancel: "https://shop.invalid/no" } }
    as: first payment
  - pay: { card: "0313" }
    of: $first payment
    as: first card
  - mitCharge: { <<: *order, stamp: card-00, token: $first card }

  - addCardForm: { checkout-algorithm: sha256, checkout-redirect-success-url: "https://shop.invalid/ok", checkout-redirect-cancel-url: "https://shop.invalid/no" }
    as: form
  - addCard: { card: "1162" }
    of: $form
    as: card
  - addToken: { card: "0024" }
    as: other card
  - mitCharge: { <<: *order, stamp: card-1, token: $card }
  - citCharge: { <<: *order, stamp: card-2, token: $card }
    as: step-up
  - stepUp: { outcome: reject }
    of: $step-up
  - mitHold: { <<: *order, stamp: hold-1, token: $other card }
    as: hold
  - commit: { <<: *order, stamp: hold-1, amount: 1000, token: $other card }
    of: $hold
  - citHold: { <<: *order, stamp: hold-2, token: $other card }
    as: reverted
  - revert: {}
    of: $reverted

  - order: { orderNumber: ORDER-1, currency: EUR, price: "99.00", urlSet: &urls { success: "https://shop.invalid/ok", failure: "https://shop.invalid/no", notification: "https://shop.invalid/now" } }
    as: order
  - pay: { method: nordea }
    of: $order
  - refundOrder: { email: maija@example.com, rows: [{ amount: 1000 }], notifyUrl: "https://shop.invalid/refund" }
    of: ORDER-1
    as: cancelled
  - cancelRefund: {}
    of: $cancelled
  - addOrder: { interfaceClass: third-party, request: { orderNumber: ORDER-2, price: "12.00" } }

  - settle: {}
    account: payment
  - payOut: {}
    of: $settlement-1
  - requestReport: { requestType: json, callbackUrl: "https://shop.invalid/report" }
  - requestSettlementReport: { requestType: csv, callbackUrl: "https://shop.invalid/report" }
    of: $settlement-1
  - generate: { count: 20, days: 9 }
`;
