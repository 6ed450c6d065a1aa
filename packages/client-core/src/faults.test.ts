import { describeFaults } from "@maksu/test-server/vitest";
import { describe } from "vitest";
import { nodeTransport } from "./node.ts";
import { thingsClient } from "./testing/things-client.ts";

describe.each([
  ["fetch", undefined],
  ["node", nodeTransport()],
])("over %s", (_name, transport) => {
  describeFaults({
    respond: () => ({ status: 200, headers: { "content-type": "application/json" }, body: '["one","two"]' }),
    call: (origin, limits) => thingsClient(origin, { transport, ...limits }).listThings(),
  });
});
