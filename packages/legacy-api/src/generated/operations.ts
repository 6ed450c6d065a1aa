// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
import type { OperationTable } from "@maksu/openapi-runtime";
import type { OperationId } from "./operation-ids.ts";

/** What clients and servers need to know of each operation. */
export const operationTable: OperationTable<OperationId> = {
  "createPayment": {
    "method": "POST",
    "path": "/api-payment/create",
    "signedHeaders": ["X-Service-Api-Version"],
    "requestMediaTypes": ["application/json", "application/xml"],
    "responses": {"201": ["application/json", "application/xml"], "400": ["application/json", "application/xml"], "401": []},
    "requiredFields": {"201": ["token", "url"]},
    "errorCode": ["errorCode"]
  }
};
