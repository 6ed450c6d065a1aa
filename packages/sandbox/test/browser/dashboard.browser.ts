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
  "moments",
  "settings",
  "worlds",
  "violations",
  "rules",
  "rules?text=stamp",
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

  test.each([
    { look: "desktop", options: { viewport: WIDE } },
    { look: "phone-dark", options: { viewport: PHONE, colorScheme: "dark" as const } },
  ])("draws a long life of a payment without labels that overlap, in a box of its own: $look", async ({ look, options }) => {
    const own = await parts.sandbox.world({ clock: "2026-03-02T09:00:00Z", settings: { callbackRetry: [60, 3600] } });
    await using shop = await startShop(parts.sandbox.url, own);
    await own.faults.add({ match: { event: "paymentCallback", nth: 1 }, drop: true });
    const nowhere = "https://shop.example.com/paid";
    const { transactionId } = (await shop.create()).body;
    await own.pay(transactionId, { method: "nordea" });
    await own.clock.advance({ minutes: 1 });
    const refund = { amount: 100, callbackUrls: { success: nowhere, cancel: nowhere } };
    for (let count = 0; count < 6; count++) await shop.send("POST", `/payments/${transactionId}/refund`, { body: refund });
    await own.settle();
    await using tab = await parts.tab(options);
    await tab.page.goto(`${parts.sandbox.url}/_sandbox/ui/${encodeURIComponent(own.name)}/payments/${transactionId}`);
    const drawn = await tab.page.locator(".sequence").innerText();
    for (const text of ["paymentCallback ok: dropped", "attempt 2: 200", "refundCallback ok: blocked", "payout of"])
      expect(drawn).toContain(text);
    expect(await flawsOf(tab.page)).toEqual([]);
    await keep(tab.page, `dashboard/${look}/long-life`);
  });

  test("keeps what was typed into a rejected form while the world changes, and shows a form as code that can be copied", async () => {
    const start = `${parts.sandbox.url}/_sandbox/ui/${encodeURIComponent(parts.world.name)}/`;
    for (const options of [{ viewport: WIDE }, { viewport: PHONE, colorScheme: "dark" as const }]) {
      await using tab = await parts.tab({ ...options, permissions: ["clipboard-read", "clipboard-write"] });
      const { page } = tab;
      await page.goto(`${start}settings`);
      await page.locator('[name="callbackRetry"]').fill("[3, 2]");
      await tab.press("Save");
      const wrong = page.locator('[aria-invalid="true"]');
      expect(await wrong.evaluate((element) => element.matches(":focus"))).toBe(true);
      await wrong.blur();
      await parts.create();
      await page.waitForTimeout(600);
      expect(await wrong.inputValue()).toBe("[3, 2]");
      expect(await flawsOf(page)).toEqual([]);
      await keep(page, `dashboard/rejected-${options.viewport.width}`);
      await wrong.fill("[2, 3]");
      await page.getByRole("button", { name: "As code" }).first().click();
      expect(await flawsOf(page)).toEqual([]);
      await page.locator(".as-code .copy").first().click();
      const copied = await page.evaluate<string>("navigator.clipboard.readText()");
      expect(copied).toBe(await page.locator(".as-code pre").first().innerText());
      expect(copied).toContain("--callback-retry '[2,3]'");
      await keep(page, `dashboard/as-code-${options.viewport.width}`);
    }
  });

  test("shows the text of a rule once its link has the focus or the pointer is on it, inside of the window", async () => {
    const start = `${parts.sandbox.url}/_sandbox/ui/${encodeURIComponent(parts.world.name)}/`;
    const { transactionId } = await parts.create();
    for (const options of [{ viewport: WIDE }, { viewport: PHONE, javaScriptEnabled: false }]) {
      await using tab = await parts.tab(options);
      for (const path of [`payments/${transactionId}`, "settings"]) {
        await tab.page.goto(start + path);
        const links = await tab.page.locator(".rule a").all();
        expect(links.length).toBeGreaterThan(2);
        for (const [index, link] of links.slice(0, 4).entries()) {
          const tip = tab.page.locator(".rule .tip").nth(index);
          expect(await tip.isVisible()).toBe(false);
          // A link that has the focus by the keyboard shows it.
          await (index % 2 === 0 ? link.hover() : link.press("Shift"));
          expect(await tip.isVisible()).toBe(true);
          const box = await tip.boundingBox();
          expect(box && box.x >= 0 && box.x + box.width <= options.viewport.width).toBe(true);
          await link.blur();
          await tab.page.mouse.move(0, 0);
        }
      }
    }
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
