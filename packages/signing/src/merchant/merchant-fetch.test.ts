import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { signedMerchantFetch, type SignedMerchantFetchOptions } from "./merchant-fetch.ts";
import { merchantOperations } from "../../test/operations.ts";
import { signingError } from "../../test/signing-error.ts";

const merchantId = 13466;
const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const signed = (options: Partial<SignedMerchantFetchOptions> = {}) =>
  signedMerchantFetch({ merchantId, secret, baseUrl: "https://api.example.com", operations: merchantOperations, ...options });

describe("signedMerchantFetch rejects", () => {
  it.each(["Authorization", "Timestamp", "Content-MD5"])("a %s header given by the caller", async (name) => {
    const fetch = signed({ fetch: () => expect.fail("nothing may be sent") });
    const request = new Request("https://api.example.com/x", { headers: { [name]: "x" } });
    await expect(fetch(request)).rejects.toThrow(signingError("header-reserved", name.toLowerCase()));
  });

  it("http to another host", async () => {
    const fetch = signed({ fetch: () => expect.fail("nothing may be sent") });
    await expect(fetch(new Request("http://api.example.com/x"))).rejects.toThrow(signingError("insecure-url", "url"));
  });

  it.each([
    ["an empty secret", { secret: "" }, "secret-invalid", "secret"],
    ["an empty merchant ID", { merchantId: "" }, "merchant-id-invalid", "merchantId"],
    ["an API name with a space", { apiName: "A B" }, "message-part-invalid", "apiName"],
    ["an unknown time zone", { timeZone: "Mars/Olympus" }, "time-zone-unknown", "timeZone"],
  ] as const)("%s when it is created", (_, options, code, field) => {
    expect(() => signed(options)).toThrow(signingError(code, field));
  });
});

it("signedMerchantFetch shows no secret when inspected", () => {
  expect(inspect(signed(), { depth: 9, showHidden: true })).not.toContain(secret);
});
