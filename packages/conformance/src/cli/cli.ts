/** `maksu-conformance`: runs one of its commands. */
import { packageVersion, startError } from "@maksu/service-front/command";
import { runProxy } from "./proxy-command.ts";
import { runAgainst } from "./run-command.ts";
import { USAGE } from "./usage.ts";

const [name = "", ...args] = process.argv.slice(2);
try {
  if (name === "--version") console.log(packageVersion(new URL("../../package.json", import.meta.url)));
  else if (["", "-h", "--help"].includes(name) || args.some((each) => each === "-h" || each === "--help")) console.log(USAGE);
  else if (name === "proxy") await runProxy(args);
  else if (name.startsWith("--")) await runAgainst([name, ...args]);
  else throw new Error("unknown command; write --target URL, or proxy");
} catch (error) {
  console.error(startError(error));
  process.exitCode = 2;
}
