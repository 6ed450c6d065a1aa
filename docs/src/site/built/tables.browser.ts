/** Tests the tables of codes, constraints and operations in the built site: `npm run long -- pages`. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { described, violationsOf } from "@maksu/test-server/chromium";
import { canOpen, CUT_TABLES, type OpenSite, openSite } from "./open-site.ts";

const PAGES = ["apis/errors.html", "apis/constraints.html", "apis/operations.html"];

describe.skipIf(!canOpen)("a table that can be filtered", () => {
  let opened: OpenSite;
  beforeAll(async () => {
    opened = await openSite();
  });
  afterAll(() => opened?.close());
  const open = async (path: string, options: Parameters<Browser["newPage"]>[0] = {}): Promise<Page> => {
    const page = await opened.browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
    await page.goto(opened.url + path, { waitUntil: "load" });
    return page;
  };
  const rows = (page: Page) => page.locator(".vp-doc tbody tr:visible");

  test.each(PAGES)("fits a phone on %s", async (path) => {
    const page = await open(path, { viewport: { width: 375, height: 800 } });
    expect(await page.evaluate(CUT_TABLES)).toEqual([]);
    await page.close();
  });

  test("shows the rows with all words that are typed, and reports how many", async () => {
    const page = await open("apis/errors.html");
    await page.getByLabel("Filter the rows").focus();
    await page.keyboard.type("vat percent E2");
    expect(await rows(page).locator("td:first-child").allTextContents()).toEqual(["invalid-vat-percent"]);
    expect(await page.getByRole("status").textContent()).toMatch(/^1 of \d\d+ rows$/);
    expect(
      (await violationsOf(page, ".vp-doc")).filter(({ impact }) => impact === "serious" || impact === "critical").map(described),
    ).toEqual([]);
    await page.close();
  });

  test("shows a row again that a link leads to", async () => {
    const page = await open("apis/errors.html");
    await page.getByLabel("Filter the rows").fill("timeout");
    await page.evaluate(`location.hash = "#merchant-invalid-json"`);
    await page.locator("#merchant-invalid-json").waitFor({ state: "attached" });
    await expect.poll(() => page.getByLabel("Filter the rows").inputValue()).toBe("");
    expect(await page.locator("tr", { has: page.locator("#merchant-invalid-json") }).isVisible()).toBe(true);
    await page.close();
  });

  test("is whole without a script, in the section that a link opens", async () => {
    const page = await open("apis/errors.html#payment-invalid-reference", { javaScriptEnabled: false });
    expect(await page.locator(".vp-doc tbody tr").count()).toBeGreaterThan(80);
    expect(await rows(page).count()).toBeGreaterThan(0);
    expect(await page.locator("[data-table-filter] input").count()).toBe(0);
    await page.close();
  });
});
