import type { AnyDocument } from "../changes.ts";
import type { Merchant } from "../merchant.ts";
import type { Settings } from "../settings.ts";
import type { TimerChange } from "../timers.ts";
import { nextRun } from "./cycle.ts";
import type { Line } from "./line.ts";
import { lineDocument } from "./line-document.ts";

/** The kind and the trigger of the job that settles an account. */
export const SETTLES = { kind: "settlements", on: "settle" } as const;

/** Adds lines to the books: they wait for the next run. The sub-merchants of an aggregate are settled by its cycle. */
export function bookLines(
  lines: readonly Line[],
  { merchant, settings }: { readonly merchant: Merchant; readonly settings: Settings },
  now: number,
): { readonly documents: readonly AnyDocument[]; readonly timers: readonly TimerChange[] } {
  const accounts = [...new Set(lines.map(({ account }) => account))];
  const due = (): number => nextRun(now, merchant.settings.settlementCycle, settings.holidays);
  return { documents: lines.map(lineDocument), timers: accounts.map((about) => ({ ...SETTLES, about, dueAt: due() })) };
}
