/** Effects that several processes could have twice, if they did not wait for each other. */
import { startSandbox } from "../../../src/start/start-sandbox.ts";
import { type Reply, type Shop, startShop } from "../shop.ts";
import { balanced, kill, startProcess } from "./sandbox-processes.ts";

/** How many of the requests of each race succeeded, and how the others were rejected. */
export interface RaceResults {
  readonly refunds: Outcome;
  /** Callbacks about a refund. */
  readonly refundEvents: number;
  readonly holds: Outcome;
  readonly stamps: Outcome;
}

interface Outcome {
  readonly succeeded: number;
  /** Statuses of the others, each once. */
  readonly rejected: readonly number[];
}

/** The expected results of the races. */
export const RACES: RaceResults = {
  refunds: { succeeded: 10, rejected: [400] },
  refundEvents: 10,
  // A hold that was committed or reverted is no hold any more: reverting it is 404.
  holds: { succeeded: 1, rejected: [400, 404] },
  stamps: { succeeded: 1, rejected: [400] },
};

const PROCESSES = 4;
const EACH = 50;

/** Lets four processes on a store race for one payment, one hold and one stamp. */
export async function race(store: `file:${string}` | `postgres://${string}`, env: NodeJS.ProcessEnv = {}): Promise<RaceResults> {
  const processes = await Promise.all(Array.from({ length: PROCESSES }, () => startProcess(store, env)));
  try {
    await using own = await startSandbox({ store, port: false });
    const world = await own.world();
    await using shop = await startShop(own.url, world, balanced(processes));
    const many = (send: (nth: number) => Promise<Reply>): Promise<readonly Reply[]> =>
      Promise.all(Array.from({ length: PROCESSES * EACH }, (_, nth) => send(nth)));

    const { transactionId } = (await shop.create({ amount: 1000 })).body;
    await world.pay(transactionId, { method: "nordea" });
    const refund = { amount: 100, callbackUrls: shop.urls };
    const refunds = await many(() => shop.send("POST", `/payments/${transactionId}/refund`, { body: refund }));
    const events = await world.events.list();

    const token = await world.addToken();
    const hold = await shop.send("POST", "/payments/token/mit/authorization-hold", { body: shop.tokenRequest({ token, amount: 1000 }) });
    const holds = await many((nth) => commitOrRevert(shop, hold.body.transactionId, token, nth));

    const stamps = await many(() => shop.create({ stamp: "one stamp" }));
    return {
      refunds: outcomeOf(refunds),
      refundEvents: events.filter(({ name }) => name === "refundCallback").length,
      holds: outcomeOf(holds),
      stamps: outcomeOf(stamps),
    };
  } finally {
    await Promise.all(processes.map(kill));
  }
}

const commitOrRevert = (shop: Shop, id: string, token: string, nth: number): Promise<Reply> =>
  nth % 2 === 0
    ? shop.send("POST", `/payments/${id}/token/commit`, { body: shop.tokenRequest({ token, amount: 1000 }) })
    : shop.send("POST", `/payments/${id}/token/revert`);

const outcomeOf = (replies: readonly Reply[]): Outcome => {
  const rejected = replies.filter(({ status }) => status >= 300).map(({ status }) => status);
  return { succeeded: replies.length - rejected.length, rejected: [...new Set(rejected)].toSorted() };
};
