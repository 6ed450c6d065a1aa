import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { generate } from "./generate.ts";

/** Compares a folder with what would be generated into it, file by file. Changes nothing. */
export async function findDrift(bundle: string, folder: string): Promise<string[]> {
  const wanted = await generate(bundle);
  const present = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  const names = present
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const differences = [
    ...[...wanted.keys()].filter((name) => !names.includes(name)).map((name) => [name, "is missing"]),
    ...names.filter((name) => !wanted.has(name)).map((name) => [name, "is not generated from the description"]),
  ];
  for (const name of names)
    if (wanted.has(name) && (await readFile(join(folder, name), "utf8")) !== wanted.get(name))
      differences.push([name, "differs from the description"]);
  return differences.map(([name, what]) => `${relative(process.cwd(), join(folder, name ?? ""))} ${what}. Run \`npm run generate\`.`);
}
