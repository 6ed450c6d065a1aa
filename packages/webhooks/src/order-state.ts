/**
 * An order's state from its events, in any order and number.
 *
 * @packageDocumentation
 */

/** Statuses of a transaction. The later one in this list wins, whichever event comes first. */
const TRANSACTION = ["pending", "delayed", "authorization-hold", "fail", "ok"] as const;
/** Statuses of a refund's callbacks. A refund that fails after it was accepted has failed. */
const REFUND = ["pending", "ok", "fail"] as const;

/** A transaction's status: of a callback, a redirect or `getPayment`. */
export type TransactionStatus = (typeof TRANSACTION)[number];
/** A refund's status, of its callbacks. */
export type RefundStatusOfOrder = (typeof REFUND)[number];

/** The state of an order: plain data, for a column of your database. */
export interface OrderRecord {
  /** By transaction ID, in lower case. */
  readonly transactions: Readonly<Record<string, TransactionStatus>>;
  /** By `refundStamp`. */
  readonly refunds: Readonly<Record<string, { readonly status: RefundStatusOfOrder; readonly amount: number }>>;
}

/** The part of a payment's event that counts: that of `onPayment` fits, and so does `getPayment`'s response. */
export interface TransactionSeen {
  readonly transactionId: string;
  readonly status: string;
}

/** The part of a refund's callback that counts: that of `onRefund` fits. */
export interface RefundSeen {
  /** `refundStamp` of the refund. */
  readonly stamp: string;
  readonly status: string;
  readonly amount: number;
}

/** An order without events. */
export const newOrder: OrderRecord = { transactions: {}, refunds: {} };

/** Adds what an event says of a transaction. Statuses that don't count, such as `new`, change nothing. */
export function withTransaction(order: OrderRecord, { transactionId, status }: TransactionSeen): OrderRecord {
  const id = transactionId.toLowerCase();
  const seen = TRANSACTION.find((each) => each === status);
  if (!seen || !isLater(TRANSACTION, seen, order.transactions[id])) return order;
  return { ...order, transactions: { ...order.transactions, [id]: seen } };
}

/** Adds what a callback says of a refund. */
export function withRefund(order: OrderRecord, { stamp, status, amount }: RefundSeen): OrderRecord {
  const seen = REFUND.find((each) => each === status);
  const known = order.refunds[stamp];
  const isLarger = known?.status === seen && known !== undefined && amount > known.amount;
  if (!seen || !(isLarger || isLater(REFUND, seen, known?.status))) return order;
  return { ...order, refunds: { ...order.refunds, [stamp]: { status: seen, amount } } };
}

const isLater = <Status>(order: readonly Status[], status: Status, than: Status | undefined): boolean =>
  than === undefined || order.indexOf(status) > order.indexOf(than);

/** The result of an order's events. */
export interface OrderState {
  /**
   * - `open`: nobody has paid yet
   * - `failed`: each payment so far has failed, or was cancelled; the customer may try again
   * - `pending`, `delayed`: the outcome is not known, for days perhaps: neither ship nor cancel
   * - `held`: a card's amount is held; commit or revert it
   * - `paid`: paid by a transaction
   */
  readonly status: "open" | "failed" | "pending" | "delayed" | "held" | "paid";
  /** Transactions that were paid besides the first one: refund them. */
  readonly secondPayments: readonly string[];
  /** Cents that were refunded, and that are being refunded. */
  readonly refunded: number;
  readonly refunding: number;
}

/** Statuses of an order from those of its transactions: one that may still be paid counts more than one that failed. */
const STATUSES = [
  ["ok", "paid"],
  ["authorization-hold", "held"],
  ["delayed", "delayed"],
  ["pending", "pending"],
  ["fail", "failed"],
] as const;

/**
 * Derives an order's state.
 *
 * @param paidBy - id of the transaction for which your order was completed; without it, the first of the paid ones by id
 */
export function stateOf({ transactions, refunds }: OrderRecord, paidBy?: string): OrderState {
  const paid = Object.keys(transactions)
    .filter((id) => transactions[id] === "ok")
    .toSorted();
  const first = paidBy?.toLowerCase() ?? paid[0];
  const amountOf = (status: RefundStatusOfOrder): number =>
    Object.values(refunds).reduce((sum, refund) => sum + (refund.status === status ? refund.amount : 0), 0);
  return {
    status: STATUSES.find(([status]) => Object.values(transactions).includes(status))?.[1] ?? "open",
    secondPayments: paid.filter((id) => id !== first),
    refunded: amountOf("ok"),
    refunding: amountOf("pending"),
  };
}
