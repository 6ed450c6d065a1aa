/** In which order the collections call the operations, and which values go from one to another. */
import type { ApiName } from "@maksu/service-front";

/** Variables for later requests: JavaScript, of the response's JSON as `body` and its header as `location`. */
export type Kept = Readonly<Record<string, string>>;

/** A request to one of the APIs. */
export interface OperationStep {
  readonly operation: string;
  /** By default the API of the folder. */
  readonly api?: ApiName;
  /** Distinguishes it from another step with the same operation. */
  readonly name?: string;
  /** The body's example; by default the first. */
  readonly example?: string;
  /** The variables in place of the example's values in path, query and body, by their names there. */
  readonly uses?: Readonly<Record<string, string>>;
  readonly keeps?: Kept;
}

/** An act of the sandbox: what the customer does, or the service at night. */
export interface ActStep {
  /** The control API's operation. */
  readonly act: string;
  readonly name: string;
  readonly body: Readonly<Record<string, string>>;
  readonly keeps?: Kept;
}

const transaction = { transactionId: "transactionId" };
const token = { token: "token" };
const held = { transactionId: "holdId", ...token };
const hold = { uses: token, keeps: { holdId: "body.transactionId" } };
const refund = { refundToken: "refundToken" };

/** The steps of each API. Operations without a step come before them, with their first example: a new one needs a step only if it needs a state. */
export const FLOWS: { readonly [api in ApiName]?: readonly (OperationStep | ActStep)[] } = {
  payment: [
    { operation: "createPayment", keeps: { transactionId: "body.transactionId" } },
    { act: "pay", name: "the customer pays at a bank", body: { id: "{{transactionId}}", method: "nordea" } },
    { operation: "getPayment", uses: transaction },
    { operation: "refundPayment", uses: transaction },
    { operation: "refundPaymentByEmail", uses: transaction },
    { operation: "createPayment", name: "by invoice", example: "manual-invoice", keeps: { invoiceId: "body.transactionId" } },
    { act: "pay", name: "the customer takes the invoice", body: { id: "{{invoiceId}}", method: "walleyb2c" } },
    { operation: "activateInvoice", uses: { transactionId: "invoiceId" } },
    { operation: "addCardForm", keeps: { cardForm: "location" } },
    {
      act: "addCard",
      name: "the customer adds a card",
      body: { id: "{{cardForm}}" },
      keeps: { tokenizationId: "body.redirect.match(/checkout-tokenization-id=([\\w-]+)/)[1]" },
    },
    { operation: "getToken", uses: { "checkout-tokenization-id": "tokenizationId" }, keeps: { token: "body.token" } },
    { operation: "createMitCharge", uses: token },
    { operation: "createMitAuthorizationHold", ...hold },
    { operation: "commitAuthorizationHold", uses: held },
    { operation: "createCitCharge", uses: token },
    { operation: "createCitAuthorizationHold", ...hold },
    { operation: "revertAuthorizationHold", uses: held },
    { act: "settle", name: "payments are settled", body: { account: "{{account}}" }, keeps: { settlementId: "body[0].id" } },
    { operation: "requestPaymentReportBySettlementId", uses: { settlementId: "settlementId" } },
  ],
  merchant: [
    { api: "legacy", operation: "createPayment", keeps: { orderNumber: "body.orderNumber", orderToken: "body.token" } },
    { act: "pay", name: "the customer pays the order", body: { id: "{{orderToken}}", method: "nordea" } },
    {
      operation: "createRefund",
      example: "bank-payment",
      uses: { orderNumber: "orderNumber" },
      keeps: { refundToken: 'location.split("/").pop()' },
    },
    { operation: "getRefund", uses: refund },
    { operation: "cancelRefund", uses: refund },
    { operation: "listPayments", uses: { order_number: "orderNumber" }, keeps: { paymentId: "body[0].id" } },
    { operation: "getPayment", uses: { id: "paymentId" } },
    { act: "settle", name: "orders are settled", body: { account: "{{merchantId}}" }, keeps: { merchantSettlementId: "body[0].id" } },
    { operation: "getSettlement", uses: { id: "merchantSettlementId" } },
  ],
};

/** Fields of a body whose value may be sent only once. */
export const UNIQUE: ReadonlySet<string> = new Set(["stamp", "refundStamp", "orderNumber"]);
