import { describeFaults } from "@maksu/test-server/vitest";
import { nodeTransport } from "./node.ts";
import { callInFault } from "../test/call-in-fault.ts";

describeFaults({
  respond: () => ({ status: 200, headers: { "content-type": "application/json" }, body: "[]" }),
  call: callInFault,
  nodeTransport: nodeTransport(),
});
