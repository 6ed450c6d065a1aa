/** Measures the labels of the built site's diagrams in a browser: `npm run long -- pages`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "../places.ts";
import { canOpen, type OpenSite, openSite } from "./open-site.ts";

const pages = canOpen
  ? (readdirSync(site, { recursive: true }) as string[]).filter(
      (path) => /^(guides|apis)\/[^/]+\.html$/.test(path) && readFileSync(join(site, path), "utf8").includes('<svg viewBox="0 0'),
    )
  : [];

/** For a page: pairs of labels of a diagram that overlap, and labels that are cut off by its edge. */
const OVERLAPS = `[...document.querySelectorAll(".vp-doc svg[role=img]")].flatMap((svg) => {
  const edge = svg.getBoundingClientRect();
  const boxes = [...svg.querySelectorAll("text")].map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
  const cut = boxes.filter(({ box }) => box.left < edge.left - 1 || box.right > edge.right + 1).map(({ text }) => text + " is cut off");
  const meet = boxes.flatMap(({ text, box }, index) => boxes.slice(index + 1)
    .filter(({ box: other }) => box.left < other.right && other.left < box.right && box.top + 1 < other.bottom && other.top + 1 < box.bottom)
    .map((other) => text + " meets " + other.text));
  return [...cut, ...meet];
})`;

describe.skipIf(!canOpen)("the labels of the diagrams of", () => {
  let opened: OpenSite;
  beforeAll(async () => {
    opened = await openSite();
  });
  afterAll(() => opened?.close());

  test("pages with diagrams exist", () => expect(pages.length).toBeGreaterThan(5));

  test.each(pages)("%s don't overlap, and are whole", async (path) => {
    const page = await opened.browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(opened.url + path, { waitUntil: "load" });
    expect(await page.evaluate(OVERLAPS)).toEqual([]);
    await page.close();
  });
});
