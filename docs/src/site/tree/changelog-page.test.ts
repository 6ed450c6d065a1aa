import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../places.ts";
import { changelogPage } from "./changelog-page.ts";

test("the changelog has each changeset that releases something, under the largest of its increments", () => {
  const [file, text] = changelogPage([]);
  expect(file).toBe("changelog.md");
  const changesets = readdirSync(join(root, ".changeset")).filter((name) => name.endsWith(".md") && name !== "README.md");
  const changes = text.match(/^\*\*@maksu\/.+\*\*$/gm) ?? [];
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.length).toBeLessThanOrEqual(changesets.length);
  expect(text).not.toMatch(/^---$/m);
});
