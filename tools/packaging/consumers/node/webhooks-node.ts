/** Events received by Node's own server. */
import { createServer, type Server } from "node:http";
import { memoryStore, refundCallbackHandler } from "@maksu/webhooks";
import { nodeListener } from "@maksu/webhooks/node";

const handler = refundCallbackHandler({
  account: 375917,
  secret: "SAIPPUAKAUPPIAS",
  store: memoryStore(),
  compare: "by hand",
  onRefund: async () => undefined,
});

export const server: Server = createServer(nodeListener(handler));

export function rejected(): void {
  // @ts-expect-error: options are not a handler
  nodeListener({ secret: "SAIPPUAKAUPPIAS" });
}
