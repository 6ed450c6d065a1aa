/** A folder that is gone with this process, however it ends. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder, and what removes it. */
export interface TemporaryFolder extends Disposable {
  readonly path: string;
}

/** Removes a folder once its standard input ends, as it does with the process that has its other end. */
const REMOVER = `process.stdin.resume().on("end", () => require("node:fs").rmSync(process.argv[1], { recursive: true, force: true }));`;

/** Creates a folder. A process of its own removes it should this one be killed. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), "maksu-sandbox-"));
  // Without options that load something.
  const env = { ...process.env, NODE_OPTIONS: "" };
  const remover = spawn(process.execPath, ["--eval", REMOVER, path], { detached: true, env, stdio: ["pipe", "ignore", "ignore"] });
  remover.on("error", () => {}).unref();
  return {
    path,
    [Symbol.dispose]() {
      rmSync(path, { recursive: true, force: true });
      remover.stdin.end();
    },
  };
}
