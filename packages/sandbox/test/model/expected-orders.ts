/** The expected behaviour of orders of the legacy interface, from the documents. */
import { book } from "./expected-settlements.ts";
import { DAY, type ExpectedWorld, HOUR } from "./expected-world.ts";

export interface ExpectedOrder {
  readonly world: number;
  readonly token: string;
  readonly orderNumber: string;
  readonly createdAt: number;
  readonly referenceNumber: string | undefined;
  /** Cents. */
  readonly amount: number;
  /** Cents by VAT percent, in hundredths of a percent; undefined for an order without rows. */
  readonly byVat: ReadonlyMap<number, number> | undefined;
  /** Whether an invoice can be made of it. */
  readonly canBeInvoiced: boolean;
  /** The customer's address, where the order has it. */
  readonly email: string | undefined;
  readonly hasPendingUrl: boolean;
  /** The status of the shop's response to notifications. */
  readonly shop: number;
  status: "none" | "waiting payment" | "paid" | "cancelled" | "waiting acceptance";
  isExpired: boolean;
  method: string | undefined;
  paidAt?: number;
  readonly refunds: ExpectedMerchantRefund[];
}

export interface ExpectedRefundRow {
  /** Cents. */
  readonly amount: number;
  readonly vatPercent?: number | undefined;
}

/** A refund of an order. */
export interface ExpectedMerchantRefund {
  readonly token: string;
  readonly order: ExpectedOrder;
  readonly rows: readonly ExpectedRefundRow[];
  /** The customer's address, where it is known. */
  readonly email: string | undefined;
  /** The status of the shop's response to notifications; undefined for a refund without notifications. */
  readonly shop: number | undefined;
  status: "none" | "created" | "completed" | "cancelled";
  waits?: "provider" | "account" | "settlement" | undefined;
}

/** Every transition that there is: rule, from, to. */
export const ORDER_TRANSITIONS: ReadonlySet<string> = new Set([
  "O1 none waiting payment",
  "O2 waiting payment paid",
  "O3 waiting payment cancelled",
  "O4 waiting payment waiting acceptance",
  "O5 waiting acceptance paid",
  "O5 waiting acceptance cancelled",
  "O6 cancelled waiting payment",
  "O7 cancelled paid",
  "O7 waiting payment paid",
  "O8 waiting payment waiting payment",
  "O8 cancelled cancelled",
  "M1 none created",
  "M2 none created",
  "M3 created created",
  "M4 created completed",
  "M5 created cancelled",
  "M6 created cancelled",
]);

/** Methods of the legacy page, by the name that the customer chooses: their `METHOD`, and how their payments are refunded. */
export const ORDER_METHODS: Readonly<Record<string, { number: string; group: "bank" | "card" | "mobile" | "credit"; refunds?: false }>> = {
  nordea: { number: "1", group: "bank" },
  spankki: { number: "10", group: "bank" },
  Visa: { number: "53", group: "card" },
  amex: { number: "56", group: "card" },
  mobilepay: { number: "58", group: "mobile" },
  paypal: { number: "9", group: "mobile", refunds: false },
  walleyb2c: { number: "60", group: "credit" },
  jousto: { number: "18", group: "credit", refunds: false },
};

/** Whether an order can be paid with a method. */
export function isOrderMethod(method: string, { amount, byVat, canBeInvoiced }: ExpectedOrder): boolean {
  const known = ORDER_METHODS[method];
  if (known?.group !== "credit") return known !== undefined;
  return byVat !== undefined && amount >= 1000 && amount <= 500_000 && (method !== "walleyb2c" || canBeInvoiced);
}

/** Whether the amount asks a card for an error: the cents of 0.01 to 0.99 and of 1.01 to 4.99 €. */
export const asksForCardError = (method: string | undefined, { amount }: ExpectedOrder): boolean =>
  ORDER_METHODS[method ?? ""]?.group === "card" && amount < 500 && amount % 100 !== 0;

interface Effects {
  readonly timer?: readonly [on: string, due: number, run: () => object];
}

function move(world: ExpectedWorld, order: ExpectedOrder, rule: string, to: ExpectedOrder["status"], { timer }: Effects = {}): object {
  const { token: about, status: from, amount } = order;
  order.status = to;
  world.stop(`${about} accept`);
  if (to === "paid" || to === "waiting acceptance") world.stop(`${about} expire`);
  if (timer) world.set(`${about} ${timer[0]}`, timer[1], timer[2]);
  if (to === "paid") {
    order.paidAt = world.now;
    order.method ??= "nordea";
    const { fixed, perMille } = world.merchant.fees;
    book(world, { about, isOrder: true, net: amount - fixed - Math.round((amount * perMille) / 1000) });
    const { callbackOrder } = world.settings;
    const event = { name: "paymentNotification", about, outcome: "success", status: order.shop, values: receiptOf(order) } as const;
    if (callbackOrder !== "never") world.send(event, callbackOrder === "after" ? 5 : 0);
  }
  return { at: world.time, rule, about, from, to };
}

/** The parameters of notifications and redirects for an order. */
export const receiptOf = ({ orderNumber, status, paidAt = 0, method = "" }: ExpectedOrder): Readonly<Record<string, unknown>> =>
  status === "paid"
    ? { paid: true, orderNumber, timestamp: new Date(paidAt), method: ORDER_METHODS[method]?.number }
    : { paid: false, orderNumber };

/** The token of an order is good for 14 days, unless it is paid. */
const expiry = (world: ExpectedWorld, order: ExpectedOrder): Effects => {
  const expire = (): object => {
    order.isExpired = true;
    return move(world, order, "O8", order.status);
  };
  return { timer: ["expire", order.createdAt + 14 * DAY, expire] };
};

export const openOrder = (world: ExpectedWorld, order: ExpectedOrder): object =>
  move(world, order, "O1", "waiting payment", expiry(world, order));

/** The acts that are possible for a customer on the page of an order. */
export function orderOutcomes({ status, isExpired }: ExpectedOrder, method: string | undefined): readonly string[] {
  if (isExpired || (status !== "waiting payment" && status !== "cancelled")) return [];
  return ["approve", "cancel", "reject", ...(ORDER_METHODS[method ?? ""]?.group === "credit" ? ["pending"] : [])];
}

/** Does what a customer does there; one that was cancelled is opened again first. */
export function payOrder(world: ExpectedWorld, order: ExpectedOrder, outcome: string, method: string | undefined): void {
  if (order.status === "cancelled") move(world, order, "O6", "waiting payment");
  order.method = method ?? order.method;
  if (outcome === "approve") move(world, order, "O2", "paid");
  else if (outcome === "pending") {
    const accept = (): object => move(world, order, "O5", "paid");
    move(world, order, "O4", "waiting acceptance", { timer: ["accept", world.now + HOUR, accept] });
  } else move(world, order, "O3", "cancelled");
}

/** The acts on an order that are possible elsewhere. */
export function actsOnOrder({ status }: ExpectedOrder): readonly string[] {
  if (status === "waiting acceptance") return ["accept", "decline"];
  return status === "paid" ? [] : ["find"];
}

export const actOnOrder = (world: ExpectedWorld, order: ExpectedOrder, wanted: string): object =>
  wanted === "decline"
    ? move(world, order, "O5", "cancelled", expiry(world, order))
    : move(world, order, wanted === "find" ? "O7" : "O5", "paid");
