/** A signature covers method and path, but not the host: another host could send the request to the service. */
import { serverForTest, serviceForTest } from "@maksu/test-server/vitest";
import { expect, it } from "vitest";
import { createMerchantClient, type MerchantClient } from "./index.ts";
import { MERCHANT } from "../test/merchant.ts";

const PATH = { params: { path: { refundToken: "abc" } } };

it.each<[string, (client: MerchantClient, origin: string) => Promise<unknown>]>([
  [
    "middleware of one call",
    async ({ http }, origin) =>
      http.DELETE("/merchant/v1/refunds/{refundToken}", {
        ...PATH,
        middleware: [{ onRequest: ({ request }) => new Request(`${origin}/merchant/v1/refunds/abc`, request) }],
      }),
  ],
])("no request is signed for another origin, by %s", async (_what, call) => {
  const own = await serviceForTest({ status: 204 });
  const other = await serverForTest((response) => response.end());
  const client = createMerchantClient({ ...MERCHANT, baseUrl: own.origin });
  await expect(call(client, other.origin)).rejects.toThrow(
    expect.objectContaining({
      name: "SigningError",
      code: "origin-mismatch",
      message: `url: the request goes to ${other.origin}, but requests are signed for ${own.origin} alone`,
    }),
  );
  expect([own.received.length, other.received.length]).toStrictEqual([0, 0]);
});

it("a call has no base URL of its own", async () => {
  const own = await serviceForTest({ status: 204 });
  const { http } = createMerchantClient({ ...MERCHANT, baseUrl: own.origin });
  await expect(http.DELETE("/merchant/v1/refunds/{refundToken}", { ...PATH, baseUrl: "https://evil.example.com" })).rejects.toThrow(
    expect.objectContaining({ name: "SigningError", code: "option-unknown" }),
  );
  expect(own.received).toHaveLength(0);
});
