// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
/**
 * What real clients of Payment API send and the service evidently takes, though the API document has it otherwise: for servers.
 *
 * @packageDocumentation
 */
import type { Tolerance } from "@maksu/openapi-runtime";

/** Name of a tolerance. */
export type ToleranceName = "items-absent" | "refund-email-empty" | "get-token-body-absent" | "card-form-content-type-absent" | "timestamp-without-zone" | "timestamp-with-space" | "content-type-absent" | "commit-path-with-slash" | "token-payment-groups" | "hold-for-other-merchant" | "provider-details";

/** The tolerances, in the description's order. */
export const tolerances: readonly Tolerance<ToleranceName>[] = [
  {
    "name": "items-absent",
    "description": "The body has no `items`.",
    "source": "A live test of the vendor's iOS SDK creates a payment without them; newer documentation has them as optional.",
    "confidence": "medium",
    "operations": ["createPayment"],
    "body": "/items",
    "forms": ["absent"],
    "set": []
  },
  {
    "name": "refund-email-empty",
    "description": "`email` is empty where there is none.",
    "source": "A shop in production refunds with it.",
    "confidence": "low",
    "operations": ["refundPayment"],
    "body": "/email",
    "forms": ["empty-text"],
    "drop": true
  },
  {
    "name": "get-token-body-absent",
    "description": "The body, which repeats the path, is absent, `{}` or `null`.",
    "source": "The vendor's SDKs for JavaScript and Java send `{}`, those for .NET and Android no body; documentation asks for none.",
    "confidence": "medium",
    "operations": ["getToken"],
    "body": "",
    "forms": ["absent", "empty-object", "null"],
    "set": {"checkout-tokenization-id": "{checkout-tokenization-id}"}
  },
  {
    "name": "card-form-content-type-absent",
    "description": "The form is JSON, and there is no `Content-Type`.",
    "source": "The vendor's PHP SDK sends it so.",
    "confidence": "low",
    "operations": ["addCardForm"],
    "header": "Content-Type",
    "forms": ["absent"],
    "set": "application/json"
  },
  {
    "name": "timestamp-without-zone",
    "description": "`checkout-timestamp` has no zone, with a `T` or a space between date and time.",
    "source": "Three independent clients, one of them a city's production library, have sent it for years.",
    "confidence": "medium",
    "operations": [
      "createPayment",
      "getPayment",
      "refundPayment",
      "refundPaymentByEmail",
      "activateInvoice",
      "listPaymentProviders",
      "listGroupedPaymentProviders",
      "listSettlements",
      "payAndAddCard",
      "getToken",
      "createMitCharge",
      "createMitAuthorizationHold",
      "createCitCharge",
      "createCitAuthorizationHold",
      "commitAuthorizationHold",
      "revertAuthorizationHold",
      "requestPaymentReport",
      "requestPaymentReportBySettlementId"
    ],
    "header": "checkout-timestamp",
    "pattern": "^([0-9]{4}-[0-9]{2}-[0-9]{2})[T ]([0-9:.]+)$",
    "set": "$1T$2Z"
  },
  {
    "name": "timestamp-with-space",
    "description": "`checkout-timestamp` has a zone, and a space between date and time.",
    "source": "A city's production library has sent a space for years, before a time without a zone.",
    "confidence": "low",
    "operations": [
      "createPayment",
      "getPayment",
      "refundPayment",
      "refundPaymentByEmail",
      "activateInvoice",
      "listPaymentProviders",
      "listGroupedPaymentProviders",
      "listSettlements",
      "payAndAddCard",
      "getToken",
      "createMitCharge",
      "createMitAuthorizationHold",
      "createCitCharge",
      "createCitAuthorizationHold",
      "commitAuthorizationHold",
      "revertAuthorizationHold",
      "requestPaymentReport",
      "requestPaymentReportBySettlementId"
    ],
    "header": "checkout-timestamp",
    "pattern": "^([0-9]{4}-[0-9]{2}-[0-9]{2}) ([0-9:.]+(?:Z|[+-][0-9]{2}:?[0-9]{2}))$",
    "set": "$1T$2"
  },
  {
    "name": "content-type-absent",
    "description": "The body is JSON, and there is no `Content-Type`.",
    "source": "The vendor's Java SDK, whose live tests expect success.",
    "confidence": "medium",
    "operations": [
      "createPayment",
      "refundPayment",
      "refundPaymentByEmail",
      "payAndAddCard",
      "getToken",
      "createMitCharge",
      "createMitAuthorizationHold",
      "createCitCharge",
      "createCitAuthorizationHold",
      "commitAuthorizationHold",
      "requestPaymentReport",
      "requestPaymentReportBySettlementId"
    ],
    "header": "Content-Type",
    "forms": ["absent"],
    "set": "application/json"
  },
  {
    "name": "commit-path-with-slash",
    "description": "The path ends in a slash.",
    "source": "The vendor's Java SDK, whose live test expects success.",
    "confidence": "medium",
    "operations": ["commitAuthorizationHold"],
    "path": true,
    "pattern": "^(.+)/$",
    "set": "$1"
  },
  {
    "name": "token-payment-groups",
    "description": "The body has `groups`, as that of createPayment in newer documentation.",
    "source": "The vendor's Java SDK, whose live tests expect success.",
    "confidence": "medium",
    "operations": ["createMitCharge", "createMitAuthorizationHold", "createCitCharge", "createCitAuthorizationHold", "commitAuthorizationHold"],
    "body": "/groups",
    "forms": ["present", "null"],
    "drop": true
  },
  {
    "name": "hold-for-other-merchant",
    "description": "The items of a hold name a merchant that is no sub-merchant of the aggregate.",
    "source": "The vendor's Java SDK, whose live test expects success of a hold, and the documented error of a charge.",
    "confidence": "medium",
    "operations": ["createMitAuthorizationHold", "createCitAuthorizationHold"],
    "body": "/items",
    "forms": ["other-merchant"],
    "drop": true
  },
  {
    "name": "provider-details",
    "description": "The body has `providerDetails`.",
    "source": "A shop's demo sends it, and the copy of newer documentation beside it has it; no commit of the vendor's public documentation does.",
    "confidence": "low",
    "operations": ["createPayment"],
    "body": "/providerDetails",
    "forms": ["present", "null"],
    "drop": true
  }
];
