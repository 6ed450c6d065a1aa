import { createHash, createHmac } from "node:crypto";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { signingError } from "../../test/signing-error.ts";
import { explain } from "./explain.ts";
import { parseHttpMessage } from "./http-message.ts";
import type { MistakeName } from "./mistakes/mistake.ts";
import { explanationText } from "./text.ts";

const secret = "SAIPPUAKAUPPIAS";
const mac = (message: string, key = secret, algorithm = "sha256") => createHmac(algorithm, key).update(message);
const md5 = (message: string) => createHash("md5").update(message);

/** Explains, and checks the result and its text for what must never be in them. */
async function explained(saved: string, options: { readonly secret?: string; readonly showBody?: boolean } = {}) {
  const explanation = await explain({ message: parseHttpMessage(saved), secret, ...options });
  const shown = explanationText(explanation) + inspect(explanation) + JSON.stringify(explanation);
  expect(shown).not.toContain((options.secret ?? secret).trim());
  for (const [, signature = ""] of saved.matchAll(/(?:signature[:=] ?|RETURN_AUTHCODE=|Authorization: \w+ (?:13466:)?)([^\s&]{12,})/g))
    expect(shown).not.toContain(signature);
  return explanation;
}

describe("explain, given a payment request", () => {
  const body = '{ "stamp": "ä/€", "amount": 1590 }\n';
  const json = '{"stamp":"ä/€","amount":1590}';
  const names = ["account:375917", "algorithm:sha256", "method:POST", "nonce:n", "timestamp:2026-03-01T10:00:00.000Z"];
  const lines = names.map((name) => `checkout-${name}\n`).join("");
  const request = (signature: string, extra = "") =>
    `POST /payments?language=FI HTTP/1.1\r\nCheckout-Timestamp: 2026-03-01T10:00:00.000Z\r\ncheckout-account: 375917\r\ncheckout-algorithm: sha256\r\n` +
    `checkout-method: POST\r\ncheckout-nonce: n\r\nplatform-name: Example Shop\r\n${extra}signature: ${signature}\r\n\r\n${body}`;
  const hex = (message: string, ...rest: [key?: string, algorithm?: string]) => mac(message, ...rest).digest("hex");

  it("that matches", async () => {
    expect(await explained(request(hex(lines + body)))).toStrictEqual({
      scheme: "checkout",
      matches: true,
      lines,
      body: { length: 38, sha256: createHash("sha256").update(body).digest("hex") },
      received: expect.stringMatching(/^[0-9a-f]{8}… \(64 characters\)$/),
      notes: [expect.stringContaining("ends with a line end")],
    });
  });

  const without = (line: number) =>
    names
      .filter((_, index) => index !== line)
      .map((name) => `checkout-${name}\n`)
      .join("");
  const rows: readonly (readonly [MistakeName, string, string])[] = [
    ["algorithm-differs", "sha512", hex(lines + body, secret, "sha512")],
    ["upper-case-hex", "upper-case", hex(lines + body).toUpperCase()],
    ["encoding-differs", "base64", mac(lines + body).digest("base64")],
    ["secret-white-space", "signed with white space around the secret", hex(lines + body, `${secret}\n`)],
    ["secret-white-space", "signed with white space around the secret", hex(lines + body, ` ${secret}`)],
    ["body-left-out", "without the body", hex(lines)],
    ["body-reserialized", "without white space between", hex(lines + json)],
    ["body-reserialized", "two spaces", hex(lines + JSON.stringify(JSON.parse(body), undefined, 2))],
    ["body-reserialized", "four spaces", hex(lines + JSON.stringify(JSON.parse(body), undefined, 4))],
    ["body-reserialized", "non-ASCII characters escaped", hex(`${lines}{"stamp":"\\u00e4/\\u20ac","amount":1590}`)],
    ["body-reserialized", "slashes escaped", hex(`${lines}{"stamp":"ä\\/€","amount":1590}`)],
    ["body-reserialized", "slashes and non-ASCII", hex(`${lines}{"stamp":"\\u00e4\\/\\u20ac","amount":1590}`)],
    ["body-reserialized", "space after each colon", hex(`${lines}{"stamp": "ä/€", "amount": 1590}`)],
    ["body-reserialized", "non-ASCII characters escaped", hex(`${lines}{"stamp": "\\u00e4/\\u20ac", "amount": 1590}`)],
    ["body-line-ends", "CRLF for every LF", hex(lines + body.replace("\n", "\r\n"))],
    ["body-line-ends", "without the line end after it", hex(lines + body.trimEnd())],
    ["body-line-ends", "with LF after it", hex(`${lines + body}\n`)],
    ["line-ends", "CRLF between", hex(lines.replaceAll("\n", "\r\n") + body)],
    ["line-ends", "without the LF", hex(lines.trimEnd() + body)],
    ["header-missing", "without checkout-nonce", hex(without(3) + body)],
    ["header-duplicated", "checkout-account twice", hex(`checkout-account:375917\n${lines}${body}`)],
    ["header-duplicated", "joined by a comma", hex(lines.replace("375917", "375917, 375917") + body)],
    ["header-added", "platform-name", hex(`${lines}platform-name:Example Shop\n${body}`)],
    ["names-not-sorted", "order received", hex(`checkout-timestamp:2026-03-01T10:00:00.000Z\n${without(4)}${body}`)],
    ["names-not-lower-case", "own case", hex(lines.replace("checkout-t", "Checkout-T") + body)],
    ["values-url-encoded", "before URL decoding", hex(lines.replace("10:00:00", "10%3A00%3A00") + body)],
    ["query-signed", "among the lines", hex(`${lines}language:FI\n${body}`)],
    ["query-signed", "as the body", hex(`${lines}language=FI`)],
    ["query-signed", "question mark", hex(`${lines}?language=FI`)],
    ["query-signed", "before the body", hex(`${lines}language=FI\n${body}`)],
  ];

  it.each(rows)("%s: %s", async (name, text, signature) => {
    const { matches, mistake } = await explained(request(signature));
    expect(matches).toBe(false);
    expect(mistake).toStrictEqual({ name, text: expect.stringContaining(text) });
  });

  it("with a header twice", async () => {
    const { lines: shown, mistake } = await explained(request(hex(lines + body), "checkout-nonce: n\r\n"));
    expect(shown).toBe(lines.replace("checkout-nonce:n\n", "checkout-nonce:n\ncheckout-nonce:n\n"));
    expect(mistake).toStrictEqual({ name: "header-duplicated", text: "signed with one checkout-nonce, of which there are several" });
  });

  it("signed with every header", async () => {
    const signature = hex(`${lines}content-type:text/plain\nplatform-name:Example Shop\n${body}`);
    const { mistake } = await explained(request(signature, "Content-Type: text/plain\r\n"));
    expect(mistake).toStrictEqual({ name: "header-added", text: "signed with every name" });
  });

  it.each([
    ["before the signed ones", "Accept", `accept:x\n${lines}`],
    ["between them", "checkou-z", `checkou-z:x\n${lines}`],
    ["after them", "Date", `${lines}date:x\n`],
  ])("signed with one more header %s", async (_, name, message) => {
    const { mistake } = await explained(request(hex(message + body), `${name}: x\r\n`));
    expect(mistake).toStrictEqual({ name: "header-added", text: `signed with ${name.toLowerCase()}, which is not a checkout- name` });
  });

  it("whose names sort otherwise in upper case", async () => {
    const pairs = ["checkout-a_b", "checkout-aa", "checkout-b"].map((name) => `${name}:1\n`).join("");
    const saved = `GET / HTTP/1.1\ncheckout-b: 1\ncheckout-aa: 1\ncheckout-a_b: 1\nsignature: ${hex(pairs)}\n\n`;
    expect(await explained(saved)).toMatchObject({ matches: true, lines: pairs });
  });

  it("that was signed with a header twice", async () => {
    const twice = lines.replace("checkout-nonce:n\n", "checkout-nonce:n\ncheckout-nonce:n\n");
    const { matches, mistake } = await explained(request(hex(twice + body), "checkout-nonce: n\r\n"));
    expect([matches, mistake]).toStrictEqual([
      false,
      { name: "message-rejected", text: "signed as sent, but rejected: checkout-nonce: must not be repeated" },
    ]);
  });

  it("signed with another secret", async () => {
    const explanation = await explained(request(hex(lines + body, "other")));
    expect(explanation.mistake).toBeUndefined();
    expect(explanationText(explanation)).toMatch(/no known mistake/);
  });

  it("and asked to show its body", async () => {
    const { body: shown } = await explained(request(hex(lines + body)), { showBody: true });
    expect(shown?.text).toBe(body);
  });

  it("whose white space is in the secret given", async () => {
    const mistakeOf = async (key: string) => (await explained(request(hex(lines + body, key)), { secret: `${secret}\n` })).mistake;
    const name = "secret-white-space";
    expect(await mistakeOf(secret)).toStrictEqual({ name, text: "signed without the white space around the secret" });
    expect(await mistakeOf(` ${secret}`)).toStrictEqual({ name, text: "signed with other white space around the secret" });
  });
});

describe("explain, given another payment message", () => {
  it("a response", async () => {
    const lines = "checkout-account:375917\ncheckout-algorithm:sha512\ncheckout-method:GET\n";
    const head = `HTTP/1.1 200 OK\n${lines}request-id: 1\n`;
    expect(await explained(`${head}signature: ${mac(`${lines}{}`, secret, "sha512").digest("hex")}\n\n{}`)).toMatchObject({
      scheme: "checkout",
      matches: true,
    });
    const { mistake } = await explained(`${head}signature: ${mac(`${lines}{}`).digest("hex")}\n\n{}`);
    expect(mistake).toStrictEqual({ name: "algorithm-differs", text: "signed with sha256 instead of sha512" });
  });

  const query = "checkout-account=375917&checkout-reference=a%20b&checkout-status=ok";
  const lines = "checkout-account:375917\ncheckout-reference:a b\ncheckout-status:ok\n";

  it.each(["sha256", "sha512"])("a callback without checkout-algorithm, %s", async (algorithm) => {
    const url = `https://shop.example.com/cb?${query}&signature=${mac(lines, secret, algorithm).digest("hex")}`;
    expect(await explained(`GET ${url}`)).toMatchObject({ scheme: "checkout", matches: true, lines });
  });

  it("a callback signed before URL decoding", async () => {
    const signature = mac(lines.replace("a b", "a%20b")).digest("hex");
    expect((await explained(`GET /cb?${query}&signature=${signature} HTTP/1.1`)).mistake?.name).toBe("values-url-encoded");
  });

  it("a callback without a signature", async () => {
    expect(await explained(`GET /cb?${query}`)).toMatchObject({ matches: false, received: "none" });
  });

  it("a form", async () => {
    const head = "POST /tokenization/addcard-form HTTP/1.1\ncontent-type: application/x-www-form-urlencoded\n\n";
    expect(await explained(`${head}${query}&language=EN&signature=${mac(lines).digest("hex")}`)).toMatchObject({ matches: true });
    const { mistake } = await explained(`${head}${query}&language=EN&signature=${mac(`${lines}language:EN\n`).digest("hex")}`);
    expect(mistake?.name).toBe("header-added");
  });
});

describe("explain, given a merchant request", () => {
  const body = '{ "a": "/" }';
  const target = "/merchant/v1/payments/a%20b/refunds?x=1";
  const timestamp = "2026-03-01T12:00:00+0200";
  const message = (change: Partial<Record<"target" | "name" | "md5", string>> = {}) =>
    ["POST", change.target ?? target, `${change.name ?? "OtherAPI"} 13466`, timestamp, change.md5 ?? md5(body).digest("base64")].join("\n");
  const request = (signature: string, contentMd5 = md5(body).digest("base64")) =>
    `POST ${target} HTTP/1.1\nHost: api.example.com\nTimestamp: ${timestamp}\nContent-MD5: ${contentMd5}\nAuthorization: OtherAPI 13466:${signature}\n\n${body}`;
  const base64 = (text: string, ...rest: [key?: string, algorithm?: string]) => mac(text, ...rest).digest("base64");

  it("that matches", async () => {
    const { scheme, matches, lines } = await explained(request(base64(message())));
    expect({ scheme, matches, lines }).toStrictEqual({ scheme: "merchant", matches: true, lines: message() });
  });

  const rows: readonly (readonly [MistakeName, string, string])[] = [
    ["query-left-out", "without the query", base64(message({ target: target.replace("?x=1", "") }))],
    ["full-url-signed", "full URL", base64(message({ target: `https://api.example.com${target}` }))],
    ["full-url-signed", "full URL", base64(message({ target: `http://api.example.com${target}` }))],
    ["full-url-signed", "host, path", base64(message({ target: `api.example.com${target}` }))],
    ["target-encoding-differs", "before percent-encoding", base64(message({ target: target.replace("%20", " ") }))],
    ["target-encoding-differs", "+ for a space", base64(message({ target: target.replace("%20", "+") }))],
    ["secret-white-space", "white space", base64(message(), `${secret} `)],
    ["encoding-differs", "in hex", mac(message()).digest("hex")],
    ["encoding-differs", "hex digits", btoa(mac(message()).digest("hex"))],
    ["algorithm-differs", "sha512", base64(message(), secret, "sha512")],
    ["line-ends", "CRLF", base64(message().replaceAll("\n", "\r\n"))],
    ["line-ends", "after the last", base64(`${message()}\n`)],
    ["api-name-differs", "ServiceMerchantAPI", base64(message({ name: "ServiceMerchantAPI" }))],
    ["header-missing", "without the API name", base64(message().replace("OtherAPI ", ""))],
  ];

  it.each(rows)("%s: %s", async (name, text, signature) => {
    const { matches, mistake } = await explained(request(signature));
    expect(matches).toBe(false);
    expect(mistake).toStrictEqual({ name, text: expect.stringContaining(text) });
  });

  it.each([
    ["body-left-out", "of no body", md5("").digest("base64")],
    ["body-reserialized", "without white space", md5('{"a":"/"}').digest("base64")],
    ["body-line-ends", "with LF after", md5(`${body}\n`).digest("base64")],
    ["encoding-differs", "in hex", md5(body).digest("hex")],
    ["encoding-differs", "hex digits", btoa(md5(body).digest("hex"))],
    ["content-md5-differs", "of another body", md5("other").digest("base64")],
  ])("Content-MD5, %s: %s", async (name, text, contentMd5) => {
    const { matches, mistake } = await explained(request(base64(message({ md5: contentMd5 })), contentMd5));
    expect(matches).toBe(false);
    expect(mistake).toStrictEqual({ name, text: expect.stringContaining(text) });
  });

  it.each(["https://api.example.com", "http://API.example.com:80", "HTTPS://api.example.com"])(
    "whose request line has the whole URL: %s",
    async (origin) => {
      const saved = request(base64(message())).replace("POST /", `POST ${origin}/`);
      expect(await explained(saved)).toMatchObject({ matches: true, lines: message() });
    },
  );

  it("with an invalid percent sequence", async () => {
    const saved = request(base64("other")).replaceAll("a%20b", "%zz");
    expect((await explained(saved)).mistake).toBeUndefined();
  });
});

describe("explain, given a legacy request", () => {
  const request = (credentials: string | Buffer) =>
    `POST /api-payment/create HTTP/1.1\nAuthorization: Basic ${Buffer.from(credentials).toString("base64")}\n\n{}`;

  it("that matches", async () => {
    expect(await explained(request(`13466:${secret}`))).toStrictEqual({
      scheme: "basic",
      matches: true,
      lines: "13466:[secret]",
      received: "… (28 characters)",
    });
  });

  it.each([
    ["secret-white-space", "made with white space around the secret", request(`13466:${secret}\r\n`)],
    ["encoding-differs", "not encoded in base64", `POST / HTTP/1.1\nAuthorization: Basic 13466:${secret}\n\n`],
  ])("%s: %s", async (name, text, saved) => {
    expect((await explained(saved)).mistake).toStrictEqual({ name, text });
  });

  it("made of other bytes than UTF-8", async () => {
    const { mistake } = await explained(request(Buffer.from("1:säla", "latin1")), { secret: "säla" });
    expect(mistake).toStrictEqual({ name: "encoding-differs", text: "made of the ISO 8859-1 bytes instead of the UTF-8 ones" });
  });

  it.each([
    request("13466:other"),
    request(":x"),
    "POST / HTTP/1.1\nauthorization: basic !\n\n",
    "POST / HTTP/1.1\nauthorization: Basic abcde\n\n",
  ])("that none of the mistakes explains", async (saved) => {
    const { matches, mistake } = await explained(saved);
    expect([matches, mistake]).toStrictEqual([false, undefined]);
  });
});

describe("explain, given a receipt", () => {
  const success = "15153|1176557554|F4SDGF23FS|1|";
  const failure = "15153|1176557554|";
  const url = (authcode: string, paid = "&PAID=F4SDGF23FS&METHOD=1") =>
    `GET /receipt?ORDER_NUMBER=15153&TIMESTAMP=1176557554${paid}&RETURN_AUTHCODE=${authcode} HTTP/1.1\n\n`;
  const code = (message: string, algorithm = "md5") => createHash(algorithm).update(message).digest("hex").toUpperCase();

  it.each([
    [success, url(code(success + secret))],
    [failure, url(code(failure + secret), "")],
  ])("that matches: %s", async (message, saved) => {
    expect(await explained(saved)).toMatchObject({ scheme: "receipt", matches: true, lines: `${message}[secret]` });
  });

  it.each([
    ["upper-case-hex", "written in lower-case hex instead of upper-case", url(code(success + secret).toLowerCase())],
    ["secret-white-space", "made with white space around the secret", url(code(`${success + secret}\n`))],
    ["receipt-form-differs", "made over the fields of a failure", url(code(failure + secret))],
    ["algorithm-differs", "made with SHA-256 instead of MD5", url(code(success + secret, "sha256"))],
  ])("%s: %s", async (name, text, saved) => {
    expect((await explained(saved)).mistake).toStrictEqual({ name, text });
  });

  it.each([
    ["PAID without METHOD", url(code(`${failure}F4SDGF23FS||${secret}`), "&PAID=F4SDGF23FS"), `${failure}F4SDGF23FS||[secret]`],
    ["METHOD without PAID", url(code(`${failure}|1|${secret}`), "&METHOD=1"), `${failure}|1|[secret]`],
    ["an empty code", url(""), `${success}[secret]`],
  ])("of %s, which does not match", async (_, saved, lines) => {
    expect(await explained(saved)).toMatchObject({ matches: false, lines });
  });
});

describe("explain, given a refund notification", () => {
  const lines = "token|created|completed|";
  const url = (signature: string) =>
    `GET /n?refundToken=token&oldStatus=created&newStatus=completed&signature=${encodeURIComponent(signature)}`;
  const sha256 = (message: string) => createHash("sha256").update(message);

  it("that matches", async () => {
    expect(await explained(url(sha256(lines + secret).digest("hex")))).toMatchObject({ matches: true, lines: `${lines}[secret]` });
  });

  it.each([
    ["secret-white-space", "made with white space around the secret", sha256(`${lines + secret}\n`).digest("hex")],
    ["hmac-instead-of-hash", "made as an HMAC instead of a plain hash", mac(lines.slice(0, -1)).digest("hex")],
    ["encoding-differs", "written in base64 instead of hex", sha256(lines + secret).digest("base64")],
    ["algorithm-differs", "made with MD5 instead of SHA-256", md5(lines + secret).digest("hex")],
  ])("%s: %s", async (name, text, signature) => {
    expect((await explained(url(signature))).mistake).toStrictEqual({ name, text });
  });

  it("without a signature", async () => {
    const saved = "GET /n?refundToken=token&newStatus=completed";
    expect(await explained(saved)).toMatchObject({ scheme: "refund-notification", lines: "token||completed|[secret]", received: "none" });
  });
});

it.each([
  "GET / HTTP/1.1\n\n",
  "HTTP/1.1 200 OK\nsignature: x\n\n{}",
  "POST /x HTTP/1.1\nauthorization: Bearer x\n\na=b",
  "POST /x HTTP/1.1\nauthorization: x basic y\n\n",
  "GET /x?a=b",
])("explain rejects a message of no scheme: %j", async (saved) => {
  await expect(explain({ message: parseHttpMessage(saved), secret })).rejects.toThrow(signingError("signature-missing", "message"));
});

it("explain rejects an empty secret", async () => {
  await expect(explain({ message: { headers: [] }, secret: "" })).rejects.toThrow(signingError("secret-invalid", "secret"));
});
