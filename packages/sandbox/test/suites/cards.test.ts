/** Cards, token payments and holds over HTTP. */
import { readCard, readPayment } from "@maksu/webhooks";
import { describe, expect, test } from "vitest";
import type { SandboxWorld } from "../../src/index.ts";
import { postCardForm } from "../browser/support/card-form.ts";
import { openShop, UNKNOWN } from "../browser/support/open-shop.ts";
import { type Shop, type ShopRequest, startShop } from "../support/shop.ts";

const { sandbox, world, shop, last } = await openShop();

/** Posts the form that adds a card. Returns where the browser goes. */
const postForm = (of: SandboxWorld = world, change: Readonly<Record<string, string>> = {}): Promise<Response> =>
  postCardForm(sandbox.url, shop, of.payment, change);

const getToken = (id: string, request: ShopRequest = {}) =>
  shop.send("POST", `/tokenization/${id}`, { body: { "checkout-tokenization-id": id }, ...request });

describe("a card", () => {
  test("is added by the customer, reported, and exchanged for a token, the same each time", async () => {
    const location = (await postForm()).headers.get("location") ?? "";
    expect(location).toMatch(new RegExp(`^${sandbox.url}/cards/add/[0-9a-f-]{36}$`));
    const redirect = new URL(String(await world.addCard(location, { card: "0313" })));
    const id = location.slice(-36);
    const event = { tokenizationId: id, status: "ok" };
    expect(await readCard(redirect, world.payment)).toMatchObject({ genuine: true, event });
    expect(await readCard(last(), world.payment)).toMatchObject({ genuine: true, event });
    const first = await getToken(id);
    expect(first).toMatchObject({
      status: 200,
      body: {
        token: expect.any(String),
        card: { type: "Visa", bin: "415301", partial_pan: "0313", expire_year: "2026", expire_month: "11" },
      },
    });
    expect(first.text).not.toContain("4153013999700313");
    expect(first.body["customer"]).toStrictEqual({ network_address: "192.0.2.1", country_code: "FI" });
    expect((await getToken(id)).body).toEqual(first.body);
  });

  test("has a fingerprint of its number, the same in one world", async () => {
    const cardOf = async (): Promise<Record<string, string>> => {
      const location = (await postForm()).headers.get("location") ?? "";
      await world.addCard(location, { card: "0321" });
      return (await getToken(location.slice(-36))).body["card"] as Record<string, string>;
    };
    const [one, other] = [await cardOf(), await cardOf()];
    expect(one["pan_fingerprint"]).toMatch(/^[0-9a-f]{64}$/);
    expect([one["pan_fingerprint"], one["card_fingerprint"]]).toEqual([other["pan_fingerprint"], other["card_fingerprint"]]);
    expect(one["pan_fingerprint"]).not.toBe(one["card_fingerprint"]);
  });

  test("that is cancelled, or can't be added, is reported without an id", async () => {
    for (const options of [{ outcome: "cancel" as const }, { card: "0156" }]) {
      const location = (await postForm()).headers.get("location") ?? "";
      const redirect = new URL(String(await world.addCard(location, options)));
      expect([redirect.pathname, redirect.searchParams.get("checkout-status")]).toEqual(["/cancel", "fail"]);
      expect(redirect.searchParams.has("checkout-tokenization-id")).toBe(false);
      expect(last().searchParams.get("checkout-status")).toBe("fail");
      expect(await getToken(location.slice(-36))).toMatchObject({ status: 400, body: { message: "Tokenization not found" } });
      await expect(world.addCard(location)).rejects.toThrow("no transition is possible any more");
    }
    await expect(world.addCard((await postForm()).headers.get("location") ?? "", { card: "0156", outcome: "approve" })).rejects.toThrow(
      "approve: the test card 0156 can't be added; possible: reject, cancel",
    );
  });

  test("is not found under an unknown id, nor by another account", async () => {
    const location = (await postForm()).headers.get("location") ?? "";
    await world.addCard(location);
    expect((await getToken(UNKNOWN)).status).toBe(400);
    expect((await getToken(location.slice(-36), { credentials: sandbox.defaultWorld.payment })).status).toBe(400);
  });

  test("is not added with a wrong signature, nor for a merchant without tokenization or cards", async () => {
    expect((await postForm(world, { "checkout-nonce": "2" })).status).toBe(401);
    const without = await sandbox.world({ merchant: { tokenization: false } });
    expect((await postForm(without)).status).toBe(403);
    without.configureMerchant({ tokenization: true, cards: false });
    const response = await postForm(without);
    const location = new URL(response.headers.get("location") ?? "");
    expect([response.status, location.pathname]).toEqual([302, "/cancel"]);
    expect(await readCard(location, without.payment)).toMatchObject({ genuine: true, event: { status: "fail" } });
  });

  test("needs cards, and American Express, to be enabled", async () => {
    const own = await sandbox.world({ merchant: { amex: false } });
    const location = (await postForm(own)).headers.get("location") ?? "";
    await own.addCard(location, { card: "1004" });
    const ask = () => getToken(location.slice(-36), { credentials: own.payment });
    expect(await ask()).toMatchObject({ status: 403, body: { message: "American Express cards are not enabled for the merchant." } });
    await own.configureMerchant({ cards: false });
    expect(await ask()).toMatchObject({ status: 403, body: { message: "Credit cards are not enabled for the merchant." } });
  });
});

const pay = async (kind: "charge" | "authorization-hold", by: "mit" | "cit", request: Parameters<Shop["tokenRequest"]>[0]) =>
  shop.send("POST", `/payments/token/${by}/${kind}`, { body: shop.tokenRequest(request) });
const statusOf = async (id: string): Promise<unknown> => (await shop.send("GET", `/payments/${id}`)).body["status"];

describe.each(["mit", "cit"] as const)("a %s charge", (by) => {
  test("is paid, and reported", async () => {
    const { status, body } = await pay("charge", by, { token: await world.addToken({ card: "0313" }) });
    expect(status).toBe(201);
    const { transactionId } = body;
    await world.events.waitFor("paymentCallback", { transactionId, acknowledged: true });
    expect(await readPayment(last(), world.payment)).toMatchObject({
      genuine: true,
      event: { transactionId, status: "ok", provider: "creditcard" },
    });
    expect(await statusOf(transactionId)).toBe("ok");
  });

  test("is declined with the acquirer's code, and without one for an unknown token", async () => {
    const declined = await pay("charge", by, { token: await world.addToken({ card: "0354" }) });
    expect([declined.status, declined.body]).toEqual([
      400,
      {
        status: "error",
        message: "Failed to create token payment.",
        acquirerResponseCode: "116",
        acquirerResponseCodeDescription: "Insufficient funds",
      },
    ]);
    const unknown = await pay("charge", by, { token: UNKNOWN });
    expect([unknown.status, unknown.body]).toEqual([400, { status: "error", message: "Failed to create token payment." }]);
    const others = await pay("charge", by, { token: await sandbox.defaultWorld.addToken() });
    expect(others.body).toEqual(unknown.body);
  });
});

describe("a step-up", () => {
  test.each([
    { kind: "charge" as const, outcome: "approve" as const, status: "ok", shown: "ok", callbacks: 1 },
    { kind: "charge" as const, outcome: "reject" as const, status: "fail", shown: "fail", callbacks: 1 },
    { kind: "authorization-hold" as const, outcome: "approve" as const, status: "authorization-hold", shown: "ok", callbacks: 0 },
  ])("of a $kind that the customer ends with $outcome: $status", async ({ kind, outcome, status, shown, callbacks }) => {
    const { status: http, body } = await pay(kind, "cit", { token: await world.addToken({ card: "1162" }) });
    const { transactionId } = body;
    expect([http, body]).toEqual([403, { transactionId, threeDSecureUrl: `${sandbox.url}/cards/3ds/${transactionId}` }]);
    expect((await shop.send("GET", `/payments/${transactionId}`)).body).not.toHaveProperty("href");
    await expect(world.pay(transactionId, { method: "creditcard" })).rejects.toThrow(
      "approve: not possible for a payment that is new; nothing can be done on the pay page",
    );
    const before = shop.received.length;
    const redirect = new URL(String(await world.stepUp(transactionId, { outcome })));
    expect(redirect.searchParams.get("checkout-status")).toBe(shown);
    expect(shop.received.length - before).toBe(callbacks);
    expect(await statusOf(transactionId)).toBe(status);
  });

  test("is asked for by the mock server's trigger, too", async () => {
    const { status, body } = await pay("charge", "cit", { token: "step-up-required" });
    expect(status).toBe(403);
    await world.stepUp(body.transactionId);
    expect(await statusOf(body.transactionId)).toBe("ok");
  });

  test("is not asked for by that trigger where the merchant initiates the payment", async () => {
    expect((await pay("charge", "mit", { token: "step-up-required" })).status).toBe(400);
  });

  test("fails after 15 minutes", async () => {
    const { body } = await pay("charge", "cit", { token: await world.addToken({ card: "1170" }) });
    const [happened] = await world.clock.advance({ minutes: 15 });
    expect(happened).toMatchObject({ rule: "T20", about: body.transactionId, to: "fail" });
  });
});

describe("a hold", () => {
  const held = async (amount = 1525): Promise<string> =>
    (await pay("authorization-hold", "mit", { token: await world.addToken(), amount })).body.transactionId;
  const commit = async (id: string, request: Parameters<Shop["tokenRequest"]>[0] = {}) =>
    shop.send("POST", `/payments/${id}/token/commit`, { body: shop.tokenRequest({ token: await world.addToken(), ...request }) });
  const revert = (id: string) => shop.send("POST", `/payments/${id}/token/revert`);

  test("is committed once, at most to its amount, under its own id", async () => {
    const id = await held();
    expect(await statusOf(id)).toBe("authorization-hold");
    expect(await commit(id, { amount: 1526 })).toMatchObject({ status: 400, body: { message: "The amount is larger than the hold." } });
    expect(await commit(id, { amount: 1000, stamp: "commit-1" })).toMatchObject({ status: 201, body: { transactionId: id } });
    await world.events.waitFor("paymentCallback", { transactionId: id, stamp: "commit-1", amount: 1000, acknowledged: true });
    expect(await commit(id)).toMatchObject({ status: 400, body: { message: "The hold has been committed." } });
    expect(await revert(id)).toMatchObject({ status: 404, body: { message: "Transaction not found" } });
    expect((await shop.send("GET", `/payments/${id}`)).body).toMatchObject({ status: "ok", amount: 1000, stamp: "commit-1" });
    const refund = (amount: number) => shop.send("POST", `/payments/${id}/refund`, { body: { amount, callbackUrls: shop.urls } });
    expect((await refund(1001)).status).toBe(400);
    expect((await refund(1000)).status).toBe(201);
  });

  test("may be committed under its own stamp", async () => {
    const { body } = await pay("authorization-hold", "mit", { token: await world.addToken(), stamp: "hold-stamp" });
    expect((await commit(body.transactionId, { stamp: "hold-stamp" })).status).toBe(201);
  });

  test("is committed under a stamp that no other payment or commit of the account has had, which stays used as the hold's does", async () => {
    const taken = { status: 400, body: { message: "The stamp has been used by another payment." } };
    const { body } = await pay("authorization-hold", "mit", { token: await world.addToken(), stamp: "of-the-hold" });
    await shop.create({ stamp: "of-a-payment" });
    expect(await commit(body.transactionId, { stamp: "of-a-payment" })).toMatchObject(taken);
    expect((await commit(body.transactionId, { stamp: "of-the-commit" })).status).toBe(201);
    const other = await held();
    for (const stamp of ["of-the-hold", "of-the-commit"]) {
      expect(await shop.create({ stamp })).toMatchObject(taken);
      expect(await commit(other, { stamp })).toMatchObject(taken);
    }
    expect((await shop.create({ stamp: "of-the-commit" }, sandbox.defaultWorld.payment)).status).toBe(201);
    expect((await commit(other)).status).toBe(201);
  });

  test("shares its stamps where the settings let payments share theirs, and its commit's counts where they do not any more", async () => {
    const own = await sandbox.world({ settings: { duplicateStamp: "accept" } });
    await using ownShop = await startShop(sandbox.url, own);
    const request = async (stamp: string) => ownShop.tokenRequest({ token: await own.addToken(), stamp });
    const hold = await ownShop.send("POST", "/payments/token/mit/authorization-hold", { body: await request("a") });
    for (const stamp of ["a", "b", "b"]) expect((await ownShop.create({ stamp })).status).toBe(201);
    const commitUrl = `/payments/${hold.body.transactionId}/token/commit`;
    expect((await ownShop.send("POST", commitUrl, { body: await request("c") })).status).toBe(201);
    for (const stamp of ["a", "b", "c"]) expect((await ownShop.create({ stamp })).status).toBe(201);
    await own.configure({ duplicateStamp: "reject" });
    for (const stamp of ["a", "b", "c"]) expect((await ownShop.create({ stamp })).status).toBe(400);
  });

  test("is committed with one of two stamps at once, where another payment wants the same", async () => {
    const id = await held();
    const replies = await Promise.all([commit(id, { stamp: "wanted" }), shop.create({ stamp: "wanted" })]);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test("is reverted once, reported, and not committed after that", async () => {
    const id = await held();
    expect((await revert(id)).body).toEqual({ transactionId: id });
    await world.events.waitFor("paymentCallback", { transactionId: id, status: "fail", acknowledged: true });
    expect(await commit(id)).toMatchObject({ status: 400, body: { message: "Trade is already cancelled, cannot commit." } });
    expect((await revert(id)).status).toBe(404);
    for (const reply of [await commit(UNKNOWN), await revert(UNKNOWN)])
      expect(reply).toMatchObject({ status: 404, body: { message: "Transaction not found" } });
  });

  test("is committed and reverted at once to one of the two", async () => {
    const id = await held();
    const replies = await Promise.all([commit(id), revert(id)]);
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
  });

  test("expires after seven days", async () => {
    const id = await held();
    expect(await world.clock.advance({ days: 7 })).toEqual(
      expect.arrayContaining([expect.objectContaining({ rule: "T19", about: id, to: "fail" })]),
    );
    expect((await commit(id)).body.message).toBe("Trade is already cancelled, cannot commit.");
  });
});
