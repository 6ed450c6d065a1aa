// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
import type { OperationTable } from "@maksu/openapi-runtime";
import type { OperationId } from "./operation-ids.ts";

/** What clients and servers need to know of each operation. */
export const operationTable: OperationTable<OperationId> = {
  "createRefund": {
    "method": "POST",
    "path": "/merchant/v1/payments/{orderNumber}/refunds",
    "signedHeaders": ["Timestamp", "Content-MD5"],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "202": [],
      "400": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "405": ["application/json"],
      "503": ["application/json"]
    },
    "requiredHeaders": {"202": ["Location"]},
    "errorCode": ["error", "title"]
  },
  "getRefund": {
    "method": "GET",
    "path": "/merchant/v1/refunds/{refundToken}",
    "signedHeaders": ["Timestamp", "Content-MD5"],
    "requestMediaTypes": [],
    "responses": {"200": ["application/json"], "403": ["application/json"], "404": ["application/json"], "503": ["application/json"]},
    "errorCode": ["error", "title"]
  },
  "cancelRefund": {
    "method": "DELETE",
    "path": "/merchant/v1/refunds/{refundToken}",
    "signedHeaders": ["Timestamp", "Content-MD5"],
    "requestMediaTypes": [],
    "responses": {"204": [], "403": ["application/json"], "404": ["application/json"], "405": ["application/json"], "503": ["application/json"]},
    "errorCode": ["error", "title"]
  },
  "listSettlements": {
    "method": "GET",
    "path": "/merchant/v1/settlements",
    "signedHeaders": ["Timestamp", "Content-MD5"],
    "requestMediaTypes": [],
    "responses": {"200": ["application/json"], "403": ["application/json"], "404": ["application/json"], "503": ["application/json"]},
    "errorCode": ["error", "title"]
  },
  "getSettlement": {
    "method": "GET",
    "path": "/merchant/v1/settlements/{id}",
    "signedHeaders": ["Timestamp", "Content-MD5"],
    "requestMediaTypes": [],
    "responses": {"200": ["application/json"], "403": ["application/json"], "404": ["application/json"], "503": ["application/json"]},
    "errorCode": ["error", "title"]
  },
  "listPayments": {
    "method": "GET",
    "path": "/merchant/v1/payments",
    "signedHeaders": ["Timestamp", "Content-MD5"],
    "requestMediaTypes": [],
    "responses": {"200": ["application/json"], "403": ["application/json"], "404": ["application/json"], "503": ["application/json"]},
    "errorCode": ["error", "title"]
  },
  "getPayment": {
    "method": "GET",
    "path": "/merchant/v1/payments/{id}",
    "signedHeaders": ["Timestamp", "Content-MD5"],
    "requestMediaTypes": [],
    "responses": {"200": ["application/json"], "403": ["application/json"], "404": ["application/json"], "503": ["application/json"]},
    "errorCode": ["error", "title"]
  }
};
