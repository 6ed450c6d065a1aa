/** A server with its own name, control path and fault header. */
import { expect, test, vi } from "vitest";
import { serviceApi } from "../apis/service-apis.ts";
import { TEST_CREDENTIALS } from "../apis/service-apis.ts";
import { createClock } from "./clock.ts";
import { handleControl, isControlPath } from "../control/control-paths.ts";
import { createDeliveries } from "../deliveries/deliveries.ts";
import type { WireRequest } from "./exchange.ts";
import { createGate } from "../gate.ts";
import { createRequestLog } from "../request-log/request-log.ts";
import { listen } from "../http/http-front.ts";
import { EXAMPLE_SERVER } from "../../test/example-server.ts";

const clock = createClock();
const api = serviceApi("legacy", { credentials: TEST_CREDENTIALS.legacy, clock });
const get = (path: string, headers = {}): WireRequest => ({
  method: "GET",
  target: path,
  path,
  query: new URLSearchParams(),
  headers: new Headers(headers),
  body: new Uint8Array(),
});

test("createGate reads faults from the server's own header", async () => {
  const respond = async () => ({ status: 201, headers: {}, body: {} });
  const gate = createGate({ server: EXAMPLE_SERVER, api, operations: new Map(), respond, isAuthenticated: true, fault: "" });
  const asked = async (header: string) => (await gate(get("/nothing", { [header]: "drop" }))).response.cut;
  expect([await asked("example-fault"), await asked("mock-fault")]).toEqual(["all", undefined]);
});

test("handleControl serves the server's own control path", async () => {
  const deliveries = createDeliveries(EXAMPLE_SERVER, clock);
  const shared = { server: EXAMPLE_SERVER, deliveries, clock, allowEventsTo: [] };
  const log = createRequestLog(clock);
  const context = { log, operations: new Map(), reset: log.clear };
  const control = { ...shared, ...context, api: "legacy" as const, document: {}, events: api.events };
  expect(["/_example", "/_example/health", "/_examples", "/_mock/health"].map((path) => isControlPath(EXAMPLE_SERVER, path))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect((await handleControl(control, get("/_example/health"))).response).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  expect((await handleControl(control, get("/_example"))).reason).toBe(
    "unknown path; the control paths are /_example/health, /_example/clock, /_example/requests, /_example/reset and /_example/events/<name>",
  );
  deliveries.close();
});

test("listen reports a failure with the server's own name", async () => {
  const options = { server: EXAMPLE_SERVER, port: 0, host: "127.0.0.1", maxBodyBytes: 1000, requestTimeout: 5000, onRejected: () => {} };
  const { url, close } = await listen(options, () => Promise.reject(new Error("broken")));
  const emit = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  const response = await fetch(url);
  expect([response.status, await response.text()]).toEqual([500, "The example server failed on this request."]);
  expect(emit.mock.calls[0]).toMatchObject(["GET / failed: Error: broken", { type: "ExampleServerWarning" }]);
  emit.mockRestore();
  await close();
});
