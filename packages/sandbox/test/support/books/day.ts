/** A day of a shop's life over HTTP while much goes wrong. The shop counts what its callbacks report, and nothing else. */
import { type FaultRule, RefundRejected, type SandboxWorld } from "../../../src/index.ts";
import { netOf, readBooks, type Sums } from "./books.ts";
import { startReportReceiver } from "./report-receiver.ts";
import { type Reply, type Shop, startShop } from "../shop.ts";

/** The faults of a day: each with a probability that the seed decides. */
const RULES: readonly FaultRule[] = [
  { match: { operation: "createPayment" }, probability: 0.02, drop: true },
  { match: { operation: "createPayment" }, probability: 0.02, truncate: true },
  { match: { operation: "refundPayment" }, probability: 0.03, drop: true },
  { match: { operation: "refundPayment" }, probability: 0.03, drop: true, before: true },
  { match: { operation: "refundPayment" }, probability: 0.03, respond: { status: 503 } },
  { match: { event: "paymentCallback" }, probability: 0.05, drop: true },
  { match: { event: "refundCallback" }, probability: 0.05, drop: true },
  { probability: 0.05, duplicate: 1 },
  { match: { event: "paymentCallback" }, probability: 0.05, delay: 30_000 },
  { probability: 0.03, outOfOrder: true },
  { probability: 0.03, decline: true },
  { probability: 0.1, lateOutcome: true },
  { probability: 0.1, refundOutcome: "rejected" },
  { probability: 0.1, refundOutcome: "fail" },
];

/** The methods that customers pay by. A merchant that offers no others signs no forms in vain. */
export const METHODS: readonly string[] = ["nordea", "mobilepay", "osuuspankki"];

/**
 * Lives a day, and the days until all that was begun has ended.
 *
 * @returns what is wrong with the books, and the effects that hit nothing; empty if all is well
 */
export async function faultsOfDay(url: string, world: SandboxWorld, count: number): Promise<readonly string[]> {
  await using shop = await startShop(url, world);
  await using receiver = await startReportReceiver(shop, world);
  for (const rule of RULES) await world.faults.add(rule);
  for (let nth = 0; nth < count; nth++) {
    if (nth > 0) await world.clock.advance({ seconds: 86_400 / count });
    await liveOnce(world, shop, nth);
  }
  // Bank payments are confirmed after two days; callbacks are sent again within one.
  await world.clock.advance({ days: 4 });
  const idle = (await world.faults.list()).flatMap(({ rule, hits }) => (hits > 0 ? [] : [`${JSON.stringify(rule)} has hit nothing`]));
  await world.faults.clear();
  const counted = countedBy(shop);
  const { period, settled, open, totals, faults } = await readBooks(url, world, shop, receiver);
  const checks: readonly (readonly [fault: string, isRight: boolean])[] = [
    [`payments of ${period.payments}, and the callbacks report ${counted.payments}`, period.payments === counted.payments],
    [`refunds of ${period.refunds}, and the callbacks report ${counted.refunds}`, period.refunds === counted.refunds],
    [`${netOf(period)}, settlements of ${totals} and ${netOf(open)} open`, netOf(period) === totals + netOf(open)],
    [`settlements of ${totals}, with ${netOf(settled)} in them`, netOf(settled) === totals],
    ["nothing settled, refunded or taken as fees", [totals, period.refunds, period.fees].every((sum) => sum > 0n)],
  ];
  return [...idle, ...faults, ...checks.flatMap(([fault, isRight]) => (isRight ? [] : [fault]))];
}

/** A customer pays, and some get a part back. The shop never repeats what may have been done. */
async function liveOnce(world: SandboxWorld, shop: Shop, nth: number): Promise<void> {
  const transactionId = (await responseOf(shop.create({ amount: 1000 + ((nth * 7919) % 90_000) })))?.body.transactionId;
  // Nobody can pay what the shop does not know.
  if (transactionId === undefined) return;
  await world.pay(transactionId, { method: METHODS[nth % METHODS.length] ?? "nordea" });
  if (nth % 5 > 0) return;
  const refund = shop.urls.success.replace("/success", "/refund");
  const body = { amount: 1 + ((nth * 31) % 900), callbackUrls: { success: refund, cancel: shop.urls.cancel } };
  await responseOf(shop.send("POST", `/payments/${transactionId}/refund`, { body }));
  if (nth % 50 > 0) return;
  // The merchant's panel refunds, too, without a callback: what it can't refund is rejected.
  await world.refund(transactionId, { amount: 2_000_000 }).catch((error: unknown) => {
    if (!(error instanceof RefundRejected)) throw error;
  });
}

/** The response of a request; undefined if it was lost. */
const responseOf = (sent: Promise<Reply>): Promise<Reply | undefined> =>
  sent.catch((error: unknown) => {
    if (error instanceof TypeError) return undefined;
    throw error;
  });

/** The sums of a shop's callbacks: each payment and each refund once, however often they came. */
function countedBy({ received }: Shop): Pick<Sums, "payments" | "refunds"> {
  const amounts = { payments: new Map<string, bigint>(), refunds: new Map<string, bigint>() };
  for (const { pathname, searchParams } of received) {
    if (searchParams.get("checkout-status") !== "ok") continue;
    const kind = pathname.startsWith("/refund") ? "refunds" : "payments";
    amounts[kind].set(searchParams.get("checkout-transaction-id") ?? "", BigInt(searchParams.get("checkout-amount") ?? 0));
  }
  const sum = (each: ReadonlyMap<string, bigint>): bigint => [...each.values()].reduce((total, amount) => total + amount, 0n);
  return { payments: sum(amounts.payments), refunds: sum(amounts.refunds) };
}
