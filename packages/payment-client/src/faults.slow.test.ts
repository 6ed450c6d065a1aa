/** The fault matrix, for signed responses. */
import { describeFaults } from "@maksu/test-server/vitest";
import { nodeTransport } from "./node.ts";
import { callInFault } from "../test/call-in-fault.ts";
import { written } from "../test/service.ts";

const OPENED = { transactionId: "0c1f0d0e-7c5b-4d2a-9b43-8b8d5c0c8a11", href: "https://pay.example.com/1" };

describeFaults({
  respond: (request) => written({ status: 201, body: OPENED }, request),
  call: callInFault,
  nodeTransport: nodeTransport(),
  codes: { "HTML 502": "not-from-service" },
});
