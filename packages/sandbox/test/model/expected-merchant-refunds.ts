/** The expected behaviour of the Merchant API's refunds, from the documents. */
import { type ExpectedMerchantRefund, type ExpectedOrder, type ExpectedRefundRow, ORDER_METHODS } from "./expected-orders.ts";
import { book, expectRun } from "./expected-settlements.ts";
import { type ExpectedWorld, HOUR, MINUTE } from "./expected-world.ts";

/** Cents of a refund. */
export const amountOf = ({ rows }: Pick<ExpectedMerchantRefund, "rows">): number => rows.reduce((sum, { amount }) => sum + amount, 0);

const rowsKept = ({ refunds }: ExpectedOrder): readonly ExpectedRefundRow[] =>
  refunds.filter(({ status }) => status !== "cancelled").flatMap(({ rows }) => rows);

/** Cents of an order that refunds which were not cancelled have; of one VAT percent, if it is given. */
export const refundedOfOrder = (order: ExpectedOrder, vatPercent?: number): number =>
  amountOf({ rows: rowsKept(order).filter((row) => vatPercent === undefined || row.vatPercent === vatPercent) });

const groupOf = ({ method }: ExpectedOrder): string | undefined => ORDER_METHODS[method ?? ""]?.group;
const goesToAccount = (order: ExpectedOrder): boolean => groupOf(order) === "bank" || groupOf(order) === "credit";

/** Checks a refund of the orders with a number: undefined, or the response that rejects it. */
export function checkMerchantRefund(
  [order, ...others]: readonly ExpectedOrder[],
  { rows, hasEmail }: { readonly rows: readonly ExpectedRefundRow[]; readonly hasEmail: boolean },
): readonly [status: number, code: string] | undefined {
  if (!order) return [404, "payment-not-found"];
  if (others.length > 0) return [400, "nonunique-payment-identifier"];
  if (ORDER_METHODS[order.method ?? ""]?.refunds === false) return [405, "payment-method-does-not-support-refunding"];
  if (order.status !== "paid") return [405, "payment-status-does-not-support-refunding"];
  const { byVat } = order;
  if (!hasEmail && (goesToAccount(order) || (!byVat && groupOf(order) !== "card"))) return [400, "missing-email"];
  if (rows.some(({ vatPercent }) => (byVat ? vatPercent === undefined || !byVat.has(vatPercent) : vatPercent !== undefined)))
    return [400, "invalid-vat-percent"];
  if (amountOf({ rows }) > order.amount - refundedOfOrder(order)) return [400, "invalid-amount"];
  for (const [percent, price] of byVat ?? []) {
    const asked = amountOf({ rows: rows.filter(({ vatPercent }) => vatPercent === percent) });
    if (asked > price - refundedOfOrder(order, percent)) return [400, "invalid-amount"];
  }
  return undefined;
}

/** Hours after the first notification at which it comes again. */
const AGAIN = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55];

type Timer = readonly [on: string, due: number, run: () => object];

function move(
  world: ExpectedWorld,
  refund: ExpectedMerchantRefund,
  rule: string,
  to: ExpectedMerchantRefund["status"],
  { waits, timer }: { readonly waits?: ExpectedMerchantRefund["waits"]; readonly timer?: Timer } = {},
): object {
  const { token: about, status: from, shop } = refund;
  Object.assign(refund, { status: to, waits });
  for (const on of ["complete", "give account"]) world.stop(`${about} ${on}`);
  if (timer) world.set(`${about} ${timer[0]}`, timer[1], timer[2]);
  if (to === "completed") book(world, { about, isOrder: false, net: -amountOf(refund) });
  // The amount that it took from the next settlement is there again.
  if (to === "cancelled") expectRun(world);
  const values = { refundToken: about, oldStatus: from, newStatus: to };
  if (to !== "created" && shop !== undefined)
    world.send(
      { name: "refundStatusChanged", about, outcome: "success", status: shop, values },
      0,
      AGAIN.map((hours) => hours * 3600),
    );
  return { at: world.time, rule, about, from, to };
}

const mail = ({ emails }: ExpectedWorld, refund: ExpectedMerchantRefund, ...names: readonly string[]): void => {
  const { token: about, email: to } = refund;
  if (to !== undefined) emails.push(...names.map((name) => ({ name, about, to, amount: amountOf(refund) })));
};

/** Accepts a refund: cards and mobile methods are refunded in a minute, others to an account, by the next settlement. */
export function acceptMerchantRefund(world: ExpectedWorld, refund: ExpectedMerchantRefund): void {
  const { order } = refund;
  order.refunds.push(refund);
  if (!goesToAccount(order)) {
    move(world, refund, "M1", "created", { waits: "provider", timer: ["complete", world.now + MINUTE, () => complete(world, refund)] });
    return mail(world, refund, "refund created");
  }
  const give = (): object => giveAccount(world, refund);
  const isAutomatic = world.settings.refundAccountNumber === "automatic";
  move(world, refund, "M2", "created", { waits: "account", ...(isAutomatic && { timer: ["give account", world.now + HOUR, give] }) });
  mail(world, refund, "refund created", "account number wanted");
  const isDue = (): boolean => refund.waits === "settlement";
  world.deductions.push({ amount: amountOf(refund), isDue, complete: () => complete(world, refund) });
}

const complete = (world: ExpectedWorld, refund: ExpectedMerchantRefund): object => move(world, refund, "M4", "completed");
const giveAccount = (world: ExpectedWorld, refund: ExpectedMerchantRefund): object =>
  move(world, refund, "M3", "created", { waits: "settlement" });

/** The acts on a refund that are possible elsewhere, or for the merchant. */
export function actsOnMerchantRefund({ order, status, waits }: ExpectedMerchantRefund): readonly string[] {
  if (status !== "created") return [];
  return [waits === "account" ? "give account" : "complete", ...(groupOf(order) === "card" ? [] : ["cancel"]), "reject"];
}

/** Does it. */
export function actOnMerchantRefund(world: ExpectedWorld, refund: ExpectedMerchantRefund, wanted: string): void {
  if (wanted === "give account") giveAccount(world, refund);
  else if (wanted === "complete") complete(world, refund);
  else if (wanted === "reject") move(world, refund, "M6", "cancelled");
  else {
    move(world, refund, "M5", "cancelled");
    mail(world, refund, "refund cancelled");
  }
}
