/** The reports of a sandbox while it runs. */
import { expect, test, vi } from "vitest";
import { type ObservedEvent, type SandboxExchange, startSandbox } from "../../src/index.ts";
import { startShop } from "../support/shop.ts";

test("onExchange is called with what each request was about", async () => {
  const seen: SandboxExchange[] = [];
  await using own = await startSandbox({ clock: "2026-03-02T09:00:00Z", onExchange: (exchange) => void seen.push(exchange) });
  const world = await own.world({ name: "mine" });
  await using shop = await startShop(own.url, world);
  const { transactionId: id } = (await shop.create({ reference: "ORDER-1" })).body;
  await shop.send("GET", `/payments/${id}`);
  await shop.send("GET", "/payments/8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be914");
  await shop.create({ amount: -1, reference: "ORDER-2" });
  await shop.send("GET", `/payments/${id}`, { headers: { "mock-fault": "truncate" } }).catch(() => {});
  const at = "2026-03-02T09:00:00.000Z";
  const known = { id, reference: "ORDER-1", amount: 1525 };
  expect(
    seen.map(({ operationId, status, about, at: time, world: name }) => ({ operationId, status, about, at: time, world: name })),
  ).toEqual([
    { operationId: "createPayment", status: 201, about: known, at, world: "mine" },
    { operationId: "getPayment", status: 200, about: known, at, world: "mine" },
    { operationId: "getPayment", status: 404, about: { id: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be914" }, at, world: "mine" },
    { operationId: "createPayment", status: 400, about: { reference: "ORDER-2", amount: -1 }, at, world: "mine" },
    { operationId: "getPayment", status: 200, about: known, at, world: "mine" },
  ]);
});

test("onEvent is called with each attempt, and with what is not sent", async () => {
  const seen: ObservedEvent[] = [];
  await using own = await startSandbox({ clock: "2026-03-02T09:00:00Z", onEvent: (event) => void seen.push(event) });
  const world = await own.world({ name: "mine" });
  await using shop = await startShop(own.url, world);
  shop.statuses.push(500);
  await world.pay((await shop.create({ stamp: "1" })).body.transactionId, { method: "nordea" });
  await world.clock.advance({ minutes: 1 });
  const elsewhere = { success: "https://shop.example.com/ok", cancel: "https://shop.example.com/no" };
  await world.pay((await shop.create({ stamp: "2", callbackUrls: elsewhere })).body.transactionId, { outcome: "cancel" });
  const common = { world: "mine", event: "paymentCallback", milliseconds: expect.any(Number) };
  const { origin, pathname } = new URL(shop.urls.success);
  const url = origin + pathname;
  expect(seen).toMatchObject([
    { ...common, attempt: 1, status: 500, state: "waiting", outcome: "ok", url },
    { ...common, attempt: 2, status: 200, state: "acknowledged", outcome: "ok", url },
    { ...common, attempt: 0, state: "blocked", outcome: "fail", url: "https://shop.example.com/no" },
  ]);
  expect(JSON.stringify(seen)).not.toContain("signature");
});

test("onEvent is called with what is forged, which is in no list of events", async () => {
  const seen: ObservedEvent[] = [];
  await using own = await startSandbox({ clock: "2026-03-02T09:00:00Z", onEvent: (event) => void seen.push(event) });
  const world = own.defaultWorld;
  await using shop = await startShop(own.url, world);
  const { transactionId } = (await shop.create()).body;
  shop.statuses.push(403);
  await world.events.forge(transactionId, "made-up success");
  await world.pay(transactionId, { method: "nordea" });
  const [sent, ...others] = await world.events.list();
  expect(others).toEqual([]);
  await world.events.forge(sent?.id ?? "", "replay");
  const common = { at: "2026-03-02T09:00:00.000Z", world: "default", event: "paymentCallback", about: transactionId, attempt: 1 };
  const { origin, pathname } = new URL(shop.urls.success);
  const url = origin + pathname;
  expect(seen).toMatchObject([
    { ...common, forgery: "made-up success", id: transactionId, status: 403, state: "given up", url },
    { ...common, id: sent?.id, status: 200, state: "acknowledged", url },
    { ...common, forgery: "replay", id: sent?.id, status: 200, state: "acknowledged", url },
  ]);
  expect(seen[1]).not.toHaveProperty("forgery");
  expect(JSON.stringify(seen)).not.toContain("signature=");
});

test("an observer that throws is a warning, and changes nothing", async () => {
  const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
  const fail = (): never => {
    throw new Error("observer");
  };
  await using own = await startSandbox({ onExchange: fail, onEvent: fail });
  await using shop = await startShop(own.url, own.defaultWorld);
  const { status, body } = await shop.create();
  expect(status).toBe(201);
  await own.defaultWorld.pay(body.transactionId, { method: "nordea" });
  expect(shop.received).toHaveLength(1);
  expect(warn.mock.calls.map(([message]) => message)).toEqual(["onExchange failed: observer", "onEvent failed: observer"]);
  warn.mockRestore();
});
