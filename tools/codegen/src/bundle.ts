import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { checkSchemasCompile } from "./ajv.ts";
import { readTolerances, tolerancesPath } from "./tolerances.ts";
import { bundleDescription, dereference, lintDescription } from "./lint/redocly.ts";

/**
 * Writes a description as one document. Rejects a description that fails lint, or has a schema that does not compile: who reads the bundle has
 * no lines to point to, or, as Prism, would say nothing. The tolerances are no part of it: they are written beside it.
 */
export async function writeBundle(root: string, output: string): Promise<string[]> {
  const problems = await lintDescription(root);
  if (problems.length > 0) return problems;
  checkSchemasCompile(await dereference(root));
  const document = await bundleDescription(root);
  await mkdir(dirname(output), { recursive: true });
  await writeFile(output, jsonOf(document));
  await writeFile(tolerancesPath(output), jsonOf(await readTolerances(tolerancesPath(root))));
  return [];
}

const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
