import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { clickablePath } from "./lint/find-up.ts";
import { generators } from "./generate.ts";
import { filesIn, type GeneratedFiles } from "./output/output-folder.ts";
import { pipelinesIn } from "./pipelines.ts";
import { sourceAt } from "./source.ts";

/**
 * Compares everything that is committed of a repository's descriptions with what they generate, in one process: its start takes longer than a
 * description. Changes nothing, and reads no bundle.
 *
 * @param description name of its folder; all by default
 * @throws Error if the repository has no description with that name
 */
export async function driftIn(repository: string, description?: string): Promise<string[]> {
  const pipelines = (await pipelinesIn(repository)).filter(({ folder }) => description === undefined || basename(folder) === description);
  if (pipelines.length === 0) throw new Error(`${join(repository, "specs", description ?? "")}: no description found.`);
  const differences: string[] = [];
  for (const { root, targets } of pipelines) {
    const source = await sourceAt(root);
    for (const { generator, forPackage, folder } of targets)
      differences.push(...(await findDrift(generators[generator](source, forPackage), folder)));
  }
  return differences;
}

/** Compares a folder with the files that belong into it: a line for each difference. */
export async function findDrift(wanted: GeneratedFiles, folder: string): Promise<string[]> {
  const present = await filesIn(folder);
  const differences: string[] = [];
  for (const name of new Set([...wanted.keys(), ...present])) {
    const path = join(folder, name);
    const what = await differenceOf(path, wanted.get(name), present.includes(name));
    if (what !== undefined) differences.push(`${clickablePath(path)} ${what}. Run \`npm run generate\`.`);
  }
  return differences;
}

async function differenceOf(path: string, wanted: string | undefined, isPresent: boolean): Promise<string | undefined> {
  if (!isPresent) return "is missing";
  if (wanted === undefined) return "is not generated from the description";
  return (await readFile(path, "utf8")) === wanted ? undefined : "differs from the description";
}
