import type { OperationId } from "@maksu/payment-api";
import { activateInvoice } from "./activate-invoice.ts";
import { addCardForm } from "./add-card-form.ts";
import type { Operation } from "../call.ts";
import { createPayment } from "./create-payment.ts";
import { getPayment } from "./get-payment.ts";
import { getToken } from "./get-token.ts";
import { commitAuthorizationHold, revertAuthorizationHold } from "./holds.ts";
import { listGroupedPaymentProviders, listPaymentProviders } from "./list-providers.ts";
import { refundPayment, refundPaymentByEmail } from "./refund-payment.ts";
import { createCitAuthorizationHold, createCitCharge, createMitAuthorizationHold, createMitCharge } from "./token-payments.ts";

/** Operations that the sandbox does not have yet: it responds with 501, in words of its own. */
export const LATER_OPERATIONS: readonly LaterOperation[] = [
  "listSettlements",
  "requestPaymentReport",
  "requestPaymentReportBySettlementId",
];

type LaterOperation = "listSettlements" | "requestPaymentReport" | "requestPaymentReportBySettlementId";

/** The operations of the Payment API: one that is missing, or left over, does not compile. */
export const OPERATIONS: Readonly<Record<Exclude<OperationId, LaterOperation>, Operation>> = {
  createPayment,
  getPayment,
  refundPayment,
  refundPaymentByEmail,
  activateInvoice,
  listPaymentProviders,
  listGroupedPaymentProviders,
  addCardForm,
  getToken,
  createMitCharge,
  createMitAuthorizationHold,
  createCitCharge,
  createCitAuthorizationHold,
  commitAuthorizationHold,
  revertAuthorizationHold,
};
