// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import type { OperationTable } from "@maksu/openapi-runtime";
import type { OperationId } from "./operation-ids.ts";

/** What clients and servers need to know of each operation. */
export const operationTable: OperationTable<OperationId> = {
  "getHealth": {"method": "GET", "path": "/_sandbox/health", "signedHeaders": [], "requestMediaTypes": [], "responses": {"200": ["application/json"]}},
  "listViolations": {
    "method": "GET",
    "path": "/_sandbox/violations",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {"200": ["application/json"], "401": ["application/json"], "403": ["application/json"]},
    "errorCode": ["code"]
  },
  "listWorlds": {
    "method": "GET",
    "path": "/_sandbox/worlds",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {"200": ["application/json"], "401": ["application/json"], "403": ["application/json"]},
    "errorCode": ["code"]
  },
  "createWorld": {
    "method": "POST",
    "path": "/_sandbox/worlds",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "409": ["application/json"],
      "415": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "getWorld": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "reset": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/reset",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {"204": [], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "404": ["application/json"]},
    "errorCode": ["code"]
  },
  "snapshot": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/snapshot",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "dropped": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/dropped",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "restore": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/restore",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "415": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "listMoments": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/moments",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "snapshotMoment": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/moments/{moment}",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "compareMoment": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/moments/{moment}/compare",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "openMoment": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/moments/{moment}/open",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "requiredFields": {"200": ["url", "dashboard"]},
    "errorCode": ["code"]
  },
  "goBackToMoment": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/moments/{moment}/go-back",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {"204": [], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "404": ["application/json"]},
    "errorCode": ["code"]
  },
  "export": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/export",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "settings": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/settings",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "configure": {
    "method": "PATCH",
    "path": "/_sandbox/worlds/{world}/settings",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "415": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "merchants": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/merchants",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "configureMerchant": {
    "method": "PATCH",
    "path": "/_sandbox/worlds/{world}/merchants/{account}/settings",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "415": ["application/json"]
    },
    "requiredFields": {"200": ["kind"]},
    "errorCode": ["code"]
  },
  "rotateSecret": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/merchants/{account}/secrets",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "requiredFields": {"201": ["secret"]},
    "errorCode": ["code"]
  },
  "retireSecret": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/merchants/{account}/secrets/retire",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {"204": [], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "404": ["application/json"]},
    "errorCode": ["code"]
  },
  "seed": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/seed",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"],
      "415": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "pay": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/pay",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"],
      "415": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "stepUp": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/step-up",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"],
      "415": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "addCard": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/add-card",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"],
      "415": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "listTokens": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/tokens",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "addToken": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/tokens",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "415": ["application/json"]
    },
    "requiredFields": {"201": ["token"]},
    "errorCode": ["code"]
  },
  "resolve": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/resolve",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"],
      "415": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "listRefunds": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/refunds",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "refund": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/refunds",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"],
      "415": ["application/json"]
    },
    "requiredFields": {"201": ["status"]},
    "errorCode": ["code"]
  },
  "listPayments": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/payments",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "listReports": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/reports",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "find": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/find",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "listSettlements": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/settlements",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "settle": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/settlements",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "415": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "payOut": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/settlements/{settlement}/pay-out",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"]
    },
    "requiredFields": {"200": ["id", "account", "status", "reference", "createdAt", "settledAt"]},
    "errorCode": ["code"]
  },
  "listOrders": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/orders",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "addOrder": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/orders",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "415": ["application/json"]
    },
    "requiredFields": {"201": ["token", "paymentId", "orderNumber", "status", "url"]},
    "errorCode": ["code"]
  },
  "generate": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/generate",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "204": [],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "415": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "getClock": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/clock",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "watchClock": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/clock/watch",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "415": ["application/json"]
    },
    "requiredFields": {"200": ["now"]},
    "errorCode": ["code"]
  },
  "advanceClock": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/clock/advance",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "415": ["application/json"]
    },
    "requiredFields": {"200": ["now"]},
    "errorCode": ["code"]
  },
  "transitions": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/transitions",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "listFaults": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/faults",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "addFault": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/faults",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "201": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "415": ["application/json"]
    },
    "requiredFields": {"201": ["id"]},
    "errorCode": ["code"]
  },
  "clearFaults": {
    "method": "DELETE",
    "path": "/_sandbox/worlds/{world}/faults",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {"204": [], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "404": ["application/json"]},
    "errorCode": ["code"]
  },
  "removeFault": {
    "method": "DELETE",
    "path": "/_sandbox/worlds/{world}/faults/{fault}",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {"204": [], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "404": ["application/json"]},
    "errorCode": ["code"]
  },
  "listOutbox": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/outbox",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "listEvents": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/events",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "waitForEvent": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/events/wait",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"],
      "415": ["application/json"]
    },
    "requiredFields": {"200": ["id", "about", "state", "createdAt", "url"]},
    "errorCode": ["code"]
  },
  "attemptsOfEvent": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/events/{event}/attempts",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "resendEvent": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/events/{event}/resend",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "requiredFields": {"200": ["id", "name", "about", "state", "createdAt", "url"]},
    "errorCode": ["code"]
  },
  "forgeEvent": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/forge",
    "signedHeaders": [],
    "requestMediaTypes": ["application/json"],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"],
      "409": ["application/json"],
      "415": ["application/json"]
    },
    "requiredFields": {"200": ["url"]},
    "errorCode": ["code"]
  },
  "listRequests": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/requests",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "logs": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/logs",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  },
  "rejectedRequests": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/requests/rejected",
    "signedHeaders": [],
    "requestMediaTypes": [],
    "responses": {
      "200": ["application/json"],
      "400": ["application/json"],
      "401": ["application/json"],
      "403": ["application/json"],
      "404": ["application/json"]
    },
    "errorCode": ["code"]
  }
};
