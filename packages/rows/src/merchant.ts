/**
 * Rows of refunds by the Merchant API.
 *
 * @packageDocumentation
 */
import { cents, decimal, known, list, MILLION, money, type Money, rounded, vatRate } from "./decimal.ts";
import { askedOf, notNegative, spread, tooMuch } from "./refund/left.ts";
import { fail, invalid } from "./rows-error.ts";

export type { Money } from "./decimal.ts";
export { RowsError, type RowsErrorCode } from "./rows-error.ts";

/** An order as it was created: a body of the legacy interface's `createPayment`, or what of it says the price. */
export type SentOrder =
  | { readonly price: number | string; readonly orderDetails?: never }
  | { readonly orderDetails: SentDetails; readonly price?: never };

/** Rows of an order. */
export interface SentDetails {
  readonly includeVat: "0" | "1" | 0 | 1;
  readonly products: readonly {
    readonly amount: number | string;
    readonly price: number | string;
    readonly vat: number | string;
    readonly discount?: number | string;
  }[];
}

/** A row of a refund, as `createRefund` takes it. */
export interface RefundRow {
  /** Cents, VAT included. */
  amount: number;
  /** Hundredths of a percent. */
  vatPercent?: number;
  description?: string;
}

/** Part of the body of `createRefund`. */
export interface RowsToRefund {
  rows: RefundRow[];
}

/** The refund: an amount with VAT, everything that is left, or lines with what the customer reads. */
export type ToRefund =
  | { readonly amount: Money | "rest"; readonly description?: string; readonly lines?: never }
  | {
      readonly lines: readonly {
        readonly amount: Money;
        /** VAT of the line in percent. Left out for an order without rows. */
        readonly vat?: number | string;
        readonly description?: string;
      }[];
      readonly amount?: never;
    };

/** Cents a row, and rows a refund, as the Merchant API takes them. */
const MOST_CENTS = 2_000_000n;
const MOST_ROWS = 500;

interface Left {
  readonly vatPercent: number | undefined;
  left: bigint;
}

/**
 * Makes the rows of `createRefund`, never more than is left of the order or of a VAT percent.
 *
 * @param records - what was sent, and the refunds that were asked for since, without those that were cancelled
 * @throws RowsError that names the line and the rule
 */
export function rowsToRefund(
  { sent, refunded }: { readonly sent: SentOrder; readonly refunded: readonly { readonly rows: readonly RefundRow[] }[] },
  what: ToRefund,
): RowsToRefund {
  known(what, "amount lines description", "refund");
  const rates = sent.orderDetails ? byRate(sent.orderDetails) : [{ vatPercent: undefined, left: price(sent.price, "price") / MILLION }];
  let left = rates.reduce((sum, rate) => sum + rate.left, 0n);
  for (const [index, refund] of list(refunded, "refunded").entries())
    for (const [place, { amount, vatPercent }] of list(refund.rows, `refunded[${index}].rows`).entries()) {
      const taken = cents(amount, `refunded[${index}].rows[${place}].amount`);
      const rate = rates.find((each) => each.vatPercent === vatPercent);
      if (rate) rate.left = notNegative(rate.left - taken);
      left = notNegative(left - taken);
    }
  const rows: RefundRow[] = [];
  const add = (amount: bigint, vatPercent: number | undefined, description: string | undefined): void => {
    for (let rest = amount; rest > 0n; rest -= MOST_CENTS)
      rows.push({
        amount: Number(rest < MOST_CENTS ? rest : MOST_CENTS),
        ...(vatPercent !== undefined && { vatPercent }),
        ...(description !== undefined && { description }),
      });
  };
  if (what.lines)
    for (const [index, line] of list(what.lines, "lines").entries()) {
      const at = `lines[${index}]`;
      known(line, "amount vat description", at);
      const rate = rateOf(rates, line.vat, at);
      const amount = cents(line.amount, `${at}.amount`) || invalid(`${at}.amount`, "must be more than 0");
      const most = rate.left < left ? rate.left : left;
      if (amount > most) tooMuch(at, amount, most);
      rate.left -= amount;
      left -= amount;
      add(amount, rate.vatPercent, line.description);
    }
  else
    for (const { row, amount } of spread(
      rates.filter((rate) => rate.left > 0n),
      askedOf(what.amount, left),
    ))
      add(amount, row.vatPercent, what.description);
  if (!rows.length) invalid("lines", "must have at least one line");
  if (rows.length > MOST_ROWS)
    fail("limit-exceeded", "refund", `needs ${rows.length} rows, and the Merchant API takes at most ${MOST_ROWS}`);
  return { rows };
}

function rateOf(rates: readonly Left[], vat: number | string | undefined, at: string): Left {
  const vatPercent = vat === undefined ? undefined : Number(vatRate(vat, `${at}.vat`)) * 10;
  return (
    rates.find((rate) => rate.vatPercent === vatPercent) ??
    invalid(`${at}.vat`, rates[0]?.vatPercent === undefined ? "is only for orders with rows" : "must be one of the order's")
  );
}

/** Cents of each VAT percent: each row is rounded by itself, half away from zero. */
function byRate({ includeVat, products }: SentDetails): readonly Left[] {
  const rates: Left[] = [];
  for (const [index, { amount, price: of, vat, discount = 0 }] of products.entries()) {
    const at = `sent.products[${index}]`;
    const vatPercent = Number(decimal(vat, 2, `${at}.vat`));
    const isNegative = String(of).startsWith("-");
    const exact =
      price(isNegative ? String(of).slice(1) : of, `${at}.price`) *
      decimal(amount, 6, `${at}.amount`) *
      (MILLION - decimal(discount, 4, `${at}.discount`)) *
      (10_000n + (String(includeVat) === "1" ? 0n : BigInt(vatPercent)));
    const total = rounded(exact, MILLION * MILLION * MILLION * 10_000n);
    const rate = rates.find((each) => each.vatPercent === vatPercent) ?? { vatPercent, left: 0n };
    if (!rates.includes(rate)) rates.push(rate);
    rate.left += isNegative ? -total : total;
  }
  return rates;
}

/** Euros, of the legacy interface a number too, in millionths of a cent. */
const price = (euros: number | string, at: string): bigint => money(String(euros), at);
