import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkLinks } from "./links.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "links-"));
  mkdirSync(join(folder, "guides"));
  writeFileSync(join(folder, "guides/index.html"), page('<h2 id="refunds">Refunds</h2>'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (content: string): string => `<div id="VPContent">${content}</div>`;
const checkPage = (content: string, base = "/"): void => {
  writeFileSync(join(folder, "index.html"), page(content));
  checkLinks(folder, base);
};

test.each(["./guides/", "/guides/index.html", "guides/#refunds", "https://example.com/nowhere", "#here"])("a link to %s passes", (link) => {
  expect(() => checkPage(`<p id="here"><a class="x" href="${link}">`)).not.toThrow();
});

test.each(["./guide/", "/guides/other.html", "guides/#payments", "#there"])("a link to %s is reported", (link) => {
  expect(() => checkPage(`<p id="here"><a class="x" href="${link}">`)).toThrow(`index.html links to ${link}`);
});

test("links of a site below a path are checked below it", () => {
  expect(() => checkPage('<a href="/maksu/guides/#refunds">', "/maksu/")).not.toThrow();
  expect(() => checkPage('<a href="/maksu/guides/#payments">', "/maksu/")).toThrow("#payments");
});

test.each([
  '<img alt="" src="/pictures/none.png">',
  '<link rel="stylesheet" href="/assets/none.css">',
  '<script type="module" src="/assets/none.js">',
])("a missing file is reported: %s", (element) => expect(() => checkPage(element)).toThrow("none."));

test("a link beside the site's path is reported", () => {
  expect(() => checkPage('<a href="/guides/">', "/maksu/")).toThrow("index.html links to /guides/, outside of /maksu/");
});
