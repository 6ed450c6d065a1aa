/** A shop that charges and refunds while something is wrong with the sandbox's surroundings, and counts what was acknowledged. */
import { setTimeout as wait } from "node:timers/promises";
import { isSigned, type Reply, type Shop } from "../support/shop.ts";
import type { SandboxWorld } from "../../src/index.ts";

/** The requests to a shop under load. */
export interface Load {
  /** Ids of acknowledged charges and refunds. */
  readonly charges: Set<string>;
  readonly refunds: Set<string>;
  /** Responses that no shop should get: each once. */
  readonly faults: Set<string>;
  /** When requests were sent whose connection broke: by `performance.now`. */
  readonly broken: readonly number[];
  /** How many requests were rejected because the store was away. */
  readonly rejected: () => number;
  /** Waits for the next request that is acknowledged. Resolves to the milliseconds that takes. */
  nextSuccess(): Promise<number>;
  /** Ends after the requests under way. */
  stop(): Promise<void>;
}

export const AMOUNT = 1000;
export const PART = 300;

/** Requests that are under way at the same time. */
const CLIENTS = 8;

/**
 * Starts charging a card and refunding the charges, too often.
 *
 * @param isOutage - whether a response may be one to a request that can't be carried out just now
 */
export function startLoad(shop: Shop, world: Pick<SandboxWorld, "payment">, token: string, isOutage: (reply: Reply) => boolean): Load {
  const charges = new Set<string>();
  const refunds = new Set<string>();
  const faults = new Set<string>();
  const broken: number[] = [];
  let waiting: (() => void)[] = [];
  let rejected = 0;
  const stopping = new AbortController();

  /** Sends a request. Resolves to its id; to undefined where it was not acknowledged. */
  const send = async (path: string, body: object): Promise<string | undefined> => {
    const start = performance.now();
    const reply = await shop.send("POST", path, { body }).catch((error: Error) => {
      broken.push(start);
      faults.add(`${path.replaceAll(/[0-9a-f-]{36}/g, "ID")}: ${String(Object(error.cause).code ?? error.message)}`);
    });
    if (!reply) return undefined;
    if (reply.status < 300) {
      if (!isSigned(reply.headers, reply.text, world.payment.secret)) faults.add("a response is not signed");
      for (const resume of waiting) resume();
      waiting = [];
      return reply.body.transactionId;
    }
    if (isOutage(reply)) {
      rejected++;
      await wait(50);
    } else if (reply.status !== 400 || !path.endsWith("/refund")) faults.add(`${reply.status} ${reply.text}`);
    return undefined;
  };
  const client = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const id = await send("/payments/token/mit/charge", shop.tokenRequest({ token, amount: AMOUNT }));
      if (id === undefined) continue;
      charges.add(id);
      for (let nth = 0; nth <= AMOUNT / PART && !stopping.signal.aborted; nth++) {
        const made = await send(`/payments/${id}/refund`, { amount: PART, callbackUrls: shop.urls });
        if (made !== undefined) refunds.add(made);
      }
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  return {
    charges,
    refunds,
    faults,
    broken,
    rejected: () => rejected,
    nextSuccess() {
      const start = performance.now();
      return new Promise((resolve) => waiting.push(() => resolve(Math.round(performance.now() - start))));
    },
    async stop() {
      stopping.abort();
      await Promise.all(clients);
    },
  };
}

/** The ids that the shop's callbacks have named as paid or refunded. */
export const reportedTo = (shop: Shop): ReadonlySet<string> =>
  new Set(
    shop.received.flatMap(({ searchParams }) =>
      searchParams.get("checkout-status") === "ok" ? (searchParams.get("checkout-transaction-id") ?? []) : [],
    ),
  );
