import { expect, test } from "vitest";
import { checker } from "../../test/checker.ts";
import { requestOf } from "../../test/seeded.ts";
import type { SignedExchange } from "../calls/send-signed.ts";
import { checkHar, writeHar } from "./har.ts";
import { createRedactor } from "./redact.ts";

test("a form that a recording has as its parameters is read, and a field that is missing is empty", async () => {
  const request = {
    url: "https://service.example.com/tokenization/addcard-form",
    method: "POST",
    postData: { mimeType: "application/x-www-form-urlencoded", params: [{ name: "checkout-account", value: "375917" }] },
  };
  const { exchanges } = await checkHar(JSON.stringify({ log: { entries: [{ request, response: { status: 302 } }] } }), checker);
  expect(exchanges.map(({ operationId, differences }) => [operationId, differences.map(({ kind }) => kind)])).toEqual([
    ["addCardForm", expect.arrayContaining(["accepted"])],
  ]);
});

test("a HAR has no personal data, no token and no signature, and keeps its shape", async () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const { called, request } = requestOf({ api: "payment", operationId: "getToken", change: () => ({}) });
  const headers = new Headers({ "content-type": "application/json", signature: "5f1806093a48080244aaf7a07b885a36" });
  const own: SignedExchange = {
    called,
    request: { ...request, body: bytes('{"email":"aino@kauppa.fi","nimi":"Äijä 12"}') },
    response: { status: 200, headers, body: bytes('{"token":"tok-4f"}') },
    signature: "verified",
  };
  const text = JSON.stringify(writeHar([own], "https://service.example.com"));
  expect(text).toContain("aaa-9a");
  expect(text).toContain("aaaa@aaaaaa.aa");
  expect(text).not.toMatch(/tok-4f|aino|Äijä|5f180609/);
});

test.each([
  ["texts, comments and CDATA", "<a><!-- Väinö --><b>Väinö&#33;</b><c><![CDATA[Väinö]]></c></a> Väinö"],
  ["a comment that doesn't end", "<a><!-- Väinö"],
  ["CDATA that doesn't end", "<a><![CDATA[Väinö"],
  ["an instruction", "<?note Väinö?><a/>"],
  ["a declaration with another encoding", '<?xml version="1.0" encoding="Väinö"?><a/>'],
  ["values in either quote", `<a b="Väinö" c='"Väinö' d = "it's Väinö"/>`],
  ["a value with a bracket", '<a b="Väinö > 1">1</a>'],
  ["a value without quotes", "<a b=Väinö c=1=Väinö>1</a>"],
  ["an attribute without a value", "<a Väinö>1</a>"],
  ["an address in brackets", "Väinö <vaino@kauppa.fi>"],
  ["a tag that doesn't end", "<a b='Väinö'"],
  ["an entity", '<!DOCTYPE a [<!ENTITY b "Väinö">]><a/>'],
])("XML is redacted with its form: %s", (_what, body) => {
  const redacted = createRedactor().body(body, "application/xml");
  expect(redacted).not.toMatch(/Väinö|vaino/);
  expect(redacted.replaceAll(/\w+/g, "a")).toBe(body.replaceAll("&#33;", "").replaceAll(/[\wäö]+/g, "a"));
});

test("a media type and its charset stay, and its other parameters are redacted", () => {
  const { header } = createRedactor();
  expect(header("content-type", 'multipart/form-data; charset="utf-8"; boundary=Väinö-1')).toBe(
    'multipart/form-data; charset="utf-8"; aaaaaaaa=aaaaa-9',
  );
  expect(header("content-type", "vaino@kauppa.fi")).toBe("aaaaa@aaaaaa.aa");
});

test("names, the declaration and documented words of XML stay", () => {
  const body = '<?xml version="1.0" encoding="UTF-8"?><payment xmlns="EUR" a = \'EUR\'><currency>EUR</currency><token/></payment>';
  expect(createRedactor().body(body, "application/xml")).toBe(body);
});

test.each([
  ["no JSON", "{", "not JSON"],
  ["another JSON", "{}", "no log.entries"],
  ["an entry without a response", '{"log":{"entries":[{"request":{"url":"x","method":"GET","headers":[]}}]}}', "log.entries[0]"],
  ["an entry that is none", '{"log":{"entries":[null]}}', "log.entries[0]"],
])("rejects %s", async (_what, text, says) => {
  await expect(checkHar(text, checker)).rejects.toThrow(says);
});

test("a request without a response is left alone, and a body that is null is empty", async () => {
  const request = { url: "https://service.example.com/merchants/payment-providers", method: "GET", headers: [], postData: null };
  const entries = [
    { request, response: { status: 0, statusText: "", headers: [], content: {} } },
    { request, response: { status: 401, headers: [], content: { text: null } } },
  ];
  const { exchanges, others } = await checkHar(JSON.stringify({ log: { entries } }), checker);
  expect([exchanges.map(({ status }) => status), others]).toEqual([[401], [{ at: "log.entries[0]", reason: "it has no response" }]]);
});

test("counts requests of no operation", async () => {
  const entry = {
    request: { url: "https://shop.example.com/logo.png", method: "GET", headers: [] },
    response: { status: 200, headers: [], content: { mimeType: "" } },
  };
  expect(await checkHar(JSON.stringify({ log: { entries: [entry] } }), checker)).toEqual({
    exchanges: [],
    others: [{ at: "A request", reason: "it is of no operation" }],
    events: [],
  });
});

test("the redirect in a browser's recording is an event, whose signature is verified", async () => {
  // The published vector of a redirect.
  const url =
    "https://shop.example.com/ok?checkout-account=375917&checkout-algorithm=sha256&checkout-amount=2964&checkout-stamp=15336332710015&checkout-reference=192387192837195&checkout-transaction-id=4b300af6-9a22-11e8-9184-abb6de7fd2d0&checkout-status=ok&checkout-provider=nordea&signature=b2d3ecdda2c04563a4638fcade3d4e77dfdc58829b429ad2c2cb422d0fc64080";
  const entry = { request: { url, method: "GET" }, response: { status: 200 } };
  const { exchanges, events } = await checkHar(JSON.stringify({ log: { entries: [entry] } }), checker);
  expect([exchanges.map(({ operationId, differences }) => [operationId, differences]), events]).toEqual([
    [["paymentRedirect", []]],
    [{ at: "log.entries[0]", signature: "verified" }],
  ]);
});
