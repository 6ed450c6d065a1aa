import { euros } from "../decimal.ts";
import { fail } from "../rows-error.ts";
import type { AnyCart } from "./cart.ts";
import { type Cost, type Costs, costsOf } from "./costs.ts";
import { type Explained, explained } from "./explain.ts";
import { settle, type Settled } from "./meet.ts";

/** A cart that gift cards or discounts cover: create no payment. */
export interface NothingToPay {
  readonly nothingToPay: true;
  /** Cents that each gift card pays. */
  readonly giftCards: readonly number[];
  /** How each line was rounded, where `explain` is true. */
  readonly explain?: readonly Explained[];
}

/** The parts of one row of a line. */
export interface Row {
  readonly cost: Cost;
  /** Cents of one unit, VAT included. */
  readonly price: bigint;
  readonly units: bigint;
  /** Text for the customer. A fractional quantity comes first. */
  readonly title: string | undefined;
}

/** The rows of a line: the second one is a cent dearer. */
export type LineRows = readonly [Row] | readonly [Row, Row];

/** A cart as rows. */
export interface Rows extends Settled {
  readonly costs: Costs;
  readonly byLine: readonly LineRows[];
  readonly explain: readonly Explained[] | undefined;
}

/**
 * @param fields of a line, besides those that every line has
 * @param least cents that the API takes
 * @param most cents that the API takes
 */
export function rowsOf(cart: AnyCart, fields: string, least: bigint, most: bigint): Rows {
  const costs = costsOf(cart, fields);
  const settled = settle(cart, costs);
  const { amount, lines } = settled;
  if (amount && (amount < least || amount > most))
    fail("limit-exceeded", "cart", `costs ${euros(amount)}, but must be from ${euros(least)} to ${euros(most)}`);
  const byLine = costs.lines.map((cost, index) => split(cost, lines[index] ?? 0n));
  const explain = (cost: Cost, index: number): Explained => {
    const cents = lines[index] ?? 0n;
    return explained([cost], costs.denominator, cents, [
      !cart.pricesIncludeVat && "vat-added",
      cents * costs.denominator !== cost.gross && (cart.total === undefined ? "rounded" : "as-seen"),
      byLine[index]?.[1] && "split",
      !cost.units && "one-unit",
    ]);
  };
  return { ...settled, costs, byLine, explain: cart.explain ? costs.lines.map(explain) : undefined };
}

/** Divides a line by its units: what is left over makes some of them a cent dearer. */
function split(cost: Cost, total: bigint): LineRows {
  const { units = 1n, line } = cost;
  const price = total / units;
  const dearer = total % units;
  const title = cost.units ? line.title : `${line.quantity} × ${line.title ?? line.code}`;
  const row = { cost, price, units: units - dearer, title };
  return dearer ? [row, { ...row, price: price + 1n, units: dearer }] : [row];
}

/** The beginning of a text, in whole characters. */
export const cut = (text: string, most: number): string => [...String(text)].slice(0, most).join("");
