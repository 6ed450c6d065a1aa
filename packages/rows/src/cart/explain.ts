import { euros, MILLION, rounded, sumOf } from "../decimal.ts";
import type { OneRate } from "./meet.ts";

/** Names of {@link rowRules}. */
export type RowRule = "vat-added" | "rounded" | "as-seen" | "split" | "one-unit" | "by-rate";

/** How lines become rows: each rule, with its source. It is `ours` where no document says so. */
export const rowRules: Readonly<Record<RowRule, { readonly rule: string; readonly source: string }>> = {
  "vat-added": { rule: "Prices without VAT are sent with it.", source: "ours" },
  rounded: {
    rule: "The total is rounded half up, then each rate's sum and each line, by largest remainders.",
    source: "ours",
  },
  "as-seen": { rule: "Lines meet the total that the customer saw.", source: "ours" },
  split: {
    rule: "A line that its units don't divide is two rows.",
    source: "Payment API, Item, unitPrice",
  },
  "one-unit": { rule: "A fractional quantity is one unit.", source: "Payment API, Item, units" },
  "by-rate": { rule: "Prices without VAT are one row a rate.", source: "ours" },
};

/** A line of the table that `explain` adds. */
export interface Explained {
  /** The line's place, as in `lines[2]`; all lines of a rate where they are one row. */
  readonly line: string;
  /** VAT in percent. */
  readonly vat: number;
  /** The exact cost, in euros with VAT, to the eighth decimal. */
  readonly exact: string;
  /** The rounded cost, in cents with VAT. */
  readonly cents: number;
  readonly rules: readonly RowRule[];
}

/** @param cents what the lines, all of one rate, were rounded to */
export const explained = (
  lines: OneRate,
  denominator: bigint,
  cents: bigint,
  rules: readonly (RowRule | false | undefined)[],
): Explained => ({
  line: lines.map(({ at }) => at).join(", "),
  vat: Number(lines[0].rate) / 10,
  exact: euros(rounded(sumOf(lines.map(({ gross }) => gross)) * MILLION, denominator), 8),
  cents: Number(cents),
  rules: rules.filter((rule) => !!rule),
});
