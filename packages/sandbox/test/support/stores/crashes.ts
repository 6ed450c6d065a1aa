/** The losses of a sandbox that is killed under load: none of the acknowledged requests. */
import { setTimeout as wait } from "node:timers/promises";
import { startSandbox } from "../../../src/start/start-sandbox.ts";
import { type Shop, startShop } from "../shop.ts";
import { kill, startProcess, type SandboxProcess } from "./sandbox-processes.ts";

export interface CrashResults {
  readonly kills: number;
  /** Requests whose response arrived. */
  readonly acknowledged: number;
  /** Of these, what the store does not have. */
  readonly lost: readonly string[];
  /** Charges and refunds whose callback the shop has not received, although the clock was advanced by a day. */
  readonly unreported: readonly string[];
  /** The subjects with two events: an event that is sent twice has one id. */
  readonly doubled: readonly string[];
  /** Stamps of the charges of which more was refunded than was paid, by the callbacks that the shop received. */
  readonly overpaid: readonly string[];
  /** Milliseconds from the start of a process to its first response, at most. */
  readonly slowestStart: number;
}

/** A store that outlives the process. */
export type CrashedStore = `file:${string}` | `postgres://${string}`;

/** Requests that are under way at the same time. */
const CLIENTS = 4;

const AMOUNT = 1000;
const PART = 300;

/** Where the callbacks of refunds go. */
const REFUNDS = "/refund";

/** Kills a sandbox again and again, at random moments, while clients create and refund payments. */
export async function crash(store: CrashedStore, kills: number): Promise<CrashResults> {
  const created = new Set<string>();
  const refunds = new Set<string>();
  let slowestStart = 0;
  await using setUp = await startSandbox({ store, port: false, clock: "frozen" });
  const world = await setUp.world();
  await using shop = await startShop(setUp.url, world, (input, init) => present.fetch(input, init));
  const present = { fetch: setUp.fetch };
  const token = await world.addToken();

  for (let nth = 0; nth < kills; nth++) {
    const start = performance.now();
    const running = await startProcess(store);
    present.fetch = toProcess(running);
    await shop.send("GET", "/merchants/payment-providers");
    slowestStart = Math.max(slowestStart, performance.now() - start);
    const clients = Array.from({ length: CLIENTS }, () => load(shop, token, created, refunds));
    const enough = created.size + refunds.size + 2 + Math.floor(10 * Math.random());
    const isEnough = async (): Promise<void> => {
      while (created.size + refunds.size < enough) await wait(1);
    };
    // A client ends first only if something is wrong.
    await Promise.race([isEnough(), ...clients]);
    await wait(10 * Math.random());
    await kill(running);
    await Promise.all(clients);
  }

  present.fetch = setUp.fetch;
  await world.clock.advance({ days: 1 });
  const lost: string[] = [];
  for (const id of created) if ((await shop.send("GET", `/payments/${id}`)).status !== 200) lost.push(id);
  const events = await world.events.list();
  const subjects = events.map(({ name, values, about }) => `${name} ${String(values["transactionId"] ?? about)}`);
  for (const id of refunds) if (!subjects.includes(`refundCallback ${id}`)) lost.push(id);
  const received = new Set(shop.received.map(({ searchParams }) => searchParams.get("checkout-transaction-id")));
  return {
    kills,
    acknowledged: created.size + refunds.size,
    lost,
    unreported: [...created, ...refunds].filter((id) => !received.has(id)),
    doubled: subjects.filter((subject, index) => subjects.indexOf(subject) !== index),
    overpaid: overpaidIn(shop.received),
    slowestStart,
  };
}

/** Stamps of which more was refunded than a charge has: each refund counts once, however often its callback came. */
function overpaidIn(received: readonly URL[]): readonly string[] {
  const ids = new Map<string, Set<string>>();
  for (const { pathname, searchParams } of received) {
    const [stamp = "", id = ""] = ["checkout-stamp", "checkout-transaction-id"].map((name) => searchParams.get(name) ?? "");
    if (pathname === REFUNDS && searchParams.get("checkout-status") === "ok") ids.set(stamp, (ids.get(stamp) ?? new Set()).add(id));
  }
  return [...ids].filter(([, refunds]) => refunds.size * PART > AMOUNT).map(([stamp]) => stamp);
}

/** Charges a card and refunds the charge, too often, until the sandbox is gone. */
async function load(shop: Shop, token: string, created: Set<string>, refunds: Set<string>): Promise<void> {
  const url = shop.urls.success.replace("/success", REFUNDS);
  const refund = { amount: PART, callbackUrls: { success: url, cancel: shop.urls.cancel } };
  try {
    for (;;) {
      const { status, body } = await shop.send("POST", "/payments/token/mit/charge", {
        body: shop.tokenRequest({ token, amount: AMOUNT }),
      });
      if (status !== 201) throw new Error(`a charge was rejected: ${status}`);
      created.add(body.transactionId);
      for (let nth = 0; nth <= AMOUNT / PART; nth++) {
        const made = await shop.send("POST", `/payments/${body.transactionId}/refund`, { body: refund });
        if (made.status < 300) refunds.add(made.body.transactionId);
      }
    }
  } catch (error) {
    // That is how `fetch` reports a connection that was closed.
    if (!(error instanceof TypeError)) throw error;
  }
}

const toProcess =
  ({ url }: SandboxProcess): typeof globalThis.fetch =>
  (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
    return globalThis.fetch(url + pathname + search, init);
  };
