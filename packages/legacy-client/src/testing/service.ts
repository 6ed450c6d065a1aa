/** The service, as seen by a client. */
import type { TestServer } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";

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
