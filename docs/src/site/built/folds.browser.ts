/** Tests the folded sections of long pages in the built site: `npm run long -- pages`. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canOpen, type OpenSite, openSite } from "./open-site.ts";

describe.skipIf(!canOpen)("a folded section", () => {
  let opened: OpenSite;
  let page: Page;
  beforeAll(async () => {
    opened = await openSite();
    page = await opened.browser.newPage({ viewport: { width: 1280, height: 900 } });
  });
  afterAll(() => opened?.close());
  const inSight = (anchor: string): Promise<boolean> =>
    page.evaluate(`(() => {
      const at = document.getElementById("${anchor}");
      const { top } = at.getBoundingClientRect();
      return at.checkVisibility() && top >= 0 && top < innerHeight && at.closest("details").open;
    })()`);

  test("opens by its heading", async () => {
    await page.goto(`${opened.url}apis/constraints.html`, { waitUntil: "load" });
    const fold = page.locator("details.fold").last();
    expect(await fold.locator("table").isVisible()).toBe(false);
    await fold.locator("summary").click();
    expect(await fold.locator("table").isVisible()).toBe(true);
  });

  test.each([
    ["a row", "apis/constraints.html", "merchant-refundrow-amount"],
    ["a symbol", "reference/webhooks/index/index.html", "paidreceipt"],
  ])("opens for a link to %s, of another page and of its own", async (_what, path, anchor) => {
    await page.goto(`${opened.url}${path}#${anchor}`, { waitUntil: "load" });
    await expect.poll(() => inSight(anchor)).toBe(true);
    await page.goto("about:blank");
    await page.goto(`${opened.url}${path}`, { waitUntil: "load" });
    expect(await page.locator("details.fold[open]").count()).toBe(0);
    await page.evaluate(`location.hash = "#${anchor}"`);
    await expect.poll(() => inSight(anchor)).toBe(true);
  });
});
