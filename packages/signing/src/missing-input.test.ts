/** Every function of the package, called without what it needs. */
import { describe, expect, it } from "vitest";
import * as signing from "./index.ts";

type AnyFunction = (...args: readonly unknown[]) => unknown;

/** These accept such values, have other arguments, or read a fetch's own response. */
const OTHERS: ReadonlySet<string> = new Set([
  "contentMd5",
  "isVerified",
  "parseMerchantAuthorization",
  "readBody",
  "readCheckoutSettings",
  "requireOptions",
  "requireSecureUrl",
]);

const isClass = (value: AnyFunction): boolean => /^class\b/.test(String(value));

const FUNCTIONS = Object.entries(signing as Readonly<Record<string, unknown>>).flatMap(([name, value]): [string, AnyFunction][] =>
  typeof value === "function" && !isClass(value as AnyFunction) && !OTHERS.has(name) ? [[name, value as AnyFunction]] : [],
);

async function errorOf(run: () => unknown): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    return error;
  }
}

describe.each(FUNCTIONS)("%s throws an error that names what is missing", (_name, run) => {
  it.each([[undefined], [null], ["SAIPPUAKAUPPIAS"], [5]])("for %o in place of its input", async (given) => {
    const error = await errorOf(() => run(given));
    expect(error).toMatchObject({ name: "SigningError", message: expect.stringMatching(/^\w+: /) });
    expect(String(error)).not.toContain("SAIPPUAKAUPPIAS");
  });

  it.each([[{}], [{ secrett: "SAIPPUAKAUPPIAS" }]])("for %o, which lacks it", async (given) => {
    const error = await errorOf(() => run(given));
    expect(String(error)).toMatch(/^SigningError: \w+: |^TypeError: parameters: must be pairs/);
    expect(String(error)).not.toContain("SAIPPUAKAUPPIAS");
  });
});

it("verifyCheckoutResponse throws a SigningError without the request", async () => {
  const headers = { "checkout-account": "1", "checkout-algorithm": "sha256" };
  const [body, secret] = ["{}", "SAIPPUAKAUPPIAS"];
  const signature = await signing.checkoutSignature({ parameters: Object.entries(headers), body, secret });
  const response = { status: 200, headers: Object.entries({ ...headers, signature }), body, secret };
  expect(await errorOf(() => Reflect.apply(signing.verifyCheckoutResponse, undefined, [response]))).toMatchObject({
    code: "option-invalid",
    message: "request: must be an object, not undefined",
  });
});

it("most functions of the package are called here", () => {
  expect(FUNCTIONS.length).toBeGreaterThan(25);
  for (const name of OTHERS) expect(signing).toHaveProperty(name);
});
