/**
 * Prints the notes of a release, at the root of the repository: `node tools/packaging/scripts/release-notes.mjs <folder of pack.mjs>`. They are the entries
 * of the changelogs of the packages that have no tag yet, each entry once with the packages that it is of.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publishOrder } from "./publish-order.mjs";

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("The folder of the packages is missing: release-notes.mjs <folder>");
  process.exit(1);
}
const packed = new Set(JSON.parse(readFileSync(join(folder, "packages.json"), "utf8")).map(({ name, version }) => `${name}@${version}`));
const isTagged = (tag) => spawnSync("git", ["rev-parse", "--quiet", "--verify", `refs/tags/${tag}`]).status === 0;

const RANKS = ["Major Changes", "Minor Changes", "Patch Changes"];

/** Maps a heading to its entries, and an entry to its packages. */
const headings = new Map();
const released = publishOrder(".")
  .map(({ directory, manifest: { name, version } }) => ({ directory, version, id: `${name}@${version}` }))
  .filter(({ id }) => packed.has(id) && !isTagged(id));
for (const { directory, version, id } of released) {
  const changelog = join(directory, "CHANGELOG.md");
  const [, section = ""] = (existsSync(changelog) ? readFileSync(changelog, "utf8") : "").split(`\n## ${version}\n`);
  for (const part of section.split(/^## /m)[0].split(/^### /m).slice(1)) {
    const [heading, ...lines] = part.split("\n");
    for (const entry of lines.join("\n").split(/^(?=- )/m)) {
      // Of a package that only needs the new ones.
      if (!entry.startsWith("- ") || entry.startsWith("- Updated dependencies")) continue;
      const entries = headings.get(heading) ?? headings.set(heading, new Map()).get(heading);
      const text = entry.trimEnd();
      entries.set(text, [...(entries.get(text) ?? []), id]);
    }
  }
}
for (const heading of [...headings.keys()].toSorted((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b))) {
  console.log(`## ${heading}\n`);
  for (const [text, ids] of headings.get(heading)) console.log(`${text}\n\n  ${ids.map((id) => `\`${id}\``).join(", ")}\n`);
}
console.log(`## Packages\n\n${released.map(({ id }) => `- \`${id}\``).join("\n")}`);
