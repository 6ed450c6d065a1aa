/** Worlds, seeds, options and rejected requests. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { METHODS, RULES, type Sandbox, type SandboxOptions, type SandboxWorld, startSandbox } from "../../src/index.ts";
import { createMemoryStore } from "../../src/store/memory-store.ts";
import type { AnyStore } from "../../src/store/open-store.ts";
import { orderCalls } from "../support/order-calls.ts";
import { priceRequest } from "../support/orders.ts";
import { itemOf } from "../support/payments.ts";
import { startShop } from "../support/shop.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
});
afterAll(() => sandbox.close());

test("a sandbox that can't start closes the store that it has opened", async () => {
  let closed = 0;
  const counted = async (): Promise<AnyStore> => {
    const store = await createMemoryStore<Readonly<Record<string, unknown>>>();
    return { ...store, close: () => store.close().then(() => void closed++) };
  };
  const port = Number(new URL(sandbox.url).port);
  await expect(startSandbox({ store: await counted(), port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  const seeds = { steps: [{ pay: {}, of: "x" }] };
  await expect(startSandbox({ store: await counted(), port: false, seeds })).rejects.toThrow("no payment x");
  expect(closed).toBe(2);
});

test("a sandbox that is closed ends what waits for an event or watches a clock", async () => {
  const closing = await startSandbox({ clock: "frozen", port: false });
  const { clock, events } = closing.defaultWorld;
  const waiting = events.waitFor("paymentCallback", {}, { timeoutMs: 60_000 }).catch(String);
  const watching = closing.fetch(`${closing.url}/_sandbox/worlds/default/clock/watch`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ version: clock.version, timeoutMs: 60_000 }),
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await closing.close();
  expect(await waiting).toContain("the sandbox was closed");
  expect((await watching).status).toBe(200);
});

describe("a world", () => {
  test("does not see the payments, refunds, tokens, events, clock and settings of another", async () => {
    const [one, other] = [await sandbox.world(), await sandbox.world({ settings: { duplicateStamp: "accept" } })];
    await using shop = await startShop(sandbox.url, one);
    const { transactionId: id } = (await shop.create({ stamp: "same" })).body;
    await expect(other.pay(id, { method: "nordea" })).rejects.toThrow("has no payment");
    await one.pay(id, { method: "nordea" });
    expect((await shop.create({ stamp: "same" }, other.payment)).status).toBe(201);
    expect((await shop.create({ stamp: "same" }, other.payment)).status).toBe(201);
    expect((await shop.create({ stamp: "same" })).status).toBe(400);
    const refund = { amount: 1, callbackUrls: shop.urls };
    expect((await shop.send("POST", `/payments/${id}/refund`, { body: refund, credentials: other.payment })).status).toBe(404);
    await other.clock.advance({ days: 1 });
    expect(one.clock.now().toISOString()).toBe("2026-03-02T09:00:00.000Z");
    expect(await other.events.list()).toEqual([]);
    expect(await one.events.list()).toHaveLength(1);
    expect((await other.requests.rejected()).map(({ operationId }) => operationId)).toEqual(["refundPayment"]);
    expect((await one.requests.rejected()).map(({ operationId }) => operationId)).toEqual(["createPayment"]);
  });

  test("does not see another's account that its merchants name: in a commission, or as the linked account", async () => {
    const one = await sandbox.world();
    const other = await sandbox.world({ merchant: { linkedAccount: String(one.payment.account) } });
    const { account } = one.payment;
    await using shop = await startShop(sandbox.url, other);
    const part = { merchant: other.subMerchants[0] ?? "", stamp: "a", reference: "1", unitPrice: 1525 };
    const items = [itemOf({ ...part, commission: { merchant: String(account), amount: 500 } })];
    const { transactionId } = (await shop.create({ items }, other.aggregate)).body;
    await other.pay(transactionId, { method: "nordea" });
    expect(await one.settle()).toEqual([]);

    await using ownShop = await startShop(sandbox.url, one);
    await one.pay((await ownShop.create({ stamp: "seen" })).body.transactionId, { method: "nordea" });
    const [{ id } = { id: "" }] = await one.settle();
    const calls = orderCalls(sandbox.url, other);
    expect((await calls.call("POST", "/payments/seen/refunds", { rows: [{ amount: 1 }] })).code).toBe("payment-not-found");
    expect((await calls.call("GET", `/settlements/${id}`)).code).toBe("invalid-settlement-id");
    expect((await calls.call("GET", "/settlements?fromDate=2026-03-01&toDate=2026-03-31")).body).toEqual([]);
  });

  test("the default one has the published test merchants, and those in a state of error", async () => {
    const { defaultWorld } = sandbox;
    expect(defaultWorld).toMatchObject({
      payment: { account: 375917, secret: "SAIPPUAKAUPPIAS" },
      aggregate: { account: 695861, secret: "MONISAIPPUAKAUPPIAS" },
      subMerchants: ["695874"],
      merchant: { merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" },
    });
    await using shop = await startShop(sandbox.url, defaultWorld);
    const disabled = await shop.create({}, { ...defaultWorld.payment, account: 900401 });
    expect(disabled).toMatchObject({ status: 401, body: { message: "The merchant has no access to this feature." } });
    const rejected = (await defaultWorld.requests.rejected()).at(-1);
    expect(rejected?.reason).toContain("feature-not-enabled");
    expect([rejected?.rule, rejected?.signature]).toEqual([undefined, undefined]);
  });

  test("has a name of its own", async () => {
    await sandbox.world({ name: "taken" });
    await expect(sandbox.world({ name: "taken" })).rejects.toThrow("name: the world taken exists already");
  });

  test.each([
    { name: "a\nb", end: "" },
    { name: "", end: ", not an empty string" },
  ])("is not created with the name $name", async ({ name, end }) => {
    const message = `name: must be text of 1 to 200 characters without control characters and lone surrogates, and neither . nor ..${end}`;
    await expect(sandbox.world({ name })).rejects.toMatchObject({ name: "TypeError", message });
  });

  test.each([
    {
      change: (world: SandboxWorld) => world.configure({ duplicateStamp: "maybe" as "accept" }),
      message: 'duplicateStamp: must be one of reject, accept, not "maybe"',
    },
    {
      change: (world: SandboxWorld) => world.configureMerchant({ amex: 1 as unknown as boolean }),
      message: "amex: must be true or false, not 1",
    },
    { change: (world: SandboxWorld) => world.configureMerchant({}, 1), message: "the world default has no account 1" },
  ])("rejects $message", async ({ change, message }) => {
    await expect(change(sandbox.defaultWorld)).rejects.toMatchObject({ name: "TypeError", message });
  });
});

describe("a seed", () => {
  /** The ids, responses and URLs of a life of payments. */
  const life = async (options: SandboxOptions, name: string): Promise<readonly string[]> => {
    await using own = await startSandbox({ clock: "2026-03-02T09:00:00Z", publicUrl: "https://sandbox.example.com/", ...options });
    const world = await own.world({ name });
    await using shop = await startShop(own.url, world);
    const urls = { success: "https://shop.example.com/ok", cancel: "https://shop.example.com/no" };
    const opened = await shop.create({ stamp: "s-1", redirectUrls: urls, callbackUrls: urls });
    const { transactionId: id } = opened.body;
    const redirect = await world.pay(id, { card: "0313" });
    const refund = await shop.send("POST", `/payments/${id}/refund`, { body: { amount: 1, callbackUrls: urls } });
    const token = await world.addToken();
    const calls = orderCalls(own.url, world);
    const order = (await calls.order(priceRequest({ urlSet: { ...urls, failure: urls.cancel, notification: urls.success } }))).body;
    const receipt = String(await world.pay(order.token, { method: "nordea" }));
    const merchantRefund = await calls.refund("ORDER-1", { email: "maija@example.com", rows: [{ amount: 1 }], notifyUrl: urls.success });
    await world.clock.advance({ days: 1 });
    const events = (await world.events.list()).map(({ id: event, url }) => `${event} ${url}`);
    const requestId = opened.headers.get("request-id") ?? "";
    const merchants = [world.payment, world.merchant].flatMap(({ secret, ...number }) => [JSON.stringify(number), secret]);
    return [...merchants, requestId, opened.text, String(redirect), refund.text, token, order.token, receipt, merchantRefund, ...events];
  };

  test("makes the same accounts, secrets, ids, responses and signatures, for each name of a world others", async () => {
    const [one, again, other, random] = await Promise.all([
      life({ seed: "orders" }, "a"),
      life({ seed: "orders" }, "a"),
      life({ seed: "orders" }, "b"),
      life({}, "a"),
    ]);
    expect(again).toEqual(one);
    for (const [index, value] of one.entries()) {
      expect(other[index]).not.toBe(value);
      expect(random[index]).not.toBe(value);
    }
  });
});

describe("a rejected request", () => {
  test("is listed with its rule, where that is from, and what was wrong with a signature", async () => {
    const world = await sandbox.world();
    await using shop = await startShop(sandbox.url, world);
    const id = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be914";
    await shop.send("GET", `/payments/${id}`);
    await shop.send("GET", "/nowhere");
    await shop.create({ amount: -1 });
    await shop.send("GET", "/payments/00000000-0000-4000-8000-000000000404");
    await shop.send("GET", `/payments/${id}`, { credentials: { ...world.payment, secret: "wrong" } });
    expect(await world.requests.list()).toHaveLength(5);
    const rejected = await world.requests.rejected();
    expect(rejected.map(({ status, rule }) => [status, rule?.id])).toEqual([
      [404, "getPayment.a"],
      [404, "request.path"],
      [400, "request.description"],
      [404, "request.trigger"],
      [401, "request.signature"],
    ]);
    expect(rejected[0]).toMatchObject({ reason: "the account has no payment with this id", rule: RULES["getPayment.a"] });
    const { signature } = rejected[4] ?? {};
    expect(signature?.lines).toContain(`checkout-account:${world.payment.account}\n`);
    expect(JSON.stringify(rejected)).not.toContain(world.payment.secret);
  });

  test("is reported to onExchange", async () => {
    const seen: string[] = [];
    await using own = await startSandbox({ onExchange: ({ operationId, status }) => void seen.push(`${operationId} ${status}`) });
    await using shop = await startShop(own.url, own.defaultWorld);
    await shop.create();
    await shop.create({ amount: -1 });
    expect(seen).toEqual(["createPayment 201", "createPayment 400"]);
  });
});

test("a sandbox without a port is reached by its own fetch", async () => {
  await using own = await startSandbox({ port: false });
  expect(own.url).toBe("https://sandbox.invalid");
  await expect(fetch(own.url)).rejects.toThrow("fetch failed");
  const response = await own.fetch(`${own.url}/merchants/payment-providers`);
  expect(response.status).toBe(401);
  expect((await own.fetch(`${own.url}/merchant/v1/payments/1`)).status).toBe(403);
  expect((await own.fetch(`${own.url}/api-payment/create`, { method: "POST" })).status).toBe(401);
  expect((await own.fetch(`${own.url}/nowhere`)).status).toBe(404);
  await own.close();
  await expect(own.fetch(own.url)).rejects.toThrow("fetch failed");
});

test("a profile takes what real clients send", async () => {
  await using own = await startSandbox({ profile: "paytrail" });
  await using shop = await startShop(own.url, own.defaultWorld);
  const request = { items: undefined as never };
  const { status, body } = await shop.create(request);
  expect(status).toBe(201);
  await own.defaultWorld.pay(body.transactionId, { method: "nordea" });
  const { transactionId } = body;
  const refund = { amount: 1, email: "", callbackUrls: shop.urls };
  expect((await shop.send("POST", `/payments/${transactionId}/refund`, { body: refund })).status).toBe(201);
  await using strict = await startShop(sandbox.url, sandbox.defaultWorld);
  expect((await strict.create(request)).status).toBe(400);
});

test("faults work as in the mock server", async () => {
  await using shop = await startShop(sandbox.url, sandbox.defaultWorld);
  expect((await shop.send("GET", "/merchants/payment-providers", { headers: { "mock-fault": "status=503" } })).status).toBe(503);
  await expect(shop.send("GET", "/merchants/payment-providers", { headers: { "mock-fault": "drop" } })).rejects.toThrow("fetch failed");
});

test.each<{ options: object; message: unknown }>([
  { options: { sede: "x" }, message: expect.stringMatching(/^sede: unknown option; did you mean seed\?/) },
  ...["yesterday", "frozen 1", "2026-02-30T99:00:00Z", "9999-12-31T23:59:59-01:00", "+020000-01-01T00:00:00Z"].map((clock) => ({
    options: { clock },
    message: "clock: must be running, frozen, or a time of the years 1970 to 9999, in ISO 8601 or as a Date",
  })),
  {
    options: { clock: new Date(8.64e15) },
    message: "clock: must be running, frozen, or a time of the years 1970 to 9999, in ISO 8601 or as a Date, not a Date object",
  },
  { options: { clock: 5 }, message: expect.stringMatching(/^clock: must be running, .* not a number$/) },
  ...["mysql://localhost", "file:", "file:a\0b", "file:a\nb", "postgres://localhost/a\0b", "postgres://localhost/a%00b"].map((store) => ({
    options: { store },
    message: "store: must be memory, file:PATH, the URL of a PostgreSQL database, or a store; no address has control characters or %00",
  })),
  ...["http://127.0.0.1", "127.0.0.1:80", "a\0b", "a b", "::1%eth0", "a".repeat(254)].map((host) => ({
    options: { host },
    message: "host: must be the name or address of a host, without scheme and port",
  })),
  { options: { maxBodyBytes: 2 ** 29 }, message: "maxBodyBytes: must be a whole number of bytes from 1 to 268435456, not 536870912" },
  { options: { seeds: 1 }, message: "seeds: must be text in YAML or JSON, or an object with steps, not a number" },
  { options: { faults: {} }, message: "faults: must be text in YAML or JSON, or a list of fault rules, not an object" },
  { options: { port: -1 }, message: "port: must be a whole number from 0 to 65535, or false, not -1" },
  ...[
    "ftp://x",
    "http://user@x",
    "http://user:hush@x/",
    "https://x?a=1",
    "https://x/#",
    "https://x.",
    "https://x\\y",
    "https://x\n.example",
    " https://x",
    "https://",
    "http:///x",
    "http:////x",
    "https:///x.example/path",
    `http://x/${"a".repeat(1000)}`,
    `http://${"a".repeat(254)}`,
  ].map((publicUrl) => ({
    options: { publicUrl },
    message:
      "publicUrl: must be an http(s) URL without user, query and fragment, with a host after two slashes and at most 1000 characters",
  })),
  ...["a\nb", "a\r\nb: c", " a", "a ", "\u00FC", "a\0", "a".repeat(1001)].map((controlToken) => ({
    options: { controlToken },
    message: "controlToken: must be printable ASCII text that neither begins nor ends with a space, of at most 1000 characters",
  })),
  { options: { allowEventsTo: "shop" }, message: "allowEventsTo: must be a list of host names, not a string" },
  {
    options: { allowEventsTo: ["shop", ""] },
    message: "allowEventsTo[1]: must be the name or address of a host, without scheme and port, not an empty string",
  },
  {
    options: { allowedHosts: ["sandbox:4020"] },
    message: "allowedHosts[0]: must be the name or address of a host, without scheme and port",
  },
  { options: { settings: { holidays: ["2026-12-25", "2026-13-45"] } }, message: "settings.holidays[1]: must be a day such as 2026-12-25" },
  {
    options: { settings: { callbackOrder: "first" } },
    message: 'settings.callbackOrder: must be one of before, after, race, never, not "first"',
  },
  { options: { settings: { callbackRetry: [2, 1] } }, message: "settings.callbackRetry[1]: must be more than 2, not 1" },
  {
    options: { settings: { callbackRetry: [1e300] } },
    message: "settings.callbackRetry[0]: must be a number above 0 and up to 31622400, not 1e+300",
  },
  {
    options: { settings: { callbackRetry: Array.from({ length: 101 }, (_none, nth) => nth + 1) } },
    message: "settings.callbackRetry: must be a list of at most 100 elements, not 101",
  },
  {
    options: { settings: { notificationDelay: 1e15 } },
    message: "settings.notificationDelay: must be a whole number from 0 to 31622400, not 1000000000000000",
  },
  {
    options: { merchant: { methods: ["klarna"] } },
    message: `merchant.methods[0]: must be one of ${METHODS.map(({ id }) => id).join(", ")}, not "klarna"`,
  },
])("startSandbox rejects $message", async ({ options, message }) => {
  await expect(startSandbox(options)).rejects.toMatchObject({ name: "TypeError", message });
});

test("close stops the server, and what is being sent", async () => {
  const own = await startSandbox();
  await using shop = await startShop(own.url, own.defaultWorld);
  await shop.create();
  await own.close();
  await expect(fetch(own.url)).rejects.toThrow("fetch failed");
});
