/**
 * Runs one contestant in a separate process: `contestant.js MODULE NAME ARGUMENT`. Each message is a number of repetitions, and gets their
 * time as a reply.
 */
import type { Contestants } from "./contest.ts";

const [module = "", name = "", argument = ""] = process.argv.slice(2);
const { contestants } = (await import(module)) as { readonly contestants: Contestants };
const make = contestants[name];
if (!make) throw new Error(`${module} has no contestant named ${name}; it has ${Object.keys(contestants).join(", ")}.`);
const run = await make(argument);

process.on("message", (times) => {
  void measure(Number(times));
});
process.on("disconnect", () => process.exit());
process.send?.("ready");

async function measure(times: number): Promise<void> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  await run(times);
  const { user, system } = process.cpuUsage(cpu);
  process.send?.({ cpu: user + system, wall: (performance.now() - start) * 1000 });
}
