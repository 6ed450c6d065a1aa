/** The service, as seen by a client. */
import { createHash, createHmac } from "node:crypto";
import type { ReceivedRequest, TestServer } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { MERCHANT } from "./merchant.ts";

export { MERCHANT } from "./merchant.ts";

export interface ServiceResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is text or bytes. */
  readonly body?: unknown;
}

/** Starts the service for the length of a test. It sends every request the same response. */
export const service = ({ status, headers = {}, body = "" }: ServiceResponse): Promise<TestServer> =>
  serverForTest((response) => {
    const isRaw = typeof body === "string" || Buffer.isBuffer(body);
    response.writeHead(status, { ...(!isRaw && { "content-type": "application/json" }), ...headers });
    response.end(isRaw ? body : JSON.stringify(body));
  });

/** Whether the request is signed as Authentication, rules 2 and 3, has it. */
export function isSigned({ method, target, headers, bytes }: ReceivedRequest, apiName = "ServiceMerchantAPI"): boolean {
  const md5 = createHash("md5").update(bytes).digest("base64");
  const identity = `${apiName} ${MERCHANT.merchantId}`;
  const message = [method, target, identity, headers["timestamp"], md5].join("\n");
  const signature = createHmac("sha256", MERCHANT.secret).update(message).digest("base64");
  return headers["content-md5"] === md5 && headers.authorization === `${identity}:${signature}`;
}
