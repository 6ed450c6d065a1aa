/** The worked examples of `docs/contributing.md`, carried out in a copy of the repository. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { apply, blocksOf, diffOf, diffsOf } from "@maksu/codegen/worked-examples";
import { hasLine } from "./check.ts";
import { enter } from "./git-copy.ts";
import { repository } from "./repository.ts";
import type { RepositoryCopy } from "./repository-copy.ts";

const guide = pathToFileURL(join(repository, "docs/contributing.md"));

/** The examples by their headings, less `Add an API`, which tools/house carries out. */
export const headings: readonly string[] = Array.from(
  readFileSync(guide, "utf8").matchAll(/^### (.+)$/gm),
  ([, heading = ""]) => heading,
).filter((heading) => heading !== "Add an API");

/** Makes the edits of an example, and nothing else. */
export async function edit(copy: RepositoryCopy, heading: string): Promise<void> {
  for (const diff of await diffsOf(heading)) await apply(copy.path("specs"), diff);
  for (const diff of await diffsOf(heading, guide)) await apply(copy.root, diff);
}

/**
 * Makes the edits of an example, and runs its commands. An example that the specs have in full is the guide's own, too.
 *
 * @throws {Error} when a command passes or fails against the guide, or does not print the lines that the guide shows
 */
export async function carryOut(copy: RepositoryCopy, heading: string): Promise<void> {
  for (const diff of await diffsOf(heading)) await apply(copy.path("specs"), diff);
  for (const block of await blocksOf(heading, guide)) {
    if (block.language === "diff") await apply(copy.root, diffOf(block));
    else for (const entered of block.text.split(/^\$ /m).slice(1)) runAsShown(copy, entered);
  }
}

function runAsShown(copy: RepositoryCopy, entered: string): void {
  const [line = "", ...shown] = entered.trimEnd().split("\n");
  const [, command = "", fails] = /^(.*?)( # fails)?$/.exec(line) ?? [];
  const { status, stdout, stderr } = enter(copy, "sh", ["-c", command]);
  const output = `${stdout}${stderr}`;
  const failed = status !== 0;
  if (failed !== (fails !== undefined)) throw new Error(`${command} ${failed ? "fails" : "passes"}:\n${output}`);
  const missing = shown.filter((text) => !hasLine(output, text));
  if (missing.length > 0) throw new Error(`${command} does not print ${missing.join(", nor ")}:\n${output}`);
}
