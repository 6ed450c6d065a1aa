/** The built site in a real browser: `npm run test:pages`. */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { docs, site } from "./places.ts";
import { type PageServer, servePages } from "./serve-pages.ts";

const executablePath = [process.env["CHROMIUM"], "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  (path) => path !== undefined && existsSync(path),
);
if (executablePath === undefined) console.log("test:pages: not run, there is no Chromium. CHROMIUM can name one.");

const axeScript = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const pages = existsSync(site)
  ? (readdirSync(site, { recursive: true }) as string[]).filter((path) => path.endsWith(".html")).toSorted()
  : [];
/** Pages of their own kind, to look at: start, guide, table, symbol, API reference. */
const SHOWN = ["index.html", "Error_catalogue.html", "_maksu/signing.html", "media/payment-api.html"];
const screenshots = join(docs, "dist/screenshots");

describe.skipIf(executablePath === undefined)("the site", () => {
  let server: PageServer;
  let browser: Browser;
  beforeAll(async () => {
    mkdirSync(screenshots, { recursive: true });
    server = await servePages(site, 0);
    browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }), args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const open = async (path: string, width = 1280): Promise<{ page: Page; complaints: string[] }> => {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on(
      "request",
      (request) =>
        !request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url()) && complaints.push(`asks for ${request.url()}`),
    );
    page.on("response", (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`));
    await page.goto(server.url + path, { waitUntil: "load" });
    return { page, complaints };
  };

  test("has pages", () => expect(pages.length).toBeGreaterThan(50));

  test.each(pages)("%s opens without complaint, asks nobody else, and fits a phone", async (path) => {
    const { page, complaints } = await open(path);
    expect(complaints).toEqual([]);
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(375);
    await page.close();
  });

  test.each(pages)("%s has no serious problem of accessibility", async (path) => {
    const { page } = await open(path);
    await page.addScriptTag({ path: axeScript });
    const serious = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
      };
      const { violations } = await axe.run();
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(serious).toEqual([]);
    await page.close();
  });

  test.each(["createPayment", "invalid-vat-percent"])("search finds %s", async (text) => {
    const { page } = await open("index.html");
    await page.keyboard.press("/");
    await page.keyboard.type(text);
    await page.locator("#tsd-search-results li").first().waitFor();
    expect(await page.locator("#tsd-search-results").textContent()).not.toBe("");
    await page.locator("#tsd-search-results a").first().click();
    await page.waitForLoadState("load");
    expect(await page.textContent("body")).toContain(text);
    await page.close();
  });

  test.each(SHOWN.flatMap((path) => [1280, 375].map((width) => [path, width] as const)))(
    "%s at %d pixels, to look at",
    async (path, width) => {
      for (const colorScheme of ["light", "dark"] as const) {
        const { page } = await open(path, width);
        await page.emulateMedia({ colorScheme });
        const picture = await page.screenshot({ path: join(screenshots, `${path.replaceAll(/\W+/g, "-")}-${width}-${colorScheme}.png`) });
        expect(picture.length).toBeGreaterThan(5000);
        await page.close();
      }
    },
  );
});
