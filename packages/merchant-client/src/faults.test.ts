import { describeFaults } from "@maksu/test-server/vitest";
import { createMerchantClient } from "./index.ts";
import { MERCHANT } from "./testing/service.ts";

describeFaults({
  respond: () => ({ status: 200, headers: { "content-type": "application/json" }, body: "[]" }),
  call: (baseUrl, limits) =>
    createMerchantClient({ ...MERCHANT, baseUrl, ...limits }).listSettlements({ query: { fromDate: "2026-01-01", toDate: "2026-01-31" } }),
});
