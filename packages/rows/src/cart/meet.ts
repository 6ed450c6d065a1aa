/** Rounds lines to cents whose sum is the cart's total. */
import { apportion } from "../apportion.ts";
import { cents, euros, rounded, sumOf } from "../decimal.ts";
import { fail } from "../rows-error.ts";
import type { AnyCart } from "./cart.ts";
import { cardsOf, type Cost, type Costs } from "./costs.ts";

/** The total, and how it is met. */
export interface Settled {
  /** Cents of each line, VAT included. */
  readonly lines: readonly bigint[];
  /** Cents that each gift card pays. */
  readonly cards: readonly bigint[];
  /** Cents left to pay. */
  readonly amount: bigint;
}

/** Distributes what the cart costs over its lines, and what the gift cards pay. */
export function settle(cart: AnyCart, costs: Costs): Settled {
  const cards = cardsOf(cart);
  const onCards = sumOf(cards);
  const exact = rounded(sumOf(costs.lines.map(({ gross }) => gross)), costs.denominator);
  const seen = cart.total === undefined ? undefined : cents(cart.total, "total");
  let amount = seen === undefined || (seen === 0n && exact <= onCards) ? exact : seen + onCards;
  const lines = meet(costs, amount) ?? mismatch(costs, exact - onCards, amount - onCards);
  const paid = cards.map((card) => {
    const used = card < amount ? card : amount;
    amount -= used;
    return used;
  });
  return { lines, cards: paid, amount };
}

/** The lines of one VAT rate. */
export type OneRate = readonly [Cost, ...Cost[]];

/** The lines of each VAT rate, the lowest first: the order of a cart decides nothing. */
export function byRate(lines: readonly Cost[]): readonly OneRate[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((a, b) => Number(a - b));
  return rates.map((rate) => lines.filter((line) => line.rate === rate) as [Cost, ...Cost[]]);
}

/** Each rate's sum is rounded up or down, then the lines of a rate. Where the sum needs more than that, each line is. */
function meet({ lines, denominator }: Costs, sum: bigint): readonly bigint[] | undefined {
  const order = byRate(lines);
  const rates = order.map((rate) => rate.map(({ gross }) => gross));
  const sums = apportion(rates.map(sumOf), denominator, sum);
  const met = sums
    ? rates.flatMap((rate, index) => apportion(rate, denominator, sums[index] ?? 0n) ?? [])
    : apportion(rates.flat(), denominator, sum);
  if (!met) return undefined;
  const byLine = new Map(order.flat().map((line, index) => [line, met[index]]));
  return lines.map((line) => byLine.get(line) ?? 0n);
}

/** Names the line that would explain the difference best: by what it costs, or by its VAT. */
function mismatch({ lines, denominator }: Costs, exact: bigint, sum: bigint): never {
  const off = sum < exact ? exact - sum : sum - exact;
  const [[at, cost] = ["", 0n]] = lines
    .flatMap(({ at: line, gross, rate }): [string, bigint][] => [
      [line, rounded(gross, denominator)],
      [`the VAT of ${line}`, rounded(gross * rate, denominator * (1000n + rate))],
    ])
    .toSorted(([, a], [, b]) => Math.abs(Number(a - off)) - Math.abs(Number(b - off)));
  fail(
    "total-mismatch",
    "total",
    `is ${euros(sum)}, but the lines come to ${euros(exact)} with VAT, discounts and gift cards: closest to the ${euros(off)} between is ${at}, ${euros(cost)}`,
  );
}
