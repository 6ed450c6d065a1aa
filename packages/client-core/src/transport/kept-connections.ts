/** How long a connection is kept that no request uses. */
import { Agent, type IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";

/** Milliseconds for a service that does not say how long it keeps a connection: few close one sooner. `fetch` has the same. */
const UNKNOWN = 4_000;
/** Milliseconds before the service's own end: a request on a connection that is just being closed ends as `network-error`. */
const MARGIN = 1_000;
/** Milliseconds, whatever the service says. */
const MOST = 600_000;

/** Milliseconds for which each connection is kept after its last response. */
const kept = new WeakMap<Duplex, number>();

/** Keeps the connection of a response for as long as the service says in `Keep-Alive: timeout`, less a margin. */
export function noteKeepAlive({ socket }: IncomingMessage, header: string | null): void {
  const [, seconds] = /\btimeout=(\d+)/i.exec(header ?? "") ?? [];
  kept.set(socket, seconds === undefined ? UNKNOWN : Math.min(Number(seconds) * 1000 - MARGIN, MOST));
}

/**
 * Makes an agent keep each connection for the noted time, unless it has a `timeout` or a way of its own. Without either, Node's agent keeps a connection
 * until the service ends it. Its `timeout` can't follow the service: it is both the most that counts, and what counts where the service says nothing.
 */
export function keepingAsNoted(agent: Agent): Agent {
  const own = agent.keepSocketAlive;
  if (own === Agent.prototype.keepSocketAlive && Object(Object(agent).options).timeout === undefined)
    agent.keepSocketAlive = function keepSocketAlive(socket) {
      const idle = kept.get(socket);
      if (idle === undefined || !(socket instanceof Socket)) return own.call(agent, socket);
      if (idle <= 0) return false;
      // As Node documents of its own agents: a connection that is kept lets the process end.
      socket.setKeepAlive(true, 1000);
      socket.unref();
      // Setting it makes another timer. The one that is set begins again with each byte.
      if (socket.timeout !== idle) socket.setTimeout(idle);
      return true;
    };
  return agent;
}
