import { describe, expect, it } from "vitest";
import { CHECKOUT_SETTINGS, readCheckoutSettings } from "./checkout-options.ts";
import { signingError } from "../testing/signing-error.ts";

const SETTINGS = { account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: "https://api.example.com" };
const read = (change: object) => readCheckoutSettings({ ...SETTINGS, ...change }, CHECKOUT_SETTINGS);

describe("readCheckoutSettings", () => {
  it("returns account, secrets and origin as they are signed with, and no platform name", () => {
    expect(read({ secret: ["new", "old"], baseUrl: "https://api.example.com/" })).toStrictEqual({
      account: "375917",
      secrets: ["new", "old"],
      origin: "https://api.example.com",
      platformName: undefined,
    });
  });

  it("returns the platform name", () => {
    expect(read({ platformName: "Example Shop" })).toMatchObject({ platformName: "Example Shop" });
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
