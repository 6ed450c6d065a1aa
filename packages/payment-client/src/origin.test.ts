/** A signature does not cover the host: another host that gets one can use it against the service. */
import { serverForTest } from "@maksu/test-server/vitest";
import { expect, it } from "vitest";
import { createPaymentClient, type PaymentClient } from "./index.ts";
import { MERCHANT, service } from "../test/service.ts";

const elsewhere = (client: PaymentClient, origin: string) =>
  client.http.use({ onRequest: ({ request }) => new Request(request.url.replace(/^https?:\/\/[^/]+/, origin), request) });

it.each<[string, (client: PaymentClient, origin: string) => Promise<unknown>]>([
  [
    "middleware of one call",
    async ({ http }, origin) =>
      http.GET("/settlements", { middleware: [{ onRequest: ({ request }) => new Request(`${origin}/settlements`, request) }] }),
  ],
  [
    "a Request class of the caller's",
    async ({ http }, origin) => {
      class Elsewhere extends Request {
        constructor(_input: string, init?: RequestInit) {
          super(`${origin}/settlements`, init);
        }
      }
      return http.GET("/settlements", { Request: Elsewhere as typeof Request });
    },
  ],
  [
    "middleware, in a raw call",
    async (client, origin) => {
      elsewhere(client, origin);
      return client.http.GET("/settlements");
    },
  ],
])("no request is signed for another origin, by %s", async (_what, call) => {
  const own = await service({ status: 200, body: [] });
  const other = await serverForTest((response) => response.end());
  const client = createPaymentClient({ ...MERCHANT, baseUrl: own.baseUrl });
  await expect(call(client, other.origin)).rejects.toThrow(expect.objectContaining({ name: "SigningError", code: "origin-mismatch" }));
  expect([own.received.length, other.received.length]).toStrictEqual([0, 0]);
});

const ownClient = () =>
  createPaymentClient({ ...MERCHANT, baseUrl: "https://api.example.com", fetch: () => expect.fail("nothing may be sent") });

it("a call has no base URL of its own", async () => {
  const call = ownClient().http.GET("/settlements", { baseUrl: "https://evil.example.com" });
  await expect(call).rejects.toThrow(expect.objectContaining({ name: "SigningError", code: "option-unknown" }));
  await expect(call).rejects.toThrow(/^baseUrl: an option of the client; http calls no other service$/);
});

it("the error names both origins", async () => {
  const client = ownClient();
  elsewhere(client, "https://evil.example.com");
  await expect(client.http.GET("/settlements")).rejects.toThrow(
    /^url: the request goes to https:\/\/evil\.example\.com, but requests are signed for https:\/\/api\.example\.com alone$/,
  );
});
