import { onTestFinished } from "vitest";
import { type Respond, startTestServer, type TestServer } from "./test-server.ts";

/** Starts a server for the duration of a test. */
export async function serverForTest(respond: Respond): Promise<TestServer> {
  const server = await startTestServer(respond);
  onTestFinished(() => server.close());
  return server;
}

export interface ServiceResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is text or bytes. */
  readonly body?: unknown;
}

/** Starts a service for the duration of a test. It sends every request the same response. */
export const serviceForTest = ({ status, headers = {}, body = "" }: ServiceResponse): Promise<TestServer> =>
  serverForTest((response) => {
    const isRaw = typeof body === "string" || Buffer.isBuffer(body);
    response.writeHead(status, { ...(!isRaw && { "content-type": "application/json" }), ...headers });
    response.end(isRaw ? body : JSON.stringify(body));
  });
