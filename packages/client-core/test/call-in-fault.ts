import type { CallLimits } from "@maksu/test-server/vitest";
import type { Transport } from "../src/transport/transport.ts";
import { thingsClient } from "./things-client.ts";

/** Makes the call of the fault matrix. */
export const callInFault = (origin: string, limits: CallLimits, transport?: Transport): Promise<unknown> =>
  thingsClient(origin, { transport, ...limits }).listThings();
