/** One contestant in a process of its own: `node contestant.js MODULE NAME`. Told how often to run, it answers with the CPU time that took. */
import type { Contestants } from "./process-rounds.ts";

const [, , module = "", name = ""] = process.argv;
const { contestants } = (await import(module)) as { contestants: Contestants };
const run = contestants[name];
if (run === undefined) throw new Error(`${module} has no contestant ${name}`);

process.on("message", async (times: number) => {
  const start = process.cpuUsage();
  await run(times);
  const { user, system } = process.cpuUsage(start);
  process.send?.((user + system) / times);
});
