import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { diffsOf, patched } from "@maksu/codegen/worked-examples";
import { expect, test } from "vitest";
import { repository } from "./repository.ts";

const guide = join(repository, "docs/contributing.md");
const headings = Array.from(readFileSync(guide, "utf8").matchAll(/^### (.+)$/gm), ([, heading = ""]) => heading);

test.each(headings)("the edits of the worked example %s fit their files", async (heading) => {
  const edited = new Map<string, string>();
  for (const diff of await diffsOf(heading, pathToFileURL(guide))) {
    const path = join(repository, diff.file);
    const before = edited.get(path) ?? (existsSync(path) ? readFileSync(path, "utf8") : "");
    const after = diff.from === "" ? diff.to : patched(before, diff);
    expect(after).not.toBe(before);
    expect(before === "").toBe(diff.from === "");
    edited.set(path, after);
  }
});
