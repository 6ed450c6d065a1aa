// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
/**
 * What real clients of Payment API send and the service evidently takes, though the API document has it otherwise: for servers.
 *
 * @packageDocumentation
 */
import type { Tolerance } from "@maksu/openapi-runtime";

/** Name of a tolerance. */
export type ToleranceName = "items-absent" | "refund-email-empty" | "get-token-body-absent" | "card-form-content-type-absent";

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
  }
];
