import type { CheckoutAlgorithm, PaymentRequest } from "@maksu/payment-api";
import type { Changes } from "../changes.ts";
import { reject, type Rejected } from "../rules/rejected.ts";
import { checkOrder, type OrderState } from "./check-order.ts";
import { movePayment } from "./move-payment.ts";
import type { Payment, PaymentContext, SentRequest } from "./payment.ts";
import { stampKeyFor } from "./stamps.ts";

export interface NewPaymentState extends OrderState {
  /** Whether another payment of the account has the stamp, or a commit has had it. */
  readonly isStampTaken: boolean;
}

/** The parts of a new payment besides the body of its request. */
export interface NewPaymentParts {
  readonly transactionId: string;
  readonly bankReference: string;
  /** Of its request; undefined for one that no request makes. */
  readonly algorithm?: CheckoutAlgorithm | undefined;
  /** Whether its card becomes a token. */
  readonly storesCard?: true;
}

/** Opens a payment for the pay page (Payment API, operation 1; public documentation, pay and add card). */
export function createPayment(
  request: PaymentRequest,
  parts: NewPaymentParts,
  state: NewPaymentState,
  now: number,
): (Changes & { readonly payment: Payment }) | Rejected {
  const checked = checkNewPayment(request, state);
  return "rejected" in checked
    ? checked
    : movePayment(newPayment("page", request, checked.amount, parts, state, now), "create", now, state);
}

/** Checks a request for a new payment. Returns its amount in cents, VAT included. */
export function checkNewPayment(request: SentRequest, state: NewPaymentState): { readonly amount: number } | Rejected {
  const checked = checkOrder(request, state);
  if ("rejected" in checked) return checked;
  if (state.isStampTaken && state.settings.duplicateStamp === "reject")
    return reject("createPayment.f", "another payment of the account has this stamp");
  return checked;
}

/** A payment before its first transition. */
export const newPayment = (
  kind: Payment["kind"],
  request: SentRequest,
  amount: number,
  { transactionId, bankReference, algorithm, storesCard }: NewPaymentParts,
  { merchant, settings }: PaymentContext,
  now: number,
): Payment => ({
  transactionId,
  account: merchant.account,
  kind,
  status: "none",
  request,
  ...(algorithm && { algorithm }),
  ...(storesCard && { storesCard }),
  ...stampKeyFor(merchant.account, request.stamp, settings),
  amount,
  bankReference,
  createdAt: new Date(now).toISOString(),
  refunded: 0,
  refundedItems: [],
  timers: {},
});
