/** Whether a client that lives long keeps its memory: `node --expose-gc client-memory.js URL`, in a process of its own. */
import { setTimeout } from "node:timers/promises";
import { contestants } from "./contestants/clients.ts";

const CALLS = 100_000;
const run = await contestants["typed call over fetch"]?.(`20 ${process.argv[2]}`);
if (!run || !globalThis.gc) throw new Error("Start with --expose-gc.");

const heapAfter = async (calls: number): Promise<number> => {
  await run(calls);
  // Objects that are no longer used need a moment to be freed.
  await setTimeout(500);
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
const early = await heapAfter(1000);
const late = await heapAfter(CALLS - 1000);
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
process.send?.(`heap after 1,000 calls ${megabytes(early)} MB, after ${CALLS} ${megabytes(late)} MB: ${(late / early).toFixed(2)} ×`);
process.disconnect?.();
