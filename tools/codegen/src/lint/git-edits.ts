/** The edits since the last commit, where Git knows the folder: a mistake is often there, though it shows elsewhere. */
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";

/** Lines by path of the file, below the folder. */
export type Edits = ReadonlyMap<string, ReadonlySet<number>>;

/** The lines of a folder that differ; a line that was removed is that which has its place. */
export function editsIn(folder: string): Edits {
  const edits = new Map<string, Set<number>>();
  for (const { file, start, added } of hunksIn(folder)) {
    const lines = edits.get(file) ?? new Set();
    edits.set(file, lines);
    for (let index = 0; index < Math.max(1, added); index++) lines.add(start + index);
  }
  return edits;
}

/** Where a reference stood that was removed. */
export interface FormerReference {
  /** Absolute paths. */
  readonly path: string;
  readonly target: string;
  /** The line that has its place. */
  readonly line: number;
}

/** The references to files that were removed. */
export const formerReferencesIn = (folder: string): readonly FormerReference[] =>
  hunksIn(folder).flatMap(({ file, start, added, removed }) =>
    removed.flatMap((text, index) => {
      const [, reference] = /\$ref: *["']?([^\s"'#]+\.yaml)/.exec(text) ?? [];
      if (reference === undefined) return [];
      const path = join(folder, file);
      return [{ path, target: join(dirname(path), reference), line: Math.max(1, start + Math.min(index, Math.max(0, added - 1))) }];
    }),
  );

interface Hunk {
  readonly file: string;
  /** The first line that was added, or the one before what was removed. */
  readonly start: number;
  /** How many lines were added. */
  readonly added: number;
  readonly removed: string[];
}

function hunksIn(folder: string): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let file = "";
  for (const line of diffOf(folder).split("\n")) {
    const [, path] = /^\+\+\+ (.*?)\t?$/.exec(line) ?? [];
    const [, start, added = "1"] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (path !== undefined) file = path;
    else if (start !== undefined) hunks.push({ file, start: Number(start), added: Number(added), removed: [] });
    else if (/^-(?!-- )/.test(line)) hunks.at(-1)?.removed.push(line.slice(1));
  }
  return hunks;
}

function diffOf(folder: string): string {
  const args = ["diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-prefix", "--relative", "HEAD", "--", "."];
  try {
    return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return "";
  }
}
