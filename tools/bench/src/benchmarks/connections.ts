/** How many connections a shop opens in an hour that makes a call every 20 seconds: each costs it the handshakes of TCP and TLS. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type Findings, row } from "../row.ts";

/** The service's values of `Keep-Alive`. */
const SERVICES = ["timeout=65", "timeout=25", "timeout=5", ""];

export async function connections(): Promise<Findings> {
  const counted = await Promise.all(
    SERVICES.map(async (keepAlive) => {
      const [node, fetch] = await Promise.all(["nodeTransport", "fetch"].map(async (transport) => openedBy(transport, keepAlive)));
      return { what: keepAlive === "" ? "nothing said" : keepAlive, node: node ?? Number.NaN, fetch: fetch ?? Number.NaN };
    }),
  );
  return {
    rows: counted.map(({ what, node, fetch }) =>
      row(`connections of nodeTransport, 180 calls in an hour, to those of fetch: ${what}`, [node / fetch], { atMost: 1 }),
    ),
    notes: counted.map(({ what, node, fetch }) => `${what}: ${node} connections of nodeTransport, ${fetch} of fetch`),
  };
}

async function openedBy(transport: string, keepAlive: string): Promise<number> {
  const [opened] = (await once(fork(join(import.meta.dirname, "../idle-shop.js"), [transport, keepAlive]), "message")) as [number];
  return opened;
}
