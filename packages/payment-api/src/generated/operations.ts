// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import type { OperationTable } from "@maksu/openapi-runtime";
import type { OperationId } from "./operation-ids.ts";

/** What clients and servers need to know of each operation. */
export const operationTable: OperationTable<OperationId> = {
  "createPayment": {
    "method": "POST",
    "path": "/payments",
    "signedHeaders": ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-timestamp", "checkout-nonce", "platform-name", "signature"],
    "requestMediaTypes": ["application/json"],
    "responses": {"201": ["application/json"], "400": ["application/json"], "401": ["application/json"], "default": ["application/json"]},
    "requiredFields": {"201": ["transactionId", "href"]}
  },
  "getPayment": {
    "method": "GET",
    "path": "/payments/{transactionId}",
    "signedHeaders": [
      "checkout-account",
      "checkout-algorithm",
      "checkout-method",
      "checkout-timestamp",
      "checkout-nonce",
      "checkout-transaction-id",
      "platform-name",
      "signature"
    ],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "default": ["application/json"]
    }
  },
  "refundPayment": {
    "method": "POST",
    "path": "/payments/{transactionId}/refund",
    "signedHeaders": [
      "checkout-account",
      "checkout-algorithm",
      "checkout-method",
      "checkout-timestamp",
      "checkout-nonce",
      "checkout-transaction-id",
      "platform-name",
      "signature"
    ],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "default": ["application/json"]
    },
    "ownTransaction": ["transactionId", "status"]
  },
  "refundPaymentByEmail": {
    "method": "POST",
    "path": "/payments/{transactionId}/refund/email",
    "signedHeaders": [
      "checkout-account",
      "checkout-algorithm",
      "checkout-method",
      "checkout-timestamp",
      "checkout-nonce",
      "checkout-transaction-id",
      "platform-name",
      "signature"
    ],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "422": ["application/json"],
      "default": ["application/json"]
    },
    "ownTransaction": ["transactionId", "status"]
  },
  "activateInvoice": {
    "method": "POST",
    "path": "/payments/{transactionId}/activate-invoice",
    "signedHeaders": [
      "checkout-transaction-id",
      "checkout-account",
      "checkout-algorithm",
      "checkout-method",
      "checkout-timestamp",
      "checkout-nonce",
      "signature"
    ],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "default": ["application/json"]
    }
  },
  "listPaymentProviders": {
    "method": "GET",
    "path": "/merchants/payment-providers",
    "signedHeaders": ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-timestamp", "checkout-nonce", "signature"],
    "requestMediaTypes": [],
    "responses": {"200": ["application/json"], "401": ["application/json"], "default": ["application/json"]}
  },
  "listGroupedPaymentProviders": {
    "method": "GET",
    "path": "/merchants/grouped-payment-providers",
    "signedHeaders": ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-timestamp", "checkout-nonce", "signature"],
    "requestMediaTypes": [],
    "responses": {"200": ["application/json"], "401": ["application/json"], "default": ["application/json"]}
  },
  "listSettlements": {
    "method": "GET",
    "path": "/settlements",
    "signedHeaders": ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-timestamp", "checkout-nonce", "signature"],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "default": ["application/json"]
    }
  },
  "addCardForm": {
    "method": "POST",
    "path": "/tokenization/addcard-form",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json", "application/x-www-form-urlencoded"],
    "responses": {"302": [], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"]},
    "requiredHeaders": {"302": ["Location"]}
  },
  "payAndAddCard": {
    "method": "POST",
    "path": "/tokenization/pay-and-add-card",
    "signedHeaders": ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-timestamp", "checkout-nonce", "platform-name", "signature"],
    "requestMediaTypes": ["application/json"],
    "responses": {"200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "default": ["application/json"]},
    "requiredFields": {"200": ["transactionId", "redirectUrl"]}
  },
  "getToken": {
    "method": "POST",
    "path": "/tokenization/{checkout-tokenization-id}",
    "signedHeaders": [
      "checkout-tokenization-id",
      "checkout-account",
      "checkout-algorithm",
      "checkout-method",
      "checkout-timestamp",
      "checkout-nonce",
      "platform-name",
      "signature"
    ],
    "requestMediaTypes": ["application/json"],
    "bodyFromPath": ["checkout-tokenization-id"],
    "responses": {"200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"]},
    "requiredFields": {"200": ["token"]}
  },
  "createMitCharge": {
    "method": "POST",
    "path": "/payments/token/mit/charge",
    "signedHeaders": ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-timestamp", "checkout-nonce", "platform-name", "signature"],
    "requestMediaTypes": ["application/json"],
    "responses": {"201": ["application/json"], "400": ["application/json"], "401": ["application/json"], "default": ["application/json"]},
    "requiredFields": {"201": ["transactionId"]}
  },
  "createMitAuthorizationHold": {
    "method": "POST",
    "path": "/payments/token/mit/authorization-hold",
    "signedHeaders": ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-timestamp", "checkout-nonce", "platform-name", "signature"],
    "requestMediaTypes": ["application/json"],
    "responses": {"201": ["application/json"], "400": ["application/json"], "401": ["application/json"], "default": ["application/json"]},
    "requiredFields": {"201": ["transactionId"]}
  },
  "createCitCharge": {
    "method": "POST",
    "path": "/payments/token/cit/charge",
    "signedHeaders": ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-timestamp", "checkout-nonce", "platform-name", "signature"],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "default": ["application/json"]
    },
    "requiredFields": {"201": ["transactionId"]}
  },
  "createCitAuthorizationHold": {
    "method": "POST",
    "path": "/payments/token/cit/authorization-hold",
    "signedHeaders": ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-timestamp", "checkout-nonce", "platform-name", "signature"],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "default": ["application/json"]
    },
    "requiredFields": {"201": ["transactionId"]}
  },
  "commitAuthorizationHold": {
    "method": "POST",
    "path": "/payments/{transactionId}/token/commit",
    "signedHeaders": [
      "checkout-account",
      "checkout-algorithm",
      "checkout-method",
      "checkout-timestamp",
      "checkout-nonce",
      "checkout-transaction-id",
      "platform-name",
      "signature"
    ],
    "requestMediaTypes": ["application/json"],
    "responses": {"201": ["application/json"], "400": ["application/json"], "401": ["application/json"], "default": ["application/json"]}
  },
  "revertAuthorizationHold": {
    "method": "POST",
    "path": "/payments/{transactionId}/token/revert",
    "signedHeaders": [
      "checkout-account",
      "checkout-algorithm",
      "checkout-method",
      "checkout-timestamp",
      "checkout-nonce",
      "checkout-transaction-id",
      "platform-name",
      "signature"
    ],
    "requestMediaTypes": [],
    "responses": {"200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "default": ["application/json"]}
  },
  "requestPaymentReport": {
    "method": "POST",
    "path": "/payments/report",
    "signedHeaders": ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-timestamp", "signature"],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "default": ["application/json"]
    },
    "requiredFields": {"200": ["requestId"]}
  },
  "requestPaymentReportBySettlementId": {
    "method": "POST",
    "path": "/settlements/{settlementId}/payments/report",
    "signedHeaders": ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-timestamp", "signature"],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "404": ["application/json"],
      "default": ["application/json"]
    },
    "requiredFields": {"200": ["requestId"]}
  }
};
