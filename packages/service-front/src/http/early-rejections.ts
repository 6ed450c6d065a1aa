/** Requests that Node gives up on before anybody gets to see them: answered, and told. */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { EarlyRejection } from "../exchange.ts";
import { requestLineOf } from "./request-line.ts";
import type { ServerIdentity } from "../server-identity.ts";

/** Node's own statuses for what its parser reports; 400 for the rest. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers them, and tells `onRejected` of each, without anything that it held but its path. */
export function refuseEarly(server: Server, { name }: ServerIdentity, onRejected: (rejection: EarlyRejection) => void): void {
  const newest = new WeakMap<Duplex, ServerResponse>();
  const keep = ({ socket }: IncomingMessage, outgoing: ServerResponse): void => void newest.set(socket, outgoing);
  server.on("request", keep).on("checkExpectation", keep);

  server.on("clientError", ({ code = "", message }: NodeJS.ErrnoException, socket) => {
    const outgoing = newest.get(socket);
    const isInAnswer = outgoing?.headersSent && !outgoing.writableFinished;
    // With nobody to read it, or in the middle of another answer, there is nothing to say.
    if (!socket.writable || isInAnswer) return void socket.destroy();
    const status = STATUSES[code] ?? 400;
    // Browsers open connections to have them at hand: nothing was asked over those.
    const isRequest = !(socket instanceof Socket && socket.bytesRead === 0);
    // What follows a request that is complete is another one, of which nothing is known.
    const { method, path } = outgoing?.req.complete === false ? requestLineOf(outgoing.req) : { method: "", path: "" };
    // Of this one the parser says no more than that it failed.
    const reason = code === "HPE_INVALID_EOF_STATE" ? "the request ends too early" : message;
    if (isRequest) onRejected({ method, path, status, reason });
    refuse(socket, status);
  });

  // Node would hang up.
  server.on("connect", (incoming, socket) => {
    const { method, path } = requestLineOf(incoming);
    onRejected({ method, path, status: 405, reason: `the ${name} is no proxy` });
    refuse(socket, 405);
  });
}

function refuse(socket: Duplex, status: number): void {
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  socket.destroy();
}
