/** Measures the sandbox's memory store as it grows. */
import { type Findings, type Row, row } from "../../row.ts";
import { load, start, stop } from "../../sandbox-load.ts";
import { type Cost, costOf, costRows, CREATED, sizesUpTo, startSandbox, withBare } from "./cost.ts";

const MOST = 100_000;

/** The forms in a response of one method. */
const FORMS = 1;

export const memoryStore = (payments: number): Promise<Findings> =>
  withBare(async (bare) => {
    const own = await startSandbox("memory");
    const byHand = await start("forms-server", String(bare.size), String(FORMS));
    const rows: Row[] = [];
    let few: Cost | undefined;
    let stored = 0;
    try {
      // Until the code is compiled.
      for (const { url } of [own, byHand]) await load(url, "compile", CREATED / 2);
      stored += CREATED / 2;
      rows.push(row("by hand, the same response to a bare server, CPU", (await costOf(byHand, bare, "by-hand")).ratios));
      for (const size of sizesUpTo(Math.min(MOST, payments))) {
        if (size > stored) await load(own.url, `fill-${size}`, size - stored);
        stored = Math.max(size, stored) + CREATED;
        const cost = await costOf(own, bare, `memory-${size}`);
        few ??= cost;
        rows.push(...costRows("memory", size, cost, few));
      }
      return { rows, notes: [] };
    } finally {
      await Promise.all([own, byHand].map(stop));
    }
  });
