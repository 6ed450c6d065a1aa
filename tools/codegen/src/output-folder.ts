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
 * Replaces the output folder, so that nothing stays of what is no longer generated.
 *
 * @throws Error, with everything left as it is, when the folder holds a file that was not generated
 */
export async function write(files: GeneratedFiles, folder: string): Promise<void> {
  for (const name of await filesIn(folder)) {
    const path = join(folder, name);
    if (!HEADER.test(await readFile(path, "utf8")))
      throw new Error(
        `${path} was not generated, and ${folder} would be replaced as a whole. Nothing is changed: name another folder, or move the file.`,
      );
  }
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
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
