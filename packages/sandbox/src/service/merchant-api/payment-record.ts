import type { Payment as PaymentBody } from "@maksu/merchant-api";
import { feesOf } from "../../domain/fees.ts";
import { helsinkiTime } from "../../domain/calendar/helsinki.ts";
import type { Merchant } from "../../domain/merchant.ts";
import type { Line } from "../../domain/settlements/line.ts";
import { methodNamed } from "../../domain/methods.ts";
import type { Order, OrderState } from "../../domain/orders/order.ts";
import type { Payment } from "../../domain/payments/payment.ts";

type PaymentRecord = Omit<PaymentBody, "refunds">;

/**
 * An order on the wire, but its refunds.
 *
 * @param line - the order's line in the books, once it is paid
 */
export function orderRecord(order: Order, merchant: Merchant, line: Line | undefined): PaymentRecord {
  const { paymentId, request, createdAt, amount, method, methodNumber } = order;
  const isDirect = method !== undefined && merchant.settings.directMethods.includes(method);
  const name = methodNamed(method)?.group === "bank" ? payerOf(order) : undefined;
  return record(merchant, {
    id: paymentId,
    referenceNumber: (isDirect ? request.referenceNumber : undefined) ?? order.referenceNumber,
    orderNumber: request.orderNumber,
    createdAt,
    // An order in the store has been created.
    status: order.status === "none" ? "waiting payment" : order.status,
    amount,
    method,
    number: methodNumber,
    isDirect,
    line,
    ...(name !== undefined && { payerName: name }),
  });
}

/** A payment of the linked account on the wire, but its refunds. */
export const linkedRecord = (payment: Payment, merchant: Merchant, line: Line | undefined): PaymentRecord => {
  const { bankReference, request, createdAt, status, amount, provider } = payment;
  return record(merchant, {
    id: bankReference,
    referenceNumber: bankReference,
    orderNumber: request.stamp.slice(0, 64),
    createdAt,
    status: LINKED_STATUS[status] ?? "waiting payment",
    amount,
    method: provider,
    number: methodNamed(provider)?.numbers?.[0],
    isDirect: false,
    line,
  });
};

const LINKED_STATUS: Readonly<Record<string, OrderState>> = { ok: "paid", fail: "cancelled", pending: "waiting acceptance" };

interface Recorded extends Pick<PaymentRecord, "id" | "referenceNumber" | "orderNumber" | "createdAt" | "payerName"> {
  readonly status: OrderState;
  /** Cents. */
  readonly amount: number;
  readonly method: string | undefined;
  readonly number: number | undefined;
  readonly isDirect: boolean;
  readonly line: Line | undefined;
}

function record(
  { settings }: Merchant,
  { id, referenceNumber, orderNumber, createdAt, payerName, status, amount, method, number = 0, isDirect, line }: Recorded,
): PaymentRecord {
  const charged = status === "paid" ? amount : 0;
  const { fixed, provision } = line ?? (charged === 0 ? { fixed: 0, provision: 0 } : feesOf(charged, method, settings));
  const settlementId = line?.settlementId;
  const currency = "EUR";
  return {
    id,
    referenceNumber,
    orderNumber,
    createdAt: helsinkiTime(createdAt),
    status,
    paymentMethodId: number,
    ...(payerName !== undefined && { payerName }),
    amounts: { original: amount, charged, settled: settlementId === undefined ? 0 : charged - fixed - provision, currency },
    consumerFees: { paymentMethod: 0, currency },
    merchantFees: { transaction: 0 - fixed, provision: 0 - provision, currency },
    paymentServiceProvider: "Paytrail",
    paymentServiceType: isDirect ? "direct" : "collecting",
    ...(settlementId !== undefined && { settlementId }),
  };
}

/** The payer's name, of an order that has it. */
function payerOf({ request: { orderDetails } }: Order): string | undefined {
  const contact = orderDetails?.contact;
  return contact && Array.from(`${contact.firstName} ${contact.lastName}`).slice(0, LONGEST_NAME).join("");
}

/** Characters of a payer's name (Merchant API v1, Payment record). */
const LONGEST_NAME = 32;
