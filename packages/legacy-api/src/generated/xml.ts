// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
import type { XmlMessage } from "../xml/shape.ts";

/** The XML messages: requests by operationId, responses by operationId and status. */
export const messages: Readonly<Record<"createPaymentRequest" | "createPayment201" | "createPayment400", XmlMessage>> = {
  "createPaymentRequest": {
    "root": "payment",
    "shape": {
      "orderNumber": "text",
      "referenceNumber": "text",
      "description": "text",
      "currency": "text",
      "locale": "text",
      "price": "text",
      "urlSet": {"success": "text", "failure": "text", "pending": "text", "notification": "text"},
      "orderDetails": {
        "includeVat": "text",
        "contact": {
          "firstName": "text",
          "lastName": "text",
          "companyName": "text",
          "email": "text",
          "telephone": "text",
          "mobile": "text",
          "address": {"street": "text", "postalCode": "text", "postalOffice": "text", "country": "text"}
        },
        "products": ["product", {"title": "text", "code": "text", "amount": "text", "price": "text", "vat": "text", "discount": "text", "type": "text"}]
      }
    }
  },
  "createPayment201": {"root": "payment", "shape": {"orderNumber": "text", "token": "text", "url": "text"}},
  "createPayment400": {"root": "error", "shape": {"errorCode": "text", "errorMessage": "text"}}
};
