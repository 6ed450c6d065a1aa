/** Each published test card, method and outcome over HTTP. Requests are signed, and responses, redirects and callbacks verified, by node:crypto alone. */
import { describe, expect, test } from "vitest";
import { METHODS } from "../../src/index.ts";
import { postCardForm } from "../browser/support/card-form.ts";
import { openShop } from "../browser/support/open-shop.ts";
import { isSigned, type Reply } from "../support/shop.ts";

const { sandbox, world, shop, created, last } = await openShop();
const { secret } = world.payment;

/** A response that is signed. */
const signed = async (sent: Promise<Reply>): Promise<Reply> => {
  const reply = await sent;
  expect(isSigned(reply.headers, reply.text, secret)).toBe(true);
  return reply;
};

/** The payment, after its redirect and its callback were found to be signed, and to say the same. */
async function outcomeOf(transactionId: string, redirect: string): Promise<Reply["body"]> {
  const [returned, called] = [new URL(redirect).searchParams, last().searchParams];
  for (const parameters of [returned, called]) expect(isSigned(parameters, "", secret)).toBe(true);
  const { body } = await signed(shop.send("GET", `/payments/${transactionId}`));
  for (const name of ["status", "provider"]) {
    expect(returned.get(`checkout-${name}`)).toBe(body[name]);
    expect(called.get(`checkout-${name}`)).toBe(body[name]);
  }
  return body;
}

const CARDS = [
  { card: "4153013999700313", page: { approve: "ok", reject: "fail" }, added: true, mit: 201, cit: 201 },
  { card: "4153013999700321", page: { approve: "ok" }, added: true, mit: 201, cit: 201 },
  { card: "4153013999700339", page: { approve: "ok" }, added: true, mit: 201, cit: 201 },
  { card: "4153013999700347", page: { reject: "fail", approve: "ok" }, added: true, mit: 201, cit: 201 },
  { card: "4153013999700354", page: { reject: "fail" }, added: true, mit: 400, cit: 400 },
  { card: "4153013999701162", page: { approve: "ok" }, added: true, mit: 201, cit: 403 },
  { card: "4153013999701170", page: { approve: "ok" }, added: true, mit: 201, cit: 403 },
  { card: "4153013999700024", page: { approve: "ok" }, added: true, mit: 201, cit: 201 },
  { card: "4153013999700156", page: { reject: "fail" }, added: false, mit: 0, cit: 0 },
  { card: "373953192351004", page: { approve: "ok" }, added: true, mit: 201, cit: 201, provider: "amex", bin: "37" },
] as const;

describe.each(CARDS.map((row) => [row.card, row] as const))("the test card %s", (card, row) => {
  const { page, added } = row;
  const { provider, bin } = { provider: "creditcard", bin: "415301", ...row };

  test("has its outcomes on the pay page", async () => {
    const outcomes = Object.entries(page) as ["approve" | "reject", string][];
    for (const [outcome, status] of outcomes) {
      const id = await created();
      const body = await outcomeOf(id, String(await world.pay(id, { card, outcome })));
      expect(body).toMatchObject({ status, provider, cardInfo: { bin, partialPan: card.slice(-4), countryCode: "FI" } });
      expect(body).not.toHaveProperty("filingCode");
    }
    const usual = await created();
    expect(new URL(String(await world.pay(usual, { card }))).searchParams.get("checkout-status")).toBe(outcomes[0]?.[1]);
    for (const outcome of ["approve", "reject"] as const)
      if (!(outcome in page))
        await expect(world.pay(await created(), { card, outcome })).rejects.toThrow(`the test card ${card.slice(-4)} has only`);
  });

  test("is added, charged and held by its token, unless it can't be added", async () => {
    const location = (await postCardForm(sandbox.url, shop, world.payment)).headers.get("location") ?? "";
    const redirect = new URL(String(await world.addCard(location, { card })));
    for (const { searchParams } of [redirect, last()]) {
      expect(isSigned(searchParams, "", secret)).toBe(true);
      expect(searchParams.get("checkout-status")).toBe(added ? "ok" : "fail");
    }
    const id = location.slice(-36);
    const { status, body } = await signed(shop.send("POST", `/tokenization/${id}`, { body: { "checkout-tokenization-id": id } }));
    expect(status).toBe(added ? 200 : 400);
    if (!added) return;
    expect(body["card"]).toMatchObject({ bin, partial_pan: card.slice(-4), expire_year: "2026" });
    for (const by of ["mit", "cit"] as const)
      for (const kind of ["charge", "authorization-hold"]) {
        const request = shop.tokenRequest({ token: String(body["token"]) });
        expect((await signed(shop.send("POST", `/payments/token/${by}/${kind}`, { body: request }))).status).toBe(row[by]);
      }
  });
});

/** The published values of `checkout-provider`, with the status of a payment that the customer approves. */
const PROVIDERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    "nordea osuuspankki pop saastopankki omasp aktia spankki danske creditcard amex apple-pay google-pay walleyb2c mobilepay oplaskuV1 op-tililuotto alandsbanken nordea-business danske-business paypal"
      .split(" ")
      .map((id) => [id, "ok"]),
  ),
  walleyb2b: "pending",
  siirto: "ok",
};

test("the methods are the published providers", () => {
  const onPayPage = METHODS.filter(({ legacyOnly }) => !legacyOnly);
  expect(onPayPage.map(({ id }) => id).toSorted()).toEqual(Object.keys(PROVIDERS).toSorted());
});

test.each(Object.entries(PROVIDERS))("%s is approved: %s, and rejected: fail", async (method, status) => {
  const [approved, rejected] = [await created(), await created()];
  const card = method === "creditcard" ? { card: "0313" } : {};
  expect(await outcomeOf(approved, String(await world.pay(approved, { method, ...card })))).toMatchObject({ status, provider: method });
  // Its only test card is never rejected.
  if (method === "amex") return;
  const body = await outcomeOf(rejected, String(await world.pay(rejected, { method, outcome: "reject", ...card })));
  expect(body).toMatchObject({ status: "fail", provider: method });
});
