import type { CheckoutAlgorithm } from "@maksu/payment-api";
import type { Settings } from "./settings.ts";

/**
 * The algorithm that signs events and redirects: that of the request that they follow from, unless the settings name another one.
 *
 * @param ofRequest - undefined for what no request has made
 */
export const eventAlgorithm = ({ algorithm }: Settings, ofRequest: CheckoutAlgorithm = "sha256"): CheckoutAlgorithm =>
  algorithm === "request" ? ofRequest : algorithm;
