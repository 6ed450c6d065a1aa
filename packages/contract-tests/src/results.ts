/** Where a run leaves what the table is made of. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const RESULTS = join(import.meta.dirname, "../.results");

export const contractFile = (api: string): string => join(RESULTS, `contract-${api}.json`);
export const documentFile = (api: string): string => join(RESULTS, `document-${api}.json`);

export function writeResult(file: string, result: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}

/** Undefined when this run left none. */
export function readResult(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
