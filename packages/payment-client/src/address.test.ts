/** A client's user agent, and the hosts that it may send to: the same for methods and `http`. */
import { expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { createPaymentClient } from "./index.ts";
import { MERCHANT } from "../test/service.ts";

const URL_OF_MOCK = "http://mock:4010";

it("the client names its version in User-Agent, and does not sign it", async () => {
  const sent: Request[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    sent.push(new Request(url, init));
    return new Response("{}", { status: 401 });
  };
  const payments = createPaymentClient({
    ...MERCHANT,
    baseUrl: URL_OF_MOCK,
    allowInsecureHosts: ["mock"],
    acceptUnverifiedResponses: true,
    fetch,
  });
  const path = { transactionId: "0c1f0d0e-7c5b-4d2a-9b43-8b8d5c0c8a11" };
  await payments.getPayment({ path }).catch(() => {});
  await payments.http.GET("/payments/{transactionId}", { params: { path, header: {} as never } }).catch(() => {});
  expect(sent.map(({ url }) => url)).toStrictEqual(Array.from({ length: 2 }, () => `${URL_OF_MOCK}/payments/${path.transactionId}`));
  for (const { headers } of sent)
    expect(headers.get("user-agent")).toMatch(new RegExp(`^maksu-payment-client/${manifest.version} node/\\d+$`));
});
