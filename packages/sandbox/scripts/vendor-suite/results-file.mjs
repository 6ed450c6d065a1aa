import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates a temporary folder that lives as long as the process. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "vendor-suite-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The text of a file; undefined where the suite has not written it. */
export const textOf = (file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
