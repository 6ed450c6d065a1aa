/** Searches for a text as it stands in a shop's log, in a world with many payments. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startSandbox } from "../../src/index.ts";
import { startShop } from "../support/shop.ts";

const folder = mkdtempSync(join(tmpdir(), "find-"));
afterAll(() => rmSync(folder, { recursive: true }));

const URLS = { success: "https://shop.invalid/ok", cancel: "https://shop.invalid/no" };

describe.each(["memory", `file:${join(folder, "find.db")}`] as const)("in %s", async (store) => {
  const sandbox = await startSandbox({ store, clock: "2026-03-02T09:00:00Z", allowEventsTo: [] });
  const world = await sandbox.world();
  const shop = await startShop(sandbox.url, world);
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    await sandbox.close();
  });
  await world.generate(100, { days: 2 });
  const create = async (more: Parameters<typeof shop.create>[0]): Promise<string> => (await shop.create(more)).body.transactionId;
  const id = await create({
    stamp: "Shop-42/2026 100%",
    reference: "ORDER-1001",
    orderId: "C0FFEE-77",
    // So long that no id of another payment has it by chance.
    amount: 8715253,
    customer: {
      email: "Maija.Mallikas@example.com",
      firstName: "Maija",
      lastName: "Mäkelä-Mallikas",
      companyName: "Virtanen-Ylä".normalize("NFD"),
    },
  });
  await world.pay(id, { card: "0024" });
  const [payment] = await world.payments.list({ text: id });
  const { id: refund } = await world.refund(id, { amount: 4321 });
  const [event] = await world.events.list({ text: id });
  const order = await world.orders.add({
    request: { orderNumber: "WEB-2002", price: "812.34", urlSet: { ...URLS, failure: URLS.cancel, notification: URLS.success } },
  });

  test.each([
    ["its transaction id", id],
    ["its transaction id in capitals", id.toUpperCase()],
    ["its shortened id, as lists show it", `${id.slice(0, 8)}…`],
    ["the first characters of its id", id.slice(0, 8)],
    ["its stamp", "Shop-42/2026 100%"],
    ["its reference", " order-1001 "],
    ["the shop's order id", "C0FFEE-77"],
    ["its bank reference", payment?.bankReference ?? ""],
    ["the customer's e-mail", "maija.mallikas@example.com"],
    ["the customer's name", "mäkelä-mallikas"],
    ["the customer's name, its dots as characters of their own", "mäkelä-mallikas".normalize("NFD")],
    ["a name whose dots were sent so", "virtanen-ylä"],
    ["its reference in quotes, as a log has it", '"ORDER-1001",'],
    ["its reference in brackets", "(ORDER-1001)"],
    ["its reference in other quotes", "„ORDER-1001“"],
    ["its amount in euros", "87152.53"],
    ["its amount with a space between the thousands", "87\u00a0152,53 €"],
    ["its amount with a comma between the thousands", "€87,152.53"],
    ["its amount with a dot between the thousands", "87.152,53"],
    ["its amount with an apostrophe between the thousands", "87’152.53"],
    ["its amount with a sign and a comma", "87152,53 €"],
    ["its amount in cents", "8715253"],
    ["its masked card", "415301******0024"],
    ["its masked card in groups", "4153 01** **** 0024"],
  ])("a payment is found by %s", async (_what, text) => {
    const found = await world.find(text);
    expect(found[0]).toMatchObject({ kind: "payment", id, reference: "ORDER-1001", amount: 8715253 });
    expect(found.filter(({ kind }) => kind === "payment")).toHaveLength(1);
  });

  test.each([
    ["refund", refund.slice(0, 8), refund],
    ["refund", "43.21", refund],
    ["order", "WEB-2002", order.token],
    ["order", order.paymentId, order.token],
    ["order", "812.34", order.token],
    ["event", event?.id ?? "", event?.id],
  ])("a %s is found by %s", async (kind, text, found) => {
    expect(await world.find(text)).toMatchObject([{ kind, id: found }]);
  });

  test("nothing is found by what nothing has, nor in another world", async () => {
    expect(await world.find("ORDER-1002")).toEqual([]);
    expect(await world.find("_")).toEqual([]);
    expect(await world.find('"')).toEqual([]);
    expect(await (await sandbox.world()).find("ORDER-1001")).toEqual([]);
    await expect(world.find("")).rejects.toThrow("text: must be a string of 1 to 200 characters");
    await expect(world.payments.list({ least: 1, colour: "red" } as object)).rejects.toThrow("colour: unknown parameter");
  });
});
