/** The dashboard over HTTP, as a browser without JavaScript sees it. */
import { describe, expect, test } from "vitest";
import { isOperation } from "../../../src/pages/dashboard/forms.ts";
import { GROUPS, PAGES } from "../../../src/pages/dashboard/pages.ts";
import { operationTable } from "../../../src/generated/operations.ts";
import { startSandbox } from "../../../src/index.ts";
import { UNKNOWN } from "../../browser/support/open-shop.ts";
import { openDashboard } from "../../browser/support/dashboard.ts";
import type { Screen } from "../../browser/support/screen.ts";
import { signForm, startShop } from "../../support/shop.ts";

const { sandbox, world, shop, created, open, ui, crawl, press, texts, operationsIn } = await openDashboard();

// Every page of the world as it begins: the tests below change it.
const token = await world.addToken();
const pages = await crawl();

test("each change that the control API can make has a form, and each form is on a page", async () => {
  const changing = Object.entries(operationTable).flatMap(([id, { method }]) => (method === "GET" ? [] : [id]));
  // It changes nothing: the pages themselves are live.
  expect(changing.filter(isOperation).toSorted()).toEqual(changing.filter((id) => !["waitForEvent", "watchClock"].includes(id)).toSorted());
  const shown = new Set(pages.flatMap(operationsIn));
  expect([...shown].toSorted()).toEqual(changing.filter(isOperation).toSorted());
});

test("every link of every page leads to a page, and none shows a secret, a signature or a token", async () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  const plain = pages.filter(({ markup }) => !markup.startsWith("{"));
  expect(plain.length).toBeGreaterThanOrEqual(pages.length - 1);
  const strange = await open("/_sandbox/ui/unknown/");
  expect(strange.status).toBe(404);
  for (const { markup } of [...plain, strange]) expect(markup).toContain("Test environment: no money moves.");
  for (const { headers } of pages) expect(headers.get("cache-control")).toBe("no-store");
  const secrets = [world.payment.secret, world.aggregate.secret, world.merchant.secret, token, sandbox.defaultWorld.payment.secret];
  for (const { markup } of pages) {
    for (const secret of secrets) expect(markup).not.toContain(secret);
    expect(markup).not.toMatch(/signature=[0-9a-f]{8}/);
  }
});

describe("a payment", () => {
  test.each([
    { what: "new", method: undefined, want: ["approve", "cancel", "reject", "leave", "expire"] },
    { what: "an invoice that is checked", method: "walleyb2b", want: ["clear", "decline"] },
    { what: "paid", method: "nordea", want: [] },
  ])("that is $what shows what its table has", async ({ method, want }) => {
    const id = await created({ amount: 2000 });
    if (method) await world.pay(id, { method });
    const { elements } = await open(ui(`payments/${id}`));
    const steps = elements.filter(({ name }) => name === "h3").map(({ text }) => text);
    expect(steps.filter((step) => step !== "Refund").toSorted()).toEqual(want.toSorted());
  });

  test("is paid, refunded and shown as a time line, the sandbox’s readings marked", async () => {
    const id = await created();
    const page = ui(`payments/${id}`);
    expect((await press(page, "Leave", { method: "nordea" })).status).toBe(303);
    const left = await open(page);
    expect(texts(left, "li").some((text) => text.includes("leave") && text.includes("Sandbox’s reading the hour, 06:00"))).toBe(true);
    const { location } = await press(page, "Confirm");
    expect(texts(await open(location), "p")).toContain("The change was made.");
    await press(page, "Refund", { amount: "525" });
    const { markup } = await open(page);
    for (const text of ["€5.25", "paymentCallback", "T13"]) expect(markup).toContain(text);
    expect((await press(page, "Refund", { amount: "999999" })).status).toBe(409);
  });

  test("is drawn as a sequence with a text for those who don't see it, and with the same in words, what is to come marked", async () => {
    const id = await created({ amount: 2000 });
    const drawing = async () => {
      const { markup, elements } = await open(ui(`payments/${id}`));
      const [, svg = ""] = /(<svg class="lanes".*?<\/svg>)/s.exec(markup) ?? [];
      const label = elements.find(({ name, attributes }) => name === "svg" && attributes["class"] === "lanes")?.attributes["aria-label"];
      const arrows = svg.split("\n").filter((line) => line.startsWith("<g"));
      return {
        svg,
        label,
        dashed: arrows.filter((line) => line.includes("dasharray")),
        words: texts({ elements } as Screen, "ol").join(" "),
      };
    };
    const before = await drawing();
    expect(before.label).toBe("1 message sent and 2 to come, listed below");
    expect(before.dashed.join(" ")).toMatch(/redirect to the pay page.*expires: by itself, 20\d\d-\d\d-\d\d \d\d:\d\d/);
    await world.pay(id, { method: "nordea" });
    const after = await drawing();
    expect(after.svg).toMatch(/createPayment, €20.00.*pays by nordea.*paymentCallback ok: 200.*redirect: success URL.*settlement/s);
    expect(after.dashed).toHaveLength(1);
    expect(after.words).toContain("service to shop: paymentCallback ok: 200");
    expect(after.words).toMatch(/service to shop: settlement to come/);
  });

  test("whose transitions the world has forgotten shows when it was created and paid, and says so", async () => {
    const own = await sandbox.world({ clock: "2026-03-02T09:00:00Z" });
    await using calls = await startShop(sandbox.url, own);
    const { transactionId } = (await calls.create()).body;
    await own.clock.advance({ minutes: 1 });
    await own.pay(transactionId, { method: "nordea" });
    const life = async (): Promise<string> =>
      texts(await open(`/_sandbox/ui/${own.name}/payments/${transactionId}`), "section").find((text) => text.startsWith("Life")) ?? "";
    expect(await life()).toMatch(/create.*approve/s);
    expect(await life()).not.toContain("no longer known");
    await own.generate(500);
    expect((await own.transitions()).some(({ about }) => about === transactionId)).toBe(false);
    expect(await life()).toMatch(/2026-03-02 09:00:00created.*09:01:00paid.*no longer known/s);
  });

  test("with an event that waits shows when it is sent, on the time line and on the event's page", async () => {
    const own = await sandbox.world({ clock: "2026-03-02T09:00:00Z" });
    await using calls = await startShop(sandbox.url, own);
    const { transactionId } = (await calls.create({ callbackDelay: 60 })).body;
    await own.pay(transactionId, { method: "nordea" });
    const start = `/_sandbox/ui/${own.name}/`;
    const payment = await open(`${start}payments/${transactionId}`);
    expect(texts(payment, "li").some((text) => text.includes("2026-03-02 09:01:00paymentCallback"))).toBe(true);
    const [event] = await own.events.list();
    const page = await open(`${start}events/${event?.id}`);
    expect(texts(page, "span").join(" ")).toContain("It is sent at 2026-03-02 09:01:00.");
    await page.press("Advance the clock to it");
    expect((await own.events.list()).map(({ state }) => state)).toEqual(["acknowledged"]);
  });

  test("of 120 is on the page of its status, by the store's own pages, and found from the top of every page by id, stamp and bank reference", async () => {
    const own = await sandbox.world({ clock: "2026-03-02T09:00:00Z" });
    await own.generate(120);
    const list = `/_sandbox/ui/${own.name}/payments`;
    const rows = async (query: string): Promise<number> =>
      (await open(list + query)).elements.filter(({ name }) => name === "tr").length - 1;
    expect([await rows(""), await rows("?page=2"), await rows("?page=3"), await rows("?page=4")]).toEqual([50, 50, 20, -1]);
    const counts = texts(await open(list), "span").map(Number);
    expect(counts.find(Number.isFinite)).toBe(120);
    const id = await created({ stamp: "wanted" });
    const fact = (name: string, { elements }: Awaited<ReturnType<typeof open>>): string =>
      elements[elements.findIndex((each) => each.name === "dt" && each.text === name) + 1]?.text ?? "";
    const bankReference = fact("Bank reference", await open(ui(`payments/${id}`)));
    for (const text of [id, id.slice(0, 8), "wanted", bankReference])
      expect((await open(ui(`find?text=${text}`))).markup).toContain(`payments/${id}`);
    expect((await open(ui(`find?text=${UNKNOWN}`))).markup).toContain("Nothing in this world has");
    for (const { elements, heading } of pages.filter(({ markup }) => markup.startsWith("<!doctype")))
      expect(
        elements.filter(({ attributes }) => attributes["action"] === ui("find")),
        heading,
      ).toHaveLength(1);
  });

  test("list is filtered and sorted by its address, which the pages and forms below keep, and says what is no filter", async () => {
    const own = await sandbox.world({ clock: "2026-03-02T09:00:00Z" });
    await own.generate(120, { days: 4 });
    const list = `/_sandbox/ui/${own.name}/payments`;
    const all = await own.payments.list({ account: String(own.payment.account), least: 100, sort: "largest" });
    const page = await open(`${list}?least=100&sort=largest`);
    const ids = page.elements.flatMap(({ attributes }) => /\/payments\/([^?]+)$/.exec(attributes["href"] ?? "")?.slice(1) ?? []);
    expect(ids).toEqual(all.slice(0, 50).map(({ id }) => id));
    const older = page.elements.find(({ name, text }) => name === "a" && text === "Older")?.attributes["href"] ?? "";
    expect(Object.fromEntries(new URLSearchParams(older.split("?")[1]))).toMatchObject({ least: "100", sort: "largest", page: "2" });
    expect((await open(`${list}?from=2026-02-31`)).markup).toContain("from: must be a day or a time that there is");
    expect((await open(`${list}?least=ten&status=paid`)).markup).toContain("status: must be one of new, ok");
    for (const [other, query] of [
      ["refunds", "most=100000"],
      ["orders", "status=paid"],
      ["settlements", "sort=smallest"],
      ["reports", "from=2026-03-01"],
      ["events", "method=refundCallback&sort=oldest"],
    ])
      expect((await open(ui(`${other}?${query}`))).status).toBe(200);
    expect((await open(ui("events?method=refundCallback"))).markup).not.toContain(">paymentCallback<");
  });
});

test("the list of tokens is filtered and sorted by its address", async () => {
  const own = await sandbox.world({ clock: "2026-03-02T09:00:00Z" });
  for (const card of ["0024", "1004"]) await own.addToken({ card });
  const cards = async (query: string): Promise<readonly string[]> =>
    texts(await open(`/_sandbox/ui/${own.name}/cards${query}`), "td").flatMap((text) => /^…(\d{4}):/.exec(text)?.slice(1) ?? []);
  expect([await cards(""), await cards("?sort=oldest"), await cards("?text=1004")]).toEqual([["1004", "0024"], ["0024", "1004"], ["1004"]]);
  expect((await open(`/_sandbox/ui/${own.name}/cards?text=${UNKNOWN}`)).markup).toContain("No token of this merchant fits the filter.");
});

test("the page of rules has those with all words of its address, and each link to a rule leads to its place there", async () => {
  const rows = async (query: string): Promise<readonly string[]> =>
    (await open(ui(`rules${query}`))).elements.filter(({ name }) => name === "tr").map(({ text }) => text);
  const all = await rows("");
  const some = await rows("?text=STAMP+payment");
  expect(some.length).toBeGreaterThan(1);
  expect(some.length).toBeLessThan(all.length / 4);
  for (const row of some.filter((each) => !each.startsWith("Rule"))) expect(row.toLowerCase()).toMatch(/(?=.*stamp)(?=.*payment)/s);
  expect(texts(await open(ui("rules?text=qqq")), "p")).toContain("0 rules with “qqq”.");
  const rules = new Set((await open(ui("rules"))).elements.map(({ attributes }) => attributes["id"]));
  const links = pages.flatMap(({ elements }) => elements.flatMap(({ attributes }) => attributes["href"]?.split(ui("rules#"))[1] ?? []));
  expect(new Set(links).size).toBeGreaterThan(10);
  expect(links.filter((id) => !rules.has(id))).toEqual([]);
});

test("the menu has every page once, in groups with names", async () => {
  const { elements, markup } = await open(ui(""));
  const [, menu = ""] = /<nav class="menu".*?>(.*?)<\/nav>/s.exec(markup) ?? [];
  const shown = PAGES.filter(({ path }) => path !== "violations");
  expect(Array.from(menu.matchAll(/<a [^>]*>([^<]*)</g), ([, name]) => name)).toEqual(shown.map(({ name }) => name));
  expect(elements.flatMap(({ name, attributes }) => (name === "ul" ? (attributes["aria-label"] ?? []) : []))).toEqual([...GROUPS]);
});

test("a rejected request shows its rule, its source and both canonical messages, the first differing byte marked", async () => {
  const headers = { "checkout-nonce": "another" };
  await shop.send("POST", "/payments", { body: {}, headers });
  const first = (await open(ui("requests"))).elements.find(({ attributes }) => attributes["href"]?.includes("/requests/"));
  const unknown = await open(first?.attributes["href"] ?? "");
  expect(unknown.markup).toContain("No known mistake produces this signature");
  expect(unknown.markup).toContain("Payment API, Authentication");
  const { account, secret } = world.payment;
  const signed = {
    "checkout-account": String(account),
    "checkout-algorithm": "sha256",
    "checkout-method": "GET",
    "checkout-timestamp": "2026",
  };
  await fetch(`${sandbox.url}/merchants/payment-providers`, { headers: { ...signForm(signed, secret), "checkout-nonce": "1" } });
  const latest = (await open(ui("requests"))).elements.find(({ attributes }) => attributes["href"]?.includes("/requests/"));
  const known = await open(latest?.attributes["href"] ?? "");
  expect(texts(known, "mark")).toEqual(["n", "t"]);
  expect(texts(known, "dd").some((text) => text.includes("signed without checkout-nonce"))).toBe(true);
  expect(known.markup).not.toContain("maija.mallikas@example.com");
});

test("the page of a payment, and that of its event, send what is forged of it, and say what can't be", async () => {
  const id = await created();
  const forge = (page: string, forgery: string) => press(page, "Send it forged", { forgery });
  const before = shop.received.length;
  expect((await forge(ui(`payments/${id}`), "made-up success")).status).toBe(303);
  expect(shop.received[before]?.searchParams.get("checkout-status")).toBe("ok");
  expect(await forge(ui(`payments/${id}`), "replay")).toMatchObject({ status: 409 });
  await world.pay(id, { method: "nordea" });
  const { id: event } = await world.events.waitFor("paymentCallback", { transactionId: id, acknowledged: true });
  expect((await forge(ui(`events/${event}`), "changed amount")).status).toBe(303);
  expect(shop.received.at(-1)?.searchParams.get("checkout-amount")).toBe("1526");
  expect(await forge(ui(`events/${event}`), "made-up success")).toMatchObject({ status: 409 });
});

test("each form says what is wrong with it, and changes nothing then", async () => {
  const before = await world.settings();
  const settings = ui("settings");
  for (const change of [{ callbackRetry: "[3, 2]" }, { callbackRetry: "[" }, { holidays: '["today"]' }]) {
    const { status, elements } = await press(settings, "Save", change);
    expect(status).toBe(400);
    expect(elements.find(({ attributes }) => attributes["role"] === "alert")?.text).toMatch(/callbackRetry|holidays/);
  }
  expect(await world.settings()).toEqual(before);
  expect((await press(settings, "Save", { algorithm: "sha512" })).status).toBe(303);
  expect(await world.settings()).toEqual({ ...before, algorithm: "sha512" });
  await press(settings, "Save", { algorithm: "sha256" });
});

test("the form restores a world from its own snapshot, and rejects anything else without changing the world", async () => {
  const own = await sandbox.world({ clock: "2026-03-02T09:00:00Z" });
  const snapshot = JSON.stringify(await own.snapshot());
  const order = await own.orders.add();
  const page = `/_sandbox/ui/${own.name}/worlds`;
  const foreign = JSON.stringify(await world.snapshot());
  for (const [wrong, message] of [
    ["{", "body: must be JSON"],
    [foreign, `snapshot: was taken of the world ${world.name}`],
  ] as const) {
    const rejected = await press(page, "Restore", { body: wrong });
    expect(rejected.status).toBe(400);
    expect(rejected.elements.find(({ attributes }) => attributes["role"] === "alert")?.text).toContain(message);
  }
  expect((await own.orders.list()).map(({ token: id }) => id)).toEqual([order.token]);
  const { status, location } = await press(page, "Restore", { body: snapshot });
  expect(status).toBe(303);
  expect(texts(await open(location), "p")).toContain("The world was restored.");
  expect(await own.orders.list()).toEqual([]);
});

test("a form that advances the clock says how much has happened, one thing or several", async () => {
  const own = await sandbox.world({ clock: "2026-03-02T09:00:00Z" });
  const page = `/_sandbox/ui/${own.name}/clock`;
  const advanced = async (): Promise<string | undefined> =>
    texts(await open((await press(page, "Advance the clock", { days: "15" })).location), "p").find((text) => /happened|Nothing/.test(text));
  await own.orders.add();
  expect(await advanced()).toBe("1 thing happened:");
  await own.orders.add();
  await own.orders.add();
  expect(await advanced()).toBe("2 things happened:");
  expect(await advanced()).toBe("Nothing was due.");
});

test("the stream of changes says once that the world has changed, and ends with the sandbox", async () => {
  const own = await startSandbox({ clock: "frozen" });
  const response = await fetch(`${own.url}/_sandbox/ui/default/changes`);
  const reader = response.body?.getReader();
  const next = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toBe(": changes of the world\n\n");
  await own.defaultWorld.orders.add();
  await own.defaultWorld.orders.add();
  expect(await next()).toBe("data: changed\n\n");
  await own.close();
  await expect(next()).rejects.toThrow("terminated");
});
