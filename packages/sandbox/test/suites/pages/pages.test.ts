/** The customer's pages over HTTP, as a browser without JavaScript uses them. */
import { readCard, readPayment, readReceipt } from "@maksu/webhooks";
import { describe, expect, test } from "vitest";
import type { SandboxWorld } from "../../../src/index.ts";
import { postCardForm } from "../../browser/support/card-form.ts";
import { openShop, UNKNOWN } from "../../browser/support/open-shop.ts";
import { orderCalls } from "../../support/order-calls.ts";
import { priceRequest, rowRequest } from "../../support/orders.ts";
import { createOpen, elementsOf, type Screen } from "../../browser/support/screen.ts";
import { type Shop, startShop } from "../../support/shop.ts";

const { sandbox, world, shop, created, last } = await openShop();
const open = createOpen(sandbox.url, fetch);

interface Pictured {
  readonly icon: string;
  readonly svg: string;
}

const texts = ({ elements }: Screen, name: string): readonly string[] =>
  elements.filter((each) => each.name === name).map(({ text }) => text);
const buttons = ({ elements }: Screen): readonly string[] =>
  elements.filter(({ name }) => name === "button").map(({ attributes, text }) => attributes["value"] ?? text);
/** The results that the shop gets by a redirect, and by the callback before it. */
const reported = async (location: string, from: SandboxWorld = world): Promise<readonly unknown[]> => {
  const readings = await Promise.all([new URL(location), last()].map((url) => readPayment(url, from.payment)));
  return readings.map((reading) => reading.genuine && [reading.event.status, reading.event.provider]);
};
const transitions = async (about: string, from: SandboxWorld = world): Promise<readonly string[]> =>
  (await from.transitions()).filter((each) => each.about === about).map(({ on }) => on);
const callbacks = (about: string): number =>
  shop.received.filter(({ searchParams }) => searchParams.get("checkout-transaction-id") === about).length;

describe("the pay page", () => {
  test("has the amount, the references and the methods of the response, in their groups and the payment's language", async () => {
    const { body } = await shop.create({ language: "SV", reference: "3759170", amount: 152_550 });
    const page = await open(new URL(String(body["href"])).pathname);
    expect([page.status, page.heading, texts(page, "h2")]).toEqual([
      200,
      "Betalning",
      ["Välj betalningssätt", "Mobila betalningssätt", "Bankbetalningar", "Kortbetalningar", "Faktura och delbetalning"],
    ]);
    expect(texts(page, "p")).toContain("1 525,50 €".replaceAll(" ", "\u00a0"));
    expect(texts(page, "dd")).toEqual([String(world.payment.account), "3759170", body["reference"]]);
    const links = page.elements.filter(({ attributes }) => attributes["class"] === "method").map(({ text }) => text);
    const names = (body["providers"] as readonly { name: string }[]).map(({ name }) => name);
    expect(links.filter((name) => name !== "Apple Pay")).toEqual(names);
    expect((await open(`/pay/${body.transactionId}?lang=FI`)).heading).toBe("Maksaminen");
  });

  test("shows the pictures of the response, and every picture that the response names is there", async () => {
    const { body } = await shop.create();
    const named = [...(body["providers"] as readonly Pictured[]), ...(body["groups"] as readonly Pictured[])];
    expect(named.length).toBeGreaterThan(15);
    for (const [bitmap, drawing] of await Promise.all(named.map(async ({ icon, svg }) => [await fetch(icon), await fetch(svg)] as const))) {
      expect([bitmap.status, bitmap.headers.get("content-type"), drawing.status]).toEqual([200, "image/png", 200]);
      const bytes = Buffer.from(await bitmap.arrayBuffer());
      expect([bytes.subarray(1, 4).toString("latin1"), bytes.readUInt32BE(16), bytes.length]).toEqual(["PNG", 64, expect.any(Number)]);
      expect(Number(bitmap.headers.get("content-length"))).toBe(bytes.length);
      expect(elementsOf(await drawing.text()).some(({ name }) => name === "rect")).toBe(true);
    }
    const page = await open(new URL(String(body["href"])).pathname);
    const shown = page.elements.flatMap(({ name, attributes }) =>
      name === "img" ? [new URL(attributes["src"] ?? "", sandbox.url).href] : [],
    );
    expect(shown).toEqual(expect.arrayContaining((body["providers"] as readonly Pictured[]).map(({ svg }) => svg)));
    for (const path of ["/img/methods/constructor.png", "/img/groups/toString.svg", "/img/methods/nordea.gif"])
      expect((await fetch(sandbox.url + path)).status).toBe(404);
  });

  test.each([
    { what: "a bank", method: "nordea", choices: ["approve", "cancel", "reject", "leave"] },
    { what: "a mobile method", method: "mobilepay", choices: ["approve", "cancel", "reject"] },
    { what: "an invoice", method: "walleyb2b", choices: ["approve", "cancel", "reject"] },
  ])("of $what has what the lifecycle has: $choices", async ({ method, choices }) => {
    expect(buttons(await open(`/pay/${await created()}/${method}`))).toEqual(choices);
  });

  test.each([
    { method: "nordea", outcome: "approve", status: "ok" },
    { method: "nordea", outcome: "reject", status: "fail" },
    { method: "mobilepay", outcome: "cancel", status: "fail" },
    { method: "walleyb2c", outcome: "approve", status: "ok" },
    { method: "walleyb2b", outcome: "approve", status: "pending" },
    { method: "walleyb2c", outcome: "approve", status: "pending", request: { manualInvoiceActivation: true } },
  ])("$method, $outcome: the callback, then the redirect, say $status", async ({ method, outcome, status, request = {} }) => {
    const id = await created(request);
    const { status: code, location } = await (await open(`/pay/${id}/${method}`)).press(outcome);
    expect([code, await reported(location)]).toEqual([
      303,
      [
        [status, method],
        [status, method],
      ],
    ]);
    expect(callbacks(id)).toBe(1);
  });

  test("cancels without a method", async () => {
    const { location } = await (await open(`/pay/${await created()}`)).press("cancel");
    expect(await reported(location)).toEqual([
      ["fail", undefined],
      ["fail", undefined],
    ]);
  });

  test("says that a payment is delayed where the merchant's are", async () => {
    const own = await sandbox.world({ merchant: { delayedPayments: true } });
    await using ownShop = await startShop(sandbox.url, own);
    const { transactionId } = (await ownShop.create()).body;
    const page = await open(`/pay/${transactionId}/nordea`);
    expect(texts(page, "button")).toContain("Approve (the payment is delayed)");
    const { location } = await page.press("approve");
    expect(await readPayment(new URL(location), own.payment)).toMatchObject({ event: { status: "delayed" } });
  });

  test("of a customer who never comes back says so, and the bank confirms the payment later", async () => {
    const id = await created();
    const page = await open(`/pay/${id}/nordea`);
    for (const _click of [1, 2]) expect((await page.press("leave")).location).toBe(`/pay/${id}`);
    expect(texts(await open(`/pay/${id}`), "p").join(" ")).toContain("the customer did not return");
    await world.clock.advance({ days: 1 });
    expect([await transitions(id), callbacks(id)]).toEqual([["create", "leave", "confirm"], 1]);
  });

  test("sent twice, changes the payment once, and shows the outcome with the way back", async () => {
    const id = await created();
    const page = await open(`/pay/${id}/nordea`);
    const other = await open(`/pay/${id}/mobilepay`);
    const sent = await Promise.all([page.press("approve"), page.press("approve"), other.press("cancel")]);
    expect(sent.map(({ location }) => location === `/pay/${id}`).filter(Boolean)).toHaveLength(2);
    const outcome = await open(`/pay/${id}`);
    expect([outcome.status, outcome.heading, (await transitions(id)).length, callbacks(id)]).toEqual([409, "The payment is paid", 2, 1]);
    const back = outcome.elements.find(({ name, text }) => name === "a" && text === "Return to the shop")?.attributes["href"] ?? "";
    expect(await readPayment(new URL(back), world.payment)).toMatchObject({ genuine: true, event: { status: "ok" } });
  });

  test.each([
    { callbackOrder: "after", sent: 0, later: 1 },
    { callbackOrder: "never", sent: 0, later: 0 },
    { callbackOrder: "race", later: 1 },
    { callbackOrder: "before", sent: 1, later: 1 },
    { callbackOrder: "before", duplicateCallbacks: 1, sent: 2, later: 2 },
  ] as const)(
    "with $callbackOrder has sent $sent callbacks when it redirects",
    async ({ later, sent, ...settings }: { later: number; sent?: number }) => {
      const own = await sandbox.world({ settings, clock: "2026-03-02T09:00:00Z" });
      await using ownShop = await startShop(sandbox.url, own);
      const { transactionId } = (await ownShop.create()).body;
      const { location } = await (await open(`/pay/${transactionId}/nordea`)).press("approve");
      expect(await readPayment(new URL(location), own.payment)).toMatchObject({ genuine: true, event: { status: "ok" } });
      if (sent !== undefined) expect(ownShop.received).toHaveLength(sent);
      await own.clock.advance({ minutes: 1 });
      expect(ownShop.received).toHaveLength(later);
    },
  );

  test("of a payment that expired, or does not exist, says so", async () => {
    const own = await sandbox.world({ clock: "2026-03-02T09:00:00Z" });
    await using ownShop = await startShop(sandbox.url, own);
    const { transactionId } = (await ownShop.create()).body;
    const page = await open(`/pay/${transactionId}/nordea`);
    await own.clock.advance({ days: 14 });
    expect((await page.press("approve")).location).toBe(`/pay/${transactionId}`);
    expect(await open(`/pay/${transactionId}/nordea`)).toMatchObject({ status: 409, heading: "The time to pay is over" });
    for (const path of [`/pay/${UNKNOWN}`, `/pay/${transactionId}/no-such-method`, "/pay/", "/cards/x", `/refunds/${UNKNOWN}`, "/pay/%ff"])
      expect(await open(path)).toMatchObject({ status: 404, heading: "Page not found" });
  });

  test("of a shop whose address is empty pays, and has no way back", async () => {
    const id = await created({ redirectUrls: { success: "", cancel: "" } });
    expect((await (await open(`/pay/${id}/nordea`)).press("approve")).location).toBe(`/pay/${id}`);
    const page = await open(`/pay/${id}`);
    expect([page.status, callbacks(id)]).toEqual([409, 1]);
    expect(texts(page, "p").join(" ")).toContain("no way back");
  });
});

describe("a provider's form on the shop's page", () => {
  const formOf = async (request: Parameters<Shop["create"]>[0] = {}) => {
    const { body } = await shop.create(request);
    const provider = (
      body["providers"] as readonly { id: string; url: string; parameters: readonly { name: string; value: string }[] }[]
    ).find(({ id }) => id === "nordea");
    const { url = "", parameters = [] } = provider ?? {};
    return {
      url: new URL(url).pathname,
      fields: Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
      id: body.transactionId,
    };
  };
  const post = (url: string, fields: Readonly<Record<string, string>>): Promise<Screen> =>
    open(url, { method: "POST", body: new URLSearchParams(fields), headers: { origin: "https://shop.example.com" } });

  test("opens the method's page from any site, and changes nothing", async () => {
    const { url, fields, id } = await formOf();
    expect(await post(url, fields)).toMatchObject({ status: 303, location: url });
    expect(await transitions(id)).toEqual(["create"]);
  });

  test("that is forged, or of another payment, is 401", async () => {
    const [{ url, fields }, other] = [await formOf(), await formOf()];
    const forged = [{ ...fields, signature: "0".repeat(64) }, { ...fields, "checkout-nonce": "x" }, other.fields, {}];
    for (const wrong of forged) expect(await post(url, wrong)).toMatchObject({ status: 401, heading: "The request was rejected" });
  });
});

describe("a card", () => {
  const press = async (id: string, card: string, changes = {}): Promise<Screen> =>
    (await open(`/pay/${id}/${card === "1004" ? "amex" : "creditcard"}?card=${card}`)).press("Pay", changes);

  test.each([
    { card: "0024", status: "ok" },
    { card: "0321", status: "ok" },
    { card: "0339", status: "ok" },
    { card: "0354", status: "fail" },
    { card: "0156", status: "fail" },
    { card: "1004", status: "ok" },
  ])("that ends in $card pays: $status", async ({ card, status }) => {
    const provider = card === "1004" ? "amex" : "creditcard";
    expect(await reported((await press(await created(), card)).location)).toEqual([
      [status, provider],
      [status, provider],
    ]);
  });

  test.each([
    { card: "0024", name: "Visa" },
    { card: "1004", name: "American Express" },
  ])("that ends in $card is named on the page of its payment: $name", async ({ card, name }) => {
    const id = await created();
    await press(id, card);
    expect(texts(await open(`/pay/${id}`), "dd").at(-1)).toBe(name);
  });

  test("with a password has a 3DS page, which takes no other password", async () => {
    const id = await created();
    const { location } = await press(id, "0313");
    const page = await open(location);
    expect(page.heading).toBe("Card verification (3D Secure)");
    expect(await page.press("approve", { password: "wrong" })).toMatchObject({ status: 400 });
    expect(await transitions(id)).toEqual(["create"]);
    expect((await reported((await page.press("approve", { password: "secret" })).location))[0]).toEqual(["ok", "creditcard"]);
    const other = await open((await press(await created(), "0313")).location);
    expect((await reported((await other.press("reject")).location))[0]).toEqual(["fail", "creditcard"]);
  });

  test.each([
    { choice: "reject", status: "fail" },
    { choice: "approve", status: "ok" },
  ])("whose 3DS fails is up to the merchant: $choice", async ({ choice, status }) => {
    const page = await open((await press(await created(), "0347")).location);
    expect(buttons(page)).toEqual(["reject", "approve", "cancel"]);
    expect((await reported((await page.press(choice)).location))[0]).toEqual([status, "creditcard"]);
  });

  test.each([
    { what: "number", changes: { number: "4111 1111 1111 1111" }, message: "This is not the number of a test card." },
    { what: "number of four digits", changes: { number: "0024" }, message: "This is not the number of a test card." },
    { what: "expiry", changes: { expiry: "11/2027" }, message: "This is not the test card's expiry date." },
    { what: "security code", changes: { cvc: "000" }, message: "This is not the test card's security code." },
  ])("with another $what is rejected, and a number is not shown again", async ({ changes, message }) => {
    const id = await created();
    const page = await press(id, "0024", changes);
    expect([page.status, texts(page, "p").join(" ").includes(message), await transitions(id)]).toEqual([400, true, ["create"]]);
    expect(page.markup).not.toMatch(/4111 ?1111/);
  });

  test("is added by its form, by way of 3DS where it has a password", async () => {
    for (const [card, status] of [
      ["0024", "ok"],
      ["0313", "ok"],
      ["0156", "fail"],
    ] as const) {
      const { pathname } = new URL(
        (await postCardForm(sandbox.url, shop, world.payment, { language: "SV" })).headers.get("location") ?? "",
      );
      const page = await open(`${pathname}?card=${card}`);
      expect(page.heading).toBe("Lägg till kort");
      let { location } = await page.press("Lägg till kort");
      if (card === "0313") ({ location } = await (await open(location)).press("approve", { password: "secret" }));
      expect(await readCard(new URL(location), world.payment)).toMatchObject({ genuine: true, event: { status } });
      expect(last().searchParams.get("checkout-status")).toBe(status);
      expect(await open(pathname)).toMatchObject({
        status: 409,
        heading: status === "ok" ? "Kortet är tillagt" : "Kortet lades inte till",
      });
    }
  });

  test.each([
    { outcome: "approve", path: "charge", status: "ok", state: "ok" },
    { outcome: "reject", path: "charge", status: "fail", state: "fail" },
    { outcome: "approve", path: "authorization-hold", status: "ok", state: "authorization-hold" },
  ])("that asks for a step-up of a $path: $outcome", async ({ outcome, path, status, state }) => {
    const token = await world.addToken({ card: "1162" });
    const { body } = await shop.send("POST", `/payments/token/cit/${path}`, { body: shop.tokenRequest({ token }) });
    const page = await open(new URL(String(body["threeDSecureUrl"])).pathname);
    expect(page.heading).toBe("Confirm the card payment");
    const { location } = await page.press(outcome);
    expect(await readPayment(new URL(location), world.payment)).toMatchObject({ genuine: true, event: { status } });
    expect((await shop.send("GET", `/payments/${body.transactionId}`)).body).toMatchObject({ status: state });
    expect([(await page.press("approve")).location, (await open(`/pay/${body.transactionId}`)).status]).toEqual([
      `/cards/3ds/${body.transactionId}`,
      404,
    ]);
  });
});

describe("the refund page", () => {
  test("takes an account number, and pays out a refund by e-mail once", async () => {
    const id = await created();
    await world.pay(id, { method: "spankki" });
    const { body } = await shop.send("POST", `/payments/${id}/refund/email`, {
      body: { amount: 525, email: "maija@example.com", callbackUrls: shop.urls },
    });
    const link = (await world.outbox.list()).find(({ about }) => about === body.transactionId)?.link ?? "";
    const page = await open(new URL(link).pathname);
    expect(await page.press("Send the account number", { iban: "FI21 1234 5600 0007 86" })).toMatchObject({ status: 400 });
    for (const _click of [1, 2]) expect((await page.press("Send the account number")).location).toBe(new URL(link).pathname);
    expect(await transitions(body.transactionId)).toEqual(["accept", "pay out"]);
    expect((await open(link)).status).toBe(409);
  });

  test("takes the account number for a refund of the Merchant API, in the order's language", async () => {
    const own = await sandbox.world({ settings: { refundAccountNumber: "by hand" } });
    const calls = orderCalls(sandbox.url, own);
    const { body } = await calls.order(rowRequest(undefined, { locale: "sv_SE" }));
    await own.pay(body.token, { method: "nordea" });
    const token = await calls.refund("ORDER-1", {
      rows: [{ amount: 1000, description: "Coat", vatPercent: 2550 }],
      email: "maija@example.com",
    });
    const page = await open(`/refunds/${token}`);
    expect(page.heading).toBe("Återbetalning till konto");
    await page.press("Skicka kontonumret");
    expect(await transitions(token, own)).toEqual(["accept", "give account"]);
  });
});

describe("the legacy page", () => {
  const opened = async (request: object = {}, own: SandboxWorld = world): Promise<string> => {
    const urlSet = { success: shop.urls.success, failure: shop.urls.cancel, notification: shop.urls.success };
    const { body } = await orderCalls(sandbox.url, own).order({ ...(!("orderDetails" in request) && priceRequest()), ...request, urlSet });
    return new URL(body.url).pathname;
  };

  test.each([
    { locale: undefined, heading: "Maksaminen" },
    { locale: "fi_FI", heading: "Maksaminen" },
    { locale: "sv_SE", heading: "Betalning" },
    { locale: "en_US", heading: "Payment" },
  ])("is in the language of the locale $locale", async ({ locale, heading }) => {
    expect(await open(await opened(locale ? { locale } : {}))).toMatchObject({ status: 200, heading });
  });

  test("pays by a bank: a notification and a redirect with the receipt; then the token is dead", async () => {
    const path = await opened({ locale: "en_US" });
    const { location } = await (await open(`${path}/Nordea`)).press("approve");
    for (const url of [new URL(location), last()])
      expect(await readReceipt(url, { secret: world.merchant.secret })).toMatchObject({ genuine: true, event: { method: "1" } });
    expect(await open(`${path}/Nordea`)).toMatchObject({ status: 409, heading: "The payment is paid" });
  });

  test("can be cancelled and paid later, for 14 days", async () => {
    const own = await sandbox.world({ clock: "2026-03-02T09:00:00Z" });
    const path = await opened({ locale: "en_US" }, own);
    const page = await open(path);
    expect((await page.press("cancel")).location).toContain("/cancel?ORDER_NUMBER=");
    expect((await open(path)).status).toBe(200);
    await own.clock.advance({ days: 14 });
    expect(await open(path)).toMatchObject({ status: 410, heading: "The time to pay is over" });
    expect((await open("/payment/load/token/unknown")).status).toBe(404);
  });

  test("leaves a step for each time that the customer cancels and pays, so that the export of the world is complete", async () => {
    const own = await sandbox.world({ clock: "2026-03-02T09:00:00Z" });
    const path = await opened({ locale: "en_US" }, own);
    await (await open(path)).press("cancel");
    await (await open(`${path}/Nordea`)).press("approve");
    const seed = await own.export();
    expect(seed.steps.map((step) => step["pay"])).toEqual([undefined, { outcome: "cancel" }, { method: "Nordea", outcome: "approve" }]);
    const copy = await sandbox.world({ seeds: seed });
    expect((await copy.orders.list()).map(({ status }) => status)).toEqual(["paid"]);
  });

  test("rejects a card by the cents of the amount, and takes only its test cards", async () => {
    const path = await opened({ locale: "en_US", price: "0.65" });
    const page = await open(`${path}/American%20Express`);
    expect(texts(page, "p").join(" ")).toContain("Response code of the card: 65");
    expect(await page.press("Pay", { number: "4111111111111111" })).toMatchObject({ status: 400 });
    expect((await page.press("Pay")).location).toContain("/cancel?ORDER_NUMBER=");
    const other = await opened({ locale: "en_US" });
    const { location } = await (await open(`${other}/Visa`)).press("Pay");
    expect(await readReceipt(new URL(location), { secret: world.merchant.secret })).toMatchObject({
      genuine: true,
      event: { method: "53" },
    });
  });

  test("names the method that was chosen, of those that share a number", async () => {
    const path = await opened({ locale: "en_US" });
    await (await open(`${path}/Visa%20Electron`)).press("approve");
    expect(texts(await open(path), "dd").at(-1)).toBe("Visa Electron");
  });

  test("has an invoice that waits for acceptance", async () => {
    const path = await opened({ ...rowRequest(), locale: "en_US" });
    const page = await open(`${path}/Walley`);
    expect(buttons(page)).toEqual(["approve", "cancel", "reject", "pending"]);
    await page.press("pending");
    expect(await open(path)).toMatchObject({ status: 409, heading: "The payment waits for confirmation" });
  });
});
