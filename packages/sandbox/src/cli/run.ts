import { type ProfileName, serviceHosts } from "@maksu/service-front";
import { GRACE } from "@maksu/service-front/command";
import { endWithNpx, endWithParent, parseFlags } from "@maksu/signing/command-line";
import type { SandboxOptions } from "../acts/options.ts";
import { programEnvironment, systemBundles } from "../redirect/environment.ts";
import { replaceBundles, SEALED_PORT, SEALED_VARIABLE, sealedCommand } from "../redirect/sealed.ts";
import { temporaryFolder } from "../redirect/temporary-folder.ts";
import { startSandbox } from "../start/start-sandbox.ts";
import { OUTPUT_FLAGS, type Print, printing } from "./output.ts";
import { runProgram } from "./run-program.ts";
import { START_FLAGS, startOptions, TOKEN_VARIABLE } from "./start-flags.ts";

/** The flags, for the parser. */
export const RUN_FLAGS = { ...START_FLAGS, ...OUTPUT_FLAGS, sealed: { type: "boolean", default: false } } as const;

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
  const { values, positionals } = parseFlags(args.slice(0, end), RUN_FLAGS);
  if (positionals.length > 0) throw new Error("run: only options may come before --; see --help");
  const { profile = "paytrail", ...options } = startOptions(values);
  const isInside = process.env[SEALED_VARIABLE] !== undefined;
  if (isInside) endWithParent();
  else endWithNpx();
  using folder = temporaryFolder();
  if (values.sealed && !isInside) return reported(await runSealed(args, serviceHosts(profile), folder.path), printError);
  let isReached = isInside || values.quiet;
  const print: Print = (line) => {
    isReached = true;
    printError(line);
  };
  const ended = await runBeside({ ...options, profile, ...printing(values, print) }, program, folder.path, isInside);
  return reported({ ...(isReached ? {} : { reason: NOT_REACHED }), ...ended }, printError);
}

const NOT_REACHED =
  "no request reached the sandbox. If the program has sent one, its client reads no proxy from its environment, and the real service received it: use --sealed.";

/** Reports why a program was not started, or that it was not led. Returns its exit status. */
function reported({ status, reason }: Awaited<ReturnType<typeof runProgram>>, printError: Print): number {
  if (reason !== undefined) printError(`maksu-sandbox run: ${reason}`);
  return status;
}

/** Runs the same command where nothing leads out. */
function runSealed(args: readonly string[], hosts: readonly string[], folder: string): ReturnType<typeof runProgram> {
  const [, command = ""] = process.argv;
  const sealed = sealedCommand([process.execPath, command, "run", ...args], hosts, folder);
  return runProgram(sealed, { ...process.env, [SEALED_VARIABLE]: "1" });
}

/** Runs a program beside a sandbox, which stops with it. */
async function runBeside(
  options: SandboxOptions & { readonly profile: ProfileName },
  program: readonly string[],
  folder: string,
  isSealed: boolean,
): ReturnType<typeof runProgram> {
  const { front: port = 0, profile, controlToken } = options;
  const sandbox = await startSandbox({ ...options, ...(isSealed ? { front: SEALED_PORT, offline: true } : { front: port }) });
  try {
    const { url, front } = sandbox;
    if (!front) throw new Error("run: the sandbox needs a port");
    const own = { [SEALED_VARIABLE]: undefined, ...(controlToken !== undefined && { [TOKEN_VARIABLE]: controlToken }) };
    const hook = import.meta.resolve("#redirect");
    const environment = programEnvironment(
      { ...process.env, ...own },
      { url, front, hosts: serviceHosts(profile), hook, folder, isSealed },
    );
    if (isSealed) replaceBundles(systemBundles(), environment["SSL_CERT_FILE"] ?? "");
    return await runProgram(program, environment);
  } finally {
    await sandbox.stop({ graceMs: GRACE });
  }
}
