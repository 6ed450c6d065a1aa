/** One contestant in a process of its own: `node contestant.js MODULE NAME`. Told how often to run, it responds with the CPU time and the wall time that took. */
import type { Contestants, Taken } from "./process-rounds.ts";

const [, , module = "", name = ""] = process.argv;
const { contestants } = (await import(module)) as { contestants: Contestants };
const run = contestants[name];
if (run === undefined) throw new Error(`${module} has no contestant ${name}`);

process.on("message", async (times: number) => {
  const start = process.cpuUsage();
  const started = performance.now();
  await run(times);
  const { user, system } = process.cpuUsage(start);
  const wall = (performance.now() - started) * 1000;
  process.send?.({ cpu: (user + system) / times, wall: wall / times } satisfies Taken);
});
