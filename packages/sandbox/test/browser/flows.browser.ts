/** Customers in Chromium, with JavaScript and without: each visit ends with a callback and a redirect that an Express shop verifies. */
import { describe, expect, test } from "vitest";
import { startSandbox } from "../../src/index.ts";
import { rowRequest } from "../support/orders.ts";
import { requestOf } from "../support/payments.ts";
import { startShop } from "../support/shop.ts";
import { startExpressShop } from "./support/express-shop.ts";
import { type BrowserTest, chromiumPath, openBrowser, type Tab } from "./support/open-browser.ts";

describe.skipIf(chromiumPath === undefined).each([
  { javaScript: "on", javaScriptEnabled: true },
  { javaScript: "off", javaScriptEnabled: false },
])("with JavaScript $javaScript", ({ javaScriptEnabled }) => {
  const parts = openBrowser();

  /** Opens a tab and does something. Returns what the shop shows, and what it was called with. */
  async function flow(address: string, act: (tab: Tab) => Promise<void>): Promise<readonly unknown[]> {
    await using tab = await parts.tab({ javaScriptEnabled });
    parts.shop.called.length = 0;
    await tab.page.goto(address);
    await act(tab);
    return [await tab.outcome(), parts.shop.called];
  }

  test.each([
    { name: "MobilePay", outcome: "approve", status: "ok" },
    { name: "MobilePay", outcome: "reject", status: "fail" },
    { name: "MobilePay", outcome: "cancel", status: "fail" },
    { name: "Nordea", outcome: "approve", status: "ok" },
    { name: "Nordea", outcome: "reject", status: "fail" },
    { name: "Nordea", outcome: "cancel", status: "fail" },
    { name: "Walley", outcome: "approve", status: "ok" },
    { name: "Walley", outcome: "approve", status: "pending", request: { manualInvoiceActivation: true } },
    { name: "Walley", outcome: "reject", status: "fail" },
    { name: "Walley", outcome: "cancel", status: "fail" },
    { name: "Walley B2B", outcome: "approve", status: "pending" },
  ])("$name, $outcome: $status", async ({ name, outcome, status, request = {} }) => {
    const { href } = await parts.create(request);
    const choose = async ({ page, press }: Tab): Promise<void> => {
      await page.getByRole("link", { name, exact: true }).click();
      await press(outcome);
    };
    expect(await flow(href, choose)).toEqual([`payment=${status}`, [`payment ${status} 200`]]);
  });

  test("a pay page, cancelled without a method", async () => {
    const { href } = await parts.create();
    expect(await flow(href, ({ press }) => press("cancel"))).toEqual(["payment=fail", ["payment fail 200"]]);
  });

  test("Nordea, delayed", async () => {
    await parts.world.configureMerchant({ delayedPayments: true });
    const { href } = await parts.create();
    expect(await flow(`${href}/nordea`, ({ press }) => press("Approve (the payment is delayed)"))).toEqual([
      "payment=delayed",
      ["payment delayed 200"],
    ]);
    await parts.world.configureMerchant({ delayedPayments: false });
  });

  test("Nordea, approved by a customer who never comes back", async () => {
    const { href } = await parts.create();
    await using tab = await parts.tab({ javaScriptEnabled });
    parts.shop.called.length = 0;
    await tab.page.goto(`${href}/nordea`);
    await tab.press("leave");
    await tab.page.waitForURL(href);
    expect(parts.shop.called).toEqual([]);
    await parts.world.clock.advance({ days: 1 });
    const sent = (await parts.world.events.list()).filter(({ about }) => href.endsWith(about));
    expect(sent.map(({ state }) => state)).toEqual(["acknowledged"]);
    await tab.page.reload();
    expect(await tab.page.locator("h1").innerText()).toBe("The payment is paid");
  });

  test.each([
    { card: "0024", status: "ok", act: [] },
    { card: "0321", status: "ok", act: [] },
    { card: "0339", status: "ok", act: [] },
    { card: "1162", status: "ok", act: [] },
    { card: "0354", status: "fail", act: [] },
    { card: "0156", status: "fail", act: [] },
    { card: "0313", status: "ok", act: ["approve"] },
    { card: "0313", status: "fail", act: ["reject"] },
    { card: "0347", status: "fail", act: ["reject"] },
    { card: "0347", status: "ok", act: ["approve"] },
    { card: "0313", status: "fail", act: ["cancel"] },
    { card: "0347", status: "fail", act: ["cancel"] },
    { card: "1004", status: "ok", act: [] },
    { card: "0024", status: "fail", button: "cancel", act: [] },
  ])("a card that ends in $card, $act: $status", async ({ card, status, act, button = "Pay" }) => {
    const { href } = await parts.create();
    const enter = async ({ page, press }: Tab): Promise<void> => {
      await page.locator(`a[href*="card=${card}"]`).click();
      await press(button);
      for (const choice of act) {
        await page.waitForURL(/\/3ds\?/);
        if (card === "0313" && choice === "approve") await page.getByLabel("Password").fill("secret");
        await press(choice);
      }
    };
    expect(await flow(`${href}/${card === "1004" ? "amex" : "creditcard"}`, enter)).toEqual([
      `payment=${status}`,
      [`payment ${status} 200`],
    ]);
  });

  test.each([
    { card: "0024", status: "ok" },
    { card: "0313", status: "ok", act: "approve" },
    { card: "0313", status: "fail", act: "reject" },
    { card: "0313", status: "fail", act: "cancel" },
    { card: "0156", status: "fail" },
    { card: undefined, status: "fail" },
  ])("a card that is added, $card, $act: $status", async ({ card, status, act }) => {
    const enter = async ({ page, press }: Tab): Promise<void> => {
      if (card === undefined) return press("cancel");
      await page.locator(`a[href*="card=${card}"]`).click();
      await press("Add a card");
      if (act === undefined) return;
      await page.getByLabel("Password").fill(act === "approve" ? "secret" : "");
      await press(act);
    };
    expect(await flow(await parts.addCard(), enter)).toEqual([`card=${status}`, [`card ${status} 200`]]);
  });

  test.each([
    { kind: "charge", outcome: "approve", status: "ok", called: ["payment ok 200"] },
    { kind: "charge", outcome: "reject", status: "fail", called: ["payment fail 200"] },
    { kind: "authorization-hold", outcome: "approve", status: "ok", called: [] },
    { kind: "authorization-hold", outcome: "reject", status: "fail", called: ["payment fail 200"] },
  ] as const)("a step-up of a $kind, $outcome: $status", async ({ kind, outcome, status, called }) => {
    expect(await flow(await parts.stepUp(kind), ({ press }) => press(outcome))).toEqual([`payment=${status}`, called]);
  });

  test("a refund to an account", async () => {
    await using tab = await parts.tab({ javaScriptEnabled });
    parts.shop.called.length = 0;
    await tab.page.goto(await parts.refund());
    await tab.press("Send the account number");
    await tab.page.getByText("The refund needs nothing from the customer.").waitFor();
    expect((await parts.world.transitions()).at(-1)).toMatchObject({ of: "refund", on: "pay out", to: "ok" });
    expect(parts.shop.called).toEqual(["payment ok 200", "refund ok 200"]);
  });

  test.each([
    { name: "Nordea", outcome: "approve", shown: "order=paid", called: ["order paid 200"] },
    { name: "Nordea", outcome: "reject", shown: "order=unpaid", called: [] },
    { name: "Nordea", outcome: "cancel", shown: "order=unpaid", called: [] },
    { name: "Walley", outcome: "pending", shown: "order=unpaid", called: [] },
    { name: "Visa", outcome: "Pay", shown: "order=paid", called: ["order paid 200"] },
  ])("a legacy order, $name, $outcome: $shown", async ({ name, outcome, shown, called }) => {
    const choose = async ({ page, press }: Tab): Promise<void> => {
      await page.getByRole("link", { name, exact: true }).click();
      await press(outcome);
    };
    expect(await flow(await parts.order(rowRequest()), choose)).toEqual([shown, called]);
  });

  test("a provider's form on the shop's page", async () => {
    const { providers } = await parts.create();
    const { url, parameters } = providers.find(({ id }) => id === "nordea") ?? { url: "", parameters: [] };
    const fields = parameters.map(({ name, value }) => `<input type="hidden" name="${name}" value="${value}">`).join("");
    parts.shop.page = `<form method="post" action="${url}">${fields}<button>Nordea</button></form>`;
    const choose = async ({ page, press }: Tab): Promise<void> => {
      await page.getByRole("button", { name: "Nordea" }).click();
      await page.waitForURL(url);
      await page.reload();
      await press("approve");
    };
    expect(await flow(`${parts.shop.url}/shop`, choose)).toEqual(["payment=ok", ["payment ok 200"]]);
  });

  test.each([
    { callbackOrder: "after", at: 0, later: 1 },
    { callbackOrder: "never", at: 0, later: 0 },
    { callbackOrder: "race", later: 1 },
    { callbackOrder: "before", duplicateCallbacks: 1, at: 2, later: 2 },
  ] as const)("callbacks: $callbackOrder, then $later", async ({ at, later, ...settings }: { at?: number; later: number }) => {
    await parts.world.configure(settings);
    const { href } = await parts.create();
    await using tab = await parts.tab({ javaScriptEnabled });
    parts.shop.called.length = 0;
    await tab.page.goto(`${href}/nordea`);
    await tab.press("approve");
    expect(await tab.outcome()).toBe("payment=ok");
    if (at !== undefined) expect(parts.shop.called).toHaveLength(at);
    await parts.world.clock.advance({ minutes: 1 });
    expect(parts.shop.called).toEqual(Array.from({ length: later }, () => "payment ok 200"));
    await parts.world.configure({ callbackOrder: "before", duplicateCallbacks: 0 });
  });

  test("a double click pays once", async () => {
    const { href } = await parts.create();
    await using tab = await parts.tab({ javaScriptEnabled });
    parts.shop.called.length = 0;
    await tab.page.goto(`${href}/nordea`);
    await tab.page.locator("button[value=approve]").dblclick({ noWaitAfter: true });
    await tab.page.getByText("payment=ok").or(tab.page.getByText("The payment is paid")).waitFor();
    expect([parts.shop.called, await movesOf(parts, href)]).toEqual([["payment ok 200"], ["create", "approve"]]);
  });

  test("two tabs, Back and reload: the first transition wins, and the others see it", async () => {
    const { href } = await parts.create();
    await using first = await parts.tab({ javaScriptEnabled });
    await using second = await parts.tab({ javaScriptEnabled });
    parts.shop.called.length = 0;
    await Promise.all([first.page.goto(`${href}/nordea`), second.page.goto(`${href}/mobilepay`)]);
    await first.press("approve");
    await first.outcome();
    await second.press("cancel");
    await second.page.waitForURL(href);
    expect(await second.page.locator("h1").innerText()).toBe("The payment is paid");
    await first.page.goBack();
    expect(await first.page.locator("h1").innerText()).toBe("The payment is paid");
    await first.page.reload();
    await first.page.getByRole("link", { name: "Return to the shop" }).click();
    expect(await first.outcome()).toBe("payment=ok");
    expect([parts.shop.called, await movesOf(parts, href)]).toEqual([["payment ok 200"], ["create", "approve"]]);
  });

  test("a payment that expires while its page is open is not paid", async () => {
    await using sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
    const world = sandbox.defaultWorld;
    await using shop = await startExpressShop(world);
    await using calls = await startShop(sandbox.url, world);
    const { body } = await calls.send("POST", "/payments", {
      body: requestOf({ redirectUrls: shop.redirectUrls, callbackUrls: shop.callbackUrls }),
    });
    const { page, press, complaints } = await parts.tab({ javaScriptEnabled });
    await page.goto(`${String(body["href"])}/nordea`);
    await world.clock.advance({ days: 14 });
    await press("approve");
    await page.waitForURL(String(body["href"]));
    expect([await page.locator("h1").innerText(), shop.called]).toEqual(["The time to pay is over", ["payment fail 200"]]);
    expect(complaints.every((each) => each.includes(sandbox.url))).toBe(true);
    await page.context().close();
  });
});

const movesOf = async ({ world }: BrowserTest, href: string): Promise<readonly string[]> =>
  (await world.transitions()).filter(({ about }) => href.endsWith(about)).map(({ on }) => on);
