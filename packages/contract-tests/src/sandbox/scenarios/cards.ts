/** Operations 9 and 10, and the test cards. */
import { TEST_CARDS } from "@maksu/sandbox";
import { expect } from "vitest";
import { cardForm, created, createStoring, getToken, lastEvent, openedForm, seen, UNKNOWN, withToken } from "../requests.ts";
import type { Scenario } from "../scenario.ts";
import type { Shop } from "../shop.ts";

/** Adds a card, and returns to the shop. Returns the id of the tokenization. */
async function added(shop: Shop, options: Parameters<Shop["world"]["addCard"]>[1] = {}): Promise<string> {
  const id = await openedForm(shop);
  await shop.visit(String(await shop.world.addCard(id, options)));
  return id;
}

const digits = (end: string): string => TEST_CARDS.find(({ number }) => number.endsWith(end))?.number ?? end;

export const CARD_SCENARIOS: readonly Scenario[] = [
  {
    name: "a card is added, and gives the same token each time",
    merchant: { tokenization: true, cards: true, amex: true },
    shows: ["addCardForm.redirect", "getToken.again", "getToken.customer", "cards.number"],
    async run(shop) {
      const id = await added(shop, { card: "0313" });
      expect(lastEvent(shop)).toMatchObject({ shop: "success", status: "ok", "tokenization-id": id });
      const [first, again] = [await getToken(shop, id), await getToken(shop, id)];
      expect(again.body).toEqual(first.body);
      expect(first.body["customer"]).toEqual({ network_address: "192.0.2.1", country_code: "FI" });
      const other = await getToken(shop, await added(shop, { card: "0313" }));
      const [one, two] = [first, other].map(({ body }) => body["card"] as Readonly<Record<string, string>>);
      expect(one?.["pan_fingerprint"]).toBe(two?.["pan_fingerprint"]);
      expect(other.body["token"]).not.toBe(first.body["token"]);
      expect(JSON.stringify([first.body, await shop.world.requests.list(), await shop.world.events.list()])).not.toContain(digits("0313"));
      expect((await getToken(shop, await added(shop, { card: "1004" }))).body).toMatchObject({ card: { type: "Amex", bin: "37" } });
    },
  },
  {
    name: "a card that is cancelled or can't be added has no token, nor has another account's or an unknown id",
    async run(shop) {
      for (const options of [{ outcome: "cancel" as const }, { card: "0156" }]) {
        const id = await added(shop, options);
        expect(lastEvent(shop)).toMatchObject({ shop: "cancel", status: "fail" });
        expect(lastEvent(shop)).not.toHaveProperty("tokenization-id");
        expect((await getToken(shop, id)).body.message).toBe("Tokenization not found");
      }
      expect((await getToken(shop, await added(shop), shop.world.aggregate)).status).toBe(400);
      expect((await getToken(shop, UNKNOWN)).status).toBe(400);
    },
  },
  {
    name: "the form that adds a card is signed",
    shows: ["addCardForm.a"],
    async run(shop) {
      expect((await cardForm(shop)).status).toBe(302);
      expect((await cardForm(shop, {}, { ...shop.world.payment, secret: "wrong" })).status).toBe(401);
    },
  },
  {
    name: "a merchant without tokenization adds no cards",
    merchant: { tokenization: false },
    async run(shop) {
      expect((await cardForm(shop)).status).toBe(403);
    },
  },
  {
    name: "a merchant without cards neither adds nor charges any",
    merchant: { cards: false },
    shows: ["addCardForm.c"],
    async run(shop) {
      const { status, headers } = await cardForm(shop);
      expect([status, headers.get("location")?.includes("shop=cancel")]).toEqual([302, true]);
      await shop.visit(headers.get("location") ?? "");
      expect((await withToken(shop, "createMitCharge")).body.message).toBe("The merchant has no access to this feature.");
      await shop.world.configureMerchant({ cards: true });
      const id = await added(shop);
      await shop.world.configureMerchant({ cards: false });
      expect((await getToken(shop, id)).status).toBe(403);
    },
  },
  {
    name: "a merchant without American Express neither takes their tokens nor charges them",
    merchant: { amex: false },
    async run(shop) {
      const id = await added(shop, { card: "1004" });
      expect((await getToken(shop, id)).body.message).toContain("American Express");
      expect((await withToken(shop, "createMitCharge", { token: await shop.world.addToken({ card: "1004" }) })).status).toBe(401);
      expect((await withToken(shop, "createMitCharge")).status).toBe(201);
    },
  },
  {
    name: "a payment stores its card: the callback alone has the token, which can be charged",
    merchant: { tokenization: true, cards: true, amex: true },
    shows: ["payAndAddCard.cards", "payAndAddCard.token"],
    async run(shop) {
      const { status, body } = await createStoring(shop, { groups: ["mobile"] });
      expect([status, String(body["redirectUrl"]).endsWith(`/pay/${body.transactionId}`)]).toEqual([200, true]);
      await expect(shop.world.pay(body.transactionId, { method: "mobilepay" })).rejects.toThrow("must be one of creditcard, amex");
      const redirect = await shop.pay(body.transactionId, { card: "0313" });
      const callback = shop.received.find(({ url }) => url.searchParams.has("checkout-card-token"))?.url.searchParams;
      const token = callback?.get("checkout-card-token");
      expect([callback?.get("checkout-status"), redirect.has("checkout-card-token")]).toEqual(["ok", false]);
      expect(await seen(shop, body.transactionId)).toMatchObject({ status: "ok", cardInfo: { partialPan: "0313" } });
      expect((await withToken(shop, "createMitCharge", { token })).status).toBe(201);
      expect(JSON.stringify(await shop.world.requests.list())).not.toContain(token);
    },
  },
  {
    name: "a payment whose card is rejected stores none: the cancel callback has the acquirer's code",
    merchant: { tokenization: true, cards: true },
    async run(shop) {
      const { transactionId } = (await createStoring(shop)).body;
      await shop.pay(transactionId, { card: "0354" });
      const callback = shop.received.find(({ url }) => url.searchParams.has("checkout-acquirer-response-code"))?.url.searchParams;
      expect(callback?.get("checkout-acquirer-response-code-description")).toBe("Insufficient funds");
      expect([callback?.get("checkout-status"), callback?.has("checkout-card-token")]).toEqual(["fail", false]);
    },
  },
  {
    name: "a merchant that may not store cards opens no payment that would",
    async run(shop) {
      for (const settings of [{ tokenization: false }, { tokenization: true, cards: false }]) {
        await shop.world.configureMerchant(settings);
        expect((await createStoring(shop)).status).toBe(401);
      }
    },
  },
  {
    name: "each test card does what it is published for, and no other number is taken",
    shows: ["cards.test"],
    async run(shop) {
      for (const { number, onPage, isAdded } of TEST_CARDS) {
        const id = await created(shop);
        const redirect = await shop.pay(id, { card: number });
        expect(redirect.get("checkout-status")).toBe(onPage[0] === "approve" ? "ok" : "fail");
        expect(await seen(shop, id)).toMatchObject({ cardInfo: { partialPan: number.slice(-4) } });
        expect((await getToken(shop, await added(shop, { card: number }))).status).toBe(isAdded ? 200 : 400);
      }
      await expect(shop.world.pay(await created(shop), { card: "4242424242424242" })).rejects.toThrow("must be a test card");
      await expect(shop.world.addCard(await openedForm(shop), { card: "4242424242424242" })).rejects.toThrow("must be a test card");
    },
  },
];
