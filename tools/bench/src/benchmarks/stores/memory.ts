/** Measures the sandbox's memory store as it grows. */
import { type Findings, type Row, row } from "../../row.ts";
import { load, start, stop } from "../../sandbox-load.ts";
import { COMPILED, costOf, costRows, CREATED, sizesUpTo, startSandbox, withBare } from "./cost.ts";

const MOST = 100_000;

/** The forms in a response of one method. */
const FORMS = 1;

export const memoryStore = (payments: number): Promise<Findings> =>
  withBare(async (bare) => {
    const own = await startSandbox("memory");
    const few = await startSandbox("memory");
    const byHand = await start("forms-server", String(bare.size), String(FORMS));
    const rows: Row[] = [];
    let stored = COMPILED;
    try {
      for (const { url } of [own, few, byHand]) await load(url, "compile", COMPILED);
      rows.push(row("by hand, the same response to a bare server, CPU", (await costOf(byHand, byHand, bare, "by-hand")).ratios));
      for (const size of sizesUpTo(Math.min(MOST, payments))) {
        if (size > stored) await load(own.url, `fill-${size}`, size - stored);
        stored = Math.max(size, stored) + CREATED;
        rows.push(...costRows("memory", size, await costOf(own, size > 1000 ? few : own, bare, `memory-${size}`)));
      }
      return { rows, notes: [] };
    } finally {
      await Promise.all([own, few, byHand].map(stop));
    }
  });
