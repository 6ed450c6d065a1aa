import { describe } from "vitest";
/** The fault matrix, for signed responses. */
import { describeFaults } from "@maksu/test-server/vitest";
import { examples } from "@maksu/payment-api/examples";
import { createPaymentClient } from "./index.ts";
import { MERCHANT, written } from "./testing/service.ts";
import { nodeTransport } from "./node.ts";

const transports = [
  ["fetch", undefined],
  ["node", nodeTransport()],
] as const;

const OPENED = { transactionId: "0c1f0d0e-7c5b-4d2a-9b43-8b8d5c0c8a11", href: "https://pay.example.com/1" };

describe.each(transports)("over %s", (_name, transport) => {
  describeFaults({
    respond: (request) => written({ status: 201, body: OPENED }, request),
    call: (baseUrl, limits) =>
      createPaymentClient({ ...MERCHANT, baseUrl, transport, ...limits }).createPayment(examples.createPayment.minimal),
    codes: { "HTML 502": "not-from-service" },
  });
});
