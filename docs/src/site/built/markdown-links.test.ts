import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkMarkdown } from "./markdown-links.ts";

let folder = "";
afterEach(() => rmSync(folder, { recursive: true }));

/** Checks a site of such files, whose index links to `a.md`. */
function check(files: Readonly<Record<string, string>>, { index = "[a](a.md)", address }: { index?: string; address?: string } = {}): void {
  folder = mkdtempSync(join(tmpdir(), "markdown-links-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  checkMarkdown(folder, { "llms.txt": index }, address);
}

test.each([
  ["pages and files", { "a.md": "[b](b/c.md), ![d](d.svg)", "b/c.md": '[a](../a.md), <a href="../a.md">a</a>', "d.svg": "" }],
  ["headings", { "a.md": "[b](b.md#two-words-1), [own](#the-end)\n\n## The `end`", "b.md": "# Two words\n\n# Two [words](b.md)\n" }],
  ["names", { "a.md": "[b](b.md#x.y)", "b.md": '<a id="x.y"></a>' }],
  ["other sites", { "a.md": "[b](https://example.com/b.md), [c](mailto:c@example.com)" }],
  ["code, where nothing links", { "a.md": "`[b](b.md)`\n\n````\n```\n[c](c.md)\n```\n````\n\n  ~~~\n  [d](d.md)\n  ~~~\n" }],
])("checkMarkdown accepts links to %s", (_what, files) => {
  expect(() => check(files)).not.toThrow();
});

test.each<[what: string, files: Record<string, string>, problem: string]>([
  ["a missing page", { "a.md": "[b](b.md)" }, "a.md links to b.md"],
  ["a missing picture", { "a.md": "![b](b.svg)" }, "a.md links to b.svg"],
  ["a missing heading", { "a.md": "[b](#b)\n\n```\n# b\n```\n" }, "a.md links to #b, which has no such anchor"],
  ["a folder", { "a.md": "[b](b)", "b/c.txt": "" }, "a.md links to b"],
  ["a place of the server", { "a.md": "[b](/b.txt)", "b.txt": "" }, "a.md links to /b.txt, which is not relative"],
  ["a page that nothing leads to", { "a.md": "", "b.md": "[a](a.md)" }, "no link leads to b.md"],
  ["a page without a copy", { "a.md": "", "b.html": '<div id="VPContent">' }, "there is no b.md"],
])("checkMarkdown rejects %s", (_what, files, problem) => {
  expect(() => check(files)).toThrow(new Error(`From llms.txt on:\n${problem}`));
});

test("checkMarkdown follows absolute links to the site's own address", () => {
  const address = "https://docs.example.com/maksu/";
  expect(() => check({ "a.md": "[a](a.md)" }, { index: `[a](${address}a.md)`, address })).not.toThrow();
  expect(() => check({ "a.md": "" }, { index: `[a](${address}a.md), [b](${address}b.md)`, address })).toThrow(
    `llms.txt links to ${address}b.md`,
  );
  expect(() => check({ "a.md": "" }, { index: "[a](a.md), [b](https://docs.example.com/b.md)", address })).toThrow(
    "llms.txt links to https://docs.example.com/b.md, which is not relative",
  );
});
