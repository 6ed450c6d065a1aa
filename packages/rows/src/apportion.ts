import { sumOf } from "./decimal.ts";

/**
 * Makes shares of a sum whole numbers, each within one of its exact value: rounded down, then one more for the largest remainders, the first of
 * equal ones. Shares of nothing stay nothing.
 *
 * @param shares exact values over the denominator
 * @returns undefined when the sum can't be met
 */
export function apportion(shares: readonly bigint[], denominator: bigint, sum: bigint): readonly bigint[] | undefined {
  const whole = shares.map((share) => share / denominator);
  const left = Number(sum - sumOf(whole));
  const moved = shares
    .map((share, index) => ({ share, index, remainder: share % denominator }))
    .filter(({ share, remainder }) => share && (left > 0 || !remainder))
    .toSorted((a, b) => Number(b.remainder - a.remainder))
    .slice(0, Math.abs(left));
  for (const { index } of moved) whole[index] = (whole[index] ?? 0n) + (left < 0 ? -1n : 1n);
  return moved.length === Math.abs(left) ? whole : undefined;
}
