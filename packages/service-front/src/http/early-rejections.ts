/** Requests that Node rejects before any handler sees them. */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { EarlyRejection } from "../ground/exchange.ts";
import type { Proxy } from "./proxy.ts";
import { requestLineOf } from "./request-line.ts";
import type { ServerIdentity } from "../ground/server-identity.ts";

/** Node's own statuses for what its parser reports; 400 for the rest. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Responds to requests that Node's parser rejects, and to CONNECT unless a proxy takes it, and calls `onRejected` with nothing of theirs but method
 * and path.
 */
export function rejectEarly(
  server: Server,
  { name }: ServerIdentity,
  onRejected: (rejection: EarlyRejection) => void,
  proxy?: Pick<Proxy, "connect">,
): void {
  const newest = new WeakMap<Duplex, ServerResponse>();
  const keep = ({ socket }: IncomingMessage, outgoing: ServerResponse): void => void newest.set(socket, outgoing);
  server.on("request", keep).on("checkExpectation", keep);

  server.on("clientError", ({ code = "", message }: NodeJS.ErrnoException, socket) => {
    const outgoing = newest.get(socket);
    const isMidResponse = outgoing?.headersSent && !outgoing.writableFinished;
    // Nothing can be sent to a closed socket, or in the middle of another response.
    if (!socket.writable || isMidResponse) return void socket.destroy();
    const status = STATUSES[code] ?? 400;
    // Browsers open spare connections, which carry no request.
    const isRequest = !(socket instanceof Socket && socket.bytesRead === 0);
    // After a complete request, the error belongs to the next one, of which nothing is known.
    const { method, path } = outgoing?.req.complete === false ? requestLineOf(outgoing.req) : { method: "", path: "" };
    // The parser's own message for this code says nothing useful.
    const reason = code === "HPE_INVALID_EOF_STATE" ? "the request ends too early" : message;
    if (isRequest) onRejected({ method, path, status, reason });
    reject(socket, status);
  });

  // Node would close the connection without a response.
  server.on("connect", (incoming, socket, head) => {
    if (proxy?.connect(incoming, socket, head)) return;
    const { method, path } = requestLineOf(incoming);
    onRejected({ method, path, status: 405, reason: `the ${name} is not a proxy` });
    reject(socket, 405);
  });
}

function reject(socket: Duplex, status: number): void {
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  socket.destroy();
}
