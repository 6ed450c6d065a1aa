/** The requests that a server is responding to, and how it stops: at once, or once they have their responses. */
import { setMaxListeners } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { CloseOptions } from "./close-options.ts";

/** The connections of a server. */
export interface Connections {
  /** Aborted when the server stops with a grace: whatever only waits is to end. */
  readonly ending: AbortSignal;
  /** Notes a request whose head has arrived, until its response has been sent. */
  add(outgoing: ServerResponse): void;
  /** Stops the server. */
  close(options?: CloseOptions): Promise<void>;
}

/** Milliseconds without a request after which connections that are open count as idle: a request may be on its way in one. */
const LINGER = 100;
const POLL = 10;

/** Milliseconds of a turn of the event loop in which next to no connection is made, and how long to wait for one. */
const SHORT_TURN = 3;
const PATIENCE = 250;

/** Creates what knows the connections of a server. */
export function createConnections(server: Server): Connections {
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);
  const responding = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let accepted = 0;
  let isAccepting = false;
  server.on("connection", (socket: Socket) => {
    accepted++;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    if (isAccepting) socket.pause();
  });

  /**
   * Waits until no connection waits to be accepted: when the server stops listening, the system resets them. Each turn of the event loop accepts one, where there is any.
   * Nothing is read meanwhile, so that turns are short.
   */
  const acceptAll = async (atMost: number): Promise<void> => {
    isAccepting = true;
    for (const socket of sockets) socket.pause();
    const begin = performance.now();
    for (let [calm, isShort] = [0, false]; calm < 2 || !isShort;) {
      const [before, start] = [accepted, performance.now()];
      await nextTurn();
      const now = performance.now();
      calm = accepted === before ? calm + 1 : 0;
      isShort = now - start < SHORT_TURN || now - begin > PATIENCE;
      if (now - begin > atMost) return;
    }
  };

  /** Waits until nothing is responded to any more. */
  const quiet = async (end: number): Promise<void> => {
    for (let idle = 0; idle < LINGER && performance.now() < end; idle = responding.size === 0 ? idle + POLL : 0) await wait(POLL);
  };

  return {
    ending: ending.signal,
    add(outgoing) {
      responding.add(outgoing);
      outgoing.once("close", () => responding.delete(outgoing));
      if (ending.signal.aborted) outgoing.shouldKeepAlive = false;
    },
    async close({ graceMs = 0 } = {}) {
      if (graceMs > 0) {
        const end = performance.now() + graceMs;
        await acceptAll(graceMs / 2);
        // Node's own close ends connections in which a request may be on its way.
        const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
        isAccepting = false;
        for (const socket of sockets) socket.resume();
        for (const outgoing of responding) outgoing.shouldKeepAlive = false;
        ending.abort();
        await Promise.race([closed, quiet(end)]);
        server.closeAllConnections();
        await closed;
      }
      const stopped = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      await stopped;
    },
  };
}
