/** Runs `maksu-shop-check` as it is built, and the shops of the tests. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export const BIN = fileURLToPath(new URL("../../bin/maksu-shop-check.js", import.meta.url));

/** The words that start a shop by its name. */
export const shopCommand = (name: string, ...rest: readonly string[]): readonly string[] => [
  process.execPath,
  fileURLToPath(new URL("../shops/run.mjs", import.meta.url)),
  name,
  ...rest,
];

/** A program that runs. Disposed of, it is killed. */
export interface Running extends AsyncDisposable {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Waits until it has printed this. */
  until(pattern: RegExp): Promise<RegExpMatchArray>;
  readonly exit: Promise<number | null>;
}

export function startProgram([file = "", ...args]: readonly string[], env: NodeJS.ProcessEnv = {}, cwd?: string): Running {
  const child = spawn(file, args, { env: { ...process.env, GITHUB_ACTIONS: undefined, ...env }, stdio: ["ignore", "pipe", "pipe"], cwd });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const exit = once(child, "close").then(([code]) => code as number | null);
  return {
    child,
    output: () => output,
    exit,
    async until(pattern) {
      for (const end = Date.now() + 40_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 20))) {
        const match = pattern.exec(output);
        if (match) return match;
      }
      throw new Error(`no ${String(pattern)} in: ${output}`);
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}

/** Starts the command, in a folder of its own. */
export const startCheck = (cwd: string, ...args: readonly string[]): Running => startProgram([process.execPath, BIN, ...args], {}, cwd);

/** Runs the command to its end. */
export async function runCheck(
  cwd: string,
  ...args: readonly string[]
): Promise<{ readonly status: number | null; readonly output: string }> {
  await using running = startCheck(cwd, ...args);
  return { status: await running.exit, output: running.output() };
}
