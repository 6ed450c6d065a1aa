/** Which event the forgery `event of another order` sends: genuine ones of another payment or order alone. */
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startSandbox } from "../../src/index.ts";
import { receiver } from "../support/receiver.ts";
import { startShop } from "../support/shop.ts";

const sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
afterAll(() => sandbox.close());

test("event of another order sends no event of another refund of the same payment, and rejects where there is no other payment", async () => {
  const world = await sandbox.world();
  const shop = await startShop(sandbox.url, world);
  onTestFinished(() => shop[Symbol.asyncDispose]());
  const refunded = async (reference: string): Promise<readonly string[]> => {
    const { transactionId } = (await shop.create({ reference })).body;
    await world.pay(transactionId, { method: "nordea" });
    const ids: string[] = [];
    for (const amount of [100, 200]) {
      const body = { amount, callbackUrls: shop.urls };
      ids.push((await shop.send("POST", `/payments/${transactionId}/refund`, { body })).body.transactionId);
    }
    return ids;
  };
  const [refund = ""] = await refunded("one");
  const { id } = await world.events.waitFor("refundCallback", { transactionId: refund, acknowledged: true });
  await expect(world.events.forge(id, "event of another order")).rejects.toMatchObject({
    name: "ImpossibleTransition",
    message: expect.stringContaining(
      `event of another order: the account ${world.payment.account} has no refundCallback of another payment that reports a success; possible: `,
    ),
    possible: expect.not.arrayContaining(["event of another order"]),
  });
  const others = await refunded("two");
  for (const other of others) await world.events.waitFor("refundCallback", { transactionId: other, acknowledged: true });
  const { url } = await world.events.forge(id, "event of another order");
  expect(others).toContain(new URL(url).searchParams.get("checkout-transaction-id"));
});

test("event of another order says that there is no other payment where a payment without an event is the only one", async () => {
  const world = await sandbox.world();
  const shop = await startShop(sandbox.url, world);
  onTestFinished(() => shop[Symbol.asyncDispose]());
  const { transactionId } = (await shop.create()).body;
  await expect(world.events.forge(transactionId, "event of another order")).rejects.toThrow(
    `the account ${world.payment.account} has no paymentCallback of another payment that reports a success; possible: made-up success`,
  );
});

test("event of another order sends no event of another refund of the same order", async () => {
  const world = await sandbox.world();
  const merchant = await receiver();
  const refundOf = async (order: string): Promise<string> => {
    const made = await world.seed({
      steps: [
        { addOrder: { request: { orderNumber: order } }, as: "order" },
        { pay: { method: "nordea" }, of: "$order" },
        ...["first", "second"].flatMap((as) => [
          {
            refundOrder: { email: "maija@example.com", rows: [{ amount: 1 }], notifyUrl: merchant.urls(`/${order}`).success },
            of: order,
            as,
          },
          { cancelRefund: {}, of: `$${as}` },
        ]),
      ],
    });
    return made["first"] ?? "";
  };
  const first = await refundOf("A");
  const { id } = await world.events.waitFor("refundStatusChanged", { refundToken: first, acknowledged: true });
  await expect(world.events.forge(id, "event of another order")).rejects.toThrow(
    `the account ${world.merchant.merchantId} has no refundStatusChanged of another order that reports a success`,
  );
  await refundOf("B");
  const { url } = await world.events.forge(id, "event of another order");
  const urls = (await world.events.list()).map((event) => new URL(event.url));
  expect(urls.filter(({ pathname }) => pathname === "/B").map(({ search }) => search)).toContain(new URL(url).search);
});
