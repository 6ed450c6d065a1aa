/** The folder that generated files live in: nothing else does. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/** Generated files: path below the output folder, with forward slashes, to content. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/** The first line of every generated file, but for the compiler's directive before it in validators. */
export const headerOf = (title: string): string =>
  `// Generated from the description of ${title}; do not edit. Change the description and run \`npm run generate\`.\n`;

const HEADER = /^(?:\/\/ @ts-nocheck\n)?\/\/ Generated from the description of /;

/**
 * Writes these files to the output folder and removes all others. Unchanged files are not touched, so that watchers are not triggered.
 *
 * @returns the names of the files that were written or removed
 * @throws Error, with everything left as it is, when the folder holds a file that was not generated
 */
export async function write(files: GeneratedFiles, folder: string): Promise<string[]> {
  const present = new Map<string, string>();
  for (const name of await filesIn(folder)) {
    const path = join(folder, name);
    const content = await readFile(path, "utf8");
    if (!HEADER.test(content))
      throw new Error(
        `${path} was not generated, and ${folder} would be replaced as a whole. Nothing is changed: name another folder, or move the file.`,
      );
    present.set(name, content);
  }
  const surplus = [...present.keys()].filter((name) => !files.has(name));
  for (const name of surplus) await rm(join(folder, name));
  const changed = [...files].filter(([name, content]) => present.get(name) !== content);
  for (const [name, content] of changed) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return [...changed.map(([name]) => name), ...surplus];
}

/** Whatever is in a folder and is no folder itself, by its path below it, with forward slashes; nothing when there is no folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
}
