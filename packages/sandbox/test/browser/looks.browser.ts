/** How the pages look, in screenshots and to axe: desktop, phone, dark, three languages, hostile values. */
import { describe, expect, test } from "vitest";
import { rowOf, rowRequest } from "../support/orders.ts";
import { itemOf } from "../support/payments.ts";
import { type BrowserTest, chromiumPath, flawsOf, keep, openBrowser } from "./support/open-browser.ts";

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 740 };

const LOCALES = { FI: "fi_FI", SV: "sv_SE", EN: "en_US" };

/** The addresses of every page, in a language. */
async function everyPage(
  { create, addCard, stepUp, refund, order, world, sandbox }: BrowserTest,
  language: "FI" | "SV" | "EN" = "EN",
): Promise<Readonly<Record<string, string>>> {
  const items = [itemOf({ description: "Winter coat, size 40", unitPrice: 1025 }), itemOf({ description: "Wool socks", unitPrice: 500 })];
  const { href } = await create({ items, orderId: "A-1042", language });
  const paid = await create({ language });
  await world.pay(paid.transactionId, { method: "nordea" });
  const failed = await create({ language });
  await world.pay(failed.transactionId, { method: "nordea", outcome: "reject" });
  const left = await create({ language });
  await world.pay(left.transactionId, { method: "nordea", outcome: "leave" });
  const [card, legacy, refunded] = [
    await addCard(language),
    await order({ ...rowRequest(), locale: LOCALES[language] }),
    await refund({ language }),
  ];
  return {
    pay: href,
    bank: `${href}/nordea`,
    invoice: `${href}/walleyb2b`,
    card: `${href}/creditcard`,
    "3ds": `${href}/3ds?card=0313`,
    "3ds-decision": `${href}/3ds?card=0347`,
    paid: paid.href,
    failed: failed.href,
    left: left.href,
    "add-card": card,
    "add-card-3ds": `${card}/3ds?card=0313`,
    "step-up": await stepUp("charge", { language }),
    refund: refunded,
    legacy,
    "legacy-card": `${legacy}/Visa`,
    "not-found": `${sandbox.url}/pay/unknown?lang=${language}`,
    terms: `${sandbox.url}/terms?lang=${language}`,
  };
}

describe.skipIf(chromiumPath === undefined)("every page", () => {
  const parts = openBrowser();

  test.each([
    { look: "desktop", options: { viewport: WIDE } },
    { look: "phone", options: { viewport: PHONE, deviceScaleFactor: 2 } },
    { look: "dark", options: { viewport: WIDE, colorScheme: "dark" as const } },
    { look: "phone-dark", options: { viewport: PHONE, colorScheme: "dark" as const } },
  ])("has no violation, no overflow and no external request: $look", async ({ look, options }) => {
    await using tab = await parts.tab(options);
    for (const [name, address] of Object.entries(await everyPage(parts))) {
      await tab.page.goto(address);
      for (const details of await tab.page.locator("summary").all()) await details.click();
      expect(await flawsOf(tab.page)).toEqual([]);
      await keep(tab.page, `${look}/${name}`);
    }
  });

  test("is reached by keyboard in the order of the page, with a visible focus, on targets that a finger hits", async () => {
    await using tab = await parts.tab({ viewport: PHONE });
    await tab.page.goto(`${(await parts.create()).href}/creditcard`);
    const every = await tab.page.locator("a, button, input:not([type=hidden])").all();
    expect(every.length).toBeGreaterThan(10);
    for (const [index, target] of every.entries()) {
      await tab.page.keyboard.press("Tab");
      expect([index, await target.evaluate((element) => element.matches(":focus"))]).toEqual([index, true]);
      expect(await tab.page.evaluate<string>("getComputedStyle(document.activeElement).outlineStyle")).not.toBe("none");
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
  });

  test("shows its mistakes next to the fields", async () => {
    await using tab = await parts.tab({ viewport: PHONE });
    const { href } = await parts.create();
    await tab.page.goto(`${href}/creditcard`);
    await tab.page.locator("[name=number]").fill("4111 1111 1111 1111");
    await tab.press("Pay");
    expect(await flawsOf(tab.page)).toEqual([]);
    await keep(tab.page, "phone/card-mistake");
  });

  test.each(["FI", "SV", "EN"] as const)("is in %s where its payment, card or order is", async (language) => {
    await using tab = await parts.tab({ viewport: PHONE });
    for (const [name, address] of Object.entries(await everyPage(parts, language))) {
      await tab.page.goto(address);
      expect([name, await tab.page.locator("html").getAttribute("lang")]).toEqual([name, language.toLowerCase()]);
      expect(await flawsOf(tab.page)).toEqual([]);
      await keep(tab.page, `${language}/${name}`);
    }
  });

  test.each([
    { what: "markup", value: `<script>alert(1)</script>"><img src=x onerror=alert(1)>` },
    { what: "long-words", value: "W".repeat(200) },
    { what: "right-to-left", value: "שלום \u202eabc مرحبا بالعالم" },
    { what: "emoji", value: "👩‍👩‍👧‍👦🏳️‍🌈".repeat(12) },
    { what: "addresses", value: "javascript:alert(document.domain)" },
  ])("keeps its layout with $what", async ({ what, value }) => {
    // The sandbox rejects a payment whose redirect URL a browser can't be sent to.
    const url = `http://localhost:9/${encodeURIComponent([...value].slice(0, 12).join(""))}`;
    for (const viewport of [PHONE, WIDE]) {
      await using tab = await parts.tab({ viewport });
      const items = [itemOf({ description: value, productCode: value.slice(0, 100) })];
      const { href, transactionId } = await parts.create({
        reference: value,
        orderId: value.slice(0, 60),
        items,
        redirectUrls: { success: url, cancel: url },
      });
      const order = await parts.order({ ...rowRequest([rowOf({ title: value.slice(0, 250) })]) });
      for (const [name, address] of Object.entries({ pay: href, bank: `${href}/nordea`, legacy: order })) {
        await tab.page.goto(address);
        await tab.page.locator("summary").click();
        expect(await flawsOf(tab.page)).toEqual([]);
        await keep(tab.page, `hostile/${what}-${name}-${viewport.width}`);
      }
      await parts.world.pay(transactionId, { method: "nordea" }).catch(() => {});
      await tab.page.goto(href);
      expect(await flawsOf(tab.page)).toEqual([]);
      expect(await tab.page.locator("script, img[onerror]").count()).toBe(0);
    }
  });
});
