/** Refunds over HTTP. */
import { readRefund } from "@maksu/webhooks";
import { describe, expect, test } from "vitest";
import { openShop, UNKNOWN } from "../browser/support/open-shop.ts";
import { startShop } from "../support/shop.ts";

const { sandbox, world, shop, created, last } = await openShop();

describe("refunds", () => {
  const refund = (id: string, request: object, path = "refund") =>
    shop.send("POST", `/payments/${id}/${path}`, { body: { callbackUrls: shop.urls, ...request } });

  test("are made, reported and counted", async () => {
    const id = await created();
    expect((await refund(id, { amount: 1 })).body).toEqual({ status: "error", message: "Transaction not paid" });
    await world.pay(id, { method: "nordea" });
    const { status, body } = await refund(id, { amount: 1000, refundStamp: "refund-1" });
    expect([status, body]).toEqual([201, { transactionId: expect.any(String), status: "ok", provider: "nordea" }]);
    await world.events.waitFor("refundCallback", { transactionId: body.transactionId, acknowledged: true });
    expect(await readRefund(last(), world.payment)).toMatchObject({
      genuine: true,
      event: { transactionId: body.transactionId, amount: 1000, stamp: "refund-1", status: "ok", provider: "nordea" },
    });
    expect((await refund(id, { amount: 526 })).body.message).toBe("The amount is larger than what is left to refund.");
    expect((await refund(id, { amount: 525 })).status).toBe(201);
    expect((await refund(id, { amount: 1 })).status).toBe(400);
    expect((await refund(UNKNOWN, { amount: 1 })).status).toBe(404);
  });

  test("at once refund no more than the payment", async () => {
    const id = await created({ amount: 1000 });
    await world.pay(id, { method: "nordea" });
    const replies = await Promise.all(Array.from({ length: 50 }, () => refund(id, { amount: 100 })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(40);
  });

  test("go by e-mail where the method has no others, and are 422 where it has none", async () => {
    const id = await created();
    await world.pay(id, { method: "spankki" });
    expect(await refund(id, { amount: 1 })).toMatchObject({
      status: 422,
      body: { message: "Refunds are not supported by the payment method's provider." },
    });
    const { status, body } = await refund(id, { amount: 525, email: "maija@example.com" });
    expect([status, body]).toEqual([201, { transactionId: expect.any(String), status: "pending", provider: "email" }]);
    await world.events.waitFor("refundCallback", { transactionId: body.transactionId, acknowledged: true });
    expect(last().searchParams.get("checkout-status")).toBe("ok");
    expect((await refund(id, { amount: 1000, email: "maija@example.com" }, "refund/email")).status).toBe(201);
    const other = await created();
    await world.pay(other, { method: "oplaskuV1" });
    expect(await refund(other, { amount: 1, email: "maija@example.com" }, "refund/email")).toMatchObject({
      status: 422,
      body: { message: "E-mail refunds are not supported by the payment method's provider." },
    });
  });

  test("wait for an approval where the merchant wants one, and a rejected one can be asked for again", async () => {
    const own = await sandbox.world({ merchant: { refundApproval: true } });
    await using ownShop = await startShop(sandbox.url, own);
    const { transactionId: id } = (await ownShop.create()).body;
    await own.pay(id, { method: "nordea" });
    const ask = () => ownShop.send("POST", `/payments/${id}/refund`, { body: { amount: 1525, callbackUrls: ownShop.urls } });
    const first = await ask();
    expect(first.body).toMatchObject({ status: "pending", provider: "nordea" });
    expect((await ask()).status).toBe(400);
    await own.resolve(first.body.transactionId, "reject");
    expect(ownShop.received.at(-1)?.pathname).toBe("/cancel");
    const second = await ask();
    await own.resolve(second.body.transactionId, "approve");
    expect(ownShop.received.at(-1)?.searchParams.get("checkout-status")).toBe("ok");
    await expect(own.resolve(second.body.transactionId, "approve")).rejects.toThrow(
      "approve: not possible for a refund that is ok; no act is possible",
    );
  });
});
