/** A service with the same signed response to each `POST /payments`: run by the benchmark of clients in a separate process. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { checkoutSignature } from "@maksu/signing";

const TRANSACTION = "5770642a-9a02-4ca2-8eaa-cc6260a78eb6";
const body = JSON.stringify({
  transactionId: TRANSACTION,
  href: `https://pay.example.com/pay/${TRANSACTION}`,
  terms: "By continuing you accept the terms",
  groups: [{ id: "bank", name: "Banks", icon: "https://static.example.com/b.png", svg: "https://static.example.com/b.svg" }],
  providers: Array.from({ length: 8 }, (_, index) => ({
    id: `bank-${index}`,
    name: "A bank",
    group: "bank",
    icon: "https://static.example.com/b.png",
    svg: "https://static.example.com/b.svg",
    url: "https://bank.example.com/pay",
    parameters: [{ name: "checkout-transaction-id", value: TRANSACTION }],
  })),
});
const signed = {
  "checkout-account": "375917",
  "checkout-algorithm": "sha256",
  "checkout-method": "POST",
  "checkout-transaction-id": TRANSACTION,
};
const signature = await checkoutSignature({ parameters: Object.entries(signed), body, secret: "SAIPPUAKAUPPIAS" });
const headers = { ...signed, signature, "content-type": "application/json; charset=utf-8", "content-length": Buffer.byteLength(body) };

const server = createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(201, headers).end(body));
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
