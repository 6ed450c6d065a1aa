// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
import type { ErrorCatalogue } from "@maksu/openapi-runtime";

/** An error code of Legacy payment creation. */
export type ErrorCode = 
  | "invalid-content-type"
  | "invalid-data-xml"
  | "invalid-data-json"
  | "invalid-order-number"
  | "invalid-reference-number"
  | "invalid-reference-number-used"
  | "invalid-description"
  | "invalid-url-set"
  | "invalid-url-success"
  | "invalid-url-failure"
  | "invalid-url-pending"
  | "invalid-url-notification"
  | "invalid-currency"
  | "invalid-locale"
  | "missing-order-details-and-price"
  | "order-details-and-price-defined"
  | "invalid-vat-mode"
  | "invalid-contact"
  | "invalid-contact-telephone"
  | "invalid-contact-mobile"
  | "invalid-contact-first-name"
  | "invalid-contact-last-name"
  | "invalid-contact-company-name"
  | "invalid-contact-email"
  | "invalid-contact-address"
  | "invalid-contact-postal-code"
  | "invalid-contact-postal-office"
  | "invalid-contact-country"
  | "invalid-products"
  | "invalid-products-amount"
  | "invalid-product-title"
  | "invalid-product-code"
  | "invalid-product-amount"
  | "invalid-product-price"
  | "invalid-product-vat"
  | "invalid-product-discount"
  | "invalid-product-type"
  | "invalid-price"
  | "invalid-total-price";

/** Every error code that Legacy payment creation documents, with its HTTP status, its meaning, and the operations that return it. */
export const errorCatalogue: ErrorCatalogue<ErrorCode> = Object.freeze({
  "invalid-content-type": {"status":400,"meaning":"The Content-Type is neither application/xml nor application/json. The response is XML.","operations":["createPayment"]},
  "invalid-data-xml": {"status":400,"meaning":"The XML can't be processed or is not valid. Taken here also for a message that is not the record expected and has no code of its own.","operations":["createPayment"]},
  "invalid-data-json": {"status":400,"meaning":"The JSON can't be processed or is not valid. Taken here also for a message that is not the record expected and has no code of its own.","operations":["createPayment"]},
  "invalid-order-number": {"status":400,"meaning":"`orderNumber` is missing or incorrect.","operations":["createPayment"]},
  "invalid-reference-number": {"status":400,"meaning":"`referenceNumber` is incorrect: it breaks the reference number standard.","operations":["createPayment"]},
  "invalid-reference-number-used": {"status":400,"meaning":"`referenceNumber` belongs to another payment already.","operations":["createPayment"]},
  "invalid-description": {"status":400,"meaning":"`description` is incorrect.","operations":["createPayment"]},
  "invalid-url-set": {"status":400,"meaning":"`urlSet` is missing or incorrect.","operations":["createPayment"]},
  "invalid-url-success": {"status":400,"meaning":"`urlSet.success` is missing or incorrect.","operations":["createPayment"]},
  "invalid-url-failure": {"status":400,"meaning":"`urlSet.failure` is missing or incorrect.","operations":["createPayment"]},
  "invalid-url-pending": {"status":400,"meaning":"`urlSet.pending` is incorrect.","operations":["createPayment"]},
  "invalid-url-notification": {"status":400,"meaning":"`urlSet.notification` is missing or incorrect.","operations":["createPayment"]},
  "invalid-currency": {"status":400,"meaning":"`currency` is missing or incorrect: only EUR is supported.","operations":["createPayment"]},
  "invalid-locale": {"status":400,"meaning":"`locale` is none of fi_FI, en_US and sv_SE.","operations":["createPayment"]},
  "missing-order-details-and-price": {"status":400,"meaning":"Neither `orderDetails` nor `price` was sent.","operations":["createPayment"]},
  "order-details-and-price-defined": {"status":400,"meaning":"Both `orderDetails` and `price` were sent.","operations":["createPayment"]},
  "invalid-vat-mode": {"status":400,"meaning":"`includeVat` is missing or incorrect.","operations":["createPayment"]},
  "invalid-contact": {"status":400,"meaning":"`contact` is missing or incorrect.","operations":["createPayment"]},
  "invalid-contact-telephone": {"status":400,"meaning":"`telephone` is incorrect.","operations":["createPayment"]},
  "invalid-contact-mobile": {"status":400,"meaning":"`mobile` is incorrect.","operations":["createPayment"]},
  "invalid-contact-first-name": {"status":400,"meaning":"`firstName` is missing or incorrect.","operations":["createPayment"]},
  "invalid-contact-last-name": {"status":400,"meaning":"`lastName` is missing or incorrect.","operations":["createPayment"]},
  "invalid-contact-company-name": {"status":400,"meaning":"`companyName` is incorrect.","operations":["createPayment"]},
  "invalid-contact-email": {"status":400,"meaning":"`email` is missing or incorrect.","operations":["createPayment"]},
  "invalid-contact-address": {"status":400,"meaning":"The record `address`, or `street` in it, is missing or incorrect.","operations":["createPayment"]},
  "invalid-contact-postal-code": {"status":400,"meaning":"`postalCode` is missing or incorrect.","operations":["createPayment"]},
  "invalid-contact-postal-office": {"status":400,"meaning":"`postalOffice` is missing or incorrect.","operations":["createPayment"]},
  "invalid-contact-country": {"status":400,"meaning":"`country` is missing or incorrect.","operations":["createPayment"]},
  "invalid-products": {"status":400,"meaning":"`products` is missing or incorrect.","operations":["createPayment"]},
  "invalid-products-amount": {"status":400,"meaning":"The number of products is not between 1 and 500.","operations":["createPayment"]},
  "invalid-product-title": {"status":400,"meaning":"`title` is missing or incorrect.","operations":["createPayment"]},
  "invalid-product-code": {"status":400,"meaning":"`code` is incorrect.","operations":["createPayment"]},
  "invalid-product-amount": {"status":400,"meaning":"`amount` is missing or incorrect.","operations":["createPayment"]},
  "invalid-product-price": {"status":400,"meaning":"`price` of a product is missing or incorrect.","operations":["createPayment"]},
  "invalid-product-vat": {"status":400,"meaning":"`vat` is missing or incorrect.","operations":["createPayment"]},
  "invalid-product-discount": {"status":400,"meaning":"`discount` is incorrect.","operations":["createPayment"]},
  "invalid-product-type": {"status":400,"meaning":"`type` is incorrect.","operations":["createPayment"]},
  "invalid-price": {"status":400,"meaning":"`price` of the payment is incorrect.","operations":["createPayment"]},
  "invalid-total-price": {"status":400,"meaning":"The total of the product rows is too low or too high.","operations":["createPayment"]},
});
