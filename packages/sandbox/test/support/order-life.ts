/** The orders of a shop's month over HTTP: of both classes of interface, paid by many methods, cancelled, found on the statement, refunded. */
import { expect } from "vitest";
import { fromCents } from "@maksu/webhooks";
import type { SandboxWorld } from "../../src/index.ts";
import type { Sums } from "./books/books.ts";
import { authcodeOf, notificationSignature, type OrderCalls } from "./order-calls.ts";
import { priceRequest, rowOf, rowRequest } from "./orders.ts";
import type { Shop } from "./shop.ts";

/** The orders of a shop. */
export interface OrderLife {
  /** Lives the next one. */
  live(nth: number): Promise<void>;
  /** The shop's sums in the end, from the receipts and notifications that it has: payments and refunds that it was notified of. */
  counted(): Pick<Sums, "payments" | "refunds">;
  /** The ids of the payments by these receipts. */
  paymentIds(): readonly string[];
}

/** Methods that the customers use, in turn; the last one for orders with rows alone. */
const METHODS = ["nordea", "Visa", "mobilepay", "spankki", "amex", "walleyb2c"] as const;

/** Begins the life of a shop's orders. */
export function orderLife(world: SandboxWorld, shop: Shop, calls: OrderCalls): OrderLife {
  const at = (path: string): string => new URL(path, shop.urls.success).href;
  const urlSet = { success: at("/paid"), failure: at("/failed"), notification: at("/notified") };
  const amounts = new Map<string, number>();
  const refunded = new Map<string, number>();

  const order = async (nth: number): Promise<{ token: string; orderNumber: string; parts: readonly Part[] }> => {
    const orderNumber = `ORDER-${nth}`;
    const [first, second] = [1000 + ((nth * 7919) % 60_000), 1000 + ((nth * 104_729) % 30_000)];
    const hasRows = nth % 3 === 0;
    const rows = [rowOf({ price: fromCents(first) }), rowOf({ price: fromCents(second), vat: "14" })];
    const request = hasRows ? rowRequest(rows, { orderNumber, urlSet }) : priceRequest({ orderNumber, urlSet, price: fromCents(first) });
    const { token } = (await calls.order(request)).body;
    const parts = hasRows
      ? [
          { amount: first, vatPercent: 2550 },
          { amount: second, vatPercent: 1400 },
        ]
      : [{ amount: first }];
    amounts.set(orderNumber, sumOf(parts));
    return { token, orderNumber, parts };
  };

  const refund = async (orderNumber: string, rows: readonly Part[]): Promise<string> => {
    const token = await calls.refund(orderNumber, { email: "maija@example.com", rows, notifyUrl: at("/refunds") });
    refunded.set(token, sumOf(rows));
    return token;
  };

  /** The receipts of what was notified, verified. */
  const receipts = (): readonly URLSearchParams[] => shop.received.filter(({ pathname }) => pathname === "/notified").map(receiptOf);
  const receiptOf = (url: URL): URLSearchParams => {
    expect(url.searchParams.get("RETURN_AUTHCODE")).toBe(authcodeOf(url, world));
    return url.searchParams;
  };

  return {
    async live(nth) {
      const { token, orderNumber, parts } = await order(nth);
      const kind = nth % 9;
      if (kind === 0) return;
      const method = METHODS[nth % (parts.length > 1 ? METHODS.length : METHODS.length - 1)] ?? "nordea";
      if (kind === 1) return void (await world.pay(token, { outcome: "cancel" }));
      if (kind === 2) {
        await world.pay(token, { method, outcome: "reject" });
        return world.resolve(token, "find");
      }
      await world.pay(token, { method });
      // In full, in part, in two refunds, or in one that is cancelled; a card's can't be.
      if (kind === 5) await refund(orderNumber, parts);
      if (kind === 6) await refund(orderNumber, [{ ...parts[0], amount: 1 }]);
      if (kind === 7) for (const part of parts) await refund(orderNumber, [{ ...part, amount: part.amount - 999 }]);
      if (kind === 8) await calls.call("DELETE", `/refunds/${await refund(orderNumber, parts)}`);
    },
    counted() {
      const completed = shop.received.filter((url) => url.searchParams.get("newStatus") === "completed");
      for (const url of completed) expect(url.searchParams.get("signature")).toBe(notificationSignature(url, world));
      return {
        payments: total(receipts().map((receipt) => amounts.get(receipt.get("ORDER_NUMBER") ?? ""))),
        refunds: total(completed.map(({ searchParams }) => refunded.get(searchParams.get("refundToken") ?? ""))),
      };
    },
    paymentIds: () => receipts().map((receipt) => receipt.get("PAID") ?? ""),
  };
}

interface Part {
  /** Cents. */
  readonly amount: number;
  readonly vatPercent?: number;
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
const total = (amounts: readonly (number | undefined)[]): bigint => amounts.reduce((sum, amount) => sum + BigInt(amount ?? Number.NaN), 0n);
