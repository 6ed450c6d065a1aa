/** How a shop rotates its secret: no request is rejected, and no event is lost. */
import { readPayment } from "@maksu/webhooks";
import { expect, test } from "vitest";
import { postCardForm } from "../browser/support/card-form.ts";
import { openShop } from "../browser/support/open-shop.ts";
import { priceRequest } from "../support/orders.ts";
import { isSigned } from "../support/shop.ts";
import { orderCalls } from "../support/order-calls.ts";

const { sandbox, world, shop, last } = await openShop();

test("a shop rotates its secret without a rejected request or event", async () => {
  const { account, secret: older } = world.payment;
  const newer = await world.rotateSecret();
  expect(newer).not.toBe(older);
  // The shop takes events of both before it signs with the new one.
  const both = { account, secret: [older, newer] as const };

  /** Sends a request signed with a secret, which the response is signed with, too. */
  const request = async (secret: string): Promise<string> => {
    const reply = await shop.create({ stamp: crypto.randomUUID() }, { account, secret });
    expect([reply.status, isSigned(reply.headers, reply.text, secret)]).toEqual([201, true]);
    expect((await postCardForm(sandbox.url, shop, { account, secret })).status).toBe(302);
    return reply.body.transactionId;
  };
  /** Pays, and checks what the events are signed with. */
  const pay = async (transactionId: string, signedWith: string, otherwise: string): Promise<void> => {
    const redirect = new URL(String(await world.pay(transactionId, { method: "nordea" })));
    for (const url of [redirect, last()]) {
      expect(isSigned(url.searchParams, "", signedWith)).toBe(true);
      expect(await readPayment(url, both)).toMatchObject({ genuine: true });
      expect(await readPayment(url, { account, secret: otherwise })).toMatchObject({ genuine: false });
    }
  };

  await pay(await request(older), older, newer);
  await pay(await request(newer), older, newer);
  await world.configureMerchant({ eventSecret: "newer" });
  expect(world.payment.secret).toBe(newer);
  await pay(await request(older), newer, older);
  await pay(await request(newer), newer, older);
  expect(await world.requests.rejected()).toEqual([]);
  expect((await world.events.list()).map(({ state }) => state)).toEqual(["acknowledged", "acknowledged", "acknowledged", "acknowledged"]);

  await world.retireSecret();
  await pay(await request(newer), newer, older);
  expect((await shop.create({}, { account, secret: older })).status).toBe(401);
});

test("the Merchant API and the legacy interface take both secrets", async () => {
  const { merchantId, secret: older } = world.merchant;
  const newer = await world.rotateSecret(merchantId);
  for (const secret of [older, newer]) {
    const calls = orderCalls(sandbox.url, { merchant: { merchantId, secret } });
    expect((await calls.order(priceRequest())).status).toBe(201);
    expect((await calls.call("GET", "/settlements?fromDate=2026-03-01&toDate=2026-03-31")).status).toBe(200);
  }
  await world.retireSecret(merchantId);
  expect((await orderCalls(sandbox.url, { merchant: { merchantId, secret: older } }).call("GET", "/payments/1")).status).toBe(403);
});

test("a form of a provider that was signed before the secret that signs events changed is taken", async () => {
  const { body } = await shop.create({ stamp: "form" });
  const [provider] = body["providers"] as readonly { url: string; parameters: readonly { name: string; value: string }[] }[];
  await world.rotateSecret();
  await world.configureMerchant({ eventSecret: "newer" });
  const form = new URLSearchParams(provider?.parameters.map(({ name, value }): [string, string] => [name, value]));
  const response = await fetch(provider?.url ?? "", { method: "POST", body: form, redirect: "manual" });
  expect(response.status).toBe(303);
});

test("an export says which secrets it lacks, and a reset brings the first one back", async () => {
  const fresh = await sandbox.world();
  const { account, secret } = fresh.payment;
  expect((await fresh.export()).leftOut).toEqual([]);
  await fresh.rotateSecret();
  expect((await fresh.export()).leftOut).toEqual([{ kind: "secret", id: String(account), reason: expect.stringContaining("no secrets") }]);
  await fresh.retireSecret();
  expect(fresh.payment.secret).not.toBe(secret);
  await fresh.reset();
  expect(fresh.payment.secret).toBe(secret);
});

test("a third secret, the last one and that of a sub-merchant are rejected", async () => {
  const fresh = await sandbox.world();
  await expect(fresh.retireSecret()).rejects.toThrow("has one secret only; rotate it first");
  await fresh.rotateSecret();
  await expect(fresh.rotateSecret()).rejects.toThrow("has two secrets already; retire the older one first");
  await expect(fresh.rotateSecret(fresh.subMerchants[0])).rejects.toThrow("has no secret");
});
