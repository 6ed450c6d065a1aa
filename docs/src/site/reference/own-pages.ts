/**
 * Lists the interfaces that have pages of their own on the page of their entry point: where some stand on it in full, TypeDoc's Markdown leaves the
 * others out, and no page leads to them.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { table } from "../markdown/markdown.ts";
import { pages, REFERENCE } from "../places.ts";
import { summaryOf } from "../tree/tree.ts";

const FOLDER = "interfaces";

/** Adds the lists to all pages of the reference that lack one. */
export function listOwnPages(): void {
  const folder = join(pages, REFERENCE);
  for (const path of readdirSync(folder, { recursive: true }) as string[])
    if (path.endsWith(FOLDER)) {
      const entry = join(folder, dirname(path), "index.md");
      const own = readdirSync(join(folder, path), { withFileTypes: true }).flatMap(({ name }): [string, string][] =>
        name.endsWith(".md") ? [[name, readFileSync(join(folder, path, name), "utf8")]] : [],
      );
      writeFileSync(entry, withOwnPages(readFileSync(entry, "utf8"), own));
    }
}

/** Adds a table of the pages, by file name, that the page of an entry point doesn't link to. */
export function withOwnPages(entry: string, own: readonly (readonly [file: string, text: string])[]): string {
  const rows = own.flatMap(([file, text]) =>
    entry.includes(`| [${file.slice(0, -3)}](${FOLDER}/${file}) |`) ? [] : [[`[${file.slice(0, -3)}](${FOLDER}/${file})`, summaryOf(text)]],
  );
  return rows.length === 0
    ? entry
    : entry.replace(/^## Interfaces\n/m, (heading) => `${heading}\n${table(["Interface", "Description"], rows)}\n`);
}
