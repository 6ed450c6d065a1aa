/** The mock server, the sandbox and its front reject malformed requests alike: with the same status, message and code. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { connect } from "node:tls";
import { startMockServer } from "@maksu/mock-server";
import { startSandbox } from "@maksu/sandbox";
import { HOSTILE_REQUESTS, sendHostile } from "@maksu/test-server/hostile";
import { afterAll, beforeAll, expect, test } from "vitest";

let mock: Awaited<ReturnType<typeof startMockServer<"payment">>>;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let relay: Server;
let encrypted: string;
beforeAll(async () => {
  [mock, sandbox] = await Promise.all([
    startMockServer({ apis: ["payment"] }),
    // The accepted ones have one stamp.
    startSandbox({ settings: { duplicateStamp: "accept" }, front: 0 }),
  ]);
  const { url = "", authority = "" } = sandbox.front ?? {};
  const to = { port: Number(new URL(url).port), servername: "services.paytrail.com", ca: authority };
  // Connections to the relay go to the front by TLS.
  relay = createServer((socket) => {
    const other = connect({ ...to, host: "127.0.0.1" });
    for (const each of [socket, other]) each.on("error", () => {});
    socket.pipe(other).pipe(socket);
    // The rest of what is too long is not read any more.
    other.once("close", () => socket.end(() => socket.destroy()));
  });
  await once(relay.listen(0, "127.0.0.1"), "listening");
  encrypted = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
});
afterAll(() => Promise.all([mock.close(), sandbox.close(), relay.close()]));

test.each(HOSTILE_REQUESTS)("mock server, sandbox and front respond alike, with $status: $what", async ({ status, ...request }) => {
  const urls = [mock.urls.payment, sandbox.url, sandbox.front?.url ?? "", encrypted];
  const [one, ...others] = await Promise.all(urls.map((url) => sendHostile(url, request)));
  expect(one?.outcome).toBe(status);
  // Accepted requests differ in their results: the mock server has examples, the sandbox a state.
  if (status < 400) expect(others.map(({ outcome }) => outcome)).toEqual([status, status, status]);
  else expect(others).toEqual([one, one, one]);
});
