/** What a createPayment costs a sandbox, beside a bare server that writes as much. */
import { quantile, type Row, row } from "../../row.ts";
import { agent, cpuOf, create, load, type Server, start, stop } from "../../sandbox-load.ts";

/** Requests of a round. */
export const REQUESTS = 1000;

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
    await load(bare.url, "warm", REQUESTS);
    return await run({ bare, size });
  } finally {
    agent.destroy();
    await stop(bare);
  }
}

/** One method: the forms of the others cost each store the same. */
export const startSandbox = (store: string): Promise<Server> => start("sandbox-process", "0", "nordea", store);

/** What a createPayment costs. */
export interface Cost {
  /** To the bare server, in each round. */
  readonly ratios: readonly number[];
  /** Microseconds of processor time: the median of the rounds. */
  readonly microseconds: number;
}

/** Requests that {@link costOf} creates payments with. */
export const CREATED: number = (1 + ROUNDS) * REQUESTS;

/** Measures a server's createPayment. */
export async function costOf(own: Server, { bare }: Bare, name: string): Promise<Cost> {
  await load(own.url, `${name}-warm`, REQUESTS);
  const ratios: number[] = [];
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const nth = `${name}-${round}`;
    const taken = await cpuOf(own, nth, REQUESTS);
    costs.push(taken / REQUESTS);
    ratios.push(taken / (await cpuOf(bare, nth, REQUESTS)));
  }
  return { ratios, microseconds: quantile(costs, 0.5) };
}

/** The rows of a store that has so many payments, beside the one that has the fewest. */
export function costRows(store: string, payments: number, cost: Cost, few: Cost, atMost?: number): readonly Row[] {
  const name = `${store} of ${payments} payments, createPayment`;
  const point = { store, payments, microseconds: cost.microseconds };
  const toBare = row(`${name} to a bare server, CPU`, cost.ratios, atMost === undefined ? undefined : { atMost });
  if (cost === few) return [{ ...toBare, point }];
  const base = quantile(few.ratios, 0.5);
  return [
    { ...toBare, point },
    row(
      `${name} to one of the fewest, CPU`,
      cost.ratios.map((ratio) => ratio / base),
      { atMost: 1.3 },
    ),
  ];
}

/** The sizes that are measured, up to the most. */
export const sizesUpTo = (most: number): readonly number[] => [1000, 10_000, 100_000, 1_000_000].filter((size) => size <= most);
