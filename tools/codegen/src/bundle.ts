import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { bundleDescription, lintDescription } from "./redocly.ts";

/** Writes a description as one document. Refuses one that lint refuses: everything after this has no lines to point to. */
export async function writeBundle(root: string, output: string): Promise<string[]> {
  const problems = await lintDescription(root);
  if (problems.length > 0) return problems;
  const document = await bundleDescription(root);
  await mkdir(dirname(output), { recursive: true });
  await writeFile(output, `${JSON.stringify(document, null, 2)}\n`);
  return [];
}
