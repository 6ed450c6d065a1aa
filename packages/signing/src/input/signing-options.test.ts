import { describe, expect, it } from "vitest";
import { basicFetch } from "../legacy/basic-fetch.ts";
import { signCardForm } from "../checkout/card-form.ts";
import { signedCheckoutFetch } from "../checkout/checkout-fetch.ts";
import { signedMerchantFetch } from "../merchant/merchant-fetch.ts";
import { requireOptions } from "./signing-options.ts";
import { operations } from "../../test/operations.ts";

const secret = "SAIPPUAKAUPPIAS";
const baseUrl = "https://api.example.com";
const makers: Readonly<Record<string, readonly [valid: object, make: (options: never) => unknown]>> = {
  signedCheckoutFetch: [{ account: 375917, secret, baseUrl, operations }, signedCheckoutFetch],
  signedMerchantFetch: [{ merchantId: 13466, secret, baseUrl, operations }, signedMerchantFetch],
  basicFetch: [{ merchantId: 13466, secret, baseUrl, operations }, basicFetch],
  signCardForm: [
    { account: 375917, secret, redirectSuccessUrl: "https://shop.example.com/s", redirectCancelUrl: "https://shop.example.com/c" },
    signCardForm,
  ],
};

/** Returns the error of a maker, at once or by its promise; undefined when it takes the options. */
async function failureOf(name: string, change: object): Promise<unknown> {
  const [valid, make] = makers[name] ?? expect.fail();
  return Promise.resolve()
    .then(() => make({ ...valid, ...change } as never))
    .then(
      () => undefined,
      (error: unknown) => error,
    );
}

const NUMBER_OR_TEXT = "a whole number above zero or a non-empty string";
const OF_BYTES = "maxResponseBytes: must be a whole number of bytes of at least 1";

describe("an invalid option is rejected by name", () => {
  it.each<[string, object, string, string]>([
    ["signedCheckoutFetch", { acount: 1 }, "option-unknown", "acount: unknown option; did you mean account?"],
    ["signedCheckoutFetch", { account: undefined }, "account-invalid", `account: is missing; must be ${NUMBER_OR_TEXT}`],
    ["signedCheckoutFetch", { account: true }, "account-invalid", `account: must be ${NUMBER_OR_TEXT}, not a boolean`],
    ["signedCheckoutFetch", { account: 1.5 }, "account-invalid", `account: must be ${NUMBER_OR_TEXT}, not 1.5`],
    ["signedCheckoutFetch", { account: -1 }, "account-invalid", `account: must be ${NUMBER_OR_TEXT}, not -1`],
    ["signedCheckoutFetch", { account: Number.NaN }, "account-invalid", `account: must be ${NUMBER_OR_TEXT}, not NaN`],
    ["signedCheckoutFetch", { account: "" }, "account-invalid", `account: must be ${NUMBER_OR_TEXT}, not an empty string`],
    ["signedCheckoutFetch", { secret: undefined }, "secret-invalid", "secret: is missing; must be a non-empty string or a list of them"],
    ["signedCheckoutFetch", { secret: 1 }, "secret-invalid", "secret: must be a non-empty string or a list of them, not a number"],
    ["signedCheckoutFetch", { secret: [] }, "secret-invalid", "secret: must be a non-empty string or a list of them, not an empty array"],
    ["signedCheckoutFetch", { secret: [secret, ""] }, "secret-invalid", "secret: must be a non-empty string"],
    [
      "signedCheckoutFetch",
      { baseUrl: new URL(baseUrl) },
      "url-invalid",
      "baseUrl: must be scheme and host, as in https://api.example.com, and nothing after them, not a URL object",
    ],
    ["signedCheckoutFetch", { algorithm: "md5" }, "algorithm-unknown", "algorithm: must be sha256 or sha512"],
    ["signedCheckoutFetch", { platformName: 1 }, "header-value-invalid", "platformName: must be a non-empty string, not a number"],
    ["signedCheckoutFetch", { maxResponseBytes: Number.NaN }, "option-invalid", `${OF_BYTES}, not NaN`],
    ["signedCheckoutFetch", { maxResponseBytes: "10MB" }, "option-invalid", `${OF_BYTES}, not a string`],
    ["signedCheckoutFetch", { maxResponseBytes: 0 }, "option-invalid", `${OF_BYTES}, not 0`],
    ["signedCheckoutFetch", { maxResponseBytes: Infinity }, "option-invalid", `${OF_BYTES}, not Infinity`],
    [
      "signedCheckoutFetch",
      { acceptUnverifiedResponses: "false" },
      "option-invalid",
      "acceptUnverifiedResponses: must be true or false, not a string",
    ],
    ["signedCheckoutFetch", { fetch: {} }, "option-invalid", "fetch: must be a function, not an object"],
    ["signedCheckoutFetch", { now: new Date() }, "option-invalid", "now: must be a function, not a Date object"],
    ["signedCheckoutFetch", { nonce: "1" }, "option-invalid", "nonce: must be a function, not a string"],
    ["signedCheckoutFetch", { operations: undefined }, "option-invalid", "operations: is missing; must be a table of operations"],
    ["signedCheckoutFetch", { operations: null }, "option-invalid", "operations: must be a table of operations, not null"],
    ["signedCheckoutFetch", { operations: "x" }, "option-invalid", "operations: must be a table of operations, not a string"],
    [
      "signedMerchantFetch",
      { account: 1 },
      "option-unknown",
      "account: unknown option; the options are merchantId, secret, apiName, timeZone, now, baseUrl, allowInsecureHosts, operations, fetch",
    ],
    ["signedMerchantFetch", { merchantId: null }, "merchant-id-invalid", `merchantId: must be ${NUMBER_OR_TEXT}, not null`],
    ["signedMerchantFetch", { secret: [secret] }, "secret-invalid", "secret: must be a non-empty string, not an array"],
    ["signedMerchantFetch", { apiName: 1 }, "message-part-invalid", "apiName: must be a non-empty string, not a number"],
    ["signedMerchantFetch", { timeZone: 3 }, "time-zone-unknown", "timeZone: must be a non-empty string, not a number"],
    ["signedMerchantFetch", { fetch: null }, "option-invalid", "fetch: must be a function, not null"],
    ["signedMerchantFetch", { now: 5 }, "option-invalid", "now: must be a function, not a number"],
    [
      "basicFetch",
      { version: 1 },
      "option-unknown",
      "version: unknown option; the options are merchantId, secret, apiVersionHeader, apiVersion, baseUrl, allowInsecureHosts, operations, fetch",
    ],
    ["basicFetch", { merchantId: undefined }, "merchant-id-invalid", `merchantId: is missing; must be ${NUMBER_OR_TEXT}`],
    ["basicFetch", { secret: undefined }, "secret-invalid", "secret: is missing; must be a non-empty string"],
    ["basicFetch", { apiVersionHeader: 1 }, "header-value-invalid", "apiVersionHeader: must be a non-empty string, not a number"],
    ["basicFetch", { apiVersion: 1 }, "header-value-invalid", "apiVersion: must be a non-empty string, not a number"],
    ["basicFetch", { fetch: "x" }, "option-invalid", "fetch: must be a function, not a string"],
    [
      "signCardForm",
      { successUrl: "x" },
      "option-unknown",
      "successUrl: unknown option; the options are account, secret, algorithm, redirectSuccessUrl, redirectCancelUrl, callbackSuccessUrl, callbackCancelUrl, language, now, nonce",
    ],
    ["signCardForm", { account: undefined }, "account-invalid", `account: is missing; must be ${NUMBER_OR_TEXT}`],
    ["signCardForm", { secret: [secret] }, "secret-invalid", "secret: must be a non-empty string, not an array"],
    ["signCardForm", { redirectSuccessUrl: undefined }, "url-invalid", "redirectSuccessUrl: is missing; must be an absolute URL"],
    ["signCardForm", { redirectCancelUrl: undefined }, "url-invalid", "redirectCancelUrl: is missing; must be an absolute URL"],
    ["signCardForm", { callbackSuccessUrl: null }, "url-invalid", "callbackSuccessUrl: must be an absolute URL, not null"],
    ["signCardForm", { callbackCancelUrl: 1 }, "url-invalid", "callbackCancelUrl: must be an absolute URL, not a number"],
    ["signCardForm", { language: "DE" }, "option-invalid", "language: must be FI or SV or EN"],
    ["signCardForm", { now: 1 }, "option-invalid", "now: must be a function, not a number"],
    ["signCardForm", { nonce: 1 }, "option-invalid", "nonce: must be a function, not a number"],
  ])("%s %o", async (name, change, code, message) => {
    expect(await failureOf(name, change)).toMatchObject({ name: "SigningError", code, message });
  });
});

it.each<[string, object]>([
  ["signedCheckoutFetch", {}],
  ["signedCheckoutFetch", { algorithm: "sha256", maxResponseBytes: 1, acceptUnverifiedResponses: false, secret: [secret] }],
  ["signedCheckoutFetch", { platformName: undefined, fetch: undefined, now: undefined, nonce: undefined, account: "375917" }],
  ["signedMerchantFetch", { apiName: "Own", timeZone: "Europe/Helsinki", merchantId: "13466" }],
  ["basicFetch", { apiVersionHeader: "X-Own", apiVersion: "2", fetch }],
  ["signCardForm", { language: "SV", algorithm: "sha512", callbackSuccessUrl: "https://shop.example.com/c" }],
])("%s accepts %o", async (name, change) => {
  expect(await failureOf(name, change)).toBeUndefined();
});

describe("requireOptions", () => {
  it.each([
    ["text", "x", "option-invalid", "options: must be an object, not a string"],
    ["a list", [], "option-invalid", "options: must be an object, not an empty array"],
    ["a function", () => {}, "option-invalid", "options: must be an object, not a function"],
    ["nothing", undefined, "account-invalid", `account: is missing; must be ${NUMBER_OR_TEXT}`],
    ["null", null, "account-invalid", `account: is missing; must be ${NUMBER_OR_TEXT}`],
  ])("reports what is wrong with %s as options", (_what, options, code, message) => {
    const make = () => signedCheckoutFetch(options as never);
    expect(make).toThrow(expect.objectContaining({ name: "SigningError", code, message }));
  });

  it("uses the rule's code, or option-invalid for a rule without one", () => {
    const rule = { allowed: "true", accepts: (value: unknown) => value === true };
    expect(() => requireOptions({ a: 1 }, { a: rule })).toThrow(expect.objectContaining({ code: "option-invalid" }));
    expect(() => requireOptions({ a: 1 }, { a: { ...rule, code: "date-invalid" } })).toThrow(
      expect.objectContaining({ code: "date-invalid" }),
    );
    expect(() => requireOptions({ a: true }, { a: rule })).not.toThrow();
  });
});
