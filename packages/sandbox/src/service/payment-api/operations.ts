import type { OperationId } from "@maksu/payment-api";
import { activateInvoice } from "./activate-invoice.ts";
import { addCardForm } from "./add-card-form.ts";
import type { Operation } from "../call.ts";
import { createPayment } from "./create-payment.ts";
import { getPayment } from "./get-payment.ts";
import { getToken } from "./get-token.ts";
import { commitAuthorizationHold, revertAuthorizationHold } from "./holds.ts";
import { listGroupedPaymentProviders, listPaymentProviders } from "./list-providers.ts";
import { listSettlements } from "./list-settlements.ts";
import { payAndAddCard } from "./pay-and-add-card.ts";
import { refundPayment, refundPaymentByEmail } from "./refund-payment.ts";
import { requestPaymentReport, requestPaymentReportBySettlementId } from "./request-report.ts";
import { createCitAuthorizationHold, createCitCharge, createMitAuthorizationHold, createMitCharge } from "./token-payments.ts";

/** The operations of the Payment API: one that is left over does not compile, and requests of one that is missing get a 501. */
export const OPERATIONS: Readonly<Partial<Record<OperationId, Operation>>> = {
  createPayment,
  getPayment,
  refundPayment,
  refundPaymentByEmail,
  activateInvoice,
  listPaymentProviders,
  listGroupedPaymentProviders,
  listSettlements,
  addCardForm,
  payAndAddCard,
  getToken,
  createMitCharge,
  createMitAuthorizationHold,
  createCitCharge,
  createCitAuthorizationHold,
  commitAuthorizationHold,
  revertAuthorizationHold,
  requestPaymentReport,
  requestPaymentReportBySettlementId,
};
