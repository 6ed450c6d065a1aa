import { describeFaults } from "@maksu/test-server/vitest";
import { describe } from "vitest";
import { examples } from "@maksu/legacy-api/examples";
import { createLegacyClient } from "./index.ts";
import { MERCHANT } from "./testing/merchant.ts";
import { messages, writeXml } from "@maksu/legacy-api/xml";
import { nodeTransport } from "./node.ts";

const transports = [
  ["fetch", undefined],
  ["node", nodeTransport()],
] as const;

const created = { orderNumber: "ORDER-12345", token: "a".repeat(64), url: "https://pay.example.com/" };
const bodies = { json: JSON.stringify(created), xml: writeXml(created, messages.createPayment201) };

const cases = (["json", "xml"] as const).flatMap((format) => transports.map(([name, transport]) => ({ format, name, transport })));

describe.each(cases)("in $format over $name", ({ format, transport }) => {
  describeFaults({
    respond: () => ({ status: 201, headers: { "content-type": `application/${format}` }, body: bodies[format] }),
    call: (baseUrl, limits) =>
      createLegacyClient({ ...MERCHANT, baseUrl, format, transport, ...limits }).createPayment(examples.createPayment["total-only"]),
  });
});
