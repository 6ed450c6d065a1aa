import assert from "node:assert/strict";
import { createServer } from "node:http";
import { connect } from "node:net";
import { after, before, beforeEach, test } from "node:test";
import { startMockServer } from "@maksu/mock-server";
import { clientOverFetch, clientOverNode } from "./clients.js";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const credentials = `Basic ${Buffer.from("shop:secret").toString("base64")}`;
const tunnels = [];
// Tunnels, and nothing else: a request that it is asked to send itself gets a 501.
const proxy = createServer((_, response) => response.writeHead(501).end()).on("connect", ({ url, headers }, socket, head) => {
  if (headers["proxy-authorization"] !== credentials)
    return socket.end("HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n");
  tunnels.push(url);
  const { hostname, port } = new URL(`http://${url}`);
  const service = connect(Number(port), hostname, () => {
    socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    service.write(head);
    service.pipe(socket).pipe(service);
  });
  service.on("error", () => socket.destroy());
  socket.on("error", () => service.destroy()).on("close", () => service.destroy());
});
let mock, port;
before(async () => {
  mock = await startMockServer({ apis: ["payment"] });
  await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  ({ port } = proxy.address());
});
beforeEach(() => void (tunnels.length = 0));
after(async () => {
  proxy.close();
  await mock.close();
});

for (const [createClient, status] of [
  [clientOverFetch, undefined],
  [clientOverNode, 407],
]) {
  const clientThrough = (url) => createClient({ ...merchant, baseUrl: mock.urls.payment }, url);

  test(`${createClient.name} tunnels a signed call through the proxy`, async () => {
    const result = await clientThrough(`http://shop:secret@127.0.0.1:${port}`).listPaymentProviders();
    assert.deepEqual([result.status, result.verified], [200, true]);
    assert.deepEqual(tunnels, [new URL(mock.urls.payment).host]);
  });

  test(`${createClient.name} rejects with status ${status} when the proxy rejects its credentials`, async () => {
    const client = clientThrough(`http://shop:wrong@127.0.0.1:${port}`);
    const error = await client.listPaymentProviders({}, { retries: 0 }).catch((thrown) => thrown);
    assert.deepEqual([error.code, error.status], ["network-error", status]);
    assert.deepEqual(tunnels, []);
  });
}
