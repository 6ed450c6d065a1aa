import { messages, writeXml } from "@maksu/legacy-api/xml";
import { describeFaults } from "@maksu/test-server/vitest";
import { describe } from "vitest";
import { nodeTransport } from "./node.ts";
import { callInFault } from "../test/call-in-fault.ts";

const created = { orderNumber: "ORDER-12345", token: "a".repeat(64), url: "https://pay.example.com/" };
const bodies = { json: JSON.stringify(created), xml: writeXml(created, messages.createPayment201) };

describe.each(["json", "xml"] as const)("in %s", (format) => {
  describeFaults({
    respond: () => ({ status: 201, headers: { "content-type": `application/${format}` }, body: bodies[format] }),
    call: callInFault(format),
    nodeTransport: nodeTransport(),
    task: format,
  });
});
