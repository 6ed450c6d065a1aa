/** Malformed and unusual requests to the Payment API, each with the status of its response: every server of it responds alike. */
import { paymentHeaders } from "./signed-headers.ts";
import { type RawResponse, sendRawForResponse } from "./raw-request.ts";
import { payment } from "./valid-bodies.ts";

/** A request of the table; it is signed before it is sent. */
export interface TabledRequest {
  readonly what: string;
  readonly method: string;
  readonly target: string;
  readonly body: string | Uint8Array;
  /** Header lines, as they are sent. */
  readonly headers: readonly string[];
  readonly status: number;
}

type Sent = Pick<TabledRequest, "method" | "target" | "body" | "headers">;

const send = (method: string, target: string, body: string | Uint8Array = "", headers: readonly string[] = []): Sent => ({
  method,
  target,
  body,
  headers,
});
const create = (body: string | Uint8Array, ...headers: readonly string[]): Sent => send("POST", "/payments", body, headers);

const json = "content-type: application/json";
const body: string = JSON.stringify(payment);
const id = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";

/** The requests that end bare Prism, and the rest of its probes. */
export const HOSTILE_REQUESTS: readonly TabledRequest[] = [
  { what: "Accept: garbage", ...create(body, json, "accept: garbage"), status: 201 },
  { what: "Accept: application/json; q", ...create(body, json, "accept: application/json; q"), status: 201 },
  { what: "Content-Type: garbage on a GET", ...send("GET", "/settlements", "", ["content-type: garbage"]), status: 200 },
  { what: "%zz in the path", ...send("GET", "/payments/%zz", ""), status: 400 },
  { what: "%C3 in the path", ...send("GET", "/payments/%C3", ""), status: 400 },
  { what: "an unknown key above U+00FF", ...create(JSON.stringify({ ...payment, "€": 1 }), json), status: 400 },
  { what: "malformed JSON", ...create("{", json), status: 400 },
  { what: "a byte order mark", ...create(`\uFEFF${body}`, json), status: 400 },
  { what: "10,000 levels", ...create("[".repeat(10_000) + "]".repeat(10_000), json), status: 400 },
  { what: "GET //", ...send("GET", "//", ""), status: 404 },
  { what: "GET %", ...send("GET", "/%", ""), status: 404 },
  { what: "a valid payment", ...create(body, json), status: 201 },
  { what: "?__code", ...send("GET", "/settlements?__code=400", ""), status: 200 },
  ...[-1, "100", 100.5, 9_007_199_254_740_992].map((amount) => ({
    what: `amount ${JSON.stringify(amount)}`,
    ...create(JSON.stringify({ ...payment, amount }), json),
    status: 400,
  })),
  { what: "amount 1e2", ...create(body.replace('"amount":100', '"amount":1e2'), json), status: 201 },
  { what: "a stamp of 200 emoji", ...create(JSON.stringify({ ...payment, stamp: "😀".repeat(200) }), json), status: 201 },
  { what: "an item without fields", ...create(JSON.stringify({ ...payment, items: [{}] }), json), status: 400 },
  { what: "algorithm md5", ...create(body, json, "checkout-algorithm: md5"), status: 401 },
  { what: "no Content-Type", ...create(body), status: 400 },
  { what: "text/plain", ...create(body, "content-type: text/plain"), status: 400 },
  { what: "charset=utf-8", ...create(body, `${json};charset=utf-8`), status: 201 },
  { what: "Content-Type: garbage", ...create(body, "content-type: garbage"), status: 400 },
  ...["", "{}", "null", "[]", '"x"', "0", "false"].map((content) => ({
    what: `the body ${content || "''"}`,
    ...create(content, json),
    status: 400,
  })),
  { what: "bytes that are not UTF-8", ...create(Buffer.concat([Buffer.from(body), Buffer.from([0xff])]), json), status: 400 },
  { what: "the same key twice", ...create(body.replace('"stamp":"s"', '"stamp":"s","stamp":"s"'), json), status: 201 },
  { what: "a __proto__ key", ...create(`{"__proto__":1,${body.slice(1)}`, json), status: 400 },
  { what: "Accept: application/xml", ...create(body, json, "accept: application/xml"), status: 201 },
  { what: "Accept: */*", ...create(body, json, "accept: */*"), status: 201 },
  { what: "an ID that is not a UUID", ...send("GET", "/payments/1", "", ["checkout-transaction-id: 1"]), status: 401 },
  { what: "HEAD", ...send("HEAD", `/payments/${id}`, ""), status: 405 },
  { what: "a slash at the end", ...send("GET", `/payments/${id}/`, ""), status: 404 },
  { what: "an unknown path", ...send("GET", "/nope", ""), status: 404 },
  { what: "another method", ...send("PUT", "/payments", body, [json]), status: 405 },
  { what: "OPTIONS", ...send("OPTIONS", "/payments", ""), status: 405 },
  { what: "groups=bank,mobile", ...send("GET", "/merchants/payment-providers?groups=bank,mobile", ""), status: 200 },
  { what: "groups=bank,nope", ...send("GET", "/merchants/payment-providers?groups=bank,nope", ""), status: 400 },
  { what: "groups twice", ...send("GET", "/merchants/payment-providers?groups=bank&groups=nope", ""), status: 400 },
  { what: "amount=1e2 in a query", ...send("GET", "/merchants/payment-providers?amount=1e2", ""), status: 400 },
  { what: "amount=99999999999 in a query", ...send("GET", "/merchants/payment-providers?amount=99999999999", ""), status: 400 },
  { what: "an unknown query parameter", ...send("GET", "/merchants/payment-providers?x=1", ""), status: 200 },
  { what: "30 February", ...send("GET", "/settlements?startDate=2026-02-30", ""), status: 400 },
  { what: "a bank reference of 21", ...send("GET", `/settlements?bankReference=${"1".repeat(21)}`, ""), status: 400 },
  { what: "limit=x", ...send("GET", "/settlements?limit=x", ""), status: 400 },
  { what: "9 MB", ...create(Buffer.alloc(9_000_000, " "), json), status: 413 },
  { what: "11 MB", ...create(Buffer.alloc(11_000_000, " "), json), status: 413 },
];

/** Signs a request for the published test merchant, and sends it, with its headers as they are. */
export function sendHostile(url: string, request: Sent): Promise<RawResponse> {
  const bytes = Buffer.from(request.body as string);
  const head = [
    `${request.method} ${request.target} HTTP/1.1`,
    "host: 127.0.0.1",
    "connection: close",
    `content-length: ${bytes.length}`,
    ...paymentHeaders(request.method, request.target, bytes),
    ...request.headers,
  ];
  return sendRawForResponse(url, { pieces: [Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), bytes] }, 8000);
}
