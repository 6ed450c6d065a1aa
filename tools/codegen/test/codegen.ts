import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import { REPOSITORY } from "./folders.ts";

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the built command line, as npm scripts do. */
export const codegen = (cwd: string, ...args: string[]): Promise<Outcome> =>
  run(cwd, join(REPOSITORY, "tools/codegen/bin/codegen.js"), ...args);

/** Runs a Node program to its end. */
export async function run(cwd: string, program: string, ...args: string[]): Promise<Outcome> {
  // Turbo sends no telemetry, and a turbo that runs the tests does not pass its location to this one.
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("TURBO_"))),
    TURBO_TELEMETRY_DISABLED: "1",
  };
  const child = spawn(process.execPath, [program, ...args], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}
