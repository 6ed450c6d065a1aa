import { inspect } from "node:util";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import { basicFetch, type BasicFetchOptions } from "./basic-fetch.ts";
import { legacyOperations } from "../../test/operations.ts";
import { signingError } from "../../test/signing-error.ts";

const merchantId = "13466";
const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const authorization = `Basic ${Buffer.from(`${merchantId}:${secret}`).toString("base64")}`;
const authenticated = (options: Partial<BasicFetchOptions> = {}) =>
  basicFetch({ merchantId, secret, baseUrl: "https://api.example.com", operations: legacyOperations, ...options });

describe("basicFetch", () => {
  it.each([
    [{}, { "x-service-api-version": "1" }],
    [{ apiVersionHeader: "X-Other-Version", apiVersion: "2" }, { "x-other-version": "2" }],
  ])("authenticates, with the version header %j", async (options, want) => {
    const server = await serverForTest((response) => response.writeHead(201).end("{}"));
    const headers = { "content-type": "application/json" };
    const request = new Request(`${server.origin}/api-payment/create`, { method: "POST", body: "Ä😀", headers });
    const response = await authenticated({ baseUrl: server.origin, ...options })(request);
    expect([response.status, await response.text()]).toStrictEqual([201, "{}"]);
    const received = server.only().headers;
    expect(received).toMatchObject({ authorization, "content-type": "application/json", ...want });
    expect(server.only().body).toBe("Ä😀");
  });

  it("follows no redirect", async () => {
    const other = await serverForTest((response) => response.end());
    const server = await serverForTest((response) => response.writeHead(308, { location: `${other.origin}/` }).end());
    expect(
      (await authenticated({ baseUrl: server.origin })(new Request(`${server.origin}/api-payment/create`, { method: "POST", body: "x" })))
        .status,
    ).toBe(308);
    expect(other.received).toHaveLength(0);
  });

  it.each(["Authorization", "X-Service-API-Version"])("rejects a %s header given by the caller", async (name) => {
    const fetch = authenticated({ fetch: () => expect.fail("nothing may be sent") });
    const request = new Request("https://api.example.com/", { headers: { [name]: "x" } });
    await expect(fetch(request)).rejects.toThrow(signingError("header-reserved", name.toLowerCase()));
  });

  it("rejects http to another host", async () => {
    const fetch = authenticated({ fetch: () => expect.fail("nothing may be sent") });
    await expect(fetch(new Request("http://api.example.com/"))).rejects.toThrow(signingError("insecure-url", "url"));
  });

  it.each([
    ["an empty secret", { secret: "" }, "secret-invalid", "secret"],
    ["a colon in the merchant ID", { merchantId: "1:2" }, "merchant-id-invalid", "merchantId"],
    ["a header name with a space", { apiVersionHeader: "X Y" }, "header-value-invalid", "apiVersionHeader"],
    ["a version with a line break", { apiVersion: "1\n" }, "header-value-invalid", "apiVersion"],
  ] as const)("rejects %s when it is created", (_, options, code, field) => {
    expect(() => authenticated(options)).toThrow(signingError(code, field));
  });

  it("shows no secret when inspected", () => {
    expect(inspect(authenticated(), { depth: 9, showHidden: true })).not.toContain(secret);
  });
});
