/** Requests by the front of a sandbox, in the ways that programs have. */
import { connect as connectHttp2 } from "node:http2";
import { request } from "node:http";
import { once } from "node:events";
import type { Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import type { SandboxFront } from "../../src/index.ts";

/** A response, as far as tests look at it. */
export interface Arrived {
  readonly status: number;
  readonly body: string;
}

/** Opens a tunnel by CONNECT. Rejects with the status of a front that opens none, and its reason. */
export async function tunnel({ url }: Pick<SandboxFront, "url">, authority: string): Promise<Socket> {
  const connecting = request(url, { method: "CONNECT", path: authority, agent: false }).end();
  const [{ statusCode }, socket, head] = (await once(connecting, "connect")) as [{ statusCode: number }, Socket, Buffer];
  if (statusCode === 200) {
    socket.unshift(head);
    return socket;
  }
  let text = head.toString();
  for await (const chunk of socket) text += String(chunk);
  throw new Error(`${statusCode}: ${text}`);
}

/** TLS with a host, over a connection to the front or straight to it; the certificate is checked. */
export async function encrypted(front: SandboxFront, host: string, over?: Socket, protocols = ["http/1.1"]): Promise<TLSSocket> {
  const { port } = new URL(front.url);
  const to = over ? { socket: over } : { host: "127.0.0.1", port: Number(port) };
  const socket = connectTls({ ...to, servername: host, ca: front.authority, ALPNProtocols: protocols });
  await once(socket, "secureConnect");
  return socket;
}

/** A request in the form that is given, over a connection. */
export async function exchanged(over: Socket, target: string, headers: Readonly<Record<string, string>> = {}): Promise<Arrived> {
  const sent = request({ createConnection: () => over, path: target, headers, setHost: false }).end();
  const [response] = (await once(sent, "response")) as [NodeJS.ReadableStream & { statusCode: number }];
  let body = "";
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, body };
}

/** A request over HTTP/2. */
export async function exchangedByHttp2(over: TLSSocket, host: string, path: string): Promise<Arrived> {
  const session = connectHttp2(`https://${host}`, { createConnection: () => over });
  const stream = session.request({ ":path": path });
  let status = 0;
  stream.once("response", (headers) => (status = Number(headers[":status"])));
  let body = "";
  for await (const chunk of stream) body += String(chunk);
  session.close();
  return { status, body };
}
