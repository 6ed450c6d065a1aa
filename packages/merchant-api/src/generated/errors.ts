// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
import type { ErrorCatalogue } from "@maksu/openapi-runtime";

/** An error code of Merchant API. */
export type ErrorCode = 
  | "invalid-json"
  | "invalid-refund-rows"
  | "invalid-amount"
  | "invalid-vat-percent"
  | "invalid-description"
  | "invalid-notify-url"
  | "invalid-key"
  | "missing-email"
  | "invalid-interface"
  | "nonunique-payment-identifier"
  | "invalid-signature"
  | "invalid-api-name"
  | "merchant-inactive"
  | "refunds-not-enabled"
  | "payment-not-found"
  | "payment-interface-type-does-not-support-refunding"
  | "payment-method-does-not-support-refunding"
  | "payment-status-does-not-support-refunding"
  | "service-unavailable"
  | "invalid-refund-token"
  | "refund-not-found"
  | "invalid-refund-status"
  | "invalid-date-format"
  | "invalid-date-range"
  | "invalid-settlement-id"
  | "invalid-order-number"
  | "invalid-consumer-payment-id";

/** Every error code that Merchant API documents, with its HTTP status, its meaning, and the operations that return it. */
export const errorCatalogue: ErrorCatalogue<ErrorCode> = Object.freeze({
  "invalid-json": {"status":400,"meaning":"The body can't be parsed as JSON. Taken here also for a body that is not the record expected and has no code of its own.","workaround":"Send one JSON object.","operations":["createRefund"]},
  "invalid-refund-rows": {"status":400,"meaning":"No rows, or too many.","workaround":"Send 1 to 500 rows.","operations":["createRefund"]},
  "invalid-amount": {"status":400,"meaning":"The sum of a row is not valid, or more than the payment has left to refund.","workaround":"Give every row an amount above 0 and no greater than what is left to refund.","operations":["createRefund"]},
  "invalid-vat-percent": {"status":400,"meaning":"A VAT percent is not valid. The rows of a payment made through E1 or E2 need one, others may not have one.","workaround":"Give every row of an E1 or E2 payment a VAT percent of that payment.","operations":["createRefund"]},
  "invalid-description": {"status":400,"meaning":"The description of a row is too long.","workaround":"Shorten it to 2000 characters.","operations":["createRefund"]},
  "invalid-notify-url": {"status":400,"meaning":"The notification address is no valid URL.","workaround":"Check the address.","operations":["createRefund"]},
  "invalid-key": {"status":400,"meaning":"The request has a key that is unknown.","workaround":"Leave out every key that is not documented.","operations":["createRefund"]},
  "missing-email": {"status":400,"meaning":"The refund of a payment made through S1 has no e-mail address. Bank and invoice-provider refunds must have one.","workaround":"Add the address to the request.","operations":["createRefund"]},
  "invalid-interface": {"status":400,"meaning":"The payment was made through version 1 or 3 of the older simple interface, whose payments can't be refunded.","workaround":"Take new payments through a newer interface.","operations":["createRefund"]},
  "nonunique-payment-identifier": {"status":400,"meaning":"Several payments have the order number.","workaround":"Give every payment an order number of its own.","operations":["createRefund"]},
  "invalid-signature": {"status":403,"meaning":"The signature is not valid.","workaround":"Check how the signature is calculated, and the merchant secret.","operations":["createRefund","getRefund","cancelRefund","listSettlements","getSettlement","listPayments","getPayment"]},
  "invalid-api-name": {"status":403,"meaning":"The API name is not valid.","workaround":"Write ServiceMerchantAPI before the merchant id.","operations":["createRefund","getRefund","cancelRefund","listSettlements","getSettlement","listPayments","getPayment"]},
  "merchant-inactive": {"status":403,"meaning":"The merchant is inactive.","workaround":"Contact the service's support.","operations":["createRefund","getRefund","cancelRefund","listSettlements","getSettlement","listPayments","getPayment"]},
  "refunds-not-enabled": {"status":403,"meaning":"Refunds are not enabled for the merchant.","workaround":"Contact the service's support.","operations":["createRefund","getRefund","cancelRefund"]},
  "payment-not-found": {"status":404,"meaning":"No payment has the order number.","workaround":"Check the order number.","operations":["createRefund"]},
  "payment-interface-type-does-not-support-refunding": {"status":405,"meaning":"The payment was made through a type of interface that has no refunds, for example by a third-party payment service.","workaround":"Refund the customer by other means.","operations":["createRefund"]},
  "payment-method-does-not-support-refunding": {"status":405,"meaning":"The payment method has no refunds.","workaround":"Refund the customer by other means.","operations":["createRefund"]},
  "payment-status-does-not-support-refunding": {"status":405,"meaning":"The payment has not been completed successfully.","workaround":"Wait until the payment has been paid.","operations":["createRefund"]},
  "service-unavailable": {"status":503,"meaning":"The refunding service is unavailable.","workaround":"Try again later.","operations":["createRefund","getRefund","cancelRefund","listSettlements","getSettlement","listPayments","getPayment"]},
  "invalid-refund-token": {"status":404,"meaning":"The refund token is not valid.","workaround":"Check the refund token.","operations":["getRefund"]},
  "refund-not-found": {"status":404,"meaning":"No refund has the token, or the token is empty.","workaround":"Check the refund token.","operations":["cancelRefund"]},
  "invalid-refund-status": {"status":405,"meaning":"The refund can't be cancelled from its present state, or it is a card refund.","workaround":"Check the status of the refund.","operations":["cancelRefund"]},
  "invalid-date-format": {"status":404,"meaning":"The format of a date is wrong, or the time span is not valid.","workaround":"Write both dates as yyyy-mm-dd, the earlier one first.","operations":["listSettlements"]},
  "invalid-date-range": {"status":404,"meaning":"The time span is longer than two months.","workaround":"Ask for at most two months at a time.","operations":["listSettlements"]},
  "invalid-settlement-id": {"status":404,"meaning":"The settlement id is not valid.","workaround":"Check the id in the list of settlements.","operations":["getSettlement"]},
  "invalid-order-number": {"status":404,"meaning":"The order number is not valid.","workaround":"Check the order number.","operations":["listPayments"]},
  "invalid-consumer-payment-id": {"status":404,"meaning":"The payment id is not valid.","workaround":"Check the customer's payment identification code, and leave out its hyphen.","operations":["getPayment"]},
});
