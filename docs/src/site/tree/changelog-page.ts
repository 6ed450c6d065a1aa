/** The page of changes: those that the changesets have, which the next release takes into the packages' changelogs. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../places.ts";

const ORDER = ["major", "minor", "patch"] as const;

/** Generates the page: file name and Markdown. @param packages - folders of the published packages */
export function changelogPage(packages: readonly string[]): readonly [file: string, text: string] {
  const changes = readdirSync(join(root, ".changeset"))
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .toSorted()
    .flatMap((name) => changeIn(readFileSync(join(root, ".changeset", name), "utf8")));
  const sections = ORDER.flatMap((increment) => {
    const own = changes.filter((change) => change.increment === increment);
    return own.length === 0
      ? []
      : [`### ${TITLES[increment]}\n\n${own.map(({ packages: of, text }) => `**${of.join(", ")}**\n\n${text}`).join("\n\n")}`];
  });
  const released = packages
    .filter((folder) => existsSync(join(folder, "CHANGELOG.md")))
    .map(
      (folder) =>
        `## @maksu/${basename(folder)}\n\n${readFileSync(join(folder, "CHANGELOG.md"), "utf8")
          .replace(/^# .*\n+/, "")
          .replaceAll(/^#/gm, "##")}`,
    );
  const introduction = "What changes with the next release, the largest changes first, and what changed with each release before.";
  return ["changelog.md", `# Changelog\n\n${[introduction, "## Not released yet", ...sections, ...released].join("\n\n")}\n`];
}

const TITLES = { major: "Breaking changes", minor: "Additions", patch: "Corrections" };

interface Change {
  readonly increment: (typeof ORDER)[number];
  readonly packages: readonly string[];
  readonly text: string;
}

/** Reads a changeset; returns nothing for one that releases nothing. */
function changeIn(file: string): readonly Change[] {
  const [, head = "", text = ""] = /^---\n(.*?)---\n(.*)$/s.exec(file) ?? [];
  const increments = Array.from(head.matchAll(/^"(.+)": (major|minor|patch)$/gm), ([, name = "", increment = ""]) => ({ name, increment }));
  const increment = ORDER.find((each) => increments.some((found) => found.increment === each));
  // Headings of a change would be those of the page.
  return increment === undefined
    ? []
    : [{ increment, packages: increments.map(({ name }) => name), text: text.trim().replaceAll(/^#+ (.+)$/gm, "**$1**") }];
}
