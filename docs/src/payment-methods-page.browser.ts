/** The example's page in a real browser: `npm run long -- pages`. */
import { type Browser, chromium, type Page, type Request } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { chromiumPath, described, violationsOf } from "@maksu/test-server/chromium";

const PAGE = "https://shop.example.com/pay";
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="teal"/></svg>`;

describe.skipIf(chromiumPath === undefined)("the page of payment methods", () => {
  let browser: Browser;
  let page: Page;
  let html: string;
  const complaints: string[] = [];
  const posted: Request[] = [];
  beforeAll(async () => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    ({ page: html } = await import("../examples/payment-methods-page.ts"));
    browser = await chromium.launch({ ...(chromiumPath !== undefined && { executablePath: chromiumPath }), args: ["--no-sandbox"] });
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    complaints.length = 0;
    posted.length = 0;
    await page?.close();
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    // Nothing leaves this machine.
    await page.route("**/*", async (route, request) => {
      if (request.url() === PAGE) await route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
      else if (request.resourceType() === "image") await route.fulfill({ contentType: "image/svg+xml", body: ICON });
      else {
        posted.push(request);
        await route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><html lang=en><title>Bank</title></html>" });
      }
    });
    await page.goto(PAGE, { waitUntil: "load" });
  });

  test.each([1280, 375])("has no violations and no errors at %d pixels", async (width) => {
    await page.setViewportSize({ width, height: 800 });
    expect((await violationsOf(page)).map(described)).toEqual([]);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    expect(complaints).toEqual([]);
  });

  test("is reached by keyboard in the order of the page, with a visible focus, on targets that a finger hits", async () => {
    const texts = await page.locator("button, a").allInnerTexts();
    expect(texts.length).toBeGreaterThan(1);
    const reached: string[] = [];
    for (const [index] of texts.entries()) {
      await page.keyboard.press("Tab");
      reached.push(await page.locator(":focus").innerText());
      const outline = await page.evaluate<string>("getComputedStyle(document.activeElement).outlineStyle");
      expect([index, outline]).not.toEqual([index, "none"]);
    }
    expect(reached).toEqual(texts);
    for (const button of await page.locator("button").all()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test.each(["Enter", "Space"])("posts the signed fields of the method that is chosen by %s", async (key) => {
    const form = page.locator("form").first();
    const action = await form.getAttribute("action");
    await form.locator("button").focus();
    await Promise.all([page.waitForURL((url) => url.href !== PAGE), page.keyboard.press(key)]);
    expect(posted.map((request) => [request.method(), request.url()])).toEqual([["POST", action]]);
    expect([...new URLSearchParams(posted[0]?.postData() ?? "").keys()]).toContain("signature");
    expect(complaints).toEqual([]);
  });
});
