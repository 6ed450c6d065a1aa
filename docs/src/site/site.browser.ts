/** Tests the built site in a real browser: `npm run test:pages`. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ALL_DESCRIPTIONS } from "@maksu/apis";
import { chromiumPath, described, violationsOf } from "@maksu/test-server/chromium";
import { docs, site } from "./places.ts";
import { type PageServer, servePages } from "./serve-pages.ts";

const pages = existsSync(site)
  ? (readdirSync(site, { recursive: true }) as string[]).filter((path) => path.endsWith(".html")).toSorted()
  : [];
/** The pages that Redocly makes. */
const DESCRIPTIONS = ALL_DESCRIPTIONS.map((name) => `apis/${name}.html`);
/** One page of each kind: start, guide, table, operation, symbol, description. */
const SHOWN = [
  "index.html",
  "guides/payments.html",
  "apis/errors.html",
  "apis/payment/createPayment.html",
  "reference/signing/index/functions/verifyCheckoutResponse.html",
  "apis/payment-api.html",
];
const screenshots = join(docs, "dist/screenshots");

describe.skipIf(chromiumPath === undefined)("the site", () => {
  let server: PageServer;
  let browser: Browser;
  /** One tab for all pages: opening a new one for each would take the longest part of the time. */
  let shared: { page: Page; complaints: string[] } | undefined;
  beforeAll(async () => {
    mkdirSync(screenshots, { recursive: true });
    server = await servePages(site, 0);
    browser = await chromium.launch({ ...(chromiumPath !== undefined && { executablePath: chromiumPath }), args: ["--no-sandbox"] });
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

  test.each(pages)("%s has no errors, requests nothing else, fits a phone, and is accessible", async (path) => {
    shared ??= await open(path);
    const { page, complaints } = shared;
    complaints.length = 0;
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(server.url + encodeURI(path), { waitUntil: "load" });
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(375);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.waitForFunction("!document.body.innerText.includes('Loading...')");
    const violations = await violationsOf(page);
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(serious.map(described)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each(DESCRIPTIONS)("%s has a menu that leads to its own parts, also in a new tab", async (path) => {
    const { page, complaints } = await open(path);
    const links = await page.$$eval("a[data-discover]", (anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => !link.startsWith("#/"))).toEqual([]);
    await page.close();
    const another = await open(`${path}${links.at(-1)}`);
    await another.page.locator("h2").first().waitFor();
    expect([...complaints, ...another.complaints]).toEqual([]);
    await another.page.close();
  });

  test("a port in use is reported", () => {
    const { port } = new URL(server.url);
    const program = join(docs, "dist/site/serve.js");
    const { status, stderr } = spawnSync(process.execPath, [program], { encoding: "utf8", env: { ...process.env, PORT: port } });
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(`^The port ${port} is in use.*\\bPORT=.*\n$`) });
  });

  test.each([
    ["createPayment", "apis/payment/createPayment.html"],
    ["error codes", "apis/errors.html"],
    ["invalid-vat-percent", "apis/errors.html"],
  ])("search for %s finds %s among the first two", async (text, expected) => {
    const { page } = await open("index.html");
    await page.locator(".DocSearch-Button").click();
    await page.locator("#localsearch-input").fill(text);
    const links = page.locator("#localsearch-list a.result");
    await links.first().waitFor();
    const found = await links.evaluateAll((all) => all.map((link) => new URL((link as unknown as { href: string }).href).pathname));
    expect([...new Set(found)].slice(0, 2)).toContain(`/${expected}`);
    await page.close();
  });

  test.each(SHOWN.flatMap((path) => [1280, 375].map((width) => [path, width] as const)))(
    "%s at %d pixels, as a screenshot",
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
