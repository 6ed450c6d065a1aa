import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { clickablePath } from "./find-up.ts";
import { filesIn, type GeneratedFiles } from "./output-folder.ts";

/** Compares a folder with what would be generated into it, file by file: a line for each difference. Changes nothing. */
export async function findDrift(generate: (bundle: string) => Promise<GeneratedFiles>, bundle: string, folder: string): Promise<string[]> {
  const wanted = await generate(bundle);
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
