/** The control API over HTTP, by its client: each response is compared with the description. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "../index.ts";
import { refereedControl } from "../../test/support/refereed-control.ts";
import { type Shop, startShop } from "../../test/support/shop.ts";
import { postCardForm } from "../../test/browser/support/card-form.ts";
import { UNKNOWN } from "../../test/browser/support/open-shop.ts";
import { examples } from "@maksu/payment-api/examples";
import { ControlError, createControlClient } from "./client/index.ts";
import { operationIds } from "../generated/operation-ids.ts";

let sandbox: Sandbox;
let shop: Shop;
let client: Awaited<ReturnType<typeof refereedControl>>;
const path = { world: "own" };
beforeAll(async () => {
  sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
  client = await refereedControl(sandbox.url);
  const world = await client.createWorld({ body: { name: "own", settings: { callbackRetry: [60] }, merchant: { refundApproval: true } } });
  shop = await startShop(sandbox.url, world);
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await sandbox.close();
});

const created = async (request?: Parameters<Shop["create"]>[0]): Promise<string> => (await shop.create(request)).body.transactionId;

/** The error that the sandbox rejects a call with. */
const errorOf = (call: Promise<unknown>): Promise<ControlError> =>
  call.then(
    () => Promise.reject(new Error("the call was not rejected")),
    (error: unknown) => (error instanceof ControlError ? error : Promise.reject(error as Error)),
  );

describe("worlds", () => {
  test("are listed, with the credentials that the shop signs with", async () => {
    expect(await client.getHealth()).toEqual({ status: "ok" });
    expect((await client.listWorlds()).map(({ name }) => name)).toEqual(["default", "own"]);
    const { payment, clock } = await client.getWorld({ path });
    expect(payment).toEqual(sandbox.worlds()[1]?.payment);
    expect(clock).toMatchObject({ now: "2026-03-02T09:00:00.000Z", isFrozen: true });
    expect(await client.listViolations()).toEqual([]);
  });

  test("settings and merchants are read, and changed for the next request", async () => {
    expect(await client.settings({ path })).toMatchObject({ callbackRetry: [60], duplicateStamp: "reject" });
    const body = { duplicateStamp: "accept" } as const;
    expect(await client.configure({ path, body })).toMatchObject({ ...body, callbackRetry: [60] });
    const [merchant] = await client.merchants({ path });
    const { account = "" } = merchant ?? {};
    expect(merchant).toMatchObject({ kind: "normal", settings: { refundApproval: true, cards: true } });
    expect(await client.configureMerchant({ path: { ...path, account }, body: { settlementDelay: 5 } })).toMatchObject({
      account,
      settings: { settlementDelay: 5, refundApproval: true },
    });
    expect(await created({ stamp: "twice" })).not.toBe(await created({ stamp: "twice" }));
  });

  test.each([
    [{ name: "own" }, "name-taken", "the world own exists already"],
    [{ name: ".." }, "invalid-request", "body/name: must have no control characters, and be neither `.` nor `..`"],
    [{ clock: "yesterday" }, "invalid-request", "clock: must be running, frozen, or a time"],
    [{ clock: 5 }, "invalid-request", "body/clock: must be a string of 1 to 40 characters, not 5"],
    [{ nmae: "x" }, "invalid-request", "body/nmae"],
    [{ settings: { algorithm: "md5" } }, "invalid-request", "body/settings/algorithm: must be one of request, sha256, sha512"],
    [{ merchant: { methods: ["none"] } }, "invalid-request", "body/merchant/methods/0: must be one of "],
  ])("createWorld rejects %j", async (body, code, message) => {
    const error = await errorOf(client.createWorld({ body: body as object }));
    expect(error).toMatchObject({ code, message: expect.stringContaining(message) });
    expect(await client.listWorlds()).toHaveLength(2);
  });
});

test.each([".", "..", "\ud800"])("a path with %j reaches no other operation", async (account) => {
  const error = await errorOf(client.configureMerchant({ path: { ...path, account }, body: {} }));
  const message = 'configureMerchant: path/account: must be Unicode text other than "." and ".."';
  expect(error).toMatchObject({ code: "invalid-request", status: 400, message });
});

describe("the clock", () => {
  test("is watched: an advance and a reset are reported, and nothing else", async () => {
    const { name } = await client.createWorld({ body: { name: "watched", clock: "2026-03-02T09:00:00Z" } });
    const watched = { path: { world: name } };
    const seen = await client.watchClock({ ...watched, body: {} });
    expect(seen).toEqual({ now: "2026-03-02T09:00:00.000Z", isFrozen: true, version: expect.any(String) });
    expect(seen).toEqual(await client.getClock(watched));
    const { version } = seen;
    const moved = client.watchClock({ ...watched, body: { version } });
    expect(await client.watchClock({ ...watched, body: { version, timeoutMs: 20 } })).toEqual(seen);
    await client.advanceClock({ ...watched, body: { days: 1 } });
    const { now, version: next } = await moved;
    expect(now).toBe("2026-03-03T09:00:00.000Z");
    const again = client.watchClock({ ...watched, body: { version: next } });
    await client.reset(watched);
    expect(await again).toEqual(seen);
  });

  test("that runs has a new version when it is advanced, and none as time goes by", async () => {
    const { name, clock } = await client.createWorld({ body: { name: "running", clock: "running" } });
    const watched = { path: { world: name } };
    expect(await client.watchClock({ ...watched, body: { version: clock.version, timeoutMs: 50 } })).toMatchObject({
      version: clock.version,
    });
    const moved = client.watchClock({ ...watched, body: { version: clock.version } });
    await client.advanceClock({ ...watched, body: { days: 1 } });
    expect(Date.parse((await moved).now) - Date.parse(clock.now)).toBeGreaterThanOrEqual(86_400_000);
  });
});

describe("a payment", () => {
  test("is paid, refunded, approved, settled and paid out", async () => {
    const id = await created();
    const { redirect } = await client.pay({ path, body: { id, method: "nordea" } });
    expect(redirect).toMatch(new RegExp(`^${shop.urls.success.replace(/[?]/g, "\\?")}&.*checkout-status=ok`));
    const event = await client.waitForEvent({ path, body: { name: "paymentCallback", match: { transactionId: id, acknowledged: true } } });
    expect(event).toMatchObject({ state: "acknowledged", values: { status: "ok" } });
    const refund = await client.refund({ path, body: { id, amount: 500 } });
    expect(refund.status).toBe("pending");
    await client.resolve({ path, body: { id: refund.id, act: "approve" } });
    expect((await client.transitions({ path })).map(({ of, to }) => `${of} ${to}`)).toEqual(
      expect.arrayContaining(["payment new", "payment ok", "refund pending", "refund ok"]),
    );
    const [settlement] = await client.settle({ path, body: {} });
    expect(settlement?.total).toBeLessThan(1525 - 500);
    const paidOut = await client.payOut({ path: { ...path, settlement: settlement?.id ?? "" } });
    expect(paidOut).toEqual({ ...settlement, status: "paid out", settledAt: "2026-03-02T09:00:00.000Z" });
    expect(await errorOf(client.payOut({ path: { ...path, settlement: paidOut.id } }))).toMatchObject({ code: "impossible-transition" });
    expect(await errorOf(client.refund({ path, body: { id, amount: 1026 } }))).toMatchObject({
      code: "refund-rejected",
      status: 409,
      message: "refund: the refund of 1026 cents is more than the 1025 cents that are left",
    });
    const rest = await client.refund({ path, body: { id } });
    expect((await client.listEvents({ path })).filter(({ about }) => about === rest.id)).toEqual([]);
  });

  test("that was paid is not paid again: the error has what is possible", async () => {
    const id = await created();
    await client.pay({ path, body: { id, outcome: "cancel" } });
    expect(await errorOf(client.pay({ path, body: { id, method: "nordea" } }))).toMatchObject({
      code: "impossible-transition",
      status: 409,
      possible: [],
    });
  });

  test("that a customer leaves has no redirect", async () => {
    expect(await client.pay({ path, body: { id: await created(), method: "nordea", outcome: "leave" } })).toEqual({});
  });

  test("of another world does not exist", async () => {
    const id = await created();
    const error = await errorOf(client.pay({ path: { world: "default" }, body: { id, method: "nordea" } }));
    expect(error).toMatchObject({ code: "not-found", status: 404, message: `pay: the world default has no payment ${id}` });
    expect(await errorOf(client.refund({ path: { world: "default" }, body: { id } }))).toMatchObject({ code: "not-found" });
    expect(await errorOf(client.resolve({ path: { world: "default" }, body: { id, act: "confirm" } }))).toMatchObject({
      code: "not-found",
    });
  });
});

describe("an order", () => {
  test("is added, paid and refunded; its customer gets an e-mail", async () => {
    const order = await client.addOrder({ path, body: { request: { orderNumber: "A 1", price: "10.00" } } });
    expect(order).toMatchObject({ orderNumber: "A 1", amount: 1000, interfaceClass: "S1" });
    await client.pay({ path, body: { id: order.token, method: "nordea" } });
    await client.refund({ path, body: { id: order.token, email: "maija@example.com" } });
    expect(await client.listOrders({ path })).toMatchObject([{ token: order.token, status: "paid" }]);
    expect(await client.listOutbox({ path })).toMatchObject([{ to: "maija@example.com", amount: 1000 }, {}]);
  });

  test("that is not valid is rejected with the field of the legacy interface", async () => {
    const error = await errorOf(client.addOrder({ path, body: { request: { orderNumber: "" } } }));
    expect(error).toMatchObject({ code: "invalid-request", message: expect.stringContaining("request/orderNumber") });
  });
});

test("a card is added by the form and without it, and a charge passes its step-up", async () => {
  const { token } = await client.addToken({ path, body: { card: "1162" } });
  const charge = await shop.send("POST", "/payments/token/cit/charge", { body: shop.tokenRequest({ token }) });
  const { redirect } = await client.stepUp({ path, body: { id: charge.body.transactionId } });
  expect(redirect).toContain("checkout-status=ok");
  const form = (await postCardForm(sandbox.url, shop, (await client.getWorld({ path })).payment)).headers.get("location") ?? "";
  expect(await client.addCard({ path, body: { id: form, card: "0024" } })).toEqual({
    redirect: expect.stringContaining(`checkout-tokenization-id=${form.slice(form.lastIndexOf("/") + 1)}`),
    token: expect.any(String),
  });
  expect(await errorOf(client.addCard({ path, body: { id: UNKNOWN } }))).toMatchObject({ code: "not-found" });
});

describe("events", () => {
  test("are sent again, with a new attempt", async () => {
    const id = await created();
    shop.statuses.push(500);
    await client.pay({ path, body: { id, method: "nordea" } });
    const event = (await client.listEvents({ path })).find(({ about }) => about === id);
    expect(event).toMatchObject({ state: "waiting", attempts: [{ status: 500 }] });
    const again = await client.resendEvent({ path: { ...path, event: event?.id ?? "" } });
    expect(again).toMatchObject({ state: "acknowledged", attempts: [{ status: 500 }, { status: 200 }] });
    const third = await client.resendEvent({ path: { ...path, event: again.id } });
    expect(third).toMatchObject({ state: "acknowledged", attempts: [{}, {}, { status: 200 }] });
    expect(await errorOf(client.resendEvent({ path: { world: "default", event: again.id } }))).toMatchObject({ code: "not-found" });
  });

  test("that do not come in time are an error", async () => {
    const body = { name: "paymentCallback", match: { transactionId: UNKNOWN }, timeoutMs: 10 } as const;
    expect(await errorOf(client.waitForEvent({ path: { world: "default" }, body }))).toMatchObject({ code: "event-not-sent", status: 409 });
  });

  test.each([
    [{ name: "paymentCalback" }, "body/name: must be one of paymentCallback, refundCallback"],
    [
      { name: "paymentCallback", match: { transactionID: UNKNOWN } },
      "body/match/transactionID: is an unknown key; did you mean transactionId?",
    ],
    [{ name: "paymentCallback", timeout: 10 }, "body/timeout: is an unknown key; did you mean timeoutMs?"],
  ])("are not waited for with a name or a key that none has: %j", async (body, message) => {
    const error = await errorOf(client.waitForEvent({ path, body: body as { name: "paymentCallback" } }));
    expect(error).toMatchObject({ code: "invalid-request", status: 400, message: expect.stringContaining(message) });
  });
});

test("requests are listed, with the reason of a rejection", async () => {
  await shop.create({ amount: 1 });
  expect((await client.listRequests({ path })).at(-1)).toMatchObject({ operationId: "createPayment", status: 201 });
  await shop.send("POST", "/payments", { body: { amount: 1 } });
  expect((await client.listRequests({ path })).at(-1)).toMatchObject({ operationId: "createPayment", status: 400 });
  expect((await client.rejectedRequests({ path })).at(-1)).toMatchObject({ operationId: "createPayment", reason: expect.any(String) });
});

test("the log has requests, transitions and events in the order in which they came, and is followed", async () => {
  const world = await client.createWorld({ body: { name: "logged", clock: "2026-03-02T09:00:00Z" } });
  await using own = await startShop(sandbox.url, world);
  const logged = { path: { world: world.name } };
  const id = (await own.create({ reference: "ORDER-9" })).body.transactionId;
  const [first, ...before] = await client.logs({ ...logged, query: {} });
  expect(before).toMatchObject([{ kind: "request", operationId: "createPayment", status: 201, about: { id, reference: "ORDER-9" } }]);
  expect(first).toMatchObject({ number: 1, kind: "transition", of: "payment", about: { id }, to: "new" });

  const next = client.logs({ ...logged, query: { after: 2, timeoutMs: 20_000 } });
  expect(await client.logs({ ...logged, query: { after: 2, timeoutMs: 20 } })).toEqual([]);
  await client.pay({ ...logged, body: { id, method: "nordea" } });
  expect((await next)[0]).toMatchObject({ number: 3, kind: "transition", on: "approve", to: "ok" });
  expect(await client.logs({ ...logged, query: { limit: 1 } })).toMatchObject([
    {
      number: 4,
      kind: "event",
      event: "paymentCallback",
      about: { id },
      state: "acknowledged",
      outcome: "ok",
      milliseconds: expect.any(Number),
    },
  ]);
  // A number that is not reached is one of before a restart.
  expect(await client.logs({ ...logged, query: { after: 5 } })).toHaveLength(4);
  await client.reset(logged);
  expect((await client.logs({ ...logged })).filter(({ number }) => number <= 4)).toEqual([]);
});

test("the clock is advanced, and what it brings is listed", async () => {
  const id = await created();
  const { now, happened } = await client.advanceClock({ path, body: { days: 14, seconds: 1 } });
  expect(now).toBe("2026-03-16T09:00:01.000Z");
  expect(await client.getClock({ path })).toMatchObject({ now, isFrozen: true });
  expect(happened).toContainEqual(expect.objectContaining({ of: "payment", about: id, to: "fail" }));
  await client.generate({ path, body: { count: 3, days: 1 } });
  expect((await client.getClock({ path })).now).toBe("2026-03-17T09:00:01.000Z");
});

test("a reset world is as it was created", async () => {
  const id = await created();
  await client.reset({ path });
  expect(await client.getClock({ path })).toMatchObject({ now: "2026-03-02T09:00:00.000Z", isFrozen: true });
  expect(await client.settings({ path })).toMatchObject({ duplicateStamp: "reject", callbackRetry: [60] });
  for (const left of [client.listEvents, client.listOrders, client.listOutbox, client.listRequests, client.transitions])
    expect(await left({ path })).toEqual([]);
  expect(await errorOf(client.pay({ path, body: { id, method: "nordea" } }))).toMatchObject({ code: "not-found" });
  expect((await shop.create({ stamp: "twice" })).status).toBe(201);
});

describe("what tests need around a world", () => {
  test("a secret is rotated and retired", async () => {
    const { merchant } = await client.getWorld({ path });
    const merchantPath = { ...path, account: String(merchant.merchantId) };
    const { secret } = await client.rotateSecret({ path: merchantPath });
    await client.configureMerchant({ path: merchantPath, body: { eventSecret: "newer" } });
    expect((await client.getWorld({ path })).merchant.secret).toBe(secret);
    await client.retireSecret({ path: merchantPath });
    expect(await errorOf(client.retireSecret({ path: merchantPath }))).toMatchObject({ code: "invalid-request" });
  });

  test("an event is forged", async () => {
    const id = await created();
    await client.pay({ path, body: { id, method: "nordea" } });
    const { id: event } = await client.waitForEvent({ path, body: { name: "paymentCallback", match: { transactionId: id } } });
    const forged = await client.forgeEvent({ path, body: { id: event, forgery: "changed amount" } });
    expect([forged.status, new URL(forged.url).searchParams.get("checkout-amount")]).toEqual([200, "1526"]);
  });
});

test("an exported world is made again by its seed", async () => {
  const seed = {
    clock: "2026-03-02T09:00:00Z",
    steps: [
      { create: examples.createPayment.minimal.body, as: "order" },
      { pay: { method: "nordea" }, of: "$order" },
    ],
  };
  const { made } = await client.seed({ path, body: seed });
  expect(await errorOf(client.pay({ path, body: { id: made["order"] ?? "" } }))).toMatchObject({ code: "impossible-transition" });
  const exported = await client.export({ path });
  // A secret was rotated before.
  expect(exported.leftOut).toMatchObject([{ kind: "secret" }]);
  const again = { world: "again" };
  await client.createWorld({ body: { name: "again", seeds: exported } });
  expect((await client.transitions({ path: again })).map(({ rule, to }) => [rule, to])).toEqual(
    (await client.transitions({ path })).map(({ rule, to }) => [rule, to]),
  );
  expect(await errorOf(client.seed({ path: again, body: { steps: [{ pay: {}, of: "$nothing" }] } }))).toMatchObject({
    code: "seed-rejected",
    status: 409,
    message: expect.stringContaining("steps[0]"),
  });
});

test("a snapshot brings a world back, also one of more bytes than other bodies may have", async () => {
  await using small = await startSandbox({ port: 0, maxBodyBytes: 2000, controlToken: "a token" });
  const own = createControlClient({ url: small.url, token: "a token" });
  const inDefault = { world: "default" };
  await own.addOrder({ path: inDefault, body: {} });
  const snapshot = await own.snapshot({ path: inDefault });
  await own.addOrder({ path: inDefault, body: {} });
  await own.restore({ path: inDefault, body: snapshot });
  expect(await own.listOrders({ path: inDefault })).toHaveLength(1);
  expect(await client.dropped({ path })).toEqual({ requests: 0, events: 0, payments: 0 });
  // Others may not send so much.
  const body = JSON.stringify(snapshot);
  expect(body.length).toBeGreaterThan(2000);
  const restore = `${small.url}/_sandbox/worlds/default/restore`;
  expect((await fetch(restore, { method: "POST", headers: { "content-type": "application/json" }, body })).status).toBe(413);

  expect(await errorOf(client.restore({ path, body: snapshot }))).toMatchObject({
    code: "invalid-request",
    message: expect.stringContaining("snapshot: was taken of the world default with the accounts 375917,"),
  });
  await client.restore({ path, body: await client.snapshot({ path }) });
});

test("fault rules are added, listed and removed", async () => {
  const { id } = await client.addFault({ path, body: { match: { event: "paymentReport" }, drop: true } });
  expect(await client.listFaults({ path })).toMatchObject([{ id, rule: { drop: true }, matched: 0, hits: 0, hit: [] }]);
  await client.removeFault({ path: { ...path, fault: id } });
  await client.clearFaults({ path });
  expect(await client.listFaults({ path })).toEqual([]);
});

test("lists are filtered and sorted by their query, and an undocumented, repeated or wrong parameter is rejected", async () => {
  const world = await client.createWorld({ body: { name: "lists" } });
  const inLists = { world: world.name };
  await client.generate({ path: inLists, body: { count: 30, days: 10 } });
  await client.addToken({ path: inLists, body: {} });
  await client.settle({ path: inLists, body: {} });
  const all = await client.listPayments({ path: inLists });
  expect(all).toHaveLength(30);
  const paid = all.find((each) => each.method !== undefined && each.status === "ok");
  const { id = "", method = "", amount = 0 } = { ...paid };
  const same = await client.listPayments({
    path: inLists,
    query: { status: "ok", method, least: amount, most: amount, text: id.slice(0, 8) },
  });
  expect(same.map((each) => each.id)).toEqual([id]);
  const byAmount = (await client.listPayments({ path: inLists, query: { sort: "largest", skip: 1, limit: 5 } })).map((each) => each.amount);
  expect(byAmount).toEqual(
    all
      .map((each) => each.amount)
      .toSorted((a, b) => b - a)
      .slice(1, 6),
  );
  const days = all.map(({ createdAt }) => createdAt.slice(0, 10));
  const from = days[10] ?? "";
  expect(await client.listPayments({ path: inLists, query: { from, to: from } })).toHaveLength(days.filter((day) => day === from).length);
  expect(await client.listPayments({ path: inLists, query: { to: `${from}T00:00Z` } })).toHaveLength(
    days.filter((day) => day < from).length,
  );
  expect(await errorOf(client.attemptsOfEvent({ path: { ...inLists, event: UNKNOWN } }))).toMatchObject({ code: "not-found" });
  for (const list of [client.listRefunds, client.listTokens, client.listSettlements]) {
    const [one, ...others] = await list({ path: inLists, query: { sort: "newest" } });
    expect(await list({ path: inLists })).toEqual([...others.toReversed(), one]);
  }
  expect(await client.listReports({ path: inLists, query: { sort: "newest" } })).toEqual([]);
  expect(await client.find({ path: inLists, query: { text: `${id.slice(0, 8)}…` } })).toMatchObject([{ kind: "payment", id }]);

  const rejected = async (query: string) =>
    ((await (await fetch(`${sandbox.url}/_sandbox/worlds/lists/payments?${query}`)).json()) as { readonly message: string }).message;
  expect(await rejected("state=ok")).toBe("query/state: unknown parameter");
  expect(await rejected("status=ok&status=new")).toBe("query/status: must be given once");
  expect(await rejected("least=ten")).toBe("query/least: must be a whole number from 0 to 100000000, not a string");
  expect(await rejected("from=2026-02-31")).toBe("query/from: must be a day or a time that there is");
});

test("a world goes back to a moment, and what came after it stays to go back to", async () => {
  const at = { world: "travel" };
  await client.createWorld({ body: { name: "travel" } });
  const { token } = await client.addOrder({ path: at, body: {} });
  const [before] = await client.listMoments({ path: at });
  const added = (await client.listMoments({ path: at })).at(-1);
  expect(added).toMatchObject({ what: "addOrder", about: token });
  await client.pay({ path: at, body: { id: token, method: "Nordea" } });
  const paid = (await client.listMoments({ path: at })).findLast(({ what }) => what === "pay");
  await client.goBackToMoment({ path: { ...at, moment: added?.id ?? "" } });
  expect(await client.listOrders({ path: at })).toMatchObject([{ status: "waiting payment" }]);
  expect((await client.listMoments({ path: at })).at(-1)).toMatchObject({ what: "goBack", backTo: added?.id });
  await client.goBackToMoment({ path: { ...at, moment: paid?.id ?? "" } });
  expect(await client.listOrders({ path: at })).toMatchObject([{ status: "paid" }]);
  const between = { path: { ...at, moment: added?.id ?? "" } };
  const differing = { kind: "order", id: token, is: "changed", fields: expect.arrayContaining(["status"]) as string[] };
  expect(await client.compareMoment(between)).toContainEqual(differing);
  const opened = createControlClient({ url: (await client.openMoment({ path: { ...at, moment: paid?.id ?? "" } })).url });
  expect(await opened.listOrders({ path: at })).toMatchObject([{ token, status: "paid" }]);
  await opened.refund({ path: at, body: { id: token, email: "a@example.com" } });
  expect(await client.listRefunds({ path: at })).toEqual([]);
  expect(await client.compareMoment({ ...between, query: { with: paid?.id ?? "" } })).toContainEqual(differing);
  expect(await client.compareMoment({ ...between, query: { with: added?.id ?? "" } })).toEqual([]);
  expect(await client.snapshotMoment({ path: { ...at, moment: before?.id ?? "" } })).toMatchObject({ name: "travel" });
  expect(await errorOf(client.goBackToMoment({ path: { ...at, moment: "1-00000000" } }))).toMatchObject({
    code: "not-found",
    message: "goBackToMoment: the world travel has no moment 1-00000000",
  });
});

test("every operation has been called", () => {
  expect([...client.called].toSorted()).toEqual([...operationIds].toSorted());
});

test.each([
  ["a server that is not a sandbox", "no-control", async () => new Response("<html>", { status: 502 })],
  ["a page with status 200", "no-control", async () => new Response("<html>", { status: 200 })],
])("the client rejects the response of %s", async (_what, code, fetch) => {
  const error = await errorOf(createControlClient({ url: "http://127.0.0.1:1/", fetch }).getHealth());
  expect(error).toMatchObject({ code });
  for (const wrong of [
    "localhost:4020",
    "http://user:hush@127.0.0.1:1",
    "http://127.0.0.1:1/?hush",
    "http://127.0.0.1:1/#hush",
    "http:///hush",
  ])
    expect(() => createControlClient({ url: wrong })).toThrow(
      /^url: must be an http\(s\) URL without user, query and fragment, .*, such as (?!.*hush)/,
    );
  for (const token of ["hush\nhush", "hush\r\na: b", "hush ", ""])
    expect(() => createControlClient({ url: "http://127.0.0.1:1/", token })).toThrow(/^token: must be printable ASCII text (?!.*hush)/s);
});
