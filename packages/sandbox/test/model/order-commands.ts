/** Orders of the legacy interface, and what happens to them. */
import * as fc from "fast-check";
import { expect } from "vitest";
import { readReceipt } from "@maksu/webhooks";
import type { Act, PayOutcome } from "../../src/index.ts";
import { priceRequest, rowOf, rowRequest } from "../support/orders.ts";
import { chosen, command, expectCode, expectRejected, nth, realWorldOf, shop, shopUrls, worldOf } from "./command.ts";
import { actOnMerchantRefund, actsOnMerchantRefund } from "./expected-merchant-refunds.ts";
import * as orders from "./expected-orders.ts";
import type { ExpectedOrder } from "./expected-orders.ts";
import { attempt, callOf, type Expected, type Run } from "./run.ts";

export const hasOrders = ({ orders: all }: Expected): boolean => all.length > 0;

/** The world of an order, as accounts name it. */
export const merchantOf = ({ world }: Pick<ExpectedOrder, "world">): { world: number; isAggregate: false } => ({
  world,
  isAggregate: false,
});

/** Writes a request as XML: the elements of a list are named by it, without its last letter. */
function xmlOf(name: string, value: unknown): string {
  const inner = Array.isArray(value)
    ? value.map((each) => xmlOf(name.slice(0, -1), each))
    : typeof value === "object" && value !== null
      ? Object.entries(value).map(([member, each]) => xmlOf(member, each))
      : [String(value)];
  return `<${name}>${inner.join("")}</${name}>`;
}

const row = fc.record({
  price: fc.constantFrom(333, 1000, 5000),
  amount: fc.integer({ min: 1, max: 3 }),
  vat: fc.constantFrom(2550, 1400, 0),
  discount: fc.constantFrom(0, 0, 15),
});

export const createOrder = command(
  "create order",
  fc.record({
    world: fc.nat(1),
    orderNumber: fc.nat(40).map((number) => `ORDER-${number}`),
    cents: fc.constantFrom(9900, 1525, 105),
    rows: fc.array(row, { maxLength: 3 }),
    includeVat: fc.constantFrom<("0" | "1")[]>("1", "0"),
    referenceNumber: fc.option(fc.constantFrom("12344", "10003"), { nil: undefined, freq: 1 }),
    isXml: fc.boolean(),
    hasPendingUrl: fc.boolean(),
    shop,
  }),
  async (draw, model, real) => {
    const { world, orderNumber, rows, includeVat, referenceNumber, hasPendingUrl, shop: status } = draw;
    const page = shopUrls(real, "page");
    const urlSet = {
      success: page.success,
      failure: page.cancel,
      ...(hasPendingUrl && { pending: page.success.replace("success", "pending") }),
      notification: shopUrls(real, status).success,
    };
    const more = { orderNumber, urlSet, ...(referenceNumber !== undefined && { referenceNumber }) };
    const products = rows.map(({ price, amount, vat, discount }) =>
      rowOf({ price: euros(price), amount: String(amount), vat: euros(vat), discount: String(discount) }),
    );
    const request = rows.length > 0 ? rowRequest(products, more, includeVat) : priceRequest({ ...more, price: euros(draw.cents) });
    const reply = await callOf(real, world, (calls) => calls.order(draw.isXml ? xmlOf("payment", request) : request));
    const isTaken = referenceNumber !== undefined && ofWorld(model, world).some((each) => each.referenceNumber === referenceNumber);
    if (isTaken) return expectRejected(reply, 400, "invalid-reference-number-used");
    expectCode(reply, 201);
    const [token = ""] = /(?<=token(?:>|":"))\w{64}(?=["<])/.exec(reply.text) ?? [];
    const byVat = new Map<number, number>();
    for (const each of rows) byVat.set(each.vat, (byVat.get(each.vat) ?? 0) + totalOf(each, includeVat));
    const order: ExpectedOrder = {
      world,
      token,
      orderNumber,
      referenceNumber,
      createdAt: worldOf(model, merchantOf(draw)).now,
      amount: rows.length > 0 ? [...byVat.values()].reduce((sum, amount) => sum + amount, 0) : draw.cents,
      byVat: rows.length > 0 ? byVat : undefined,
      canBeInvoiced: includeVat === "1",
      email: rows.length > 0 ? "aino.esimerkki@example.com" : undefined,
      hasPendingUrl,
      shop: status,
      status: "none",
      isExpired: false,
      method: undefined,
      refunds: [],
    };
    model.orders.push(order);
    orders.openOrder(worldOf(model, merchantOf(order)), order);
  },
);

/** Hundredths as a decimal. */
const euros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** Cents of a row: the discount taken off, VAT added where the prices lack it, rounded once. */
const totalOf = ({ price, amount, vat, discount }: typeof row extends fc.Arbitrary<infer Row> ? Row : never, includeVat: string): number =>
  Math.round((price * amount * (100 - discount) * (includeVat === "1" ? 10_000 : 10_000 + vat)) / 1_000_000);

export const ofWorld = (model: Expected, wanted: number): readonly ExpectedOrder[] => model.orders.filter(({ world }) => world === wanted);

export const payOrderOf = command(
  "pay order",
  fc.record({
    nth,
    world: fc.nat(9),
    method: fc.constantFrom(...Object.keys(orders.ORDER_METHODS), "nordea", "spankki", "Visa", "siirto"),
    outcome: fc.constantFrom(...Array<string>(7).fill("approve"), "cancel", "reject", "pending"),
  }),
  async ({ nth: index, world, method, outcome }, model, real) => {
    const isOpen = ({ status, isExpired }: ExpectedOrder): boolean => status === "waiting payment" && !isExpired;
    const order = chosen(model.orders, index, outcome === "pending" ? (each) => isOpen(each) && each.byVat !== undefined : isOpen);
    // Now and then in the wrong world.
    const where = world === 0 ? 1 - order.world : order.world;
    const used = outcome === "cancel" ? undefined : method;
    const possible = orders.orderOutcomes(order, used ?? order.method);
    const rejection =
      where !== order.world || (used !== undefined && !orders.isOrderMethod(used, order))
        ? { name: "TypeError" }
        : !possible.includes(outcome)
          ? { name: "ImpossibleTransition", possible }
          : outcome === "approve" && orders.asksForCardError(used, order)
            ? { name: "ImpossibleTransition", possible: ["reject", "cancel"] }
            : undefined;
    const options = { outcome: outcome as PayOutcome, ...(used !== undefined && { method: used }) };
    const url = await attempt(real, () => realWorldOf(real, merchantOf({ world: where })).pay(order.token, options), rejection);
    if (rejection) return;
    orders.payOrder(worldOf(model, merchantOf(order)), order, outcome, used);
    await expectReceipt(real, order, String(url));
  },
  hasOrders,
);

/** Compares a redirect with its order. */
async function expectReceipt(real: Run, order: ExpectedOrder, url: string): Promise<void> {
  const { status, hasPendingUrl } = order;
  const page = status === "paid" ? "success" : status === "waiting acceptance" && hasPendingUrl ? "pending" : "cancel";
  expect(new URL(url).pathname).toBe(`/page/${page}`);
  const { secret } = realWorldOf(real, merchantOf(order)).merchant;
  expect(await readReceipt(url, { secret }), "a redirect").toMatchObject({ genuine: true, event: orders.receiptOf(order) });
}

export const resolveOrder = command(
  "resolve order",
  fc.record({
    nth,
    isRefund: fc.boolean(),
    pick: nth,
    anything: fc.constantFrom("accept", "find", "decline", "give account", "complete", "cancel", "reject", "approve"),
  }),
  async ({ nth: index, isRefund, pick, anything }, model, real) => {
    const refunds = model.orders.flatMap((each) => each.refunds);
    const refund = isRefund && refunds.length > 0 ? chosen(refunds, index, (each) => actsOnMerchantRefund(each).length > 0) : undefined;
    const order = refund?.order ?? chosen(model.orders, index, (each) => orders.actsOnOrder(each).length > 0);
    const world = worldOf(model, merchantOf(order));
    const possible = refund ? actsOnMerchantRefund(refund) : orders.actsOnOrder(order);
    const act = possible.length === 0 || pick === 7 ? anything : chosen(possible, pick);
    const rejection = possible.includes(act) ? undefined : { name: "ImpossibleTransition", possible };
    await attempt(real, () => realWorldOf(real, merchantOf(order)).resolve((refund ?? order).token, act as Act), rejection);
    if (rejection) return;
    if (refund) actOnMerchantRefund(world, refund, act);
    else orders.actOnOrder(world, order, act);
  },
  hasOrders,
);
