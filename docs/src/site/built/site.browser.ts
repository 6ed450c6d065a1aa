/** Tests the built site in a real browser: `npm run test:pages`. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ALL_DESCRIPTIONS } from "@maksu/apis";
import { chromiumPath, described, violationsOf } from "@maksu/test-server/chromium";
import { docs, signatureDebugger, site } from "../places.ts";
import { type PageServer, servePages } from "../serve/serve-pages.ts";

const pages = existsSync(site)
  ? (readdirSync(site, { recursive: true }) as string[]).filter((path) => path.endsWith(".html")).toSorted()
  : [];
/** The pages that Redocly makes. */
const DESCRIPTIONS = ALL_DESCRIPTIONS.map((name) => `apis/${name}.html`);
/** One page of each kind: start, guide, table, operation, diagrams, symbol, method, debugger, description. */
const SHOWN = [
  "index.html",
  "guides/payments.html",
  "apis/errors.html",
  "apis/payment/createPayment.html",
  "apis/sequences.html",
  "reference/signing/index/functions/verifyCheckoutResponse.html",
  "reference/payment-client/index/interfaces/PaymentClient/createPayment.html",
  `${signatureDebugger}/index.html`,
  "apis/payment-api.html",
];
/** Pages with a limit to their size. */
const isReference = (path: string): boolean => /^(reference|apis\/\w[\w-]*)\//.test(path);
/** Tables that are wider than their region. */
const CUT_TABLES = `[...document.querySelectorAll(".table-scroll")].filter((region) => region.scrollWidth > region.clientWidth + 1).map((region) => region.textContent.slice(0, 60))`;
const sizeOf = (page: Page): Promise<readonly [width: number, height: number]> =>
  page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]");
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

  const open = async (
    path: string,
    width = 1280,
    colorScheme: "light" | "dark" = "light",
  ): Promise<{ page: Page; complaints: string[] }> => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
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

  test.each(pages)("%s has no errors, requests nothing else, and fits a phone and a screen", async (path) => {
    shared ??= await open(path);
    const { page, complaints } = shared;
    complaints.length = 0;
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(server.url + encodeURI(path), { waitUntil: "load" });
    const [width, phoneHeight] = await sizeOf(page);
    expect(width).toBeLessThanOrEqual(375);
    await page.setViewportSize({ width: 1280, height: 900 });
    const [screenWidth, height] = await sizeOf(page);
    expect(screenWidth).toBeLessThanOrEqual(1280);
    expect(await page.evaluate(CUT_TABLES)).toEqual([]);
    if (isReference(path)) {
      expect(statSync(join(site, path)).size, "bytes of HTML").toBeLessThanOrEqual(150_000);
      expect(height, "pixels at 1280").toBeLessThanOrEqual(15_000);
      expect(phoneHeight, "pixels at 375").toBeLessThanOrEqual(20_000);
    }
    expect(complaints).toEqual([]);
  });

  /** Loads the front page over a slow line, on a slow computer, with an empty cache. */
  const slowLoad = async (): Promise<{ readonly bytes: number; readonly painted: number }> => {
    const context = await browser.newContext({ viewport: { width: 375, height: 800 } });
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send("Network.enable");
    await line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 94_000,
    });
    await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    let bytes = 0;
    line.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(server.url, { waitUntil: "load" });
    const untilLoad = bytes;
    await page.waitForFunction("performance.getEntriesByName('first-contentful-paint').length > 0");
    const painted = await page.evaluate<number>("performance.getEntriesByName('first-contentful-paint')[0].startTime");
    await context.close();
    return { bytes: untilLoad, painted };
  };

  test("the front page weighs at most 150 KB until it is loaded, and is painted within a second on a slow line", async () => {
    // The best of three: another program on this machine may slow down one.
    const loads = [await slowLoad(), await slowLoad(), await slowLoad()];
    const painted = Math.min(...loads.map((load) => load.painted));
    const weight = Math.max(...loads.map(({ bytes }) => bytes));
    console.log(`The front page: ${weight} bytes until load, painted after ${Math.round(painted)} ms`);
    expect(weight).toBeLessThanOrEqual(150_000);
    expect(painted).toBeLessThanOrEqual(1000);
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
    const program = join(docs, "dist/site/serve/serve.js");
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

  const kinds = SHOWN.flatMap((path) =>
    [1280, 375].flatMap((width) => (["light", "dark"] as const).map((scheme) => [path, width, scheme] as const)),
  );
  test.each(kinds)("%s at %d pixels, %s, is accessible", async (path, width, colorScheme) => {
    const { page, complaints } = await open(path, width, colorScheme);
    await page.waitForFunction("!document.body.innerText.includes('Loading...')");
    await page.screenshot({ path: join(screenshots, `${path.replaceAll(/\W+/g, "-")}-${width}-${colorScheme}.png`) });
    const violations = await violationsOf(page);
    await page.close();
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(serious.map(described)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
