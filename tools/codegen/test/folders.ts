/** Copies of folders, in the temporary folder of the run. */
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root folder. */
export const REPOSITORY: string = fileURLToPath(new URL("../../../", import.meta.url));

/** A change of a text file that must make a difference. */
export interface Edit {
  file: string;
  from: string;
  to: string;
}

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "codegen-"));

/** A copy of a folder without what was made in it, changed. */
export async function copyOf(folder: string, edits: readonly Edit[] = []): Promise<string> {
  const copy = await temporaryFolder();
  await cp(folder, copy, {
    recursive: true,
    filter: (path) => !["node_modules", "dist", ".turbo", ".results", ".git", "coverage"].includes(basename(path)),
  });
  for (const { file, from, to } of edits) await replace(join(copy, file), from, to);
  return copy;
}

export async function replace(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(path, "utf8");
  if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
  await writeFile(
    path,
    text.replace(from, () => to),
  );
}
