/** Header lines of a request to the Payment API that is signed for the published test merchant. */
import { createHmac } from "node:crypto";

export const PAYMENT_SECRET = "SAIPPUAKAUPPIAS";
export const MERCHANT_SECRET = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";

/** Signs a request. */
export function paymentHeaders(method: string, target: string, body: Uint8Array): string[] {
  const [, id] = /^\/payments\/([0-9a-f-]{36})/.exec(target) ?? [];
  const lines = [
    "checkout-account:375917",
    "checkout-algorithm:sha256",
    `checkout-method:${method}`,
    "checkout-nonce:n",
    "checkout-timestamp:2026-11-21T12:00:00.000Z",
    ...(id ? [`checkout-transaction-id:${id}`] : []),
  ];
  const signature = createHmac("sha256", PAYMENT_SECRET)
    .update(`${lines.join("\n")}\n`)
    .update(body)
    .digest("hex");
  return [...lines, `signature:${signature}`];
}
