/** `maksu-conformance`: runs one of its commands. */
import { packageVersion, startError } from "@maksu/service-front/command";
import { runProxy } from "./proxy-command.ts";
import { USAGE } from "./usage.ts";

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = { proxy: runProxy };

const [name = "", ...args] = process.argv.slice(2);
try {
  if (name === "--version") console.log(packageVersion(new URL("../../package.json", import.meta.url)));
  else if (["", "-h", "--help"].includes(name) || args.some((each) => each === "-h" || each === "--help")) console.log(USAGE);
  else {
    const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!run) throw new Error(`unknown command; write one of ${Object.keys(COMMANDS).join(", ")}`);
    await run(args);
  }
} catch (error) {
  console.error(startError(error));
  process.exitCode = 2;
}
