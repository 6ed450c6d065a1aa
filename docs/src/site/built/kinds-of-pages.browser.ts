/** Checks one page of each kind of the built site for accessibility, on a phone and a screen, light and dark: `npm run long -- pages`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ALL_DESCRIPTIONS } from "@maksu/apis";
import { described, violationsOf } from "@maksu/test-server/chromium";
import { docs, signatureDebugger } from "../places.ts";
import { canOpen, complaintsOf, type OpenSite, openSite } from "./open-site.ts";

/** Start, guide, table, operation, diagrams, symbol, types, method, debugger, description. */
const KINDS = [
  "index.html",
  "guides/payments.html",
  "apis/errors.html",
  "apis/payment/createPayment.html",
  "apis/sequences.html",
  "reference/signing/index/functions/verifyCheckoutResponse.html",
  "reference/payment-api/events/index.html",
  "reference/payment-client/index/interfaces/PaymentClient/createPayment.html",
  `${signatureDebugger}/index.html`,
  "apis/payment-api.html",
];
const LOOKS = [1280, 375].flatMap((width) => (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })));
const screenshots = join(docs, "dist/screenshots");

describe.skipIf(!canOpen)("a kind of page", () => {
  let opened: OpenSite;
  beforeAll(async () => {
    mkdirSync(screenshots, { recursive: true });
    opened = await openSite();
  });
  afterAll(() => opened?.close());

  test.each(KINDS)("%s is accessible in each look", async (path) => {
    const page = await opened.browser.newPage();
    const complaints = complaintsOf(page, opened.url);
    await page.goto(opened.url + path, { waitUntil: "load" });
    await page.waitForFunction("!document.body.innerText.includes('Loading...')");
    for (const { width, colorScheme } of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.screenshot({ path: join(screenshots, `${path.replaceAll(/\W+/g, "-")}-${width}-${colorScheme}.png`) });
      const serious = (await violationsOf(page)).filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(serious.map(described), `${width} pixels, ${colorScheme}`).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await page.close();
  });

  test.each(ALL_DESCRIPTIONS)("apis/%s.html has a menu that leads to its own parts, also in a new tab", async (name) => {
    const page = await opened.browser.newPage();
    const complaints = complaintsOf(page, opened.url);
    const address = `${opened.url}apis/${name}.html`;
    await page.goto(address, { waitUntil: "load" });
    const links = await page.$$eval("a[data-discover]", (anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => !link.startsWith("#/"))).toEqual([]);
    await page.goto("about:blank");
    await page.goto(`${address}${links.at(-1)}`, { waitUntil: "load" });
    await page.locator("h2").first().waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });
});
