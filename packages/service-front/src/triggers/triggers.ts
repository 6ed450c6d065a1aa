/**
 * Values that make a server respond with an error that no request could cause by itself, since it depends on the service's data. The
 * guide has this table, too.
 */
import type { ApiName } from "../ground/api-names.ts";
import { TEST_CREDENTIALS } from "../apis/service-apis.ts";
import type { Credentials } from "../authentication/credentials.ts";

/** The response to a request with a certain value. */
export interface Trigger {
  readonly api: ApiName;
  readonly operations: readonly string[];
  readonly in: "path" | "query" | "header" | "body";
  /** Name of the parameter or of the body's field. */
  readonly name: string;
  readonly value: string;
  /** Name of the description's example. In the Merchant API and the legacy API it is the error code. */
  readonly example: string;
  /** Status, where the description has the example among those of any status. */
  readonly status?: number;
  /** A further condition. */
  readonly when?: TriggerCondition;
}

/** A condition on the body of a request, in words and as a check. */
export interface TriggerCondition {
  readonly text: string;
  /** Checks whether a body meets it. */
  readonly holds: (body: Readonly<Record<string, unknown>>) => boolean;
}

const TOKEN_PAYMENTS = ["createMitCharge", "createMitAuthorizationHold", "createCitCharge", "createCitAuthorizationHold"];
const REFUNDS = ["refundPayment", "refundPaymentByEmail"];
const REPORTS = ["requestPaymentReport", "requestPaymentReportBySettlementId"];
/** A transaction or tokenization ID that ends in the expected status. */
const uuid = (end: string): string => `00000000-0000-4000-8000-${end.padStart(12, "0")}`;

const rowsOf = ({ rows }: Readonly<Record<string, unknown>>): readonly object[] => (Array.isArray(rows) ? (rows as object[]) : []);

/** An order number that is the code itself. */
const orderNumber = (code: string, when?: Trigger["when"]): Trigger => ({
  api: "merchant",
  operations: ["createRefund"],
  in: "path",
  name: "orderNumber",
  value: code,
  example: code,
  ...(when && { when }),
});

/** Every trigger, in the order of the guide's table. */
export const TRIGGERS: readonly Trigger[] = [
  {
    api: "payment",
    operations: ["getPayment", ...REFUNDS, "activateInvoice"],
    in: "path",
    name: "transactionId",
    value: uuid("404"),
    example: "transaction-not-found",
  },
  {
    api: "payment",
    operations: ["commitAuthorizationHold", "revertAuthorizationHold"],
    in: "path",
    name: "transactionId",
    value: uuid("404"),
    example: "hold-not-found",
    status: 404,
  },
  { api: "payment", operations: REFUNDS, in: "path", name: "transactionId", value: uuid("400"), example: "transaction-not-paid" },
  {
    api: "payment",
    operations: ["commitAuthorizationHold"],
    in: "path",
    name: "transactionId",
    value: uuid("400"),
    example: "hold-already-reverted",
  },
  { api: "payment", operations: ["refundPayment"], in: "path", name: "transactionId", value: uuid("422"), example: "refund-not-supported" },
  {
    api: "payment",
    operations: ["refundPaymentByEmail"],
    in: "path",
    name: "transactionId",
    value: uuid("422"),
    example: "email-refund-not-supported",
  },
  {
    api: "payment",
    operations: ["getToken"],
    in: "path",
    name: "checkout-tokenization-id",
    value: uuid("403"),
    example: "cards-not-enabled",
  },
  {
    api: "payment",
    operations: ["getToken"],
    in: "path",
    name: "checkout-tokenization-id",
    value: uuid("1403"),
    example: "american-express-not-enabled",
  },
  {
    api: "payment",
    operations: ["createCitCharge", "createCitAuthorizationHold"],
    in: "body",
    name: "token",
    value: "step-up-required",
    example: "step-up-required",
  },
  { api: "payment", operations: TOKEN_PAYMENTS, in: "body", name: "token", value: "token-payment-failed", example: "token-payment-failed" },
  {
    api: "payment",
    operations: TOKEN_PAYMENTS,
    in: "body",
    name: "token",
    value: "token-payment-declined",
    example: "token-payment-declined",
  },
  {
    api: "payment",
    operations: ["createPayment", "payAndAddCard", ...TOKEN_PAYMENTS],
    in: "body",
    name: "reference",
    value: "invalid-reference",
    example: "invalid-reference",
  },
  {
    api: "payment",
    operations: ["requestPaymentReportBySettlementId"],
    in: "path",
    name: "settlementId",
    value: "settlement-not-found",
    example: "settlement-not-found",
  },
  {
    api: "payment",
    operations: ["listSettlements"],
    in: "query",
    name: "bankReference",
    value: "settlement-not-found",
    example: "settlement-not-found",
  },
  { api: "payment", operations: ["requestPaymentReport"], in: "body", name: "submerchant", value: "404", example: "settlement-not-found" },
  { api: "payment", operations: ["listSettlements"], in: "header", name: "submerchant", value: "400", example: "invalid-sub-merchant" },
  { api: "payment", operations: REPORTS, in: "body", name: "submerchant", value: "400", example: "invalid-sub-merchant" },

  orderNumber("payment-not-found"),
  orderNumber("nonunique-payment-identifier"),
  orderNumber("invalid-interface"),
  orderNumber("missing-email", { text: "the request has no `email`", holds: (body) => body["email"] === undefined }),
  orderNumber("invalid-vat-percent", {
    text: "a row has no `vatPercent`, as for a payment made through E1 or E2",
    holds: (body) => rowsOf(body).some((row) => !("vatPercent" in row)),
  }),
  orderNumber("invalid-amount"),
  orderNumber("payment-interface-type-does-not-support-refunding"),
  orderNumber("payment-method-does-not-support-refunding"),
  orderNumber("payment-status-does-not-support-refunding"),
  {
    api: "merchant",
    operations: ["cancelRefund"],
    in: "path",
    name: "refundToken",
    value: "refund-not-found",
    example: "refund-not-found",
  },
  {
    api: "merchant",
    operations: ["cancelRefund"],
    in: "path",
    name: "refundToken",
    value: "invalid-refund-status",
    example: "invalid-refund-status",
  },
  {
    api: "merchant",
    operations: ["getRefund"],
    in: "path",
    name: "refundToken",
    value: "invalid-refund-token",
    example: "invalid-refund-token",
  },
  {
    api: "merchant",
    operations: ["getSettlement"],
    in: "path",
    name: "id",
    value: "invalid-settlement-id",
    example: "invalid-settlement-id",
  },
  {
    api: "merchant",
    operations: ["listPayments"],
    in: "query",
    name: "order_number",
    value: "invalid-order-number",
    example: "invalid-order-number",
  },
  { api: "merchant", operations: ["getPayment"], in: "path", name: "id", value: "404404404404", example: "invalid-consumer-payment-id" },

  {
    api: "legacy",
    operations: ["createPayment"],
    in: "body",
    name: "referenceNumber",
    value: "4093",
    example: "invalid-reference-number-used",
  },
];

const [[, PAYMENT_SECRET = ""] = []] = Object.entries(TEST_CREDENTIALS.payment);
const [[, MERCHANT_SECRET = ""] = []] = Object.entries(TEST_CREDENTIALS.merchant);
const payer = (state: string): { secret: string; state: string } => ({ secret: PAYMENT_SECRET, state });
const merchant = (state: string): { secret: string; state: string } => ({ secret: MERCHANT_SECRET, state });

/** Merchants in a state that causes an error, by account or merchant ID. Their secrets are those of the test merchants. */
export const TRIGGER_MERCHANTS: { readonly [api in ApiName]?: Credentials } = {
  payment: { 900401: payer("feature-not-enabled"), 900403: payer("tokenization-not-allowed"), 900500: payer("unexpected-error") },
  merchant: {
    "merchant-inactive": merchant("merchant-inactive"),
    "refunds-not-enabled": merchant("refunds-not-enabled"),
    "merchant-api-not-activated": merchant("merchant-api-not-activated"),
    "service-unavailable": merchant("service-unavailable"),
  },
};

/** The parts of a request that a trigger may be in. */
export type TriggerParts = Readonly<Record<"path" | "query" | "header", Readonly<Record<string, unknown>>>> & { readonly body: unknown };

/** Finds the trigger in a request. */
export function triggerIn(api: ApiName, operationId: string, parts: TriggerParts): Trigger | undefined {
  return BY_OPERATION.get(`${api} ${operationId}`)?.find((trigger) => {
    const body = typeof parts.body === "object" && parts.body !== null ? (parts.body as Readonly<Record<string, unknown>>) : {};
    const value = (trigger.in === "body" ? body : parts[trigger.in])[trigger.name];
    return value !== undefined && String(value) === trigger.value && (trigger.when?.holds(body) ?? true);
  });
}

const BY_OPERATION: ReadonlyMap<string, readonly Trigger[]> = TRIGGERS.reduce((found, trigger) => {
  for (const operationId of trigger.operations) {
    const key = `${trigger.api} ${operationId}`;
    found.set(key, [...(found.get(key) ?? []), trigger]);
  }
  return found;
}, new Map<string, readonly Trigger[]>());
