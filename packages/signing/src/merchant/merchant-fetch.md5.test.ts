import { createHash, createHmac } from "node:crypto";
import type { ReceivedRequest } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import { signedMerchantFetch, type SignedMerchantFetchOptions } from "./merchant-fetch.ts";
import { merchantOperations } from "../../test/operations.ts";
import { signingError } from "../../test/signing-error.ts";

const merchantId = 13466;
const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const now = () => new Date("2026-07-01T09:00:00.000Z");
const signed = (options: Partial<SignedMerchantFetchOptions> = {}) =>
  signedMerchantFetch({ merchantId, secret, baseUrl: "https://api.example.com", operations: merchantOperations, now, ...options });

/** Checks what arrived against the document, computed apart from the code under test. */
function expectSigned({ method, target, headers, bytes }: ReceivedRequest, apiName: string, timestamp: string) {
  const md5 = createHash("md5").update(bytes).digest("base64");
  const message = `${method}\n${target}\n${apiName} 13466\n${timestamp}\n${md5}`;
  const signature = createHmac("sha256", secret).update(message).digest("base64");
  expect(headers).toMatchObject({ timestamp, "content-md5": md5, authorization: `${apiName} 13466:${signature}` });
}

describe("signedMerchantFetch", () => {
  it.each([
    ["GET", "/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-02-01", undefined],
    ["GET", "/merchant/v1/payments/a%20b%2Fc%C3%A4?x=%c3%a4&y=a+b", undefined],
    ["GET", "/merchant/v1/payments/ä?ö='\"<>", undefined],
    ["GET", "/merchant/v1/payments/1?", undefined],
    ["GET", "/a/./b/../c//d?e=?f#g", undefined],
    ["DELETE", "/merchant/v1/refunds/abc", undefined],
    ["POST", "/merchant/v1/payments/15153/refunds", '{"rows":[{"amount":1000,"description":"Ä😀"}]}'],
  ])("%s %s is signed as it stands on the request line", async (method, target, body) => {
    const server = await serverForTest((response) => response.writeHead(204).end());
    const init = body === undefined ? { method } : { method, body, headers: { "content-type": "application/json" } };
    const response = await signed({ baseUrl: server.origin })(new Request(server.origin + target, init));
    expect(response.status).toBe(204);
    expectSigned(server.only(), "ServiceMerchantAPI", "2026-07-01T09:00:00+0000");
    expect(server.only().body).toBe(body ?? "");
  });

  it("uses the given API name and time zone", async () => {
    const server = await serverForTest((response) => response.end());
    const request = new Request(`${server.origin}/merchant/v1/refunds/1`);
    await signed({ baseUrl: server.origin, apiName: "OtherAPI", timeZone: "Europe/Helsinki" })(request);
    expectSigned(server.only(), "OtherAPI", "2026-07-01T12:00:00+0300");
    expect(server.only().target).toBe("/merchant/v1/refunds/1");
  });

  it("follows no redirect", async () => {
    const other = await serverForTest((response) => response.end());
    const server = await serverForTest((response) => response.writeHead(307, { location: `${other.origin}/` }).end());
    expect((await signed({ baseUrl: server.origin })(new Request(`${server.origin}/merchant/v1/refunds/1`))).status).toBe(307);
    expect(other.received).toHaveLength(0);
  });

  it("uses the time of each call", async () => {
    const server = await serverForTest((response) => response.end());
    await signedMerchantFetch({ merchantId, secret, baseUrl: server.origin, operations: merchantOperations })(
      new Request(`${server.origin}/merchant/v1/refunds/1`),
    );
    const { timestamp } = server.only().headers;
    expect(Math.abs(Date.parse(String(timestamp).replace("+0000", "Z")) - Date.now())).toBeLessThan(5000);
  });

  it("rejects a method that the table lacks for the path", async () => {
    const fetch = signed({ fetch: () => expect.fail("nothing may be sent") });
    await expect(fetch(new Request("https://api.example.com/merchant/v1/refunds/1", { method: "PUT" }))).rejects.toThrow(
      signingError("operation-unknown", "operation"),
    );
  });
});
