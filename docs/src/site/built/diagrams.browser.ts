/** Measures the labels of the built site's diagrams in a browser: `npm run long -- pages`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { labelFlawsOf } from "@maksu/test-server/chromium";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "../places.ts";
import { canOpen, type OpenSite, openSite } from "./open-site.ts";

const pages = canOpen
  ? (readdirSync(site, { recursive: true }) as string[]).filter(
      (path) => /^(guides|apis)\/[^/]+\.html$/.test(path) && readFileSync(join(site, path), "utf8").includes('<svg class="lanes"'),
    )
  : [];

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
    expect(await page.locator("svg.lanes").count()).toBeGreaterThan(0);
    expect(await labelFlawsOf(page)).toEqual([]);
    await page.close();
  });
});
