import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALL_DESCRIPTIONS, bundlePath } from "@maksu/apis";
import { afterAll, expect, test } from "vitest";
import { canonicalOf, metaOf, type SitePage, writeMachineFiles } from "./machine-files.ts";

const folder = mkdtempSync(join(tmpdir(), "machine-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const page = (file: string, path: string, text: string): SitePage => {
  writeFileSync(join(folder, file), text);
  return { source: join(folder, file), page: path, title: `Title of ${file}`, group: "Guides" };
};
const pages = [
  page(
    "one.md",
    "One,_a_page.html",
    "# One\n\n[two](two.md#part), [itself](#one), [elsewhere](https://example.com/two.md), [a file](file.ts)\n",
  ),
  page("two.md", "guides/Two.html", "# Two\n\n[one](one.md)\n"),
];
const summary = "Types and signatures.";
const written = (name: string, address?: string): ((file: string) => string) => {
  writeMachineFiles({ folder: join(folder, name), name: "maksu", summary, pages, address });
  return (file) => readFileSync(join(folder, name, file), "utf8");
};
const read = written("unpublished");

test("llms.txt links to each page's Markdown and to each description", () => {
  const text = read("llms.txt");
  expect(text).toMatch(/^# maksu\n\n> Types and signatures\.\n\n## Guides\n\n- \[Title of one\.md\]\(One,_a_page\.md\)\n/);
  const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, link = ""]) => link);
  expect(links).toHaveLength(pages.length + ALL_DESCRIPTIONS.length);
  for (const link of links) expect([link, existsSync(join(folder, "unpublished", link))]).toEqual([link, true]);
});

test("a page's Markdown links to other pages' Markdown, and leaves all other links as they are", () => {
  expect(read("One,_a_page.md")).toBe(
    "# One\n\n[two](guides/Two.md#part), [itself](#one), [elsewhere](https://example.com/two.md), [a file](file.ts)\n",
  );
  expect(read("guides/Two.md")).toBe("# Two\n\n[one](../One,_a_page.md)\n");
});

test.each(ALL_DESCRIPTIONS)("the bundle of %s is at specs/…/openapi.json", (name) => {
  expect(read(`specs/${name}/openapi.json`)).toBe(readFileSync(bundlePath(name), "utf8"));
});

test("the social card is a PNG of 1200 by 630 pixels", () => {
  const png = readFileSync(join(folder, "unpublished/social-card.png"));
  expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 1200, 630]);
});

test("a site without an address has no sitemap, and its pages name no picture", () => {
  expect(existsSync(join(folder, "unpublished/sitemap.xml"))).toBe(false);
  expect(metaOf("Refunds", summary, undefined)).toEqual({ "og:type": "website", "og:title": "Refunds", "og:description": summary });
});

test("a site with an address has a sitemap of all pages, and its pages name the picture", () => {
  const address = "https://docs.example.com/maksu/";
  expect(Array.from(written("published", address)("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url)).toEqual([
    `${address}One,_a_page.html`,
    `${address}guides/Two.html`,
  ]);
  expect(metaOf("Refunds", summary, address)).toMatchObject({ "og:image": `${address}social-card.png` });
});

test("robots may read all, and find the sitemap where there is one", () => {
  expect(read("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  expect(written("robots", "https://docs.example.com/maksu/")("robots.txt")).toContain(
    "\nSitemap: https://docs.example.com/maksu/sitemap.xml\n",
  );
});

test("a page has one address, without the name of an index", () => {
  expect(canonicalOf("guides/index.html", "https://docs.example.com/maksu/")).toBe("https://docs.example.com/maksu/guides/");
  expect(canonicalOf("guides/refunds.html", "https://docs.example.com/")).toBe("https://docs.example.com/guides/refunds.html");
  expect(canonicalOf("guides/refunds.html", undefined)).toBeUndefined();
});
