/** The cost of a createPayment in a sandbox, beside a bare server that writes as much. */
import { quantile, type Row, row } from "../../row.ts";
import { agent, cpuOf, create, load, type Server, start, stop } from "../../sandbox-load.ts";

/** Requests of a round. */
export const REQUESTS = 500;

/** Requests until the code of a server is compiled. */
export const COMPILED = 4000;

/** Rounds of each measurement. */
export const ROUNDS = 7;

/** A server of the least that a sandbox does: `bare` writes as much. */
export interface Bare {
  readonly bare: Server;
  /** Bytes of a response. */
  readonly size: number;
}

/** Runs a benchmark of a store with a bare server, which is stopped at the end. */
export async function withBare<Result>(run: (bare: Bare) => Promise<Result>): Promise<Result> {
  const sample = await startSandbox("memory");
  const size = await create(sample.url, "size");
  await stop(sample);
  const bare = await start("bare-server", String(size));
  try {
    await load(bare.url, "warm", COMPILED);
    return await run({ bare, size });
  } finally {
    agent.destroy();
    await stop(bare);
  }
}

/** One method: the forms of the others cost each store the same. */
export const startSandbox = (store: string): Promise<Server> => start("sandbox-process", "0", "nordea", store);

/** The cost of a createPayment. */
export interface Cost {
  /** To the bare server, in each round. */
  readonly ratios: readonly number[];
  /** To a sandbox on a store of the same kind with few payments, in each round. */
  readonly growth: readonly number[];
  /** Microseconds of processor time: the median of the rounds. */
  readonly microseconds: number;
}

/** Requests that {@link costOf} creates payments with, in each of the sandboxes. */
export const CREATED: number = (1 + ROUNDS) * REQUESTS;

/**
 * Measures a server's createPayment: the servers take turns, so that each round finds them under the same load.
 *
 * @param few - a sandbox on a store of the same kind with few payments; the same server for itself
 */
export async function costOf(own: Server, few: Server, { bare }: Bare, name: string): Promise<Cost> {
  for (const { url } of new Set([own, few])) await load(url, `${name}-warm`, REQUESTS);
  const rounds: { readonly taken: number; readonly toFew: number; readonly toBare: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const nth = `${name}-${round}`;
    const taken = await cpuOf(own, nth, REQUESTS);
    const toFew = own === few ? 1 : taken / (await cpuOf(few, nth, REQUESTS));
    rounds.push({ taken, toFew, toBare: taken / (await cpuOf(bare, nth, REQUESTS)) });
  }
  return {
    ratios: rounds.map(({ toBare }) => toBare),
    growth: own === few ? [] : rounds.map(({ toFew }) => toFew),
    microseconds:
      quantile(
        rounds.map(({ taken }) => taken),
        0.5,
      ) / REQUESTS,
  };
}

/** The rows of a store that has so many payments. */
export function costRows(store: string, payments: number, { ratios, growth, microseconds }: Cost, atMost?: number): readonly Row[] {
  const name = `${store} of ${payments} payments, createPayment`;
  const toBare = row(`${name} to a bare server, CPU`, ratios, atMost === undefined ? undefined : { atMost });
  const point = { store, payments, microseconds };
  return [{ ...toBare, point }, ...(growth.length > 0 ? [row(`${name} to one of few, CPU`, growth, { atMost: 1.3 })] : [])];
}

/** The sizes that are measured, up to the most. */
export const sizesUpTo = (most: number): readonly number[] => [1000, 10_000, 100_000, 1_000_000].filter((size) => size <= most);
