import type { Transport } from "@maksu/client-core";
import type { CallLimits } from "@maksu/test-server/vitest";
import { createMerchantClient } from "../src/index.ts";
import { MERCHANT } from "./merchant.ts";

/** Makes the call of the fault matrix. */
export const callInFault = (baseUrl: string, limits: CallLimits, transport?: Transport): Promise<unknown> =>
  createMerchantClient({ ...MERCHANT, baseUrl, transport, ...limits }).listSettlements({
    query: { fromDate: "2026-01-01", toDate: "2026-01-31" },
  });
