import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder that all temporary folders of a run are in. */
    temporaryFolders: string;
  }
}

/**
 * Runs before and after all tests, see `vitest.config.ts`. What a test makes after its time was up is removed with the rest, and so is what a
 * stopped run leaves: Vitest exits at SIGINT and SIGTERM.
 */
export default function setup({ provide }: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "codegen-")));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once("exit", remove);
  provide("temporaryFolders", folder);
  return remove;
}
