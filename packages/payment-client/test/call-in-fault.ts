import type { Transport } from "@maksu/client-core";
import { examples } from "@maksu/payment-api/examples";
import type { CallLimits } from "@maksu/test-server/vitest";
import { createPaymentClient } from "../src/index.ts";
import { MERCHANT } from "./merchant.ts";

/** Makes the call of the fault matrix. */
export const callInFault = (baseUrl: string, limits: CallLimits, transport?: Transport): Promise<unknown> =>
  createPaymentClient({ ...MERCHANT, baseUrl, transport, ...limits }).createPayment(examples.createPayment.minimal);
