/** Stands in for the memory store, and sets up vitest for that: each store is a file of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFileStore } from "../../../src/store/file/file-store.ts";
import type { Store } from "../../../src/store/store.ts";

const VARIABLE = "FILES_FOR_MEMORY";

/** Creates the folder of the files. Returns what removes it. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "file-for-memory-"));
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true });
}

export const createMemoryStore = <Documents extends object>(): Promise<Store<Documents>> =>
  openFileStore(join(process.env[VARIABLE] ?? "", `${crypto.randomUUID()}.db`));
