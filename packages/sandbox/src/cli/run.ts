import { serviceHosts } from "@maksu/service-front";
import { GRACE } from "@maksu/service-front/command";
import { parseFlags } from "@maksu/signing/command-line";
import { redirectingEnvironment } from "../redirect/environment.ts";
import { startSandbox } from "../start/start-sandbox.ts";
import { OUTPUT_FLAGS, type Print, printing } from "./output.ts";
import { runProgram } from "./run-program.ts";
import { START_FLAGS, startOptions, TOKEN_VARIABLE } from "./start-flags.ts";

/**
 * Runs a program with a sandbox of its own, to which its requests to the service's hosts go. Standard output is the program's.
 *
 * @param args - options of the sandbox, `--`, the program and its arguments
 * @param printError - writes a line to standard error
 * @returns the program's exit status
 */
export async function run(args: readonly string[], printError: Print): Promise<number> {
  const end = args.indexOf("--");
  const program = end < 0 ? [] : args.slice(end + 1);
  if (program.length === 0) throw new Error("run: give a program after --, such as: maksu-sandbox run -- npm test");
  const { values, positionals } = parseFlags(args.slice(0, end), { ...START_FLAGS, ...OUTPUT_FLAGS });
  if (positionals.length > 0) throw new Error("run: only options may come before --; see --help");
  const { profile = "paytrail", ...options } = startOptions(values);
  const sandbox = await startSandbox({ ...options, profile, ...printing(values, printError) });
  try {
    const token = options.controlToken !== undefined && { [TOKEN_VARIABLE]: options.controlToken };
    const environment = redirectingEnvironment(
      { ...process.env, ...token },
      sandbox.url,
      serviceHosts(profile),
      import.meta.resolve("#redirect"),
    );
    const { status, reason } = await runProgram(program, environment);
    if (reason !== undefined) printError(`maksu-sandbox run: ${reason}`);
    return status;
  } finally {
    await sandbox.stop({ graceMs: GRACE });
  }
}
