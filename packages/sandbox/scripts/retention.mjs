// Measures the memory of a sandbox that keeps some of very many payments. Arguments: number of payments (1000000), store (memory), payments to keep (500).
// Needs a build. Ends with 1 if the heap of the last quarter is over 1.1 times that of the second.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { startSandbox } from "@maksu/sandbox";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
const [payments = "1000000", store = "memory", kept = "500"] = process.argv.slice(2);
/** The payments of a day. A settlement of each day stays, so that days with few payments would be measured instead. */
const STEP = 5000;

const sandbox = await startSandbox({
  port: false,
  clock: "2026-03-02T09:00:00Z",
  store,
  keep: { payments: Number(kept), events: Number(kept) },
});
const { defaultWorld: world } = sandbox;
const heaps = [];
for (let made = STEP; made <= Number(payments); made += STEP) {
  await world.generate(STEP, { days: 1 });
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  heaps.push(heapUsed);
  if (made % (4 * STEP) !== 0) continue;
  const { payments: dropped } = await world.dropped();
  print(`${made} payments, ${dropped} dropped, heap ${megabytes(heapUsed)}, resident ${megabytes(rss)}`);
}
await sandbox.close();
const quarter = Math.floor(heaps.length / 4);
const ratio = mean(heaps.slice(-quarter)) / mean(heaps.slice(quarter, 2 * quarter));
print(`heap of the last quarter: ${ratio.toFixed(2)} times that of the second`);
process.exitCode = ratio < 1.1 ? 0 : 1;

function print(line) {
  process.stdout.write(`${line}\n`);
}

function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
