// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
import type { CommandOperations } from "@maksu/client-core/command";
import type { Operations } from "./operations.ts";

/** The operations of Legacy payment creation, as the command takes them: each input is a flag. */
export const commandOperations: CommandOperations<keyof Operations> = {
  "createPayment": {
    "method": "POST",
    "path": "/api-payment/create",
    "summary": "Create a payment",
    "description": "Creates a payment in advance. Send the customer to the returned `url` to pay. The token in it expires once the payment is made, and\nafter 14 days otherwise.\n\nThe body is JSON or XML by its Content-Type, UTF-8, and the response has the same format. Both have the same fields; in XML the root\nelement is `payment`, and the rows are `product` elements inside `products`.\n\nWhat a second request with the same `orderNumber` does is not documented, so never repeat one blindly. When the response was lost, the\ntoken and the address are lost with it: only a payment that is made can be recognized, by the `ORDER_NUMBER` of its receipt. A\n`referenceNumber` in use is rejected, so a request that has one can't create a second payment.",
    "inputs": [
      {
        "name": "orderNumber",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The merchant's own number of the order. Comes back in the response and in receipts."
      },
      {
        "name": "referenceNumber",
        "in": "body",
        "type": "string",
        "description": "Finnish reference number with its check digit. It reaches the provider of a payment method that the merchant has a direct agreement for; with any other method the service makes up a number. The field takes up to 22 characters; the standard that it must follow has 4 to 20 digits, check digit included, as public sources give it. A number used for another payment gives `invalid-reference-number-used`."
      },
      {"name": "description", "in": "body", "type": "string", "description": "Free text, which the merchant panel shows with the payment's details."},
      {
        "name": "currency",
        "in": "body",
        "type": "string",
        "required": true,
        "values": ["EUR"],
        "description": "ISO 4217 code in capital letters. Finnish banks need EUR, and the service supports no other."
      },
      {
        "name": "locale",
        "in": "body",
        "type": "string",
        "values": ["fi_FI", "sv_SE", "en_US"],
        "description": "Language that the method selection page opens in, with its way to write amounts; also that of `errorMessage`."
      },
      {
        "name": "price",
        "in": "body",
        "type": "string",
        "description": "Total of the payment, at least 0.65. A decimal of at most ten characters. (A public client sends no more than 499999.99; the document has no other upper limit.)"
      },
      {
        "name": "urlSet.success",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The customer comes here after a successful payment, see `successRedirect`."
      },
      {
        "name": "urlSet.failure",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The customer comes here when the payment was cancelled or has failed, see `failureRedirect`."
      },
      {
        "name": "urlSet.pending",
        "in": "body",
        "type": "string",
        "description": "The customer comes here while the payment is pending. An empty text stands for none."
      },
      {
        "name": "urlSet.notification",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The service calls it once the payment counts as successful, see `paymentNotification`."
      },
      {
        "name": "orderDetails.includeVat",
        "in": "body",
        "type": "string",
        "description": "Whether the rows' prices include VAT (1) or it is added to them (0). With 0, the invoice provider's method is hidden from the customer. Text or a number."
      },
      {"name": "orderDetails.contact.firstName", "in": "body", "type": "string", "description": "First name of the payer."},
      {"name": "orderDetails.contact.lastName", "in": "body", "type": "string", "description": "Last name of the payer."},
      {"name": "orderDetails.contact.companyName", "in": "body", "type": "string", "description": "Name of the company, where the payer is one."},
      {
        "name": "orderDetails.contact.email",
        "in": "body",
        "type": "string",
        "description": "E-mail address of the payer. The form that the service demands is not documented. This description asks for text on both sides of an `@`, so that no address is rejected which the service may accept."
      },
      {"name": "orderDetails.contact.telephone", "in": "body", "type": "string", "description": "Telephone number of the payer."},
      {"name": "orderDetails.contact.mobile", "in": "body", "type": "string", "description": "Mobile telephone number of the payer."},
      {
        "name": "orderDetails.contact.address.street",
        "in": "body",
        "type": "string",
        "description": "Street and number. It has no error code of its own; the address record's code is returned."
      },
      {"name": "orderDetails.contact.address.postalCode", "in": "body", "type": "string", "description": "Postal code of the payer's address."},
      {"name": "orderDetails.contact.address.postalOffice", "in": "body", "type": "string", "description": "City or town."},
      {
        "name": "orderDetails.contact.address.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 code of two capital letters. Used to verify the payer's credit history."
      },
      {
        "name": "orderDetails.products",
        "in": "body",
        "type": "json",
        "description": "The rows, 1 to 500. Another number of them gives `invalid-products-amount`.",
        "example": [{"title": "Winter coat", "code": "COAT-38", "amount": "1.00", "price": "199.00", "vat": "25.50", "discount": "10.00", "type": "1"}]
      }
    ],
    "hasBody": true
  }
};
