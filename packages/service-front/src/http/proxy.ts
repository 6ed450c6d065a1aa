import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** Takes the requests that are for a proxy, before the server does. */
export interface Proxy {
  /** Takes the connection of a CONNECT, or returns false. */
  connect(incoming: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Takes a request, or returns false: the server responds to it, as it is by then. */
  request(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
}
