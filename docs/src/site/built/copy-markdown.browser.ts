/** Copies pages of the built site as Markdown: `npm run long -- pages`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { described, violationsOf } from "@maksu/test-server/chromium";
import { site } from "../places.ts";
import { canOpen, complaintsOf, type OpenSite, openSite } from "./open-site.ts";

/** As strict as the site allows: its own scripts start by a line in the page. */
const POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

describe.skipIf(!canOpen)("a page's button", () => {
  let opened: OpenSite;
  let context: BrowserContext;
  beforeAll(async () => {
    opened = await openSite();
    context = await opened.browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
    await context.route("**/*.html", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": POLICY } });
    });
  });
  afterAll(() => opened?.close());

  const textOf = (path: string): string => readFileSync(join(site, path), "utf8");
  const copied = async (page: Page): Promise<string> => {
    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    return page.evaluate<string>("navigator.clipboard.readText()");
  };

  test.each(["index", "guides/refunds", "guides/index", "apis/payment/createPayment", "reference/signing/index"])(
    "copies %s as Markdown, under a content security policy",
    async (path) => {
      const page = await context.newPage();
      const complaints = complaintsOf(page, opened.url);
      await page.goto(`${opened.url}${path}.html`, { waitUntil: "load" });
      expect(await copied(page)).toBe(textOf(`${path}.md`));
      const serious = (await violationsOf(page)).filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(serious.map(described)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  test("copies the page that is shown, after the site's script has opened another", async () => {
    const page = await context.newPage();
    await page.goto(`${opened.url}guides/refunds.html`, { waitUntil: "load" });
    await page.getByRole("button", { name: "Copy as Markdown" }).waitFor();
    await page.locator(".VPSidebar").getByRole("link", { name: "Lost callbacks" }).click();
    await page.waitForURL(/lost-callbacks/);
    await page.locator("h1", { hasText: "Lost callbacks" }).waitFor();
    expect(await page.locator(".copy-markdown").count()).toBe(1);
    expect(await copied(page)).toBe(textOf("guides/lost-callbacks.md"));
    await page.close();
  });

  test("opens the Markdown where the clipboard is closed to pages", async () => {
    const page = await opened.browser.newPage();
    await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await page.goto(`${opened.url}guides/refunds.html`, { waitUntil: "load" });
    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    await expect.poll(() => page.url()).toBe(`${opened.url}guides/refunds.md`);
    await page.close();
  });
});
