/** Tests the tabs of code in Chromium: `npm run long -- pages`. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canOpen, complaintsOf, type OpenSite, openSite } from "./open-site.ts";

const shown = (page: Page): Promise<string> =>
  page
    .locator(".vp-code-group .blocks > .active")
    .allInnerTexts()
    .then((texts) => texts.join("\n"));

describe.skipIf(!canOpen)("tabs of code", () => {
  let opened: OpenSite;
  beforeAll(async () => {
    opened = await openSite();
  });
  afterAll(() => opened?.close());

  test("a chosen package manager and language are kept, on all blocks and on other pages", async () => {
    const page = await opened.browser.newPage();
    const complaints = complaintsOf(page, opened.url);
    await page.goto(`${opened.url}guides/testing-a-whole-payment-flow.html`, { waitUntil: "load" });
    expect(await shown(page)).toMatch(/npm install --save-dev @maksu\/sandbox[^]*let sandbox: Sandbox;/);
    await page.getByText("pnpm", { exact: true }).first().click();
    await page.getByText("checkout.test.js", { exact: true }).click();
    expect(await shown(page)).toMatch(/pnpm add --save-dev @maksu\/sandbox[^]*let sandbox;/);
    expect(await shown(page)).not.toMatch(/: Sandbox|satisfies/);
    await page.goto(`${opened.url}guides/webhooks.html`, { waitUntil: "load" });
    await expect.poll(() => shown(page)).toContain("pnpm add @maksu/webhooks");
    expect(complaints).toEqual([]);
    await page.close();
  });
});
