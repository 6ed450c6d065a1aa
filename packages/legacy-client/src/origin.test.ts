/** Every request carries the secret itself. */
import { serverForTest, serviceForTest } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import { examples } from "@maksu/legacy-api/examples";
import { createLegacyClient, type LegacyClient } from "./index.ts";
import { MERCHANT } from "../test/merchant.ts";

const input = examples.createPayment["total-only"];
const body = { ...input.body } as never;

describe.each(["json", "xml"] as const)("in %s", (format) => {
  it.each<[string, (client: LegacyClient, origin: string) => Promise<unknown>]>([
    [
      "middleware, in a raw call",
      async ({ http }, origin) => {
        http.use({ onRequest: ({ request }) => new Request(`${origin}/api-payment/create`, request) });
        return http.POST("/api-payment/create", { body });
      },
    ],
  ])("the secret goes to no other origin, by %s", async (_what, call) => {
    const own = await serviceForTest({ status: 201 });
    const other = await serverForTest((response) => response.end());
    const client = createLegacyClient({ ...MERCHANT, baseUrl: own.origin, format });
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
    const own = await serviceForTest({ status: 201 });
    const { http } = createLegacyClient({ ...MERCHANT, baseUrl: own.origin, format });
    await expect(http.POST("/api-payment/create", { body, baseUrl: "https://evil.example.com" })).rejects.toThrow(
      expect.objectContaining({ name: "SigningError", code: "option-unknown" }),
    );
    expect(own.received).toHaveLength(0);
  });
});
