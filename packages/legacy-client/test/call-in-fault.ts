import type { Transport } from "@maksu/client-core";
import { examples } from "@maksu/legacy-api/examples";
import type { CallLimits } from "@maksu/test-server/vitest";
import { createLegacyClient } from "../src/index.ts";
import { MERCHANT } from "./merchant.ts";

/** Makes the call of the fault matrix in a format. */
export const callInFault =
  (format: "json" | "xml") =>
  (baseUrl: string, limits: CallLimits, transport?: Transport): Promise<unknown> =>
    createLegacyClient({ ...MERCHANT, baseUrl, format, transport, ...limits }).createPayment(examples.createPayment["total-only"]);
