import { type Transport, TransportError } from "@maksu/client-core";
import { OPERATIONS_WITHOUT_HANDLER } from "@maksu/sandbox";
import { OPERATIONS } from "@maksu/service-front";
import { afterAll, beforeAll, expect, test } from "vitest";
import { differencesIn } from "../../test/differences.ts";
import { requests } from "../../test/seeded.ts";
import { type Sandbox, startService } from "../../test/services.ts";
import { planRun, run, type RunOptions } from "./run.ts";

const AWAY = { target: "https://service.example.com", yesThisHost: "service.example.com" };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startService();
});
afterAll(() => sandbox.close());

test("against the sandbox, level read finds no difference, and creates nothing", async () => {
  const result = await run({ target: sandbox.url });
  // An operation that the sandbox does not have yet responds with 501.
  const handled = result.exchanges.filter(({ api, operationId }) => !OPERATIONS_WITHOUT_HANDLER.includes(`${api} ${operationId}`));
  expect(differencesIn(handled)).toEqual([]);
  expect(result.exchanges.length).toBeLessThanOrEqual(60);
  const all = Object.values(OPERATIONS).flatMap((table) => Object.keys(table)).length;
  expect(result.operations).toEqual({ all, compared: expect.any(Number) as number });
  expect(result.uncalled.map(({ reason }) => reason)).toContain("may move money: level full");
});

test("the plans of read and write keep to their limits", () => {
  const read = planRun(AWAY);
  expect(read.requests.every(({ request: { method }, isForged }) => method === "GET" || isForged)).toBe(true);
  expect(read.requests.filter(({ isForged }) => isForged).map(({ called: { api } }) => api)).toEqual(["payment", "merchant", "legacy"]);
  const write = planRun({ ...AWAY, level: "write" });
  const writing = write.requests.filter(({ request: { method } }) => method !== "GET");
  expect(new Set(writing.map(({ called: { operationId } }) => operationId))).toEqual(new Set(["createPayment"]));
  expect(write.requests.filter(({ creates }) => creates).length).toBeLessThanOrEqual(50);
});

test.each<[what: string, options: RunOptions, says: string]>([
  ["level full away from this machine", { ...AWAY, level: "full" }, "level: full is for servers on this machine"],
  ["a host that is not named", { ...AWAY, yesThisHost: undefined }, "yesThisHost: must be service.example.com"],
  ["another host than the named one", { ...AWAY, yesThisHost: "example.com" }, "yesThisHost"],
  ["http to another machine", { ...AWAY, target: "http://service.example.com" }, "baseUrl"],
])("rejects %s", async (_what, options, says) => {
  await expect(run(options)).rejects.toThrow(says);
});

test("stops after five failures in a row", async () => {
  let sent = 0;
  const transport: Transport = async () => {
    sent++;
    throw new TransportError("connection-failed", "no connection");
  };
  const result = await run({ ...AWAY, rate: 1000, transport });
  expect([sent, result.stopped, result.operations.compared]).toEqual([5, "5 failures in a row", 0]);
  expect(result.exchanges[0]?.unchecked).toBe("there is no response: no connection");
});

test("reports what was not provoked, and why", async () => {
  const { unprovoked = [] } = await run({ target: sandbox.url, apis: ["merchant"] });
  const lines = unprovoked.map(({ operationId, status, error = "", reason }) => [operationId, status, error, reason].join(" | "));
  expect(lines).toContain("createRefund | 202 |  | takes a payment that a customer has paid");
  expect(lines).toContain("createRefund | 400 | invalid-json | may move money: level full");
  expect(lines).toContain("getPayment | 403 | merchant-inactive | not in level read");
  expect(lines.filter((line) => line.startsWith("getPayment | 404"))).toEqual([]);
});

test("level full has requests that are signed wrong, with the code that each causes", () => {
  expect(requests.map(({ name, expected, causes }) => [name, expected, causes])).toEqual(
    expect.arrayContaining([
      ["with another secret", "rejection", "signature-mismatch"],
      ["for an unknown account", "rejection", "unknown-merchant"],
      ["for another ID", "rejection", "transaction-id-mismatch"],
      ["with another API name", "rejection", "invalid-api-name"],
    ]),
  );
});

test("a request that is signed wrong and accepted is a difference", async () => {
  const transport: Transport = async () => ({
    status: 200,
    headers: new Headers({ "content-type": "application/json" }),
    body: new TextEncoder().encode("[]"),
  });
  const { exchanges } = await run({ target: "http://127.0.0.1:1", apis: ["merchant"], transport });
  expect(exchanges[0]?.differences.map(({ kind, file, message }) => [kind, file, message])).toEqual([
    ["accepted", "specs/merchant-api/openapi.yaml", "the request is accepted, though it is signed with another secret"],
  ]);
});
