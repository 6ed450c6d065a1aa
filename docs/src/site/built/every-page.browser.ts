/** Opens every page of the built site in a real browser: `npm run long -- pages`. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ALL_DESCRIPTIONS } from "@maksu/apis";
import { site } from "../places.ts";
import { canOpen, complaintsOf, CUT_TABLES, type OpenSite, openSite } from "./open-site.ts";

const pages = canOpen ? (readdirSync(site, { recursive: true }) as string[]).filter((path) => path.endsWith(".html")).toSorted() : [];
/** A description as a whole, by another maker, has all operations on one page. */
const DESCRIPTIONS = new Set(ALL_DESCRIPTIONS.map((name) => `apis/${name}.html`));
const isGuide = (path: string): boolean => path.startsWith("guides/");
const sizeOf = (page: Page): Promise<readonly [width: number, height: number]> =>
  page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]");

interface Tab {
  readonly page: Page;
  readonly complaints: string[];
}

describe.skipIf(!canOpen)("the site", () => {
  let opened: OpenSite;
  /** Tabs that no test uses. A new one for each page would take the longest part of the time. */
  const idle: Tab[] = [];
  beforeAll(async () => {
    opened = await openSite();
  });
  afterAll(() => opened?.close());

  const newTab = async (): Promise<Tab> => {
    const page = await opened.browser.newPage();
    // On a busy machine a page takes longer than the browser's own limit; the test's counts.
    page.setDefaultNavigationTimeout(0);
    return { page, complaints: complaintsOf(page, opened.url) };
  };

  test("has pages", () => expect(pages.length).toBeGreaterThan(50));

  test.concurrent.each(pages)("%s has no errors, requests nothing else, and fits a phone and a screen", async (path) => {
    const tab = idle.pop() ?? (await newTab());
    const { page, complaints } = tab;
    complaints.length = 0;
    try {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.goto(opened.url + encodeURI(path), { waitUntil: "load" });
      const [width, phoneHeight] = await sizeOf(page);
      expect(width).toBeLessThanOrEqual(375);
      await page.setViewportSize({ width: 1280, height: 900 });
      const [screenWidth, height] = await sizeOf(page);
      expect(screenWidth).toBeLessThanOrEqual(1280);
      expect(await page.evaluate(CUT_TABLES)).toEqual([]);
      if (!DESCRIPTIONS.has(path)) {
        expect(statSync(join(site, path)).size, "bytes of HTML").toBeLessThanOrEqual(150_000);
        expect(height, "pixels at 1280").toBeLessThanOrEqual(isGuide(path) ? 12_000 : 15_000);
        expect(phoneHeight, "pixels at 375").toBeLessThanOrEqual(15_000);
      }
      expect(complaints).toEqual([]);
    } finally {
      idle.push(tab);
    }
  });
});
