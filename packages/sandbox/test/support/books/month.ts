/** A month of a shop's life over HTTP: payments of every kind, failures and refunds, and orders, in the order of a small generator. */
import type { SandboxWorld } from "../../../src/index.ts";
import type { Shop } from "../shop.ts";
import type { Sums } from "./books.ts";
import type { OrderLife } from "../order-life.ts";

/** Methods that the shop's customers use, in turn. */
const METHODS = ["nordea", "creditcard", "mobilepay", "spankki", "walleyb2c", "osuuspankki", "amex"] as const;

const DAYS = 30;

/** Payments for each order. */
const PER_ORDER = 4;

/**
 * Lives a month.
 *
 * @returns what the shop itself counts: payments that it saw paid, and refunds that were made
 */
export async function liveMonth(
  world: SandboxWorld,
  shop: Shop,
  orders: OrderLife,
  count: number,
): Promise<Pick<Sums, "payments" | "refunds">> {
  let payments = 0n;
  let refunds = 0n;
  const token = await world.addToken();
  for (let nth = 0; nth < count; nth++) {
    if (nth > 0) await world.clock.advance({ seconds: Math.floor((DAYS * 86_400) / count) });
    if (nth % PER_ORDER === 0) await orders.live(nth / PER_ORDER);
    const amount = 1000 + ((nth * 7919) % 90_000);
    const kind = nth % 10;
    if (kind === 9) {
      const request = shop.tokenRequest({ token, amount });
      const { status } = await shop.send("POST", "/payments/token/mit/charge", { body: request });
      if (status === 201) payments += BigInt(amount);
      continue;
    }
    const { transactionId } = (await shop.create({ amount })).body;
    if (kind === 0) continue;
    if (kind === 1) {
      await world.pay(transactionId, { outcome: "cancel" });
      continue;
    }
    const method = METHODS[nth % METHODS.length] ?? "nordea";
    await world.pay(transactionId, kind === 2 ? { method: "nordea", outcome: "reject" } : { method });
    if (kind === 2) continue;
    payments += BigInt(amount);
    if (kind < 6) continue;
    // In full, in part, or in two parts; one that waits for the customer's account number is not made yet.
    for (const [index, part] of (kind === 6 ? [amount] : kind === 7 ? [1] : [amount - 999, 999]).entries()) {
      const body = { amount: part, refundStamp: `refund-${nth}-${index}`, email: "maija@example.com", callbackUrls: shop.urls };
      const { status } = (await shop.send("POST", `/payments/${transactionId}/refund`, { body })).body as { readonly status?: string };
      if (status === "ok") refunds += BigInt(part);
    }
  }
  await world.clock.advance({ days: 1 });
  return { payments, refunds };
}
