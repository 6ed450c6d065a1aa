/** The promises of the document of the Merchant API, version 1. Written by hand. */
import { merchantApiMarks } from "./beyond/marks.ts";
import { merchantApiTolerances } from "./beyond/tolerances.ts";
import type { ApiDocument, DocumentedCode, DocumentedField, DocumentedFields, DocumentedResponse } from "./document.ts";

/** Endpoints, Required headers. The base64 of an MD5 sum has 24 characters. */
const headers: DocumentedFields = {
  Timestamp: {
    type: "string",
    required: true,
    accepts: ["2020-05-01T12:00:00+0300", "2012-12-31T12:00:00+0200"],
    rejects: ["", "2020-05-01", "today"],
  },
  "Content-MD5": { type: "string", required: true, accepts: ["1B2M2Y8AsgTpgAmY7PhCfg=="], rejects: [] },
  Authorization: { type: "string", required: true },
};

const json = ["application/json"];
const failed: DocumentedResponse = { record: "Error" };

const CURRENCY: DocumentedField = { type: "string", required: "unstated", letters: 3 };
const AMOUNT: DocumentedField = { type: "number", required: "unstated", maximum: 50000000 };
const FEE: DocumentedField = { type: "number", required: "unstated" };

const settlement: DocumentedFields = {
  id: { type: "string", required: "unstated", maxLength: 64 },
  referenceNumber: { type: "number", required: "unstated", digits: 32 },
  settledAmount: AMOUNT,
  settledAt: { type: "string", format: "date", required: "unstated", nullable: true },
  currency: CURRENCY,
};

const summary: DocumentedFields = {
  id: { type: "number", required: "unstated", digits: 12 },
  referenceNumber: { type: "number", required: "unstated", digits: 32 },
  orderNumber: { type: "string", required: "unstated", maxLength: 64 },
  createdAt: { type: "string", format: "date-time", required: "unstated" },
  status: { type: "string", required: "unstated", enumeration: ["waiting payment", "paid", "cancelled", "waiting acceptance"] },
  paymentMethodId: { type: "number", required: "unstated" },
};

const payment: DocumentedFields = {
  ...summary,
  payerName: { type: "string", required: "conditional", maxLength: 32 },
  amounts: { type: "object", required: "unstated", fields: { original: AMOUNT, charged: AMOUNT, settled: AMOUNT, currency: CURRENCY } },
  consumerFees: { type: "object", required: "unstated", fields: { paymentMethod: AMOUNT, currency: CURRENCY } },
  merchantFees: { type: "object", required: "unstated", fields: { transaction: FEE, provision: FEE, currency: CURRENCY } },
  paymentServiceProvider: { type: "string", required: "unstated" },
  paymentServiceType: { type: "string", required: "unstated", enumeration: ["collecting", "direct"] },
  settlementId: { type: "string", required: "unstated" },
};

const refund: DocumentedFields = {
  id: { type: "string", required: "unstated", maxLength: 64 },
  createdAt: { type: "string", format: "date-time", required: "unstated" },
  paymentId: { type: "number", required: "unstated", digits: 12 },
  updatedAt: { type: "string", format: "date-time", required: "unstated", nullable: true },
  originalAmount: { type: "number", required: "unstated" },
  settledAmount: { type: "number", required: "unstated" },
  merchantFees: { type: "object", required: "unstated", fields: { transactionFee: FEE } },
  currency: CURRENCY,
  settlementId: { type: "string", required: "unstated", maxLength: 64 },
};

/** States and transitions: new refund statuses may come. */
const refundStatus: DocumentedField = {
  type: "string",
  required: "unstated",
  enumeration: ["created", "completed", "cancelled"],
  mayGrow: true,
};

/** `settlement linked` appears nowhere but in the refunds of a settlement's payment. */
const linkedRefund: DocumentedFields = {
  ...refund,
  status: { ...refundStatus, enumeration: ["created", "completed", "cancelled", "settlement linked"] },
};

const refundToken: DocumentedField = { type: "string", required: true, maxLength: 64, section: "Limits, refund id" };

const EVERY = ["createRefund", "cancelRefund", "listSettlements", "getSettlement", "listPayments", "getPayment", "getRefund"];
const REFUNDS = ["createRefund", "cancelRefund", "getRefund"];
const codeTable = "Errors, Error codes";
const code = (
  status: number,
  name: string,
  condition: string,
  operations: string | readonly string[],
  ...at: readonly string[]
): DocumentedCode => ({ code: name, status, condition, section: codeTable, operations: [operations].flat(), ...(at.length > 0 && { at }) });

export const merchantApiDocument: ApiDocument = {
  api: "merchant-api",
  title: "Merchant API",
  version: "1",
  authentication: { section: "Authentication, 1", scheme: { type: "apiKey", in: "header", name: "Authorization" }, unsecured: [] },

  operations: [
    {
      operationId: "createRefund",
      section: "Endpoints, Operations, create a refund",
      method: "POST",
      path: "/merchant/v1/payments/{orderNumber}/refunds",
      headers,
      pathParameters: { orderNumber: { type: "string", required: true, maxLength: 64, section: "Resources, Payment record, orderNumber" } },
      body: { record: "RefundRequest", required: true, mediaTypes: json },
      responses: { "202": { requiredHeaders: ["Location"] }, "400": failed, "403": failed, "404": failed, "405": failed, "503": failed },
    },
    {
      operationId: "cancelRefund",
      section: "Endpoints, Operations, cancel a refund",
      method: "DELETE",
      path: "/merchant/v1/refunds/{refundToken}",
      headers,
      pathParameters: { refundToken },
      responses: { "204": {}, "403": failed, "404": failed, "405": failed, "503": failed },
    },
    {
      operationId: "listSettlements",
      section: "Endpoints, Operations, settlements",
      method: "GET",
      path: "/merchant/v1/settlements",
      headers,
      query: { fromDate: { type: "string", format: "date", required: true }, toDate: { type: "string", format: "date", required: true } },
      responses: { "200": { record: "Settlement", isList: true }, "403": failed, "404": failed, "503": failed },
    },
    {
      operationId: "getSettlement",
      section: "Endpoints, Operations, settlement details",
      method: "GET",
      path: "/merchant/v1/settlements/{id}",
      headers,
      pathParameters: { id: { type: "string", required: true, maxLength: 64, section: "Limits, settlement id" } },
      responses: { "200": { record: "SettlementDetails" }, "403": failed, "404": failed, "503": failed },
    },
    {
      operationId: "listPayments",
      section: "public documentation, payments by order number",
      source: "public documentation",
      method: "GET",
      path: "/merchant/v1/payments",
      headers,
      query: {
        order_number: { type: "string", required: true, minLength: 1, maxLength: 64, section: "Resources, Payment record, orderNumber" },
      },
      responses: { "200": { record: "PaymentSummary", isList: true }, "403": failed, "404": failed, "503": failed },
    },
    {
      operationId: "getPayment",
      section: "Endpoints, Operations, payment details",
      method: "GET",
      path: "/merchant/v1/payments/{id}",
      headers,
      // The payment's own id, as its record has it, without the hyphen.
      pathParameters: {
        id: {
          type: "string",
          required: true,
          maxLength: 12,
          accepts: ["1", "102402728626"],
          rejects: ["", "1024-02728626"],
          section: "Endpoints, Operations, payment details; Resources, Payment record, id",
        },
      },
      responses: { "200": { record: "Payment" }, "403": failed, "404": failed, "503": failed },
    },
    {
      operationId: "getRefund",
      section: "Endpoints, Operations, refund details",
      method: "GET",
      path: "/merchant/v1/refunds/{refundToken}",
      headers,
      pathParameters: { refundToken },
      responses: { "200": { record: "Refund" }, "403": failed, "404": failed, "503": failed },
    },
  ],

  records: {
    RefundRequest: {
      section: "Resources, Refund request",
      coverage: "complete",
      closed: { section: codeTable },
      fields: {
        email: { type: "string", required: "conditional" },
        rows: { type: "array", required: true, minItems: 1, maxItems: 500, items: { type: "object", record: "RefundRow" } },
        notifyUrl: {
          type: "string",
          required: false,
          accepts: ["https://example.com/notify", "http://example.org/notify?shop=1"],
          rejects: ["", "notify", "https://"],
        },
      },
    },
    RefundRow: {
      section: "Resources, Refund request",
      coverage: "complete",
      closed: { section: "Resources, Refund request" },
      fields: {
        amount: { type: "integer", required: true, exclusiveMinimum: 0, maximum: 2000000 },
        vatPercent: { type: "integer", required: "conditional", minimum: 0, maximum: 10000 },
        description: { type: "string", required: false, maxLength: 2000 },
      },
    },
    Settlement: { section: "Resources, Settlement", coverage: "complete", fields: settlement },
    SettlementDetails: {
      section: "Resources, Settlement details",
      coverage: "complete",
      fields: {
        ...settlement,
        payments: {
          type: "array",
          required: "unstated",
          minItems: 1,
          items: {
            type: "object",
            fields: { ...payment, refunds: { type: "array", required: "unstated", items: { type: "object", fields: linkedRefund } } },
          },
        },
        refunds: { type: "array", required: "unstated", items: { type: "object", record: "Refund" } },
      },
    },
    PaymentSummary: { section: "Resources, Payment record", coverage: "complete", fields: summary },
    Payment: {
      section: "Resources, Payment record",
      coverage: "complete",
      fields: { ...payment, refunds: { type: "array", required: "unstated", items: { type: "object", record: "Refund" } } },
    },
    Refund: { section: "Resources, Refund record", coverage: "complete", fields: { ...refund, status: refundStatus } },
    Error: {
      section: "Errors",
      coverage: "complete",
      fields: {
        error: {
          type: "object",
          required: "unstated",
          fields: {
            title: { type: "string", required: "unstated" },
            description: { type: "string", required: "unstated" },
            workaround: { type: "string", required: "unstated" },
          },
        },
      },
    },
  },

  rules: [
    {
      name: "dates-in-order",
      says: "fromDate must not be after toDate.",
      section: codeTable,
      operations: ["listSettlements"],
      code: "invalid-date-format",
    },
    {
      name: "at-most-two-months",
      says: "toDate must be at most two months after fromDate.",
      section: codeTable,
      operations: ["listSettlements"],
      code: "invalid-date-range",
      limit: 2,
    },
  ],

  codes: [
    code(403, "invalid-signature", "signature", EVERY),
    code(403, "invalid-api-name", "API name", EVERY),
    code(403, "merchant-inactive", "merchant inactive", EVERY),
    code(403, "refunds-not-enabled", "refunds not enabled", REFUNDS),
    code(400, "invalid-json", "not JSON", "createRefund", "application/json"),
    code(503, "service-unavailable", "service unavailable", EVERY),
    code(400, "invalid-refund-rows", "number of rows", "createRefund", "RefundRequest.rows"),
    code(400, "invalid-amount", "row sum", "createRefund", "RefundRow.amount"),
    code(400, "invalid-vat-percent", "VAT percent", "createRefund", "RefundRow.vatPercent"),
    code(400, "invalid-description", "description too long", "createRefund", "RefundRow.description"),
    code(400, "invalid-notify-url", "notify URL", "createRefund", "RefundRequest.notifyUrl"),
    code(400, "invalid-key", "unknown key", "createRefund", "RefundRequest.*", "RefundRow.*"),
    code(400, "missing-email", "no e-mail", "createRefund"),
    code(400, "invalid-interface", "simple interface 1 or 3", "createRefund"),
    code(400, "nonunique-payment-identifier", "several payments", "createRefund"),
    code(404, "payment-not-found", "no payment", "createRefund", "createRefund.orderNumber"),
    code(405, "payment-interface-type-does-not-support-refunding", "interface type", "createRefund"),
    code(405, "payment-method-does-not-support-refunding", "payment method", "createRefund"),
    code(405, "payment-status-does-not-support-refunding", "payment status", "createRefund"),
    code(404, "refund-not-found", "no refund", "cancelRefund", "cancelRefund.refundToken"),
    code(405, "invalid-refund-status", "refund status", "cancelRefund"),
    code(404, "invalid-date-format", "date format or span", "listSettlements", "listSettlements.fromDate", "listSettlements.toDate"),
    code(404, "invalid-date-range", "over two months", "listSettlements"),
    code(404, "invalid-settlement-id", "settlement id", "getSettlement", "getSettlement.id"),
    {
      ...code(404, "invalid-order-number", "order number", "listPayments", "listPayments.order_number"),
      section: "public documentation, payments by order number",
    },
    code(404, "invalid-consumer-payment-id", "payment id", "getPayment", "getPayment.id"),
    code(404, "invalid-refund-token", "refund token", "getRefund", "getRefund.refundToken"),
  ],

  events: [
    {
      name: "refundStatusChanged",
      section: "Events",
      method: "GET",
      statuses: ["2XX"],
      // The signature is made of the other three, so that none may be missing.
      query: {
        refundToken: { type: "string", required: true, maxLength: 64, section: "Limits, refund id" },
        oldStatus: { ...refundStatus, required: true, section: "States and transitions" },
        newStatus: {
          type: "string",
          required: true,
          enumeration: ["completed", "cancelled"],
          mayGrow: true,
          section: "States and transitions",
        },
        signature: { type: "string", required: true },
      },
      accepted: "2XX",
      retryHours: [1, 3, 6, 10, 15, 21, 28, 36, 45, 55],
    },
  ],

  limits: [
    { item: "refund rows per request", section: "Limits", at: ["RefundRequest.rows"], minItems: 1, maxItems: 500 },
    { item: "row amount", section: "Limits", at: ["RefundRow.amount"], exclusiveMinimum: 0, maximum: 2000000 },
    { item: "vatPercent", section: "Limits", at: ["RefundRow.vatPercent"], minimum: 0, maximum: 10000 },
    { item: "row description", section: "Limits", at: ["RefundRow.description"], maxLength: 2000 },
    {
      item: "settlement id, refund id",
      section: "Limits",
      at: [
        ["Settlement.id", "SettlementDetails.id", "Refund.id", "Refund.settlementId"],
        ["getSettlement.id", "getRefund.refundToken", "cancelRefund.refundToken"],
      ].flat(),
      maxLength: 64,
    },
  ],

  // The values of its one signed event are the service's own.
  publishedLimits: {
    Error: { required: ["error"] },
    "Error.error": { required: ["title", "description", "workaround"] },
    RefundMerchantFees: { required: ["transactionFee"] },
    RefundRecord: {
      required: ["id", "createdAt", "paymentId", "updatedAt", "originalAmount", "settledAmount", "merchantFees", "currency"],
    },
    Refund: { required: ["status"] },
    Settlement: { required: ["id", "referenceNumber", "settledAmount", "settledAt", "currency"] },
    PaymentAmounts: { required: ["original", "charged", "settled", "currency"] },
    ConsumerFees: { required: ["paymentMethod", "currency"] },
    PaymentMerchantFees: { required: ["transaction", "provision", "currency"] },
    PaymentSummary: { required: ["id", "referenceNumber", "orderNumber", "createdAt", "status", "paymentMethodId"] },
    PaymentRecord: { required: ["amounts", "consumerFees", "merchantFees", "paymentServiceProvider", "paymentServiceType"] },
    SettlementPaymentRefund: { required: ["status"] },
    SettlementPayment: { required: ["refunds"] },
    SettlementDetails: { required: ["payments", "refunds"] },
    Payment: { required: ["refunds"] },
    PaymentId: { type: ["string", "integer"], maxLength: 12, pattern: "^[0-9]+$", minimum: 0, maximum: 999999999999 },
    ReferenceNumber: { type: ["string", "integer"], maxLength: 32, pattern: "^[0-9]+$", minimum: 0, maximum: 1e32 },
    "PaymentRecord.paymentServiceProvider": { enum: ["Paytrail"], "x-extensible": true },
    "headers/Location": { type: "string", pattern: "/[^/?#\\s]+$" },
    "refundStatusChanged.signature": { pattern: "^[0-9A-Fa-f]{64}$" },
  },

  additions: {
    "RefundRequest.notifyUrl": { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$" },
    "Error.error.title": { "x-client-type": "error-code" },
    RefundToken: { minLength: 1 },
    Currency: { minLength: 3, maxLength: 3, pattern: "^[A-Z]{3}$" },
    "parameters/Timestamp": { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[+-][0-9]{4}$" },
    "parameters/Content-MD5": { pattern: "^[A-Za-z0-9+/]{22}==$" },
    "createRefund.orderNumber": { minLength: 1 },
    "getSettlement.id": { minLength: 1 },
    "getPayment.id": { pattern: "^[0-9A-Za-z]+$" },
    PaymentId: { "x-client-type": "string" },
    ReferenceNumber: { "x-client-type": "string" },
  },
  marks: merchantApiMarks,
  tolerances: merchantApiTolerances,
  toolkitRules: [],
};
