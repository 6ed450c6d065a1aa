import { apportion } from "../apportion.ts";
import { cents, euros, type Money, sumOf } from "../decimal.ts";
import { invalid, RowsError } from "../rows-error.ts";

export function tooMuch(at: string, amount: bigint, left: bigint): never {
  throw new RowsError("more-than-left", at, `is of ${euros(amount)}, but ${euros(left)} is left`);
}

/** Nothing is left of what was refunded twice by mistake. */
export const notNegative = (left: bigint): bigint => (left < 0n ? 0n : left);

/** Cents to refund of what is left. */
export function askedOf(amount: Money, left: bigint): bigint {
  const asked = amount === "rest" ? left : cents(amount, "amount");
  if (asked > left) tooMuch("amount", asked, left);
  return asked || invalid("amount", amount === "rest" ? "nothing is left to refund" : "must be more than 0");
}

/** Spreads an amount over what is left of each row, by the largest remainders. */
export function spread<Row extends { readonly left: bigint }>(
  rows: readonly Row[],
  amount: bigint,
): readonly { readonly row: Row; readonly amount: bigint }[] {
  const all = sumOf(rows.map(({ left }) => left));
  if (amount > all) tooMuch("amount", amount, all);
  const shares = apportion(
    rows.map((row) => row.left * amount),
    all || 1n,
    amount,
  );
  return rows.map((row, index) => ({ row, amount: shares?.[index] ?? 0n }));
}
