/** What creating a payment costs, one and many at once, and whether a client that lives long keeps its memory. */
import { fork } from "node:child_process";
import { join } from "node:path";
import type * as ClientContestants from "./client-contestants.ts";
import { compareProcesses } from "./process-rounds.ts";

/** How many payments are created at once, and the rounds in which they are. */
const ROUNDS = [
  [1, 21],
  [16, 11],
  [256, 11],
] as const;

const server = fork(join(import.meta.dirname, "answering-server.js"));
const port = await new Promise<number>((resolve) => server.once("message", (message) => resolve(Number(message))));
const origin = `http://127.0.0.1:${port}`;
const contestantsAt = (atOnce: number): string => `${import.meta.resolve("./client-contestants.js")}?origin=${origin}&at-once=${atOnce}`;
const { ways } = (await import(contestantsAt(1))) as typeof ClientContestants;
const names = Object.keys(ways);

for (const [atOnce, rounds] of ROUNDS) {
  const timings = await compareProcesses(contestantsAt(atOnce), names, { rounds, times: 512 });
  console.log(`creating payments of 4 KB over loopback, ${atOnce} at once, node ${process.version}`);
  for (const { name, microseconds, ratio, wallRatio } of timings)
    console.log(
      `${name.padEnd(40)} ${microseconds.toFixed(0).padStart(6)} µs of CPU  ${ratio.toFixed(2)} × bare fetch, wall ${wallRatio.toFixed(2)} ×`,
    );
}

const CALLS = 100_000;
const createOwn = ways["@maksu/payment-client over fetch"];
const heapAfter = async (calls: number): Promise<number> => {
  for (let i = 0; i < calls; i += 20) await Promise.all(Array.from({ length: 20 }, createOwn));
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
if (globalThis.gc) {
  const early = await heapAfter(1000);
  const late = await heapAfter(CALLS - 1000);
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  console.log(`heap after 1,000 calls ${megabytes(early)} MB, after ${CALLS} ${megabytes(late)} MB: ${(late / early).toFixed(2)} ×`);
} else console.log("memory: not run, start node with --expose-gc");
server.disconnect();
