/** The dashboard in Chromium: how it looks, and that it follows the world by itself. */
import { describe, expect, test } from "vitest";
import { happen } from "./support/dashboard.ts";
import { elementsOf } from "./support/screen.ts";
import { startShop } from "../support/shop.ts";
import { type BrowserTest, chromiumPath, flawsOf, keep, openBrowser } from "./support/open-browser.ts";

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 740 };

const LISTS = [
  "",
  "payments",
  "refunds",
  "cards",
  "orders",
  "settlements",
  "reports",
  "events",
  "requests?show=all",
  "requests",
  "outbox",
  "faults",
  "clock",
  "settings",
  "worlds",
  "violations",
  "rules",
  "nothing",
];

/** Fills a world of its own with a text of the merchant. Returns the address of its dashboard. */
async function fill({ sandbox }: BrowserTest, text: string): Promise<string> {
  const world = await sandbox.world({ clock: "2026-03-02T09:00:00Z" });
  await using shop = await startShop(sandbox.url, world);
  await happen({ sandbox, world, shop }, text);
  await shop.send("POST", "/payments", { body: {}, headers: { "checkout-nonce": "another" } });
  await world.clock.advance({ days: 1 });
  return `${sandbox.url}/_sandbox/ui/${encodeURIComponent(world.name)}/`;
}

describe.skipIf(chromiumPath === undefined)("the dashboard", () => {
  const parts = openBrowser();

  test.each([
    { look: "desktop", options: { viewport: WIDE } },
    { look: "phone", options: { viewport: PHONE, deviceScaleFactor: 2 } },
    { look: "dark", options: { viewport: WIDE, colorScheme: "dark" as const } },
    { look: "phone-dark", options: { viewport: PHONE, colorScheme: "dark" as const } },
    { look: "without-javascript", options: { viewport: WIDE, javaScriptEnabled: false } },
  ])("has no violation, no overflow and no external request: $look", async ({ look, options }) => {
    await using tab = await parts.tab(options);
    const { page } = tab;
    const start = await fill(parts, "A-1042");
    const seen = new Set<string>();
    for (const path of LISTS) {
      await page.goto(start + path);
      if (look !== "without-javascript") expect(await flawsOf(page)).toEqual([]);
      await keep(page, `dashboard/${look}/${path.replaceAll("?", "-") || "overview"}`);
      const links = elementsOf(await page.content()).flatMap(({ attributes }) =>
        attributes["href"] === undefined ? [] : [attributes["href"]],
      );
      for (const link of links)
        if (/^\/_sandbox\/ui\/[^/]+\/(payments|refunds|orders|settlements|events|requests)\/[^?]+$/.test(link)) seen.add(link);
    }
    const ones = new Map([...seen].map((link) => [link.split("/").at(4) ?? "", new URL(link, start).href]));
    expect([...ones.keys()].toSorted()).toEqual(["events", "orders", "payments", "refunds", "requests", "settlements"]);
    for (const [name, link] of ones) {
      await page.goto(link);
      for (const details of await page.locator("main summary").all()) await details.click();
      if (look !== "without-javascript") expect(await flawsOf(page)).toEqual([]);
      await keep(page, `dashboard/${look}/one-${name}`);
    }
  });

  test.each([
    { what: "markup", value: `<script>alert(1)</script>"><img src=x onerror=alert(1)>` },
    { what: "long-words", value: "W".repeat(190) },
    { what: "right-to-left", value: "שלום \u202eabc مرحبا بالعالم" },
    { what: "emoji", value: "👩‍👩‍👧‍👦🏳️‍🌈".repeat(8) },
  ])("keeps its layout with $what", async ({ what, value }) => {
    const start = await fill(parts, value);
    for (const viewport of [PHONE, WIDE]) {
      await using tab = await parts.tab({ viewport });
      for (const path of ["", "payments", "refunds", "orders", "events", "requests?show=all", "outbox"]) {
        await tab.page.goto(start + path);
        expect(await flawsOf(tab.page)).toEqual([]);
        await keep(tab.page, `dashboard/hostile/${what}-${path.replace("?", "-") || "overview"}-${viewport.width}`);
      }
      await tab.page.goto(`${start}payments`);
      await tab.page.locator("td a").first().click();
      await tab.page.locator("main summary").first().click();
      expect(await flawsOf(tab.page)).toEqual([]);
      await keep(tab.page, `dashboard/hostile/${what}-payment-${viewport.width}`);
      expect(await tab.page.locator("main script, main img").count()).toBe(0);
    }
  });

  test("shows a payment that comes while it is open, by itself with JavaScript, and after a reload without", async () => {
    const start = `${parts.sandbox.url}/_sandbox/ui/${encodeURIComponent(parts.world.name)}/`;
    await using live = await parts.tab();
    await using still = await parts.tab({ javaScriptEnabled: false });
    for (const { page } of [live, still]) await page.goto(`${start}payments`);
    const { transactionId } = await parts.create();
    const link = `a[href$="${transactionId}"]`;
    await live.page.locator(link).waitFor();
    expect(await still.page.locator(link).count()).toBe(0);
    await still.page.reload();
    expect(await still.page.locator(link).count()).toBe(1);

    await live.page.locator(link).click();
    await live.page.getByRole("heading", { name: "Life" }).waitFor();
    await parts.world.pay(transactionId, { method: "nordea" });
    await live.page.locator(".timeline", { hasText: "paymentCallback" }).waitFor();
    expect(await flawsOf(live.page)).toEqual([]);
  });

  test("offers to fill a world in which nothing has happened", async () => {
    const { name } = await parts.sandbox.world({ clock: "2026-03-02T09:00:00Z" });
    const start = `${parts.sandbox.url}/_sandbox/ui/${encodeURIComponent(name)}/`;
    await using tab = await parts.tab({ viewport: PHONE, javaScriptEnabled: false });
    for (const path of ["payments", "refunds", "cards", "orders", "settlements", "events", "requests", "outbox", "faults", "clock", ""]) {
      await tab.page.goto(start + path);
      await keep(tab.page, `dashboard/empty/${path || "overview"}`);
    }
    await tab.press("Generate payments");
    await tab.page.getByRole("heading", { name: "Latest changes" }).waitFor();
    await tab.page.getByText("Menu: Overview").click();
    await keep(tab.page, "dashboard/empty/menu");
    await tab.page.getByRole("link", { name: "Payments", exact: true }).click();
    expect(await tab.page.locator("tbody tr").count()).toBe(50);
  });

  test("leaves what is being typed, and is used by keyboard alone", async () => {
    const start = `${parts.sandbox.url}/_sandbox/ui/${encodeURIComponent(parts.world.name)}/`;
    await using tab = await parts.tab();
    const { page } = tab;
    await page.goto(`${start}clock`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).hash).toBe("#main");
    await page.getByLabel("Hours").focus();
    await page.keyboard.type("2");
    await parts.create();
    await page.waitForTimeout(600);
    expect(await page.getByLabel("Hours").inputValue()).toBe("2");
    const before = parts.world.clock.now().getTime();
    await page.keyboard.press("Enter");
    await page.getByRole("status").waitFor();
    expect(parts.world.clock.now().getTime() - before).toBe(7_200_000);
    expect(await flawsOf(page)).toEqual([]);
  });

  test("pays a payment by a form, and says where the customer returns to", async () => {
    await using tab = await parts.tab({ javaScriptEnabled: false });
    const { transactionId } = await parts.create();
    await tab.page.goto(`${parts.sandbox.url}/_sandbox/ui/${encodeURIComponent(parts.world.name)}/payments/${transactionId}`);
    await tab.press("Approve");
    expect(await tab.page.getByRole("status").innerText()).toContain("checkout-status=ok");
    expect(await tab.page.getByRole("status").innerText()).not.toMatch(/signature=[0-9a-f]/);
    await keep(tab.page, "dashboard/paid");
    await tab.page.reload();
    expect(await tab.page.locator(".amount").innerText()).toContain("ok");
  });
});
