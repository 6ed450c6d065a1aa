/** `shop-check`: plays the payment service against a shop. */
import { runAsJob } from "../check/jobs.ts";
import { main } from "./main.ts";

if (!(await runAsJob()))
  try {
    // Whoever read the output has gone, such as `head`: nobody waits for the check any more.
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => process.kill(process.pid, "SIGHUP"));
    process.exitCode = await main(process.argv.slice(2), { print: console.log, printError: console.error });
  } catch (error) {
    console.error(`shop-check: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  }
