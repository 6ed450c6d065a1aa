import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { docs, root } from "../site/places.ts";

type Pairs = readonly (readonly [name: string, value: string])[];

interface Script {
  checkoutSignature(pairs: Pairs, body: string, secret: string): string;
  merchantSignature(message: readonly string[], secret: string): string;
  escapedUrl(url: string): string;
  responseProblem(received: { readonly request: Pairs; readonly response: Pairs; readonly body: string; readonly secret: string }): unknown;
}

const text = readFileSync(join(docs, "src/collections/scripts/sign.js"), "utf8");
const names = "checkoutSignature, merchantSignature, escapedUrl, responseProblem";
// As the runners do, with the library that they give it.
const load = runInThisContext(`(function (require) { ${text}\nreturn { ${names} }; })`) as (require: NodeJS.Require) => Script;
const { checkoutSignature, merchantSignature, escapedUrl, responseProblem } = load(createRequire(import.meta.url));

const vectorsOf = <Vector>(file: string): readonly Vector[] =>
  (JSON.parse(readFileSync(join(root, "packages/signing/vectors", file), "utf8")) as { readonly vectors: readonly Vector[] }).vectors;

interface PaymentVector {
  readonly id: string;
  readonly valid: boolean;
  readonly algorithm: string;
  readonly secret: string;
  readonly parameters: Pairs;
  readonly body?: string;
  readonly signature: string;
}
interface MerchantVector extends Pick<PaymentVector, "id" | "valid" | "secret" | "signature"> {
  readonly method: string;
  readonly target: string;
  readonly apiName: string;
  readonly merchantId: string;
  readonly timestamp: string;
  readonly contentMd5: string;
}

/** Requests name their algorithm; some vectors leave it out. */
const requests = vectorsOf<PaymentVector>("payment.json").filter(({ parameters }) =>
  parameters.some(([name]) => name.toLowerCase() === "checkout-algorithm"),
);

test.each(requests)("checkoutSignature of vector $id, valid: $valid", ({ parameters, body = "", secret, signature, valid }) => {
  expect(checkoutSignature(parameters, body, secret) === signature).toBe(valid);
});

test.each(vectorsOf<MerchantVector>("merchant.json").filter(({ method }) => method))(
  "merchantSignature of vector $id, valid: $valid",
  ({ method, target, apiName, merchantId, timestamp, contentMd5, secret, signature, valid }) => {
    const message = [method, target, `${apiName} ${merchantId}`, timestamp, contentMd5];
    expect(merchantSignature(message, secret) === signature).toBe(valid);
  },
);

test("checkoutSignature rejects an algorithm that the service doesn't have", () => {
  expect(() => checkoutSignature([["checkout-algorithm", "md5"]], "", "secret")).toThrow(
    "checkout-algorithm must be sha256 or sha512, but is md5.",
  );
});

test.each([
  ["white space and letters", "http://a/b c/ä?d=€", "http://a/b%20c/%C3%A4?d=%E2%82%AC"],
  ["quotes and braces", `http://a/'"<>\`{}|\\^`, "http://a/%27%22%3C%3E%60%7B%7D%7C%5C%5E"],
  ["an astral character", "http://a/😀", "http://a/%F0%9F%98%80"],
  ["nothing twice", "http://a/%C3%A4?b=%20&c=1+2#d", "http://a/%C3%A4?b=%20&c=1+2#d"],
])("escapedUrl escapes %s", (_what, url, want) => {
  expect(escapedUrl(url)).toBe(want);
});

describe("responseProblem", () => {
  const secret = "SAIPPUAKAUPPIAS";
  const request: Pairs = [
    ["checkout-account", "375917"],
    ["checkout-algorithm", "sha512"],
    ["checkout-method", "GET"],
  ];
  const signed = (lines: Pairs, body: string): Pairs => [["Signature", checkoutSignature(lines, body, secret)], ...lines];

  test("accepts the service's response to the request", () => {
    expect(responseProblem({ request, response: signed(request, "{}"), body: "{}", secret })).toBeUndefined();
  });

  test.each<[what: string, response: Pairs, body: string, problem: string]>([
    ["no signature", request, "{}", "it has no signature"],
    ["another body", signed(request, "{}"), "{ }", "its signature is not that of its headers and body"],
    ["a header more", [...signed(request, "{}"), ["checkout-status", "ok"]], "{}", "its signature is not that of its headers and body"],
    ["another account", signed([["checkout-account", "1"], ...request.slice(1)], "{}"), "{}", "its checkout-account is not the request's"],
    [
      "another method",
      signed([...request.slice(0, 2), ["checkout-method", "POST"]], "{}"),
      "{}",
      "its checkout-method is not the request's",
    ],
  ])("rejects a response with %s", (_what, response, body, problem) => {
    expect(responseProblem({ request, response, body, secret })).toBe(problem);
  });
});
