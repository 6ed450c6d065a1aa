import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { textAt } from "@maksu/openapi";
import { manifest, repository } from "../workspace.ts";
import { asPinned, asReleased, documentsOf, publishedVersions, raised } from "./documents.ts";

const versions = publishedVersions(repository);
const action = textAt(manifest(repository), "version") ?? "";
const documents = documentsOf(repository).map((path) => ({ path, text: readFileSync(join(repository, path), "utf8") }));

const UNPUBLISHED =
  /\bon npm yet\b|\bnot (yet )?(on|published on) npm\b|\buntil (it|they) (is|are) on npm\b|\bfrom a clone\b|\btarballs?\/\*/i;

test("there are documents of packages, guides and the action", () => {
  const paths = documents.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["README.md", "action/README.md", "docs/guides/payments.md", "packages/sandbox/README.md"]));
});

test.each(documents.filter(({ text }) => /@maksu\/[\w-]+(@|": ")\d|maksu\/action@/.test(text)))("$path pins what there is", ({ text }) => {
  expect(text.split("\n")).toEqual(asPinned(text, versions, action).split("\n"));
});

test("one place says that the packages are not on npm, until they are", () => {
  const places = documents.filter(({ text }) => text.includes("<!-- install from a clone:")).map(({ path }) => path);
  expect(places).toEqual(action === "0.0.0" ? ["docs/guides/five-minute-start.md"] : []);
});

test.each(documents)("$path, once released, says nothing of packages that are not on npm", ({ text }) => {
  expect(asReleased(text, versions, action)).not.toMatch(UNPUBLISHED);
});

describe("a released document", () => {
  const of = (text: string): string => asReleased(text, new Map([["@maksu/sandbox", "0.2.1"]]), "2.0.3");
  test.each([
    { text: "npx --yes @maksu/sandbox@0.1.0 run", want: "npx --yes @maksu/sandbox@0.2.1 run" },
    { text: '{ "@maksu/sandbox": "0.0.0" }', want: '{ "@maksu/sandbox": "0.2.1" }' },
    { text: "npm install @maksu/sandbox", want: "npm install @maksu/sandbox" },
    { text: "@maksu/elsewhere@1.0.0, paytrail@1.0.0", want: "@maksu/elsewhere@1.0.0, paytrail@1.0.0" },
    { text: "uses: OWNER/maksu/action@v1", want: "uses: OWNER/maksu/action@v2" },
    { text: "a\n\n<!-- install from a clone: x -->\n\nb\n\n<!-- end of install from a clone -->\n\nc\n", want: "a\n\nc\n" },
  ])("of $text", ({ text, want }) => expect(of(text)).toBe(want));
});

describe("the version of a release", () => {
  const before = new Map([
    ["a", "0.3.1"],
    ["b", "1.2.3"],
  ]);
  test.each([
    { after: { a: "0.3.2", b: "1.2.3" }, want: "0.4.8" },
    { after: { a: "0.3.2", b: "1.3.0" }, want: "0.5.0" },
    { after: { a: "1.0.0", b: "1.2.4" }, want: "1.0.0" },
    { after: { a: "0.3.1", b: "1.2.3", c: "0.1.0" }, want: "0.5.0" },
    { after: { a: "0.3.1", b: "1.2.3" }, want: "0.4.7" },
  ])("after $after", ({ after, want }) => expect(raised("0.4.7", before, new Map(Object.entries(after)))).toBe(want));
});
