// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
/**
 * What real clients of Merchant API send and the service evidently takes, though the API document has it otherwise: for servers.
 *
 * @packageDocumentation
 */
import type { Tolerance } from "@maksu/openapi-runtime";

/** Name of a tolerance. */
export type ToleranceName = "timestamp-with-colon" | "notify-url-null" | "payment-id-as-order-number";

/** The tolerances, in the description's order. */
export const tolerances: readonly Tolerance<ToleranceName>[] = [
  {
    "name": "timestamp-with-colon",
    "description": "The offset of `Timestamp` has a colon, as in `+03:00`.",
    "source": "The vendor's PHP library for this API.",
    "confidence": "medium",
    "operations": ["createRefund", "cancelRefund", "getRefund", "listSettlements", "getSettlement", "listPayments", "getPayment"],
    "header": "Timestamp",
    "pattern": "^(.+[+-][0-9]{2}):([0-9]{2})$",
    "set": "$1$2"
  },
  {
    "name": "notify-url-null",
    "description": "`notifyUrl` is `null` where there is none.",
    "source": "The vendor's PHP library for this API.",
    "confidence": "medium",
    "operations": ["createRefund"],
    "body": "/notifyUrl",
    "forms": ["null"],
    "drop": true
  },
  {
    "name": "payment-id-as-order-number",
    "description": "The path has the payment's id where the order number is.",
    "source": "The README of the vendor's PHP library for this API passes a payment's id to its refund.",
    "confidence": "low",
    "operations": ["createRefund"],
    "parameter": "orderNumber",
    "forms": ["payment-id"],
    "set": "{orderNumber}"
  }
];
