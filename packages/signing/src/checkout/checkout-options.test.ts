import { describe, expect, it } from "vitest";
import { CHECKOUT_SETTINGS, readCheckoutSettings } from "./checkout-options.ts";
import { signingError } from "../../test/signing-error.ts";

const SETTINGS = { account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: "https://api.example.com" };
const read = (change: object) => readCheckoutSettings({ ...SETTINGS, ...change }, CHECKOUT_SETTINGS);

describe("readCheckoutSettings", () => {
  it.each<readonly [object, readonly string[]]>([
    [{ platformName: "Example Shop" }, ["SAIPPUAKAUPPIAS"]],
    [{ secret: ["new", "old"], baseUrl: "https://api.example.com/" }, ["new", "old"]],
  ])("returns the secrets of %j as a list", (change, secrets) => {
    expect(read(change)).toStrictEqual(secrets);
  });

  it.each([
    ["option-unknown", "acount", { acount: 1 }],
    ["account-invalid", "account", { account: -1 }],
    ["url-invalid", "baseUrl", { baseUrl: "https://api.example.com/v1" }],
    ["header-value-invalid", "platformName", { platformName: "two\nlines" }],
  ] as const)("rejects with %s for the wrong %s", (code, name, change) => {
    expect(() => read(change)).toThrow(signingError(code, name));
  });
});
