import type { ToleranceName as LegacyTolerance } from "@maksu/legacy-api/tolerances";
import type { ToleranceName as MerchantTolerance } from "@maksu/merchant-api/tolerances";
import type { ToleranceName as PaymentTolerance } from "@maksu/payment-api/tolerances";
import type { Tolerance } from "@maksu/openapi-runtime";

/** Name of a form that real clients send and the service evidently takes, though its document has it otherwise. */
export type ToleranceName = PaymentTolerance | MerchantTolerance | LegacyTolerance;

/** The tolerances of an API. */
export type Tolerances = readonly Tolerance<ToleranceName>[];
