/** Tests the tables of codes, constraints and operations in the built site: `npm run test:pages`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, described, violationsOf } from "@maksu/test-server/chromium";
import { site } from "../places.ts";
import { type PageServer, servePages } from "../serve/serve-pages.ts";

const PAGES = ["apis/errors.html", "apis/constraints.html", "apis/operations.html"];
const isBuilt = existsSync(join(site, PAGES[0] ?? ""));

describe.skipIf(chromiumPath === undefined || !isBuilt)("a table that can be filtered", () => {
  let server: PageServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await servePages(site, 0);
    browser = await chromium.launch({ ...(chromiumPath !== undefined && { executablePath: chromiumPath }), args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  const open = async (path: string, options: Parameters<Browser["newPage"]>[0] = {}): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
    await page.goto(server.url + path, { waitUntil: "load" });
    return page;
  };
  const rows = (page: Page) => page.locator(".vp-doc tbody tr:visible");

  test.each(PAGES.flatMap((path) => [1280, 375].map((width) => [path, width] as const)))("fits on %s at %d pixels", async (path, width) => {
    const page = await open(path, { viewport: { width, height: 800 } });
    const cut = await page.evaluate<string[]>(
      `[...document.querySelectorAll(".table-scroll")].filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent.slice(0, 80))`,
    );
    expect(cut).toEqual([]);
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

  test("is whole without a script", async () => {
    const page = await open("apis/errors.html", { javaScriptEnabled: false });
    expect(await rows(page).count()).toBeGreaterThan(80);
    expect(await page.locator("[data-table-filter] input").count()).toBe(0);
    await page.close();
  });
});

describe.skipIf(chromiumPath === undefined || !isBuilt)("the search box", () => {
  test.each([
    ["createPayment", "createPayment"],
    ["idempotency", "When a call fails"],
    ["invalid-vat-percent", "Error codes"],
  ])("finds %s on the page %s", async (words, title) => {
    const server = await servePages(site, 0);
    const browser = await chromium.launch({ ...(chromiumPath !== undefined && { executablePath: chromiumPath }), args: ["--no-sandbox"] });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(`${server.url}guides/`, { waitUntil: "load" });
      await page.getByRole("button", { name: "Search" }).first().click();
      await page.locator(".VPLocalSearchBox input").fill(words);
      const results = page.locator(".VPLocalSearchBox .results .result");
      await results.nth(0).waitFor();
      await expect.poll(async () => (await results.allTextContents()).slice(0, 2).join("\n"), { timeout: 10_000 }).toContain(title);
    } finally {
      await browser.close();
      await server.close();
    }
  });
});
