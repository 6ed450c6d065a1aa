import type { ApiName } from "@maksu/service-front";
import { LATER as OF_MERCHANT_API } from "./merchant-api/operations.ts";
import { LATER as OF_PAYMENT_API } from "./payment-api/operations.ts";

/** The operations that the sandbox does not have yet, by API: it responds with 501, in words of its own. */
export const LATER_OPERATIONS: Readonly<Record<ApiName, readonly string[]>> = {
  payment: OF_PAYMENT_API,
  merchant: OF_MERCHANT_API,
  legacy: [],
};
