import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { explain } from "./explain.ts";
import { parseHttpMessage } from "./http-message.ts";

const secret = "SAIPPUAKAUPPIAS";
const mac = (message: string, algorithm = "sha256") => createHmac(algorithm, secret).update(message).digest("hex");
const explained = (saved: string, key = secret) => explain({ message: parseHttpMessage(saved), secret: key });

describe("explain looks for the signed parameters", () => {
  const query = "checkout-url=https://a.example/x%3Fy&checkout-account=1";
  const lines = "checkout-account:1\ncheckout-url:https://a.example/x?y\n";

  it.each([
    "GET /cb?",
    "GET http://shop.example.com/cb?",
    "GET https://shop.example.com/cb?",
    "GET HTTPS://SHOP.EXAMPLE.COM:443/cb?",
    "GET https://shop.example.com?",
    "POST /cb HTTP/1.1\ncontent-type: application/x-www-form-urlencoded\n\n",
    "POST /cb HTTP/1.1\nContent-Type: application/x-www-form-urlencoded; charset=utf-8\n\n",
    "POST /cb?shop=1 HTTP/1.1\nContent-Type: application/x-www-form-urlencoded\n\n",
  ])("%s", async (before) => {
    expect(await explained(`${before}${query}&signature=${mac(lines)}`)).toMatchObject({ scheme: "checkout", matches: true, lines });
  });

  it("not in a body of another type", async () => {
    await expect(explained(`POST /cb HTTP/1.1\ncontent-type: text/plain\n\n${query}&signature=${mac(lines)}`)).rejects.toMatchObject({
      code: "signature-missing",
    });
  });

  it("not in the query where there are headers", async () => {
    const saved = `POST /x?${query} HTTP/1.1\ncheckout-account: 2\nsignature: ${mac("checkout-account:2\nbody")}\n\nbody`;
    expect(await explained(saved)).toMatchObject({ matches: true, lines: "checkout-account:2\n" });
  });

  it("in a message put together by hand, with text as its body", async () => {
    const headers = [
      ["Checkout-Account", "1"],
      ["signature", mac("checkout-account:1\nä")],
    ] as const;
    expect(await explain({ message: { headers, body: "ä" }, secret })).toMatchObject({ matches: true, body: { length: 2 } });
    expect(
      await explain({
        message: {
          headers: [
            ["checkout-account", "1"],
            ["signature", mac("checkout-account:1\n")],
          ],
        },
        secret,
      }),
    ).toMatchObject({ matches: true, body: { length: 0 } });
  });
});

describe("explain finds no known mistake in", () => {
  it.each([
    ["another secret's signature on a callback", "GET /cb?checkout-account=1&signature=", "0".repeat(64)],
    ["another secret's signature on a request", "POST /p?x=1 HTTP/1.1\ncheckout-account: 1\nsignature: ", "0".repeat(64)],
    ["credentials that are not base64 from the start", "POST /x HTTP/1.1\nauthorization: Basic ", "!abc"],
    ["credentials that are not base64 to the end", "POST /x HTTP/1.1\nauthorization: Basic ", "abc!"],
    ["credentials that are short of base64", "POST /x HTTP/1.1\nauthorization: Basic ", "abcde"],
    ["an unknown algorithm", "GET /cb?checkout-account=1&checkout-algorithm=md5&signature=", "0".repeat(128)],
    ["no signature", "GET /cb?checkout-account=1", ""],
  ])("%s", async (_, before, signature) => {
    const { matches, mistake } = await explained(before + signature);
    expect([matches, mistake]).toStrictEqual([false, undefined]);
  });

  it("a secret of white space alone", async () => {
    expect(await explained(`GET /cb?checkout-account=1&signature=${"0".repeat(64)}`, " ")).not.toHaveProperty("mistake");
  });
});

it.each([
  ["sha256", "sha512"],
  ["sha512", "sha256"],
])("the algorithm is found from the length where %s is not named", async (algorithm) => {
  const saved = `GET /cb?checkout-account=1&signature=${mac("checkout-account:1\n", algorithm).toUpperCase()}`;
  expect((await explained(saved)).mistake).toStrictEqual({ name: "upper-case-hex", text: "written in upper-case hex" });
});

it.each([
  ["GET /cb?checkout-method=PUT", "checkout-method:PUT\n", "checkout-method: must be GET or POST"],
  [`GET /cb?checkout-a=b&Signature=${mac("checkout-a:b\n")}`, "checkout-a:b\n", "signature: must not be repeated"],
  ["GET /cb?checkout-algorithm=md5", "checkout-algorithm:md5\n", "checkout-algorithm: must be sha256 or sha512"],
  ["GET /cb?checkout-a=%0A", "checkout-a:\n\n", "checkout-a: must be a string without CR, LF, NUL or lone surrogates"],
])("a correct signature over an invalid message is reported: %s", async (before, message, rejection) => {
  const { matches, mistake } = await explained(`${before}&signature=${mac(message)}`);
  expect([matches, mistake]).toStrictEqual([false, { name: "message-rejected", text: `signed as sent, but rejected: ${rejection}` }]);
});

it("explain does not show a secret among the parameters", async () => {
  const explanation = await explained(`GET /cb?checkout-account=1&checkout-x=a${secret}b&signature=${secret}`);
  expect(explanation).toMatchObject({ lines: "checkout-account:1\ncheckout-x:a[secret]b\n", received: "[secret]… (15 characters)" });
});

it("explain sorts names whatever their case", async () => {
  const saved = `HTTP/1.1 200 OK\nCheckout-B: 2\ncheckout-a: 1\nCHECKOUT-C: 3\nsignature: ${mac("checkout-a:1\ncheckout-b:2\ncheckout-c:3\n")}\n\n`;
  expect(await explained(saved)).toMatchObject({ matches: true, lines: "checkout-a:1\ncheckout-b:2\ncheckout-c:3\n" });
});
