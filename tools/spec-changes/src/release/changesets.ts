/** Pending changesets: the files in `.changeset` that the next release is made from. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import parse from "@changesets/parse";
import { gravest, type Impact } from "../compare/change.ts";

export interface Changeset {
  readonly path: string;
  readonly bumps: ReadonlyMap<string, Impact>;
  /** The changes that it covers, however worded: their subjects by their marks. */
  readonly covers: ReadonlyMap<string, string>;
  /** Written by `spec bump` for this API, and not touched since: may be replaced. */
  readonly ownOf: string | undefined;
}

const folderOf = (root: string): string => join(root, ".changeset");

/** @throws {Error} naming the file that can't be read as a changeset */
export function pendingChangesets(root: string): readonly Changeset[] {
  const folder = folderOf(root);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .toSorted()
    .map((name) => readChangeset(join(folder, name), name));
}

function readChangeset(path: string, name: string): Changeset {
  const content = readFileSync(path, "utf8");
  try {
    const { releases } = parse(content);
    const bumps = releases.flatMap(({ name: released, type }): readonly (readonly [string, Impact])[] =>
      type === "none" ? [] : [[released, type]],
    );
    return { path, bumps: new Map(bumps), covers: marksIn(content), ownOf: ownerOf(name, content) };
  } catch (error) {
    throw new Error(`.changeset/${name} can't be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The bump that the next release gives a package, as far as changesets ask for one. */
export const pendingBump = (changesets: readonly Changeset[], packageName: string): Impact | undefined =>
  gravest(changesets.flatMap(({ bumps }) => bumps.get(packageName) ?? []));

/**
 * The changes that a changeset covers are listed in comments of its front matter, which no changelog shows: texts may be reworded, and a change that comes after
 * them is still another one.
 *
 * The file's name carries a digest of its content: a file that was edited by hand is recognized by it, and never overwritten.
 */
export function writeChangeset(
  root: string,
  api: string,
  { bumps, covers, text }: Pick<Changeset, "bumps" | "covers"> & { readonly text: string },
): string {
  const header = [
    ...[...bumps].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, impact]) => `"${name}": ${impact}`),
    ...[...covers].map(([mark, subject]) => `# ${mark} ${subject}`),
  ];
  const content = `---\n${header.join("\n")}\n---\n\n${text}\n`;
  const name = `spec-${api}-${digest(content)}.md`;
  writeFileSync(join(folderOf(root), name), content);
  return `.changeset/${name}`;
}

export const removeChangeset = ({ path }: Changeset): void => rmSync(path);

function ownerOf(name: string, content: string): string | undefined {
  const [, api, written] = /^spec-(.+)-([0-9a-f]{8})\.md$/.exec(name) ?? [];
  return written === digest(content) ? api : undefined;
}

function marksIn(content: string): ReadonlyMap<string, string> {
  const [, header = ""] = /^---\r?\n(.*?)^---/ms.exec(content) ?? [];
  return new Map([...header.matchAll(/^# ([0-9a-f]{8}) (.*?)\r?$/gm)].map(([, mark = "", subject = ""]) => [mark, subject]));
}

/** Returns a short digest that distinguishes texts. */
export const digest = (content: string): string => createHash("sha256").update(content).digest("hex").slice(0, 8);
