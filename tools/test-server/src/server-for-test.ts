import { onTestFinished } from "vitest";
import { type Respond, startTestServer, type TestServer } from "./test-server.ts";

/** Starts a server for the duration of a test. */
export async function serverForTest(respond: Respond): Promise<TestServer> {
  const server = await startTestServer(respond);
  onTestFinished(() => server.close());
  return server;
}
