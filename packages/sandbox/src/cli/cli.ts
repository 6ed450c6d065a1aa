/** `maksu-sandbox`: runs a sandbox until SIGINT or SIGTERM, or while another program runs; controls a running one. */
import { packageVersion, startError } from "@maksu/service-front/command";
import { suggestion } from "@maksu/signing/options";
import { CONTROL_COMMANDS, isCommand } from "./control/commands.ts";
import { control } from "./control/control.ts";
import { completion, completionUsage } from "./completion/completion.ts";
import { env, envUsage } from "./env.ts";
import { open, openUsage } from "./open.ts";
import { run } from "./run.ts";
import { serve } from "./serve.ts";
import { runUsage, usage } from "./usage.ts";
import { watch, watchUsage } from "./watch.ts";

/** A command that is not an act of a world. */
interface Command {
  readonly usage: () => string;
  /** Resolves to the exit status. */
  readonly run: (args: readonly string[]) => Promise<number>;
}

const done = (_nothing: void): number => 0;

const COMMANDS: Readonly<Record<string, Command>> = {
  run: { usage: runUsage, run: (args) => run(args, console.error) },
  open: { usage: openUsage, run: (args) => open(args, console.log, console.error) },
  watch: { usage: watchUsage, run: (args) => watch(args, console.log, console.error) },
  env: { usage: envUsage, run: async (args) => done(env(args, console.log)) },
  completion: { usage: completionUsage, run: async (args) => done(completion(args, console.log)) },
};

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
  // Arguments after -- are the program's.
  const own = end < 0 ? args : args.slice(0, end);
  const command = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  if (own.some((each) => each === "--help" || each === "-h")) console.log((command?.usage ?? usage)());
  else if (first === "--version") console.log(packageVersion(new URL("../../package.json", import.meta.url)));
  else if (command) return command.run(rest);
  else if (first === "" || first.startsWith("-")) await serve(args, console.log);
  else {
    const known = [...Object.keys(COMMANDS), ...new Set(Object.keys(CONTROL_COMMANDS).map((name) => name.split(" ", 1).join()))];
    throw new Error(`${first}: unknown command; ${suggestion(first, known, "commands")}`);
  }
  return 0;
}
