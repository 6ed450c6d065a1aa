import { explain } from "@maksu/signing/explain";
import { anyText } from "@maksu/test-server/text";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parsePasted } from "./pasted-message.ts";

test.each([
  ["https://shop.example.com/cb?a=b", "GET", "https://shop.example.com/cb?a=b"],
  ["  https://shop.example.com/cb?a=b\n", "GET", "https://shop.example.com/cb?a=b"],
  ["/cb?a=b", "GET", "/cb?a=b"],
  ["?ORDER_NUMBER=1&RETURN_AUTHCODE=", "GET", "/?ORDER_NUMBER=1&RETURN_AUTHCODE="],
  ["checkout-account=1&signature=x", "GET", "/?checkout-account=1&signature=x"],
  ["\nPOST /payments HTTP/1.1\na: b\n\n{}", "POST", "/payments"],
])("parsePasted reads %j", (text, method, target) => {
  expect(parsePasted(text)).toMatchObject({ method, target });
});

test.each(["", "hello", "two words=1", '{"a":1}'])("parsePasted rejects %j", (text) => {
  expect(() => parsePasted(text)).toThrow(expect.objectContaining({ code: "http-message-invalid" }));
});

test("parsePasted keeps a message's body byte by byte", () => {
  fc.assert(
    fc.property(anyText, (body) => {
      const { body: read } = parsePasted(`POST /payments HTTP/1.1\n\n${body}`);
      expect(Buffer.from(read ?? "")).toStrictEqual(Buffer.from(body));
    }),
  );
});

test("parsePasted reads a callback's address that verifies", async () => {
  const query =
    "checkout-account=375917&checkout-algorithm=sha256&checkout-amount=2964&checkout-stamp=15336332710015&checkout-reference=192387192837195" +
    "&checkout-transaction-id=4b300af6-9a22-11e8-9184-abb6de7fd2d0&checkout-status=ok&checkout-provider=nordea";
  const signature = "b2d3ecdda2c04563a4638fcade3d4e77dfdc58829b429ad2c2cb422d0fc64080";
  const message = parsePasted(`https://shop.example.com/cb?${query}&signature=${signature}`);
  expect(await explain({ message, secret: "SAIPPUAKAUPPIAS" })).toMatchObject({ matches: true });
});

const HEADERS = { "checkout-account": "375917", "checkout-algorithm": "sha256", signature: "ab" };
const response = { headers: Object.entries(HEADERS), body: '{"a":1}' };

test.each([
  ["headers as an object, before the body", `${JSON.stringify(HEADERS, undefined, 2)}\n\n{"a":1}`],
  ["headers as pairs", `${JSON.stringify(Object.entries(HEADERS))}\n\n{"a":1}`],
  ["headers in turns, as rawHeaders of Node", `${JSON.stringify(Object.entries(HEADERS).flat())}\n\n{"a":1}`],
  ["headers beside a body", JSON.stringify({ headers: HEADERS, body: '{"a":1}' })],
])("%s", (_what, text) => {
  expect(parsePasted(text)).toEqual(response);
});

test("a request as JSON", () => {
  expect(parsePasted(JSON.stringify({ method: "GET", url: "/payments/1", headers: HEADERS }))).toMatchObject({
    method: "GET",
    target: "/payments/1",
    body: "",
  });
});

const CURL = `*   Trying 127.0.0.1:4020...
* Connected to 127.0.0.1 (127.0.0.1) port 4020
> POST /payments HTTP/1.1
> Host: 127.0.0.1:4020
> checkout-account: 375917
> signature: cd
>
} [17 bytes data]
< HTTP/1.1 201 Created
< checkout-account: 375917
< signature: ab
<
{ [17 bytes data]
{"transactionId":
 "1"}
* Connection #0 to host 127.0.0.1 left intact
`;

test("what curl -v printed: the response with its body", () => {
  const { headers, body } = parsePasted(CURL);
  expect([...headers]).toEqual([
    ["checkout-account", "375917"],
    ["signature", "ab"],
  ]);
  expect(new TextDecoder().decode(body as Uint8Array)).toBe('{"transactionId":\n "1"}');
});

test("what curl -v printed, with a response that is not signed: the request", () => {
  const message = parsePasted(CURL.replace("< signature: ab\n", "").replace('{"transactionId":\n "1"}\n', ""));
  expect(message).toMatchObject({ method: "POST", target: "/payments" });
  expect(Object.fromEntries(message.headers)).toMatchObject({ signature: "cd" });
});
