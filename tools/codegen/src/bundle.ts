import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { compact } from "./ground/compact.ts";
import { linesOf, linesPath } from "./lines.ts";
import { bundleDescription, lintDescription } from "./lint/redocly.ts";
import { type Source, sourceOf } from "./source.ts";
import { readTolerances, tolerancesPath } from "./tolerances.ts";

/**
 * Writes a description as one document, and returns it for what is generated from it. Rejects a description that fails lint, or has a schema that
 * does not compile: who reads the bundle has no lines to point to, or, as Prism, would say nothing. The tolerances are no part of it: they are
 * written beside it, as are the lines that it has in its files.
 *
 * @throws Error that names the place when a schema does not compile
 */
export async function bundleInto(root: string, output: string): Promise<{ problems: string[]; source?: Source }> {
  const problems = await lintDescription(root);
  if (problems.length > 0) return { problems };
  const document = await bundleDescription(root);
  const tolerances = await readTolerances(tolerancesPath(root));
  const source = await sourceOf(root, document, tolerances);
  await mkdir(dirname(output), { recursive: true });
  await writeFile(output, jsonOf(document));
  await writeFile(tolerancesPath(output), jsonOf(tolerances));
  await writeFile(linesPath(output), `${compact(linesOf(root, document))}\n`);
  return { problems, source };
}

/** Writes a description as one document, and returns its problems. */
export const writeBundle = async (root: string, output: string): Promise<string[]> => (await bundleInto(root, output)).problems;

const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
