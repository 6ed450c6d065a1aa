/** Sends random malformed requests to a server, and measures what becomes of it. */
import { createDice } from "./dice.ts";
import { COSTLY, type HostileRequest, hostileRequest } from "./hostile-requests.ts";
import type { MeasuredProcess } from "./measured-process.ts";
import { sendRaw } from "./raw-request.ts";

/** Milliseconds in which each request must have an outcome. */
const TIME_LIMIT = 8000;
const CONCURRENT = 16;

/** The results of the requests, and the state of the server after them. */
export interface HostileOutcome {
  /** Requests that got no response in time. */
  readonly late: readonly string[];
  /** Kinds of requests that got 500. */
  readonly failed: readonly string[];
  /** Heap in the end to that after the first requests. */
  readonly growth: number;
  /** Lines for a human reader. */
  readonly report: string;
}

/**
 * Sends requests, 16 at a time. The same seed makes the same ones.
 *
 * @param costly - one in so many requests is expensive
 */
export async function runHostile(server: MeasuredProcess, requests: number, seed: number, costly: number): Promise<HostileOutcome> {
  const dice = createDice(seed);
  const outcomes = new Map<string, number>();
  const late: HostileRequest[] = [];
  const slowest = { milliseconds: 0, kind: "" };
  const one = async (index: number): Promise<void> => {
    const expensive = index % costly === costly - 1 ? COSTLY[Math.floor(index / costly) % COSTLY.length] : undefined;
    const request = expensive ? { kind: expensive.name, ...expensive.make(dice) } : hostileRequest(dice);
    const start = performance.now();
    const outcome = await sendRaw(server.urls[request.api] ?? "", request, TIME_LIMIT);
    const milliseconds = performance.now() - start;
    if (outcome === "silence") late.push(request);
    if (milliseconds > slowest.milliseconds && request.kind !== "slow") Object.assign(slowest, { milliseconds, kind: request.kind });
    const key = `${request.kind}: ${outcome}`;
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
  };
  const run = async (from: number, to: number): Promise<void> => {
    let next = from;
    const worker = async (): Promise<void> => {
      while (next < to) await one(next++);
    };
    await Promise.all(Array.from({ length: CONCURRENT }, worker));
  };
  const warm = Math.min(1000, requests / 2);
  await run(0, warm);
  const before = await server.measure();
  await run(warm, requests);
  const after = await server.measure();
  const mega = (bytes: number): string => (bytes / 1e6).toFixed(1);
  const growth = after.heap / before.heap;
  const counts = [...outcomes].toSorted().map(([key, count]) => `${key} ${count}`);
  return {
    late: late.map(({ kind, api, pieces }) => `${kind} to ${api}: ${String(pieces[0]).slice(0, 300)}`),
    failed: [...outcomes.keys()].filter((key) => key.endsWith(": 500")),
    growth,
    report:
      `${counts.join("\n")}\nslowest ${slowest.milliseconds.toFixed(0)} ms (${slowest.kind})\n` +
      `memory after GC: ${mega(before.heap)} MB after ${warm}, ${mega(after.heap)} MB after ${requests} (${growth.toFixed(3)}); ` +
      `resident ${mega(before.rss)} and ${mega(after.rss)} MB\n`,
  };
}
