/** Requests that are not as described: each is rejected with its code, and the sandbox goes on. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "../../index.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: false, maxBodyBytes: 100_000 });
});
afterAll(() => sandbox.close());

const JSON_TYPE = { "content-type": "application/json" };
const deep = (levels: number): string => `{"request":{"a":${"[".repeat(levels)}${"]".repeat(levels)}}}`;

interface Row {
  readonly what: string;
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
}

const world = "/worlds/default";

test.each<Row>([
  { what: "an unknown path", method: "GET", path: "/nothing", status: 404, code: "unknown-path" },
  { what: "a slash at the end", method: "GET", path: "/worlds/", status: 400, code: "invalid-request", message: "path/world" },
  { what: "another method", method: "DELETE", path: "/worlds", status: 405, code: "method-not-allowed", message: "GET, POST" },
  { what: "a preflight request", method: "OPTIONS", path: "/worlds", status: 405, code: "method-not-allowed" },
  { what: "an unknown world", path: "/worlds/none/reset", status: 404, code: "not-found", message: "the sandbox has no world none" },
  {
    what: "a world of broken encoding",
    path: "/worlds/%E0%A4%A/reset",
    status: 400,
    code: "invalid-request",
    message: "path/world: is missing",
  },
  { what: "a world's path that leads away", path: "/worlds/..%2Fdefault/reset", status: 404, code: "not-found" },
  {
    what: "a parameter in the query",
    method: "GET",
    path: "/worlds?world=default",
    status: 400,
    code: "invalid-request",
    message: "query/world",
  },
  {
    what: "no media type",
    path: `${world}/pay`,
    headers: {},
    body: new Uint8Array([0x7b, 0x7d]),
    status: 415,
    code: "unsupported-media-type",
  },
  {
    what: "a form",
    path: `${world}/pay`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "id=1",
    status: 415,
    code: "unsupported-media-type",
  },
  {
    what: "JSON as text",
    path: `${world}/pay`,
    headers: { "content-type": "text/plain" },
    body: '{"id":"1"}',
    status: 415,
    code: "unsupported-media-type",
  },
  { what: "no body", path: `${world}/pay`, status: 400, code: "invalid-request", message: "not JSON" },
  { what: "broken JSON", path: `${world}/pay`, body: "{", status: 400, code: "invalid-request", message: "not JSON" },
  {
    what: "bytes that are not UTF-8",
    path: `${world}/pay`,
    body: new Uint8Array([0x22, 0xff, 0x22]),
    status: 400,
    code: "invalid-request",
    message: "UTF-8",
  },
  { what: "null", path: `${world}/pay`, body: "null", status: 400, code: "invalid-request", message: "body: must be an object, not " },
  { what: "a list", path: `${world}/pay`, body: "[]", status: 400, code: "invalid-request", message: "body: must be an object, not " },
  {
    what: "a missing field",
    path: `${world}/pay`,
    body: "{}",
    status: 400,
    code: "invalid-request",
    message: "body/id: is missing; must be a string",
  },
  {
    what: "an unknown field",
    path: `${world}/pay`,
    body: '{"id":"1","idd":"1"}',
    status: 400,
    code: "invalid-request",
    message: "body/idd",
  },
  {
    what: "a field of another type",
    path: `${world}/pay`,
    body: '{"id":1}',
    status: 400,
    code: "invalid-request",
    message: "body/id: must be a string of 1 to 200 characters, not 1",
  },
  {
    what: "a prototype",
    path: `${world}/pay`,
    body: '{"id":"1","__proto__":{"outcome":"leave"}}',
    status: 400,
    code: "invalid-request",
    message: "__proto__",
  },
  { what: "a name of every object as an id", path: `${world}/pay`, body: '{"id":"constructor"}', status: 404, code: "not-found" },
  {
    what: "a text that is too long",
    path: `${world}/pay`,
    body: `{"id":"${"x".repeat(201)}"}`,
    status: 400,
    code: "invalid-request",
    message: "body/id",
  },
  {
    what: "a negative span",
    path: `${world}/clock/advance`,
    body: '{"days":-1}',
    status: 400,
    code: "invalid-request",
    message: "body/days",
  },
  {
    what: "a span beyond all dates",
    path: `${world}/clock/advance`,
    body: '{"days":1e300}',
    status: 400,
    code: "invalid-request",
    message: "body/days",
  },
  {
    what: "too many payments",
    path: `${world}/generate`,
    body: '{"count":1e9}',
    status: 400,
    code: "invalid-request",
    message: "body/count",
  },
  {
    what: "half a payment",
    path: `${world}/generate`,
    body: '{"count":0.5}',
    status: 400,
    code: "invalid-request",
    message: "body/count: must be a whole number from 0 to 1000000, not 0.5",
  },
  {
    what: "a wait for longer than a timer can wait",
    path: `${world}/events/wait`,
    body: '{"name":"paymentCallback","timeoutMs":2147483648}',
    status: 400,
    code: "invalid-request",
    message: "body/timeoutMs",
  },
  {
    what: "a watch for hours",
    path: `${world}/clock/watch`,
    body: '{"timeoutMs":2147483648}',
    status: 400,
    code: "invalid-request",
    message: "body/timeoutMs",
  },
  {
    what: "an unknown event",
    path: `${world}/events/wait`,
    body: '{"name":"toString"}',
    status: 400,
    code: "invalid-request",
    message: "body/name",
  },
  { what: "an event's id that is none", path: `${world}/events/1/resend`, status: 400, code: "invalid-request", message: "path/event" },
  {
    what: "an account that is none",
    method: "PATCH",
    path: `${world}/merchants/__proto__/settings`,
    body: "{}",
    status: 400,
    code: "invalid-request",
  },
  { what: "an unknown account", method: "PATCH", path: `${world}/merchants/1/settings`, body: "{}", status: 404, code: "not-found" },
  { what: "an unknown account of a token", path: `${world}/tokens`, body: '{"account":"1"}', status: 404, code: "not-found" },
  {
    what: "an unknown card",
    path: `${world}/tokens`,
    body: '{"card":"9999"}',
    status: 400,
    code: "invalid-request",
    message: "card: must be a test card",
  },
  { what: "an unknown settlement", path: `${world}/settlements/1/pay-out`, status: 404, code: "not-found" },
  {
    what: "settings that are not ascending",
    method: "PATCH",
    path: `${world}/settings`,
    body: '{"callbackRetry":[2,1]}',
    status: 400,
    code: "invalid-request",
    message: "body/callbackRetry/1: must be more than 2, not 1",
  },
  { what: "brackets in brackets, in a field that an order may have", path: `${world}/orders`, body: deep(4000), status: 201 },
  {
    what: "an order of more than 10,000 fields",
    path: `${world}/orders`,
    body: JSON.stringify({ request: Object.fromEntries(Array.from({ length: 10_001 }, (_none, nth) => [nth, 1])) }),
    status: 400,
    code: "invalid-request",
    message: "body: has a list or object of more than 10000 elements",
  },
  { what: "a body that is too long", path: `${world}/orders`, body: deep(60_000), status: 413 },
])("$what: $status $code", async ({ method = "POST", path, headers = JSON_TYPE, body, status, code, message = "" }) => {
  const response = await sandbox.fetch(`${sandbox.url}/_sandbox${path}`, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  expect([response.status, text]).toEqual([status, expect.stringContaining(message)]);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  if (code !== undefined) expect(JSON.parse(text)).toMatchObject({ code, message: expect.any(String) });
  expect((await sandbox.fetch(`${sandbox.url}/_sandbox/health`)).status).toBe(200);
});
