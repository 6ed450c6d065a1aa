/**
 * A server of createPayment by hand in this process, the least that it takes: verifies the request, signs as many forms as the sandbox does, writes
 * a response of as many bytes, and signs it. It validates nothing and remembers nothing.
 */
import { createHmac, createSecretKey, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const [, , size, forms] = process.argv.map(Number);
const secret = createSecretKey("SAIPPUAKAUPPIAS", "utf8");
const sign = (lines: readonly (readonly [string, unknown])[], body: string | Buffer = ""): string =>
  createHmac("sha256", secret)
    .update(lines.map(([name, value]) => `${name}:${String(value)}\n`).join(""))
    .update(body)
    .digest("hex");

function form(transactionId: string): object {
  const lines = [
    ["checkout-account", "375917"],
    ["checkout-algorithm", "sha256"],
    ["checkout-method", "POST"],
    ["checkout-nonce", randomUUID()],
    ["checkout-timestamp", new Date().toISOString()],
    ["checkout-transaction-id", transactionId],
  ] as const;
  const parameters = [...lines, ["signature", sign(lines)] as const].map(([name, value]) => ({ name, value }));
  return { url: `http://127.0.0.1/pay/${transactionId}`, parameters };
}

let padding = "";
const bodyOf = (transactionId: string): string =>
  JSON.stringify({ transactionId, providers: Array.from({ length: forms ?? 0 }, () => form(transactionId)), padding });
padding = "x".repeat(Math.max(0, (size ?? 0) - bodyOf(randomUUID()).length));

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const sent = Buffer.concat(chunks);
    const lines = Object.entries(request.headers).filter(([name]) => name.startsWith("checkout-"));
    const isSigned = sign(lines.toSorted(), sent) === request.headers["signature"];
    JSON.parse(sent.toString());
    const transactionId = randomUUID();
    const body = bodyOf(transactionId);
    const own = { "checkout-account": "375917", "checkout-algorithm": "sha256", "checkout-method": "POST" };
    const headers = { ...own, signature: sign(Object.entries(own), body), "content-length": Buffer.byteLength(body) };
    response.writeHead(isSigned ? 201 : 401, { ...headers, "content-type": "application/json" }).end(body);
  });
}).listen(0, "127.0.0.1", () => process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
process.on("disconnect", () => process.exit());
