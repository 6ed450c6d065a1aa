/** A signature covers no host: each signing `fetch` sends to its own origin alone. */
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import { basicFetch } from "../legacy/basic-fetch.ts";
import { signedCheckoutFetch } from "../checkout/checkout-fetch.ts";
import { signedMerchantFetch } from "../merchant/merchant-fetch.ts";
import type { PlainFetch, SignedFetch } from "./signing-fetch.ts";
import { operations } from "../../test/operations.ts";
import { signingError } from "../../test/signing-error.ts";

type Make = (baseUrl: string, fetch?: PlainFetch) => SignedFetch;
const secret = "SAIPPUAKAUPPIAS";
const fetches: readonly (readonly [string, Make])[] = [
  [
    "signedCheckoutFetch",
    (baseUrl, fetch) =>
      signedCheckoutFetch({ account: 1, secret, baseUrl, operations, acceptUnverifiedResponses: true, ...(fetch && { fetch }) }),
  ],
  ["signedMerchantFetch", (baseUrl, fetch) => signedMerchantFetch({ merchantId: 1, secret, baseUrl, operations, ...(fetch && { fetch }) })],
  ["basicFetch", (baseUrl, fetch) => basicFetch({ merchantId: 1, secret, baseUrl, operations, ...(fetch && { fetch }) })],
];

const requestTo = (origin: string) => new Request(`${origin}/settlements`);

describe.each(fetches)("%s", (_, make) => {
  it.each([
    ["another host", "https://evil.example.com", "https://evil.example.com"],
    ["the host as a part of another", "https://api.example.com.evil.example", "https://api.example.com.evil.example"],
    ["a subdomain", "https://www.api.example.com", "https://www.api.example.com"],
    ["another port", "https://api.example.com:8443", "https://api.example.com:8443"],
    ["this machine", "http://127.0.0.1:9", "http://127.0.0.1:9"],
  ])("rejects a request to %s before it is signed, and names both origins", async (_where, origin, named) => {
    const fetch = make("https://api.example.com", () => expect.fail("nothing may be sent"));
    const error = await fetch(requestTo(origin)).catch((caught: unknown) => caught);
    expect(error).toStrictEqual(signingError("origin-mismatch", "url"));
    expect(error).toMatchObject({
      message: `url: the request goes to ${named}, but requests are signed for https://api.example.com alone`,
    });
  });

  it("rejects another port of this machine, and reaches no server there", async () => {
    const [own, other] = [await serverForTest((response) => response.end()), await serverForTest((response) => response.end())];
    await expect(make(own.origin)(requestTo(other.origin))).rejects.toThrow(signingError("origin-mismatch", "url"));
    expect(other.received).toHaveLength(0);
  });

  it.each(["https://api.example.com", "https://API.example.com:443/"])("sends to its own origin, given as %s", async (baseUrl) => {
    const sent: string[] = [];
    const fetch = make(baseUrl, async (url) => {
      sent.push(url);
      return new Response("{}");
    });
    await fetch(requestTo("https://api.example.com"));
    expect(sent).toStrictEqual(["https://api.example.com/settlements"]);
  });

  it("sends to the URL that it has checked, even if the request changes", async () => {
    const sent: string[] = [];
    const request = requestTo("https://api.example.com");
    const addresses = ["https://api.example.com/settlements"];
    Object.defineProperty(request, "url", { get: () => addresses.pop() ?? "https://evil.example.com/settlements" });
    const fetch = make("https://api.example.com", async (url) => {
      sent.push(url);
      return new Response("{}");
    });
    await fetch(request);
    expect(sent).toStrictEqual(["https://api.example.com/settlements"]);
  });

  it.each([
    [undefined, "url-invalid", "baseUrl: is missing; must be scheme and host, as in https://api.example.com, and nothing after them"],
    ["", "url-invalid", "baseUrl: must be scheme and host, as in https://api.example.com, and nothing after them, not an empty string"],
    ["api.example.com", "url-invalid", "baseUrl: must be an absolute URL"],
    [
      "https://api.example.com/v1",
      "url-invalid",
      "baseUrl: must be scheme and host, as in https://api.example.com, and nothing after them",
    ],
    [
      "https://a:b@api.example.com",
      "url-invalid",
      "baseUrl: must be scheme and host, as in https://api.example.com, and nothing after them",
    ],
    ["http://api.example.com", "insecure-url", "baseUrl: must be https, or http to a loopback host or one of allowInsecureHosts"],
  ])("is not created for the base URL %j", (baseUrl, code, message) => {
    expect(() => make(baseUrl as string)).toThrow(expect.objectContaining({ name: "SigningError", code, message }));
  });
});
