// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
import type { CommandOperations } from "@maksu/client-core/command";
import type { Operations } from "./operations.ts";

/** The operations of Merchant API, as the command takes them: each input is a flag. */
export const commandOperations: CommandOperations<keyof Operations> = {
  "createRefund": {
    "method": "POST",
    "path": "/merchant/v1/payments/{orderNumber}/refunds",
    "summary": "Create a refund",
    "description": "Creates a refund for the payment that has this order number. The payment must support refunding, and no other payment may have its order\nnumber, so that the refund belongs to one. The service e-mails the customer.\n\nAccepted with 202 and an empty body; the refund's link, with its token, is in `Location`: keep the token. The refund's status is then\n`created`. With a `notifyUrl`, each later status is sent as the event `refundStatusChanged`; the creation itself is not.\n\nA second request asks for a second refund. When the response was lost, `getPayment` lists the refunds of the payment.\n\n405 means that this payment can't be refunded: because of the interface it came through, its payment method or its status.",
    "inputs": [
      {"name": "orderNumber", "in": "path", "type": "string", "required": true, "description": "The payment's order number. One payment only may have it."},
      {
        "name": "email",
        "in": "body",
        "type": "string",
        "description": "The customer's address, used for the refund when given. Payments of the simple interface S1 need it unless they were made by card, and so does each bank or invoice-provider refund; card refunds don't. When it is required and missing, the service returns `missing-email`. Its form is not documented; later public documentation rejects a malformed address with a code `invalid-email`."
      },
      {
        "name": "rows",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "What to refund, 1 to 500 rows.",
        "example": [{"amount": 1599, "description": "Returned scarf"}]
      },
      {"name": "notifyUrl", "in": "body", "type": "string", "description": "Called each time the refund's status changes, see the event `refundStatusChanged`."}
    ],
    "hasBody": true
  },
  "getRefund": {
    "method": "GET",
    "path": "/merchant/v1/refunds/{refundToken}",
    "summary": "Get the details of a refund",
    "description": "A refund by its token. Unavailable to the demo merchant.",
    "inputs": [{"name": "refundToken", "in": "path", "type": "string", "required": true, "description": "The refund token, which is the refund's id."}]
  },
  "cancelRefund": {
    "method": "DELETE",
    "path": "/merchant/v1/refunds/{refundToken}",
    "summary": "Cancel a refund",
    "description": "Cancels a refund that is still in a state from which it can be cancelled; which states these are is not documented, `created` alone\nis the likely reading of public documentation. A card refund can't be cancelled. The service e-mails the customer, and the refund's\nstatus becomes `cancelled`.\n\n204 has no body. An empty token gets 404, too: `DELETE /merchant/v1/refunds/`. 405 means that the refund exists but can't\nbe cancelled.",
    "inputs": [
      {"name": "refundToken", "in": "path", "type": "string", "required": true, "description": "The refund token. An empty one is treated as an unknown one."}
    ]
  },
  "listSettlements": {
    "method": "GET",
    "path": "/merchant/v1/settlements",
    "summary": "List settlements",
    "description": "The settlements created in a time span of at most two months. Unavailable to the demo merchant.\n\n404 means that a date is not written as it should be, that the span is not valid, or that it is too long. According to public\ndocumentation, the response is empty in the first two cases: don't rely on its body.",
    "inputs": [
      {"name": "fromDate", "in": "query", "type": "string", "required": true, "description": "First day of the span, `yyyy-mm-dd`."},
      {"name": "toDate", "in": "query", "type": "string", "required": true, "description": "Last day of the span, `yyyy-mm-dd`."}
    ]
  },
  "getSettlement": {
    "method": "GET",
    "path": "/merchant/v1/settlements/{id}",
    "summary": "Get the details of a settlement",
    "description": "A settlement with its payments and with the refunds linked to it. In a payment's own list of refunds, and nowhere else, a refund may\nhave the status `settlement linked`. Unavailable to the demo merchant.",
    "inputs": [{"name": "id", "in": "path", "type": "string", "required": true, "description": "The settlement's id, a string."}]
  },
  "listPayments": {
    "method": "GET",
    "path": "/merchant/v1/payments",
    "summary": "List the payments of an order number",
    "description": "The payments that have an order number, each in short: `getPayment` has the rest. The API's document does not have this operation; the\nvendor's public documentation and its own library do. Unavailable to the demo merchant.",
    "inputs": [{"name": "order_number", "in": "query", "type": "string", "required": true, "description": "The merchant's order number."}]
  },
  "getPayment": {
    "method": "GET",
    "path": "/merchant/v1/payments/{id}",
    "summary": "Get the details of a payment",
    "description": "A payment with its amounts, fees and refunds. Unavailable to the demo merchant.",
    "inputs": [
      {
        "name": "id",
        "in": "path",
        "type": "string",
        "required": true,
        "description": "The payment's identification code that the customer has, without its hyphen."
      }
    ]
  }
};
