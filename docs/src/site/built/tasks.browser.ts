/** Finds what people look for in the built site, from its front page: `npm run long -- pages`. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { base, docs } from "../places.ts";
import { canOpen, complaintsOf, type OpenSite, openSite } from "./open-site.ts";

/** A task, the texts of at most three links and folded sections that lead to what it needs, and what must be in sight there. */
const TASKS: readonly (readonly [task: string, links: readonly string[], found: string])[] = [
  ["find the retry rule for POST", ["sent again"], "A client retries a POST by itself only if nothing was sent"],
  ["find what to do with 403 on a CIT charge", ["APIs", "Operations", "createCitCharge"], "403 demands a 3DS step-up"],
  ["verify a report", ["Guides", "Settlements and reports"], "Verify and read a report"],
  ["rotate a secret", ["Guides", "Running against the real service", "Rotate a secret"], "put the new one first"],
  ["test without network", ["Test without a network"], "startSandbox"],
  ["find the fields that createPayment requires", ["APIs", "Operations", "createPayment"], "required"],
  ["find the error code invalid-vat-percent", ["APIs", "Error codes", "Merchant API"], "invalid-vat-percent"],
  ["refund a part", ["Guides", "Refunds"], "a part of the payment, or all of it"],
  ["run the sandbox in CI", ["in continuous integration"], "One for each job"],
  ["find the headers of a webhook", ["APIs", "Events"], "header"],
];

describe.skipIf(!canOpen)("from the front page", () => {
  let opened: OpenSite;
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    opened = await openSite();
    page = await opened.browser.newPage({ viewport: { width: 1280, height: 900 } });
    complaints = complaintsOf(page, opened.url);
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    complaints.length = 0;
    await page.goto(opened.url, { waitUntil: "load" });
  });

  test.each(TASKS)("to %s takes at most three clicks", async (_task, links, found) => {
    expect(links.length).toBeLessThanOrEqual(3);
    for (const name of links) {
      const section = page.locator("details.fold > summary").getByText(name, { exact: true });
      await page.getByRole("link", { name, exact: true }).or(section).first().click();
    }
    await page.locator(".VPDoc, .VPHome").getByText(found).first().waitFor();
    expect(complaints).toEqual([]);
  });

  test.each([
    ["createPayment", "apis/payment/createPayment.html"],
    ["error codes", "apis/errors.html"],
    ["invalid-vat-percent", "apis/errors.html"],
    ["idempotency", "guides/when-a-call-fails.html"],
    ["how to know if payment succeeded", "guides/webhooks.html"],
  ])("a search for %s finds %s among the first two", async (text, expected) => {
    const box = page.locator("#localsearch-input");
    // A key is lost before the page listens, on a busy machine.
    await expect
      .poll(async () => {
        await page.keyboard.press("Control+k");
        return box.isVisible();
      })
      .toBe(true);
    await box.fill(text);
    const links = page.locator("#localsearch-list a.result");
    const found = async (): Promise<readonly string[]> =>
      links.evaluateAll((all) => all.map((link) => new URL((link as unknown as { href: string }).href).pathname));
    // Until it has searched, the box shows what it found before.
    await expect.poll(async () => [...new Set(await found())].slice(0, 2), { timeout: 20_000 }).toContain(base + expected);
  });

  test("an unknown address has a page that leads back", async () => {
    const response = await page.goto(`${opened.url}guides/none.html`);
    expect(response?.status()).toBe(404);
    await page.getByRole("link", { name: "Start at the front page" }).click();
    expect(page.url()).toBe(opened.url);
  });

  test("a port in use is reported", () => {
    const { port } = new URL(opened.url);
    const program = join(docs, "dist/site/serve/serve.js");
    const { status, stderr } = spawnSync(process.execPath, [program], { encoding: "utf8", env: { ...process.env, PORT: port } });
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(`^The port ${port} is in use.*\\bPORT=.*\n$`) });
  });
});
