/** The input of readers is validated before anything else, as the options of handlers are. */
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import * as webhooks from "../index.ts";
import { WebhookError } from "../index.ts";
import * as sent from "../testing/index.ts";

const url = "https://shop.example.com/hook";
const [account, secret] = [375917, "SAIPPUAKAUPPIAS"];
const signer = { url, account, secret };

const READERS = [
  { read: webhooks.readPayment, needsAccount: true, event: await sent.paymentCallback(signer) },
  { read: webhooks.readRefund, needsAccount: true, event: await sent.refundCallback(signer) },
  { read: webhooks.readCard, needsAccount: true, event: await sent.addCardCallback(signer) },
  { read: webhooks.readReceipt, needsAccount: false, event: await sent.successRedirect({ url, secret }) },
  { read: webhooks.readRefundStatus, needsAccount: false, event: await sent.refundStatusChanged({ url, secret }) },
].map(({ read, ...rest }) => ({
  ...rest,
  read,
  name: read.name,
  call: async (options?: unknown, address: unknown = rest.event.url) => Reflect.apply(read, undefined, [address, options]),
}));

const mistake = (code: webhooks.WebhookErrorCode, message: string) => expect.objectContaining({ name: "WebhookError", code, message });
const SECRET_RULE = "a non-empty string without NUL and lone surrogates, or a non-empty list of such strings";

describe.each(READERS)("$name", ({ call, event, needsAccount }) => {
  test.each([
    { given: { account, secret: "" }, code: "secret-invalid" as const, message: `secret: must be ${SECRET_RULE}, not an empty string` },
    { given: { account, secret: [] }, code: "secret-invalid" as const, message: `secret: must be ${SECRET_RULE}, not an empty array` },
    { given: { account }, code: "secret-invalid" as const, message: `secret: is missing; must be ${SECRET_RULE}` },
    { given: "375917", code: "option-invalid" as const, message: "options: must be an object, not a string" },
  ])("rejects the options $given", async ({ given, code, message }) => {
    await expect(call(given)).rejects.toThrow(mistake(code, message));
  });

  test("rejects a missing options object", async () => {
    const code = needsAccount ? "account-invalid" : "secret-invalid";
    await expect(call()).rejects.toThrow(mistake(code, expect.stringContaining("is missing")));
  });

  test("rejects a misspelled name", async () => {
    await expect(call({ acount: 1, account, secret })).rejects.toThrow(
      mistake("option-unknown", expect.stringContaining("acount: unknown option")),
    );
  });

  test.each([
    { given: new Request(url), kind: "a Request object" },
    { given: { url }, kind: "an object" },
    { given: { href: 5 }, kind: "an object" },
    { given: new URLSearchParams("a=1"), kind: "a URLSearchParams object" },
    { given: [url], kind: "an array" },
    { given: null, kind: "null" },
    { given: 5, kind: "a number" },
  ])("rejects $kind in place of the URL", async ({ given, kind }) => {
    await expect(call({ account, secret }, given)).rejects.toThrow(
      mistake("request-invalid", `url: must be a string or a URL, such as request.url, not ${kind}`),
    );
  });

  test("accepts a URL object, also that of another realm or a framework", async () => {
    const { href } = new URL(event.url);
    for (const given of [new URL(href), runInNewContext("({ href })", { href })])
      expect(await call({ account, secret }, given)).toMatchObject({ genuine: true });
  });

  test.each(["", "not a URL", "?", "https://", "%%%", "\0", "?signature=\ud800"])("reports %j as not genuine", async (given) => {
    expect(await call({ account, secret }, given)).toEqual({ genuine: false, reason: "signature" });
  });

  test("accepts the options of a handler and ignores those of other functions", async () => {
    const options = { account, secret, store: webhooks.memoryStore(), onPayment: async () => {} };
    expect(await call(options)).toMatchObject({ genuine: true });
  });
});

test.each(READERS)("$name rejects a missing URL", async ({ read }) => {
  await expect(Reflect.apply(read, undefined, [undefined, { account, secret }])).rejects.toThrow(
    mistake("request-invalid", "url: must be a string or a URL, such as request.url, not undefined"),
  );
});

test.each(READERS.filter(({ needsAccount }) => needsAccount))("$name rejects an account that is not a merchant ID", async ({ call }) => {
  const message = "account: must be the merchant ID, a whole number above zero, not 0";
  await expect(call({ account: 0, secret })).rejects.toThrow(mistake("account-invalid", message));
});

test("readRefundStatus rejects an unknown encoding", async () => {
  const read = Reflect.apply(webhooks.readRefundStatus, undefined, [url, { secret, encoding: "hexx" }]);
  await expect(read).rejects.toThrow(mistake("encoding-invalid", "encoding: must be hex or base64"));
});

describe("readReport", () => {
  const delivery = { headers: new Headers(), body: new Uint8Array(1), secret };

  test.each([
    { change: { secret: "" }, code: "secret-invalid" as const, message: `secret: must be ${SECRET_RULE}, not an empty string` },
    { change: { body: "[]" }, code: "option-invalid" as const, message: "body: must be the bytes received, a Uint8Array, not a string" },
    { change: { body: undefined }, code: "option-invalid" as const, message: "body: is missing; must be the bytes received, a Uint8Array" },
    {
      change: { headers: {} },
      code: "option-invalid" as const,
      message: "headers: must be Headers, or pairs of name and value, not an object",
    },
    { change: { algorithm: "md5" }, code: "option-invalid" as const, message: "algorithm: must be sha256 or sha512" },
    {
      change: { acount: 1 },
      code: "option-unknown" as const,
      message: "acount: unknown option; the options are headers, body, secret, algorithm",
    },
  ])("rejects $change", async ({ change, code, message }) => {
    await expect(Reflect.apply(webhooks.readReport, undefined, [{ ...delivery, ...change }])).rejects.toThrow(mistake(code, message));
  });

  test("rejects a missing delivery", async () => {
    await expect(Reflect.apply(webhooks.readReport, undefined, [])).rejects.toThrow(WebhookError);
  });
});
