/** A proxy that leads the requests to a service's hosts to a sandbox: for programs that have the host as a constant. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import tls from "node:tls";

/**
 * Starts the proxy on loopback. It takes CONNECT to the service's hosts alone.
 *
 * @param folder - gets the key and the certificate, for the program to trust and for nobody else
 */
export async function startConnectProxy({ hosts, target, folder }) {
  const certificate = join(folder, "certificate.pem");
  const secureContext = tls.createSecureContext({ key: keyFor(hosts, folder, certificate), cert: readFileSync(certificate) });
  const { host, hostname, port } = new URL(target);
  const leading = http.createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const request = http.request({ hostname, port, method, path, headers: { ...headers, host } }, (response) => {
      outgoing.writeHead(response.statusCode, response.rawHeaders);
      response.pipe(outgoing);
    });
    request.on("error", () => outgoing.destroy());
    incoming.pipe(request);
  });
  const proxy = http.createServer((_incoming, outgoing) => outgoing.writeHead(405).end());
  proxy.on("connect", ({ url }, socket) => {
    socket.on("error", () => {});
    if (!hosts.some((each) => url === `${each}:443`)) return socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
    leading.emit(
      "connection",
      new tls.TLSSocket(socket, { isServer: true, secureContext }).on("error", () => {}),
    );
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${proxy.address().port}`,
    certificate,
    close() {
      proxy.close();
      proxy.closeAllConnections();
      leading.closeAllConnections();
    },
  };
}

/** Makes a certificate that is its own authority, and returns its key. */
function keyFor(hosts, folder, certificate) {
  const key = join(folder, "key.pem");
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", key];
  const names = ["-subj", "/CN=sandbox", "-addext", `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(",")}`];
  execFileSync("openssl", ["req", "-x509", "-days", "1", ...newKey, ...names, "-out", certificate], { stdio: "pipe" });
  return readFileSync(key);
}
