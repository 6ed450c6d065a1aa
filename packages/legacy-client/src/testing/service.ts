/** The service, as seen by a client. */
import type { TestServer } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";

/** The service's published test merchant. */
export const MERCHANT = { merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" } as const;

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
