/** Payments over HTTP. */
import { readPayment } from "@maksu/webhooks";
import { describe, expect, test } from "vitest";
import { openShop, UNKNOWN } from "../browser/support/open-shop.ts";
import { isSigned, startShop } from "../support/shop.ts";
import { itemOf } from "../support/payments.ts";

const { sandbox, world, shop, created, last } = await openShop();

describe("createPayment", () => {
  test("opens a payment with signed forms, in a signed response", async () => {
    const { status, body, headers, text } = await shop.create();
    expect(status).toBe(201);
    expect(isSigned(headers, text, world.payment.secret)).toBe(true);
    expect(body).toMatchObject({ href: `${sandbox.url}/pay/${body.transactionId}`, reference: expect.stringMatching(/^\d{12}$/) });
    const providers = body["providers"] as readonly { id: string; url: string; parameters: readonly { name: string; value: string }[] }[];
    expect(providers.map(({ id }) => id)).toEqual(expect.arrayContaining(["nordea", "creditcard", "walleyb2c"]));
    for (const { url, id, parameters } of providers) {
      expect(url).toBe(`${sandbox.url}/pay/${body.transactionId}/${id}`);
      const form = new URLSearchParams(parameters.map(({ name, value }): [string, string] => [name, value]));
      expect(form.get("checkout-transaction-id")).toBe(body.transactionId);
      expect(isSigned(form, "", world.payment.secret)).toBe(true);
    }
    expect(body["customProviders"]).toMatchObject({ applepay: { id: "apple-pay" } });
  });

  const NOT_WEB = "must be an http or https URL";
  const WITH_USER = "must have no user name and no password";
  test.each([
    ["javascript:x", NOT_WEB],
    ["javascript:1", NOT_WEB],
    [" java\nscript:alert(1)", NOT_WEB],
    ["data:text/html,x", NOT_WEB],
    ["file:///etc/passwd", NOT_WEB],
    ["myapp://paid", NOT_WEB],
    ["https://user@shop.example/", WITH_USER],
    ["http://user:sesame@shop.example/", WITH_USER],
    ["https:/\\user@shop.example", WITH_USER],
    ["user:80@shop.example", NOT_WEB],
    ["//user@shop.example", WITH_USER],
    ["user@shop.example/paid", WITH_USER],
    ["ex ample", NOT_WEB],
    ["http://", NOT_WEB],
    ["http://127.0.0.1:99999/", NOT_WEB],
    ["shop.example:99999/paid", NOT_WEB],
    ["http://[::1/", NOT_WEB],
  ])("rejects the redirect URL and the callback URL %j, which the customer or an event could not go to", async (url, reason) => {
    for (const name of ["redirectUrls", "callbackUrls"]) {
      const { status, body, text } = await shop.create({ [name]: { success: "https://shop.example/", cancel: url } });
      expect([status, body["meta"]]).toEqual([400, [`body/${name}/cancel ${reason}`]]);
      expect(text).not.toContain("sesame");
      expect((await world.requests.rejected()).at(-1)).toMatchObject({ rule: { id: "request.url" } });
    }
  });

  test.each([
    "google.com",
    "shop.example:8080/paid?a=b@c",
    "localhost:3000/paid",
    "http://shop.example/@x?y=a@b#c@d",
    "/paid",
    "HTTPS://shop.example",
    " shop.example",
  ])("takes the redirect URL %j", async (url) => {
    expect((await shop.create({ redirectUrls: { success: url, cancel: url } })).status).toBe(201);
  });

  test.each(["javascript:x", "https://user:sesame@shop.example/"])(
    "a payment from a snapshot with the URLs %j is paid; its callback is given up with a reason",
    async (url) => {
      const own = await sandbox.world({});
      await using ownShop = await startShop(sandbox.url, own);
      const marked = "https://marked.example/";
      const urls = { success: marked, cancel: marked };
      const { transactionId } = (await ownShop.create({ redirectUrls: urls, callbackUrls: urls })).body;
      const older = JSON.parse(JSON.stringify(await own.snapshot()).replaceAll(marked, url)) as Awaited<ReturnType<typeof own.snapshot>>;
      await own.restore(older);
      const before = await own.pay(transactionId, { method: "nordea" });
      expect(String(before)).not.toContain("javascript");
      expect(
        (await ownShop.send("GET", `/payments/${transactionId}`, { headers: { "checkout-transaction-id": transactionId } })).body,
      ).toMatchObject({ status: "ok" });
      await own.clock.advance({ seconds: 1 });
      const [event] = await own.events.list();
      expect(event).toMatchObject({ state: "given up", attempts: [{ failure: expect.any(String) }] });
      // Neither of the event nor of its payment, and in our words: the URL may hold a password.
      for (const id of [event?.id ?? "", transactionId]) {
        const forged = await own.events.forge(id, "forged signature").catch((error: unknown) => error);
        expect(forged).toMatchObject({
          name: "TypeError",
          message: expect.stringContaining(`${id}: the merchant's URL can't be used: `),
        });
        expect(String(forged)).not.toContain("sesame");
      }
    },
  );

  test("a rejected request uses no stamp", async () => {
    const request = { stamp: "rejected-first", items: [itemOf({ merchant: "695874" })] };
    expect((await shop.create(request)).status).toBe(400);
    expect((await shop.create({ stamp: "rejected-first" })).status).toBe(201);
  });

  test("two requests at once with one stamp open one payment", async () => {
    const replies = await Promise.all([shop.create({ stamp: "race" }), shop.create({ stamp: "race" })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });
});

describe("pay", () => {
  test("sends the signed callback before it returns the signed redirect, and the payment is paid", async () => {
    const id = await created({ reference: "3759170" });
    const redirect = new URL(String(await world.pay(id, { method: "nordea" })));
    const merchant = world.payment;
    const seen = { status: "ok", transactionId: id, amount: 1525, reference: "3759170", provider: "nordea" };
    const reading = { genuine: true, event: expect.objectContaining(seen) };
    expect(redirect.href.startsWith(`${shop.urls.success}&checkout-account=`)).toBe(true);
    expect(await readPayment(redirect, merchant)).toMatchObject(reading);
    expect(await readPayment(last(), merchant)).toMatchObject(reading);
    expect(isSigned(redirect.searchParams, "", merchant.secret)).toBe(true);
    expect((await shop.send("GET", `/payments/${id}`)).body).toMatchObject({
      status: "ok",
      provider: "nordea",
      paidAt: "2026-03-02T09:00:00.000Z",
      filingCode: expect.stringMatching(/^20260302090000\d{4}$/),
    });
  });

  test("a new payment has an href, a cancelled one neither href nor provider", async () => {
    const id = await created();
    expect((await shop.send("GET", `/payments/${id}`)).body).toMatchObject({ status: "new", href: `${sandbox.url}/pay/${id}` });
    const redirect = new URL(String(await world.pay(id, { outcome: "cancel" })));
    expect([redirect.pathname, redirect.searchParams.get("checkout-status"), redirect.searchParams.has("checkout-provider")]).toEqual([
      "/cancel",
      "fail",
      false,
    ]);
    const { body } = await shop.send("GET", `/payments/${id}`);
    expect([body["status"], "href" in body, "provider" in body]).toEqual(["fail", false, false]);
  });

  test("an outcome that is impossible is an error that names the possible ones", async () => {
    const id = await created();
    await world.pay(id, { method: "nordea" });
    await expect(world.pay(id, { method: "nordea" })).rejects.toThrow(
      "approve: not possible for a payment that is ok; nothing can be done on the pay page",
    );
    const other = await created();
    await expect(world.pay(other, { method: "mobilepay", outcome: "leave" })).rejects.toThrow("possible: approve, cancel, reject");
    await expect(world.pay(other, { method: "klarna" })).rejects.toThrow("method: klarna is not offered; must be one of mobilepay, ");
    await expect(world.pay(other, { card: "4242424242424242" })).rejects.toThrow("card: must be a test card, one of 4153013999700024, ");
    await expect(world.pay(other, { card: "0354", outcome: "approve" })).rejects.toThrow(
      "approve: the test card 0354 has only reject, cancel",
    );
    await expect(world.pay(UNKNOWN, { method: "nordea" })).rejects.toThrow(`has no payment ${UNKNOWN}`);
  });

  test.each<{ what: string; act: (id: string) => Promise<unknown>; message: string }>([
    {
      what: "option",
      act: (id) => world.pay(id, { methd: "nordea" } as object),
      message: "methd: is an unknown key; did you mean method?",
    },
    {
      what: "outcome",
      act: (id) => world.pay(id, { method: "nordea", outcome: "aprove" as "approve" }),
      message: "outcome: must be one of approve, cancel, reject, leave, pending",
    },
    { what: "option of a step-up", act: (id) => world.stepUp(id, { outcom: "reject" } as object), message: "did you mean outcome?" },
    {
      what: "option of a token",
      act: () => world.addToken({ crad: "0024" } as object),
      message: "crad: is an unknown key; did you mean card?",
    },
    { what: "option of a card", act: (id) => world.addCard(id, { crad: "0024" } as object), message: "crad: is an unknown key; " },
    { what: "act", act: (id) => world.resolve(id, "confrim" as "confirm"), message: "act: must be one of confirm, clear, decline, " },
  ])("a misspelt $what is an error that says what was meant, or may be", async ({ act, message }) => {
    const id = await created();
    await expect(act(id)).rejects.toThrow(message);
    await expect(act(id)).rejects.toBeInstanceOf(TypeError);
  });

  test("a redirect to an address without a scheme goes to https", async () => {
    const { body } = await shop.create({ redirectUrls: { success: "shop.example.com/paid", cancel: "shop.example.com" } });
    expect(await world.pay(body.transactionId, { method: "nordea" })).toMatch(/^https:\/\/shop\.example\.com\/paid\?checkout-account=/);
  });
});

describe("the provider lists", () => {
  test("list what a payment could be paid with, by group and in a language", async () => {
    const { body } = await shop.send("GET", "/merchants/payment-providers?amount=100&groups=bank,credit");
    const providers = body as unknown as readonly { group: string }[];
    expect([...new Set(providers.map(({ group }) => group))]).toEqual(["bank"]);
    expect(providers[0]).toEqual({
      id: "osuuspankki",
      name: "OP",
      icon: `${sandbox.url}/img/methods/osuuspankki.png`,
      svg: `${sandbox.url}/img/methods/osuuspankki.svg`,
      group: "bank",
    });
    expect((await shop.send("GET", "/merchants/payment-providers?groups=other")).body).toEqual([]);
    const grouped = await shop.send("GET", "/merchants/grouped-payment-providers?language=SV&groups=bank");
    expect(grouped.body).toMatchObject({
      terms: expect.stringContaining("betalningsvillkoren"),
      groups: [{ id: "bank", name: "Bankbetalningar" }],
    });
    expect((await shop.send("GET", "/merchants/grouped-payment-providers")).body).toMatchObject({
      terms: expect.stringContaining("maksuehdot"),
      groups: [{ id: "mobile" }, { id: "bank" }, { id: "creditcard" }, { id: "credit" }],
    });
  });
});
