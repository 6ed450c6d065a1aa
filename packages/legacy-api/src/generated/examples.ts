// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
/**
 * The request examples of Legacy payment creation as inputs of calls: for tests and tours.
 *
 * @packageDocumentation
 */
import type { Input } from "@maksu/openapi-runtime";
import type { operations } from "./schema.ts";

/** The description's request examples, by operationId and name. An operation without a body has one, named `request`. */
export const examples: {
  readonly createPayment: Readonly<Record<"total-only" | "with-order-rows" | "without-vat-rows", Input<operations["createPayment"]>>>;
} = {
  createPayment: {
    "total-only": {
      "body": {
        "orderNumber": "ORDER-12345",
        "currency": "EUR",
        "price": "99.00",
        "urlSet": {
          "success": "https://shop.example.com/payment/success",
          "failure": "https://shop.example.com/payment/failure",
          "pending": "",
          "notification": "https://shop.example.com/payment/notify"
        }
      }
    },
    "with-order-rows": {
      "body": {
        "orderNumber": "ORDER-12346",
        "referenceNumber": "1511890656",
        "description": "Order from the web shop, to be delivered in March",
        "currency": "EUR",
        "locale": "en_US",
        "urlSet": {
          "success": "https://shop.example.com/payment/success",
          "failure": "https://shop.example.com/payment/failure",
          "pending": "https://shop.example.com/payment/pending",
          "notification": "https://shop.example.com/payment/notify"
        },
        "orderDetails": {
          "includeVat": "1",
          "contact": {
            "firstName": "Aino",
            "lastName": "Esimerkki",
            "companyName": "Esimerkki Oy",
            "email": "aino.esimerkki@example.com",
            "telephone": "09 555 0101",
            "mobile": "+358 50 555 0102",
            "address": {"street": "Mallikatu 1 A 2", "postalCode": "00100", "postalOffice": "Helsinki", "country": "FI"}
          },
          "products": [
            {"title": "Winter coat", "code": "COAT-38", "amount": "1.00", "price": "199.00", "vat": "25.50", "discount": "10.00", "type": "1"},
            {"title": "Gift voucher", "amount": "1.00", "price": "-20.00", "vat": "25.50"},
            {"title": "Delivery", "amount": "1.00", "price": "5.90", "vat": "25.50", "type": "2"}
          ]
        }
      }
    },
    "without-vat-rows": {
      "body": {
        "orderNumber": "ORDER-12347",
        "currency": "EUR",
        "locale": "sv_SE",
        "urlSet": {
          "success": "https://shop.example.com/payment/success",
          "failure": "https://shop.example.com/payment/failure",
          "notification": "https://shop.example.com/payment/notify"
        },
        "orderDetails": {
          "includeVat": "0",
          "contact": {
            "firstName": "Elias",
            "lastName": "Exempel",
            "email": "elias.exempel@example.org",
            "address": {"street": "Modellgatan 3", "postalCode": "20100", "postalOffice": "Åbo", "country": "FI"}
          },
          "products": [
            {"title": "Coffee, 500 g", "code": "COFFEE-500", "amount": "2", "price": "7.50", "vat": "14.00", "type": "1"},
            {"title": "Handling", "amount": "1", "price": "2.50", "vat": "25.50", "type": "3"}
          ]
        }
      }
    }
  },
};
