import { describe } from "vitest";
import { describeFaults } from "@maksu/test-server/vitest";
import { createMerchantClient } from "./index.ts";
import { MERCHANT } from "./testing/merchant.ts";
import { nodeTransport } from "./node.ts";

const transports = [
  ["fetch", undefined],
  ["node", nodeTransport()],
] as const;

describe.each(transports)("over %s", (_name, transport) => {
  describeFaults({
    respond: () => ({ status: 200, headers: { "content-type": "application/json" }, body: "[]" }),
    call: (baseUrl, limits) =>
      createMerchantClient({ ...MERCHANT, baseUrl, transport, ...limits }).listSettlements({
        query: { fromDate: "2026-01-01", toDate: "2026-01-31" },
      }),
  });
});
