/** `maksu-sandbox`: runs a sandbox until SIGINT or SIGTERM, or while another program runs; controls a running one. */
import { packageVersion, startError } from "@maksu/service-front/command";
import { suggestion } from "@maksu/signing/options";
import { CONTROL_COMMANDS, isCommand } from "./control/commands.ts";
import { control } from "./control/control.ts";
import { env, envUsage } from "./env.ts";
import { run } from "./run.ts";
import { serve } from "./serve.ts";
import { runUsage, usage } from "./usage.ts";

/** The usage of each command that has its own. */
const USAGES: Readonly<Record<string, () => string>> = { run: runUsage, env: envUsage };

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(startError(error).replace(/^store: /, "--store: "));
  process.exitCode = 2;
}

async function main(args: readonly string[]): Promise<number> {
  const [first = "", ...rest] = args;
  if (isCommand(first)) return control(first, rest, console.log, console.error);
  const end = args.indexOf("--");
  // What follows -- is the program's.
  const own = end < 0 ? args : args.slice(0, end);
  if (own.some((each) => each === "--help" || each === "-h")) console.log((USAGES[first] ?? usage)());
  else if (first === "--version") console.log(packageVersion(new URL("../../package.json", import.meta.url)));
  else if (first === "run") return run(rest, console.error);
  else if (first === "env") env(rest, console.log);
  else if (first === "" || first.startsWith("-")) await serve(args, console.log);
  else
    throw new Error(
      `${first}: unknown command; ${suggestion(first, ["run", "env", ...new Set(Object.keys(CONTROL_COMMANDS).map((name) => name.split(" ", 1).join()))], "commands")}`,
    );
  return 0;
}
