// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
/**
 * What real clients of Legacy payment creation send and the service evidently takes, though the API document has it otherwise: for servers.
 *
 * @packageDocumentation
 */
import type { Tolerance } from "@maksu/openapi-runtime";

/** Name of a tolerance. */
export type ToleranceName = "reference-number-empty";

/** The tolerances, in the description's order. */
export const tolerances: readonly Tolerance<ToleranceName>[] = [
  {
    "name": "reference-number-empty",
    "description": "`referenceNumber` is empty where there is none.",
    "source": "The public client node-paytrail.",
    "confidence": "low",
    "operations": ["createPayment"],
    "body": "/referenceNumber",
    "forms": ["empty-text"],
    "drop": true
  }
];
