/** Measures the cost of creating a payment, and whether a long-lived client leaks memory. */
import { fork } from "node:child_process";
import { join } from "node:path";
import { clientContestants } from "./client-contestants.ts";
import { compare } from "./rounds.ts";

const server = fork(join(import.meta.dirname, "response-server.js"));
const port = await new Promise<number>((resolve) => server.once("message", (message) => resolve(Number(message))));
const contestants = clientContestants(`http://127.0.0.1:${port}`);

for (const [name, create] of Object.entries(contestants)) if (!(await create())) throw new Error(`${name} created no payment`);

const timings = await compare(
  Object.entries(contestants).map(([name, create]) => ({
    name,
    run: async (times) => {
      for (let i = 0; i < times; i++) await create();
    },
  })),
  { rounds: 9, times: 500 },
);
console.log(`creating a payment of 4 KB over loopback, node ${process.version}`);
for (const { name, microseconds, ratio } of timings)
  console.log(`${name.padEnd(62)} ${microseconds.toFixed(0).padStart(6)} µs  ${ratio.toFixed(2)} × bare fetch`);
const [, , own, vendor] = timings;
console.log(`the client takes ${((own?.microseconds ?? 0) / (vendor?.microseconds ?? 1)).toFixed(2)} of the SDK's time`);

const CALLS = 100_000;
const createOwn = Object.values(contestants)[2] ?? (() => Promise.resolve(undefined));
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
