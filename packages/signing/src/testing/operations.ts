/** A small operation table: one operation of each header set, as the Payment API document lists them. */
import { attachOperation } from "../attach-operation.ts";
import { type OperationTable } from "../signed-operation.ts";

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

/** A request that the middleware has marked, as openapi-fetch would make it. */
export function marked(request: Request, schemaPath: string, path: Record<string, unknown> = {}): Request {
  attachOperation(operations).onRequest({ request, schemaPath, params: { path } });
  return request;
}
