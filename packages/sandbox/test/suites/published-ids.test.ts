/** The ids that the service's published suites use, in the default world, over HTTP. */
import { afterAll, describe, expect, test } from "vitest";
import { type MerchantCredentials, startSandbox } from "../../src/index.ts";
import { UNKNOWN } from "../browser/support/open-shop.ts";
import { startShop } from "../support/shop.ts";

const sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
const { defaultWorld } = sandbox;
const shop = await startShop(sandbox.url, defaultWorld);
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await sandbox.close();
});

const NORMAL = defaultWorld.payment;
const AGGREGATE = defaultWorld.aggregate;
const ACCEPTED = "c7441208-c2a1-4a10-8eb6-458bd8eaa64f";

/** A row that an aggregate must have, and an ordinary merchant may not. */
const itemsFor = ({ account }: MerchantCredentials, unitPrice: number) =>
  account === AGGREGATE.account
    ? [{ unitPrice, units: 1, vatPercentage: 25.5, productCode: "#1", stamp: crypto.randomUUID(), reference: "1", merchant: "695874" }]
    : [];

const withToken = (path: string, credentials: MerchantCredentials, request: { token: string; amount?: number }) => {
  const { amount = 1500 } = request;
  return shop.send("POST", `/payments/${path}`, {
    credentials,
    body: shop.tokenRequest({ amount, items: itemsFor(credentials, amount), ...request }),
  });
};

const getToken = (id: string, credentials: MerchantCredentials) =>
  shop.send("POST", `/tokenization/${id}`, { body: { "checkout-tokenization-id": id }, credentials });

describe.each([
  { hold: "0e056dd8-408f-11ee-9cb4-e3059a523029", owner: AGGREGATE, other: NORMAL },
  { hold: "c12e224e-806f-11ea-9de3-33451a6f6d70", owner: NORMAL, other: AGGREGATE },
])("the hold $hold of $owner.account", ({ hold, owner, other }) => {
  const status = async () => (await shop.send("GET", `/payments/${hold}`, { credentials: owner })).body["status"];
  const commit = (amount: number, credentials = owner, token = ACCEPTED) =>
    withToken(`${hold}/token/commit`, credentials, { amount, token });

  test("takes every commit of at most 20.00 €, with any token, and stays a hold", async () => {
    for (const amount of [2000, 500, 2000]) expect(await commit(amount)).toMatchObject({ status: 201, body: { transactionId: hold } });
    expect((await commit(2000, owner, "798b445a-2216-46b7-ad1a-000f40ced6e8")).status).toBe(201);
    expect(await commit(2001)).toMatchObject({ status: 400, body: { message: "The amount is larger than the hold." } });
    expect((await commit(2000, owner, UNKNOWN)).status).toBe(400);
    expect(await status()).toBe("authorization-hold");
    expect(await defaultWorld.settle(owner.account)).toEqual([]);
  });

  test("takes the stamp of a commit once", async () => {
    const stamped = (stamp: string) =>
      shop.send("POST", `/payments/${hold}/token/commit`, {
        credentials: owner,
        body: shop.tokenRequest({ amount: 500, items: itemsFor(owner, 500), token: ACCEPTED, stamp }),
      });
    expect((await stamped("once")).status).toBe(201);
    expect(await stamped("once")).toMatchObject({ status: 400, body: { message: "The stamp has been used by another payment." } });
    expect((await shop.create({ stamp: "once", amount: 500, items: itemsFor(owner, 500) }, owner)).status).toBe(400);
    for (const _again of [1, 2]) expect((await stamped(hold)).status).toBe(201);
  });

  test("is not ended by a revert, nor by time", async () => {
    const revert = () => shop.send("POST", `/payments/${hold}/token/revert`, { credentials: owner });
    expect((await revert()).status).toBe(200);
    expect((await revert()).status).toBe(200);
    await defaultWorld.clock.advance({ days: 400 });
    expect((await commit(2000)).status).toBe(201);
    expect(await status()).toBe("authorization-hold");
  });

  test("is unknown to another account", async () => {
    expect((await commit(2000, other)).status).toBe(404);
    expect((await shop.send("GET", `/payments/${hold}`, { credentials: other })).status).toBe(404);
  });
});

describe.each([NORMAL, AGGREGATE])("of the account $account", (credentials) => {
  test.each([
    { tokenization: "818c478e-5682-46bf-97fd-b9c2b93a3fcd", token: ACCEPTED, card: "0024" },
    { tokenization: "b34e5821-2a85-4840-8b27-21ef81168bec", token: "798b445a-2216-46b7-ad1a-000f40ced6e8", card: "0024" },
    { tokenization: "1d0a51f6-a60c-477b-94e2-403a0ed37199", token: ACCEPTED, card: "0024" },
  ])("the tokenization $tokenization gives $token", async ({ tokenization, token, card }) => {
    const { status, body } = await getToken(tokenization, credentials);
    expect({ status, body }).toMatchObject({ status: 200, body: { token, card: { partial_pan: card, bin: "415301" } } });
  });

  test("each tokenization has a customer, and b34e5821 what is published of its card", async () => {
    const { body } = await getToken("b34e5821-2a85-4840-8b27-21ef81168bec", credentials);
    expect(body).toStrictEqual({
      token: "798b445a-2216-46b7-ad1a-000f40ced6e8",
      card: {
        type: "Visa",
        bin: "415301",
        partial_pan: "0024",
        expire_year: "2026",
        expire_month: "11",
        cvc_required: "not_tested",
        funding: "debit",
        category: "unknown",
        country_code: "FI",
        pan_fingerprint: "693a68deec6d6fa363c72108f8d656d4fd0b6765f5457dd1c139523f4daaafce",
        card_fingerprint: "24973f9037d418c0258ee61d90970c15a1c434a457d3974c9cdc12742f87c673",
      },
      customer: { network_address: "89.35.145.204", country_code: "PL" },
    });
    const other = await getToken("818c478e-5682-46bf-97fd-b9c2b93a3fcd", credentials);
    expect(other.body["customer"]).toStrictEqual({ network_address: "192.0.2.1", country_code: "FI" });
  });

  test.each([
    { token: "798b445a-2216-46b7-ad1a-000f40ced6e8", cit: 201 },
    { token: ACCEPTED, cit: 201 },
    { token: "8d3cb70a-7911-42c4-81cd-5318a5f269a4", cit: 403 },
    { token: "40037d79-5c7f-4ffe-bf86-2d2025b64c36", cit: 403 },
  ])("the token $token is charged and held: 201 by the merchant, $cit by the customer", async ({ token, cit }) => {
    for (const kind of ["charge", "authorization-hold"]) {
      expect((await withToken(`token/mit/${kind}`, credentials, { token })).status).toBe(201);
      expect((await withToken(`token/cit/${kind}`, credentials, { token })).status).toBe(cit);
    }
  });

  test("any other id is unknown", async () => {
    expect(await getToken(UNKNOWN, credentials)).toMatchObject({ status: 400, body: { message: "Tokenization not found" } });
    expect((await withToken("token/mit/charge", credentials, { token: UNKNOWN })).status).toBe(400);
    expect((await withToken(`${UNKNOWN}/token/commit`, credentials, { token: ACCEPTED })).status).toBe(404);
  });
});

test("other worlds do not have the published ids", async () => {
  const { payment } = await sandbox.world();
  expect((await getToken("818c478e-5682-46bf-97fd-b9c2b93a3fcd", payment)).status).toBe(400);
  expect((await shop.send("GET", "/payments/c12e224e-806f-11ea-9de3-33451a6f6d70", { credentials: payment })).status).toBe(404);
});
