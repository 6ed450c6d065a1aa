import { type ChildProcess, execFile } from "node:child_process";
import { join } from "node:path";
import type { RepositoryCopy } from "./repository-copy.ts";

export interface Result {
  readonly failed: boolean;
  /** Standard output and standard error. */
  readonly output: string;
}

const running = new Set<ChildProcess>();

/** Runs a Node program of the copy in one of its folders. After ten minutes it is ended and has failed. */
export function runProgram(copy: RepositoryCopy, folder: string, program: string, ...args: readonly string[]): Promise<Result> {
  const env = { ...process.env, NO_COLOR: "1", CI: "1", VITEST: undefined };
  const options = { cwd: copy.path(folder), env, maxBuffer: 64 * 1024 * 1024, timeout: 600_000 };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [join(copy.root, program), ...args], options, (error, stdout, stderr) => {
      running.delete(child);
      resolve({ failed: error !== null, output: `${stdout}\n${stderr}` });
    });
    running.add(child);
  });
}

/** Ends the programs that are running. */
export function endPrograms(): void {
  for (const child of running) child.kill("SIGKILL");
}
