/** The forms that real clients send and the service evidently takes. Written by hand, each from the sources that its description names. */
import type { DocumentedTolerance } from "../document.ts";

type Tolerances = Readonly<Record<string, DocumentedTolerance>>;

const TOKEN_PAYMENTS = ["createMitCharge", "createMitAuthorizationHold", "createCitCharge", "createCitAuthorizationHold"];
const REPORTS = ["requestPaymentReport", "requestPaymentReportBySettlementId"];
const STAMPED = [
  ["createPayment", "getPayment", "refundPayment", "refundPaymentByEmail", "activateInvoice", "listPaymentProviders"],
  ["listGroupedPaymentProviders", "listSettlements", "payAndAddCard", "getToken", ...TOKEN_PAYMENTS],
  ["commitAuthorizationHold", "revertAuthorizationHold", ...REPORTS],
].flat();

export const paymentApiTolerances: Tolerances = {
  "items-absent": { confidence: "medium", operations: ["createPayment"], at: "body /items", takes: ["absent"], becomes: [] },
  "refund-email-empty": { confidence: "low", operations: ["refundPayment"], at: "body /email", takes: ["empty-text"] },
  "get-token-body-absent": {
    confidence: "medium",
    operations: ["getToken"],
    at: "body ",
    takes: ["absent", "empty-object", "null"],
    becomes: { "checkout-tokenization-id": "{checkout-tokenization-id}" },
  },
  "card-form-content-type-absent": {
    confidence: "low",
    operations: ["addCardForm"],
    at: "header Content-Type",
    takes: ["absent"],
    becomes: "application/json",
  },
  "timestamp-without-zone": {
    confidence: "medium",
    operations: STAMPED,
    at: "header checkout-timestamp",
    takes: {
      "2026-11-21T12:00:00": "2026-11-21T12:00:00Z",
      "2026-11-21T12:00:00.123": "2026-11-21T12:00:00.123Z",
      "2026-11-21 12:00:00.123456789": "2026-11-21T12:00:00.123456789Z",
    },
    leaves: ["2026-11-21T12:00:00Z", "2026-11-21T12:00:00+02:00", "2026-11-21", "2026-11-21_12:00:00", " 2026-11-21T12:00:00"],
  },
  "timestamp-with-space": {
    confidence: "low",
    operations: STAMPED,
    at: "header checkout-timestamp",
    takes: {
      "2026-11-21 12:00:00.123Z": "2026-11-21T12:00:00.123Z",
      "2026-11-21 12:00:00+02:00": "2026-11-21T12:00:00+02:00",
      "2026-11-21 12:00:00-0330": "2026-11-21T12:00:00-0330",
    },
    leaves: ["2026-11-21T12:00:00Z", "2026-11-21 12:00:00", "2026-11-21  12:00:00Z", "2026-11-21 12:00:00 +02:00"],
  },
  "content-type-absent": {
    confidence: "medium",
    operations: [
      ["createPayment", "refundPayment", "refundPaymentByEmail", "payAndAddCard", "getToken", ...TOKEN_PAYMENTS],
      ["commitAuthorizationHold", ...REPORTS],
    ].flat(),
    at: "header Content-Type",
    takes: ["absent"],
    becomes: "application/json",
  },
  "commit-path-with-slash": {
    confidence: "medium",
    operations: ["commitAuthorizationHold"],
    at: "path",
    takes: { "/payments/1/token/commit/": "/payments/1/token/commit" },
    leaves: ["/payments/1/token/commit"],
  },
  "token-payment-groups": {
    confidence: "medium",
    operations: [...TOKEN_PAYMENTS, "commitAuthorizationHold"],
    at: "body /groups",
    takes: ["present", "null"],
  },
  "hold-for-other-merchant": {
    confidence: "medium",
    operations: ["createMitAuthorizationHold", "createCitAuthorizationHold"],
    at: "body /items",
    takes: ["other-merchant"],
  },
  "provider-details": { confidence: "low", operations: ["createPayment"], at: "body /providerDetails", takes: ["present", "null"] },
};

export const merchantApiTolerances: Tolerances = {
  "timestamp-with-colon": {
    confidence: "medium",
    operations: ["createRefund", "cancelRefund", "getRefund", "listSettlements", "getSettlement", "listPayments", "getPayment"],
    at: "header Timestamp",
    takes: { "2026-11-21T12:00:00+02:00": "2026-11-21T12:00:00+0200", "2026-11-21T12:00:00-11:30": "2026-11-21T12:00:00-1130" },
    leaves: ["2026-11-21T12:00:00+0200", "2026-11-21T12:00:00Z", "2026-11-21T12:00:00", "+02:00"],
  },
  "notify-url-null": { confidence: "medium", operations: ["createRefund"], at: "body /notifyUrl", takes: ["null"] },
  "payment-id-as-order-number": {
    confidence: "low",
    operations: ["createRefund"],
    at: "parameter orderNumber",
    takes: ["payment-id"],
    becomes: "{orderNumber}",
  },
};

export const legacyApiTolerances: Tolerances = {
  "reference-number-empty": { confidence: "low", operations: ["createPayment"], at: "body /referenceNumber", takes: ["empty-text"] },
};
