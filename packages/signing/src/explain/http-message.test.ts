import { describe, expect, it } from "vitest";
import { signingError } from "../../test/signing-error.ts";
import { parseHttpMessage } from "./http-message.ts";

const text = (body: unknown) => (body instanceof Uint8Array ? new TextDecoder().decode(body) : body);

describe("parseHttpMessage", () => {
  it.each([
    {
      what: "a request",
      saved: "POST /payments?a=b HTTP/1.1\r\nHost: api.example.com\r\nCheckout-Account:  375917 \r\n\r\n{\r\n\r\n}\r\n",
      want: {
        method: "POST",
        target: "/payments?a=b",
        headers: [
          ["Host", "api.example.com"],
          ["Checkout-Account", "375917"],
        ],
      },
      body: "{\r\n\r\n}\r\n",
    },
    {
      what: "a request saved with LF",
      saved: "POST /payments HTTP/1.1\nx: a:b\ny:\n\n{}\n",
      want: {
        method: "POST",
        target: "/payments",
        headers: [
          ["x", "a:b"],
          ["y", ""],
        ],
      },
      body: "{}\n",
    },
    { what: "a response", saved: "HTTP/1.1 200 OK\r\nsignature: ab\r\n\r\n{}", want: { headers: [["signature", "ab"]] }, body: "{}" },
    {
      what: "a lone CR in a header",
      saved: "GET /cb HTTP/1.1\nx: a\rb\n\r\nbody",
      want: { method: "GET", target: "/cb", headers: [["x", "a\rb"]] },
      body: "body",
    },
    {
      what: "UTF-8 in a header",
      saved: "GET /cb HTTP/1.1\nx: ä😀\n\nb😀",
      want: { method: "GET", target: "/cb", headers: [["x", "ä😀"]] },
      body: "b😀",
    },
    { what: "a response of HTTP/2", saved: "HTTP/2 401\n\n", want: { headers: [] }, body: "" },
    {
      what: "a request line alone",
      saved: "GET https://shop.example.com/cb?a=b",
      want: { method: "GET", target: "https://shop.example.com/cb?a=b", headers: [] },
      body: "",
    },
    {
      what: "a head without an end",
      saved: "GET /cb HTTP/1.1\r\nx: y\r\n",
      want: { method: "GET", target: "/cb", headers: [["x", "y"]] },
      body: "",
    },
    {
      what: "LF after CRLF",
      saved: "GET /cb HTTP/1.1\r\nx: y\r\n\nbody",
      want: { method: "GET", target: "/cb", headers: [["x", "y"]] },
      body: "body",
    },
  ])("reads $what", ({ saved, want, body }) => {
    for (const given of [saved, new TextEncoder().encode(saved)]) {
      const { body: got, ...rest } = parseHttpMessage(given);
      expect(rest).toStrictEqual(want);
      expect(text(got)).toBe(body);
    }
  });

  it("keeps bytes that are not text", () => {
    const head = new TextEncoder().encode("HTTP/1.1 200 OK\n\n");
    expect(parseHttpMessage(Uint8Array.from([...head, 255, 10, 10, 0])).body).toStrictEqual(Uint8Array.from([255, 10, 10, 0]));
  });

  it.each([
    ["", "line 1"],
    ["hello", "line 1"],
    ["get /lower HTTP/1.1", "line 1"],
    ["GET  /two-spaces", "line 1"],
    ["1GET /a", "line 1"],
    ["GET /a HTTP/1.1 x", "line 1"],
    ["GET HTTP/1.1 200", "line 1"],
    ["HTTP/1.1 2", "line 1"],
    ["HTTP/1.1 OK", "line 1"],
    ["GET / HTTP/1.1\nx: y\nno colon\n\n", "line 3"],
    ["GET / HTTP/1.1\n: y\n\n", "line 2"],
  ])("rejects %j", (saved, line) => {
    expect(() => parseHttpMessage(saved)).toThrow(signingError("http-message-invalid", line));
  });
});
