/** The cost of creating a payment of 4 KB over loopback, one and many at once, with a service that signs, in a process of its own. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { contest } from "../contest.ts";
import { type Findings, type Row, rowOf } from "../row.ts";

const BARE = "bare fetch";
const OPENAPI_FETCH = "openapi-fetch, unsigned";
const FETCH = "typed call over fetch";
const NODE = "typed call over nodeTransport";
const SDK = "vendor's SDK";
const BY_HAND_FETCH = "by hand over fetch";
const BY_HAND_NODE = "by hand over node:http";
/**
 * The floors of what a typed call promises: the caller's values as they are at the call, no request that breaks the description, a deadline, a limit,
 * and `Headers`.
 */
const PROMISED_FETCH = "by hand over fetch, as promised";
const PROMISED = "by hand over node:http, as promised";

/**
 * Rounds until the cost of a call no longer falls. V8 compiles what a call runs for the connections that it has seen: the first that
 * replaces one that was idle too long makes it discard most of that, and some 4,000 calls pass until all is compiled again.
 */
const WARM_UP = 16;

export async function clients(): Promise<Findings> {
  const server = fork(join(import.meta.dirname, "../payment-service.js"));
  try {
    const [port] = (await once(server, "message")) as [number];
    const rows: Row[] = [];
    const at = async (atOnce: number, names: readonly string[]) => {
      const argument = `${atOnce} http://127.0.0.1:${port}`;
      const taken = await contest({ module: "contestants/clients", names, argument, times: 512, warmUp: WARM_UP, processes: 3 });
      return (name: string) => taken.get(name) ?? [];
    };
    const one = await at(1, [BARE, BY_HAND_FETCH, PROMISED_FETCH, BY_HAND_NODE, PROMISED, OPENAPI_FETCH, FETCH, NODE, SDK]);
    rows.push(
      rowOf(`${BY_HAND_FETCH}, to ${BARE}, CPU`, [one(BY_HAND_FETCH), one(BARE)], "cpu"),
      rowOf(`${PROMISED_FETCH}, to ${BARE}, CPU`, [one(PROMISED_FETCH), one(BARE)], "cpu"),
      rowOf(`${PROMISED_FETCH}, to ${BARE}, wall`, [one(PROMISED_FETCH), one(BARE)], "wall"),
      rowOf(`${BY_HAND_NODE}, to ${BARE}, CPU`, [one(BY_HAND_NODE), one(BARE)], "cpu"),
      rowOf(`${BY_HAND_NODE}, to ${BARE}, wall`, [one(BY_HAND_NODE), one(BARE)], "wall"),
      rowOf(`${BY_HAND_NODE}, to ${SDK}, wall`, [one(BY_HAND_NODE), one(SDK)], "wall"),
      rowOf(`${PROMISED}, to ${BARE}, CPU`, [one(PROMISED), one(BARE)], "cpu"),
      rowOf(`${PROMISED}, to ${BARE}, wall`, [one(PROMISED), one(BARE)], "wall"),
      rowOf(`${PROMISED}, to ${SDK}, wall`, [one(PROMISED), one(SDK)], "wall"),
      rowOf(`${OPENAPI_FETCH}, to ${BARE}, CPU`, [one(OPENAPI_FETCH), one(BARE)], "cpu"),
      rowOf(`${FETCH}, to ${BARE}, CPU`, [one(FETCH), one(BARE)], "cpu", { atMost: 1.5 }),
      rowOf(`${FETCH}, to ${BARE}, wall`, [one(FETCH), one(BARE)], "wall", { atMost: 1.5 }),
      rowOf(`${NODE}, to ${BARE}, CPU`, [one(NODE), one(BARE)], "cpu", { atMost: 0.6 }),
      rowOf(`${NODE}, to ${BARE}, wall`, [one(NODE), one(BARE)], "wall", { atMost: 0.7 }),
      rowOf(`${NODE}, to ${SDK}, wall`, [one(NODE), one(SDK)], "wall", { atMost: 0.35 }),
      rowOf(`${FETCH}, to ${PROMISED_FETCH}, CPU`, [one(FETCH), one(PROMISED_FETCH)], "cpu"),
      rowOf(`${FETCH}, to ${PROMISED_FETCH}, wall`, [one(FETCH), one(PROMISED_FETCH)], "wall"),
      rowOf(`${NODE}, to ${PROMISED}, CPU`, [one(NODE), one(PROMISED)], "cpu"),
      rowOf(`${NODE}, to ${PROMISED}, wall`, [one(NODE), one(PROMISED)], "wall"),
    );
    for (const atOnce of [16, 256]) {
      const many = await at(atOnce, [BARE, NODE]);
      rows.push(rowOf(`${NODE}, ${atOnce} at once, to ${BARE}, CPU`, [many(NODE), many(BARE)], "cpu", { atMost: 0.65 }));
    }
    const memory = fork(join(import.meta.dirname, "../client-memory.js"), [`http://127.0.0.1:${port}`], { execArgv: ["--expose-gc"] });
    const [kept] = (await once(memory, "message")) as [string];
    return { rows, notes: [kept] };
  } finally {
    server.disconnect();
  }
}
