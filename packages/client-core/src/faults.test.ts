import { describeFaults } from "@maksu/test-server/vitest";
import { thingsClient } from "./testing/things-client.ts";

describeFaults({
  respond: () => ({ status: 200, headers: { "content-type": "application/json" }, body: '["one","two"]' }),
  call: (origin, limits) => thingsClient(origin, limits).listThings(),
});
