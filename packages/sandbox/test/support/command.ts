/** Runs `maksu-sandbox` as it is built. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The command. */
export const BIN = fileURLToPath(new URL("../../bin/maksu-sandbox.js", import.meta.url));

/** A command, or another program, that runs. */
export interface Running extends AsyncDisposable {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Waits until the standard output, or the standard error, has this. */
  until(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Its exit status, once its streams are closed; null when a signal ended it. */
  readonly exit: Promise<number | null>;
}

/** Starts the command. Disposing of it kills it. */
export const startCommand = (args: readonly string[], env?: Readonly<Record<string, string>>, input?: string): Running =>
  startProgram([BIN, ...args], env, input);

/** Starts a program of Node. Disposing of it kills it. */
export function startProgram(args: readonly string[], env: Readonly<Record<string, string>> = {}, input = ""): Running {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: "pipe" });
  child.stdin.on("error", () => {}).end(input);
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    exit,
    async until(pattern) {
      for (const deadline = Date.now() + 15_000; Date.now() < deadline; await new Promise((resolve) => setTimeout(resolve, 20))) {
        const match = pattern.exec(stdout) ?? pattern.exec(stderr);
        if (match) return match;
      }
      throw new Error(`no ${pattern} in: ${stdout}${stderr}`);
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}

/** Runs the command to its end. */
export async function runCommand(
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
  input?: string,
): Promise<{ readonly status: number | null; readonly stdout: string; readonly stderr: string }> {
  await using running = startCommand(args, env, input);
  return { status: await running.exit, stdout: running.stdout(), stderr: running.stderr() };
}
