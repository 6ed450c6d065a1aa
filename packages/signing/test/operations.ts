/** A small operation table: one operation of each header set, as the Payment API document lists them. */
import type { OperationTable } from "../src/request/signed-operation.ts";

const base = ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-timestamp"];
const setA = [...base, "checkout-nonce", "platform-name", "signature"];
const setB = [...base, "checkout-nonce", "checkout-transaction-id", "platform-name", "signature"];

export const operations: OperationTable = {
  createPayment: { method: "POST", path: "/payments", signedHeaders: setA },
  getPayment: { method: "GET", path: "/payments/{transactionId}", signedHeaders: setB },
  activateInvoice: {
    method: "POST",
    path: "/payments/{transactionId}/activate-invoice",
    signedHeaders: setB.filter((name) => name !== "platform-name"),
  },
  listSettlements: { method: "GET", path: "/settlements", signedHeaders: [...base, "checkout-nonce", "signature"] },
  addCardForm: { method: "POST", path: "/tokenization/addcard-form", signedHeaders: [] },
  getToken: {
    method: "POST",
    path: "/tokenization/{checkout-tokenization-id}",
    signedHeaders: [...base, "checkout-nonce", "checkout-tokenization-id", "platform-name", "signature"],
  },
  requestPaymentReport: { method: "POST", path: "/payments/report", signedHeaders: [...base, "signature"] },
};

/** Operations as the Merchant API has them, and one whose path is anything but tidy. */
export const merchantOperations: OperationTable = {
  createRefund: { method: "POST", path: "/merchant/v1/payments/{orderNumber}/refunds", signedHeaders: [] },
  getRefund: { method: "GET", path: "/merchant/v1/refunds/{refundToken}", signedHeaders: [] },
  cancelRefund: { method: "DELETE", path: "/merchant/v1/refunds/{refundToken}", signedHeaders: [] },
  listSettlements: { method: "GET", path: "/merchant/v1/settlements", signedHeaders: [] },
  getPayment: { method: "GET", path: "/merchant/v1/payments/{id}", signedHeaders: [] },
  untidy: { method: "GET", path: "/a/c//d", signedHeaders: [] },
};

export const legacyOperations: OperationTable = { createPayment: { method: "POST", path: "/api-payment/create", signedHeaders: [] } };
