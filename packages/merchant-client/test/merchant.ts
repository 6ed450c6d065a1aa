/** The published test merchant, and the signature of its requests. */
import { createHash, createHmac } from "node:crypto";
import type { ReceivedRequest } from "@maksu/test-server";

export const MERCHANT = { merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" } as const;

/** Whether the request is signed as Authentication, rules 2 and 3, has it. */
export function isSigned({ method, target, headers, bytes }: ReceivedRequest, apiName = "ServiceMerchantAPI"): boolean {
  const md5 = createHash("md5").update(bytes).digest("base64");
  const identity = `${apiName} ${MERCHANT.merchantId}`;
  const message = [method, target, identity, headers["timestamp"], md5].join("\n");
  const signature = createHmac("sha256", MERCHANT.secret).update(message).digest("base64");
  return headers["content-md5"] === md5 && headers.authorization === `${identity}:${signature}`;
}
