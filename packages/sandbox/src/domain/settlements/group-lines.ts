/** Which lines make a settlement together. */
import { isOfPayment, type Line, netOf, totalOf } from "./line.ts";

/**
 * Groups open lines: payments with a reference of their own are settled one by one, the others together. A refund is deducted from its payment's
 * settlement, else from that of the others, else from the first that stays above 0. What is not above 0 waits.
 *
 * @param lines - oldest first
 * @param most - cents that a settlement may have at most; beyond that payments are split, one at least in each
 */
export function groupLines(lines: readonly Line[], most: number): readonly (readonly Line[])[] {
  const own = new Map<string, Line[]>();
  const common: Line[] = [];
  for (const line of lines.filter(isOfPayment))
    if (line.reference === undefined) common.push(line);
    else own.set(line.payment, [line]);
  const deducted: Line[] = [];
  for (const refund of lines.filter((line) => !isOfPayment(line))) {
    const its = own.get(refund.payment);
    if (its) its.push(refund);
    else if (common.length > 0) deducted.push(refund);
    else [...own.values()].find((group) => totalOf(group) + netOf(refund) > 0)?.push(refund);
  }
  return [...own.values(), ...split(common, deducted, most)].filter((group) => totalOf(group) > 0);
}

/** Splits payments where they are too many. The refunds are deducted from the first, which is filled up to what is allowed. */
function split(payments: readonly Line[], refunds: readonly Line[], most: number): readonly (readonly Line[])[] {
  const groups: Line[][] = [];
  let group = [...refunds];
  let total = totalOf(refunds);
  for (const payment of payments) {
    if (total > 0 && total + netOf(payment) > most) {
      groups.push(group);
      group = [];
      total = 0;
    }
    group.push(payment);
    total += netOf(payment);
  }
  return [...groups, group];
}
