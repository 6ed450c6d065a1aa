/**
 * Gives each run of Vitest a folder of its own for temporary ones, which is removed at its end: so nothing stays of tests that fail half way, or whose time was up.
 * Vitest exits at SIGINT and SIGTERM, so nothing stays of a stopped run either.
 */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { env, pid, platform } from "node:process";

/** Where `tmpdir` looks first. */
const VARIABLE = platform === "win32" ? "TEMP" : "TMPDIR";

const OWN = `maksu-tests-${pid}-`;

export default function giveTemporaryFolder() {
  const before = tmpdir();
  // Another project of the same run has given it.
  if (basename(before).startsWith(OWN)) return;
  const folder = realpathSync(mkdtempSync(join(before, OWN)));
  // As the system's own: tests run programs as other users, too.
  chmodSync(folder, 0o1777);
  env[VARIABLE] = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once("exit", remove);
  return () => {
    env[VARIABLE] = before;
    remove();
  };
}
