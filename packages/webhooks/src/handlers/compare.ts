/** Compares events with the merchant's own records, before the merchant's function runs. */
import type { PaymentEvent, RefundEvent } from "../events/payment-event.ts";
import type { PaidReceipt, UnpaidReceipt } from "../events/receipt-event.ts";
import type { RefundStatusEvent } from "../events/refund-status-event.ts";
import type { Compare, MismatchName } from "../once/once.ts";

/** An order of yours, as payment events are compared with it. */
export interface Order {
  /** Your own id of the order. While your function runs for one of its events, no other one does. */
  readonly id: string;
  /** Cents that the service charges, VAT included: `charged` of `rowsFromCart`. Of a hold that was committed, those of the commit. */
  readonly amount: number;
  /** Ids of the transactions that `createPayment` and charges of cards returned for this order. */
  readonly transactions: readonly string[];
  /** Id of the transaction by which the order is paid, if it is. Without it, second payments aren't found. */
  readonly paidBy?: string | null | undefined;
}

/** A refund of yours, as callbacks of the Payment API are compared with it. */
export interface RefundRecord {
  readonly id: string;
  /** Cents. */
  readonly amount: number;
  /** Id that `refundPayment` returned, if it has. */
  readonly transactionId?: string | null | undefined;
}

/** An order of the legacy interface: its receipts carry no amount. */
export interface ReceiptOrder {
  readonly id: string;
  /** `PAID` of the receipt by which the order is paid, if it is. */
  readonly paidBy?: string | null | undefined;
}

/** A record, or nothing where you have none. */
export type Found<Entry> = Entry | null | undefined | Promise<Entry | null | undefined>;

/** An event that your records contradict. */
export type Mismatch = { readonly mismatch: MismatchName } & (
  | { readonly of: "payment"; readonly event: PaymentEvent }
  | { readonly of: "refund"; readonly event: RefundEvent }
  | { readonly of: "receipt"; readonly event: PaidReceipt | UnpaidReceipt }
  | { readonly of: "refund-status"; readonly event: RefundStatusEvent<string> }
);

/** An option that says what to do with mismatches. */
export interface OnMismatch {
  /**
   * Called with an event that your records contradict, in place of your function: to refund a second payment, or to alert somebody. The event is
   * acknowledged when it resolves, but not remembered: it is called for each repetition. Redirects don't call it, since customers can repeat them.
   * @defaultValue the service is asked to send the event again, since your record may come
   */
  readonly onMismatch?: (mismatch: Mismatch) => Promise<unknown>;
}

/** Nothing is compared by the handler: your function does it. */
export interface ByHand {
  readonly compare: "by hand";
  readonly order?: never;
  readonly refund?: never;
  readonly onMismatch?: never;
}

/** Either finds orders by the stamps of payments, or leaves the comparison to your function. */
export type ComparedPayments =
  | (OnMismatch & {
      /** Finds the order for which a payment with this stamp was created. */
      readonly order: (stamp: string) => Found<Order>;
      readonly compare?: never;
    })
  | ByHand;

/** Either finds refunds by their `refundStamp`, or leaves the comparison to your function. */
export type ComparedRefunds =
  | (OnMismatch & {
      /** Finds the refund that was made with this `refundStamp`. */
      readonly refund: (refundStamp: string) => Found<RefundRecord>;
      readonly compare?: never;
    })
  | ByHand;

/** Either finds orders by their numbers, or leaves the comparison to your function. */
export type ComparedReceipts =
  | (OnMismatch & {
      /** Finds the order with this number. */
      readonly order: (orderNumber: string) => Found<ReceiptOrder>;
      readonly compare?: never;
    })
  | ByHand;

/** Either finds refunds by their tokens, or leaves the comparison to your function. */
export type ComparedRefundStatuses =
  | (OnMismatch & {
      /** Finds the refund for which `createRefund` returned this token. */
      readonly refund: (refundToken: string) => Found<{ readonly id: string }>;
      readonly compare?: never;
    })
  | ByHand;

const isSame = (a: string, b: string | null | undefined): boolean => a.toLowerCase() === b?.toLowerCase();

/** Compares a payment's event; undefined where that is left to the merchant's function. */
export const comparePayment = ({ order: find }: ComparedPayments, payment: PaymentEvent): Compare | undefined =>
  find &&
  (async () => {
    const order = await find(payment.stamp);
    if (!order) return { mismatch: "unknown-order" };
    const { id, amount, transactions, paidBy } = order;
    if (payment.amount !== amount) return { mismatch: "other-amount" };
    if (!transactions.some((each) => isSame(each, payment.transactionId))) return { mismatch: "unknown-transaction" };
    const isPaid = payment.status === "ok" && paidBy;
    if (isPaid && !isSame(paidBy, payment.transactionId)) return { mismatch: "second-payment" };
    return { id, isDone: Boolean(isPaid) };
  });

/** Compares a refund's callback. */
export const compareRefund = ({ refund: find }: ComparedRefunds, event: RefundEvent): Compare | undefined =>
  find &&
  (async () => {
    const refund = await find(event.stamp);
    if (!refund) return { mismatch: "unknown-refund" };
    if (event.amount !== refund.amount) return { mismatch: "other-amount" };
    const { transactionId } = event;
    if (transactionId && refund.transactionId && !isSame(transactionId, refund.transactionId)) return { mismatch: "unknown-transaction" };
    return { id: refund.id };
  });

export const compareReceipt = ({ order: find }: ComparedReceipts, receipt: PaidReceipt | UnpaidReceipt): Compare | undefined =>
  find &&
  (async () => {
    const order = await find(receipt.orderNumber);
    if (!order) return { mismatch: "unknown-order" };
    const isPaid = receipt.paid && order.paidBy;
    if (isPaid && receipt.paymentId !== order.paidBy) return { mismatch: "second-payment" };
    return { id: order.id, isDone: Boolean(isPaid) };
  });

/** Compares a refund's notification. */
export const compareRefundStatus = ({ refund: find }: ComparedRefundStatuses, change: RefundStatusEvent<string>): Compare | undefined =>
  find &&
  (async () => {
    const refund = await find(change.refundToken);
    return refund ? { id: refund.id } : { mismatch: "unknown-refund" };
  });
