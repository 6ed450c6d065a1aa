import { readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { expect, test } from "vitest";
import { documentsOfSite, guideGroups, guides, recipes } from "./documents.ts";
import { LOOKED_UP } from "../built/llms.ts";
import { docs } from "../places.ts";

test("the menu has every guide, in the order of the table of contents", () => {
  const menu = guides().map((path) => basename(path));
  expect(menu.toSorted()).toStrictEqual(
    readdirSync(join(docs, "guides"))
      .filter((name) => name.endsWith(".md"))
      .toSorted(),
  );
  expect(menu[0]).toBe("five-minute-start.md");
});

// Groups are headings of the table of contents, not folders: a guide that changes groups keeps its address, which errors, packages and bookmarks have.
// Decisions are in one folder, too, and found by number.
test("every guide is in one group of at most six", () => {
  const groups = guideGroups();
  expect(groups.flatMap((group) => group.guides)).toStrictEqual(guides());
  expect(groups.filter((group) => group.guides.length > 6)).toStrictEqual([]);
});

test("the menu has every recipe, after their table of contents", () => {
  const [contents = "", ...menu] = recipes().map((path) => relative(join(docs, "recipes"), path));
  expect(contents).toBe("README.md");
  const folders = readdirSync(join(docs, "recipes"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(menu.toSorted()).toStrictEqual(folders.map(({ name }) => join(name, "README.md")).toSorted());
});

test("each group of the index to look things up in has documents, but for the reference, which has pages of its own", () => {
  const groups = new Set(documentsOfSite().map(({ group }) => group));
  expect([...LOOKED_UP].filter((each) => !groups.has(each))).toEqual(["Reference"]);
});
