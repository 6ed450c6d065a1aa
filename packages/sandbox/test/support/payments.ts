/** Payments, merchants and requests for the tests of the domain. */
import type { Item, PaymentRequest, TokenPaymentRequest } from "@maksu/payment-api";
import type { Changes } from "../../src/domain/changes.ts";
import { methodNamed } from "../../src/domain/methods.ts";
import type { Merchant } from "../../src/domain/merchant.ts";
import { createPayment, type NewPaymentState } from "../../src/domain/payments/create-payment.ts";
import { movePayment } from "../../src/domain/payments/move-payment.ts";
import type { Payment, PaymentContext } from "../../src/domain/payments/payment.ts";
import type { Rejected } from "../../src/domain/rules/rejected.ts";
import { DEFAULT_MERCHANT_SETTINGS, DEFAULT_SETTINGS, type MerchantSettings, type Settings } from "../../src/domain/settings.ts";

/** 2026-03-02, a Monday, 11:00 in Helsinki. */
export const NOW: number = Date.parse("2026-03-02T09:00:00.000Z");

export const DAY = 86_400_000;

export const ID = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";

/** A merchant and the settings of its world. */
export const contextOf = (
  settings: Partial<Settings> = {},
  merchant: Partial<MerchantSettings> = {},
  kind: Merchant["kind"] = "normal",
): PaymentContext => ({
  merchant: { account: "375917", world: "test", kind, settings: { ...DEFAULT_MERCHANT_SETTINGS, ...merchant } },
  settings: { ...DEFAULT_SETTINGS, ...settings },
});

/** A request for a payment of 15.25 €. */
export const requestOf = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  stamp: "order-1",
  reference: "3759170",
  amount: 1525,
  currency: "EUR",
  language: "EN",
  items: [],
  customer: { email: "maija.mallikas@example.com" },
  redirectUrls: { success: "https://shop.example.com/success", cancel: "https://shop.example.com/cancel" },
  callbackUrls: { success: "http://127.0.0.1:9/success", cancel: "http://127.0.0.1:9/cancel" },
  ...more,
});

/** A request for a charge or a hold of 15.25 €. */
export const tokenRequestOf = (more: Partial<TokenPaymentRequest> = {}): TokenPaymentRequest => ({ ...requestOf(), token: "t-1", ...more });

export const itemOf = (more: Partial<Item> = {}): Item => ({ unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "#1", ...more });

/** The state that the opening of a payment depends on, with the sub-merchant 695874. */
export const stateOf = (context: PaymentContext = contextOf(), more: Partial<NewPaymentState> = {}): NewPaymentState => ({
  ...context,
  subMerchants: new Set(["695874"]),
  isStampTaken: false,
  ...more,
});

/** The result of a decision that no rule rejects. */
export function made<Result extends object>(decision: Result | Rejected): Exclude<Result, Rejected> {
  if ("rejected" in decision) throw new Error(`rejected by ${decision.rejected.rule}: ${decision.rejected.reason}`);
  return decision as Exclude<Result, Rejected>;
}

export const ruleOf = (decision: object): string | undefined => ("rejected" in decision ? (decision as Rejected).rejected.rule : undefined);

/** A new payment. */
export const opened = (request: Partial<PaymentRequest> = {}, context: PaymentContext = contextOf()): Payment =>
  made(createPayment(requestOf(request), { transactionId: ID, bankReference: "10003" }, stateOf(context), NOW)).payment;

export const paid = (request: Partial<PaymentRequest> = {}, method = "nordea", context: PaymentContext = contextOf()): Payment =>
  movePayment(opened(request, context), "approve", NOW, context, detailsOf(method)).payment;

/** A method that takes part. */
export const detailsOf = (id: string): Parameters<typeof movePayment>[4] => {
  const method = methodNamed(id);
  return method ? { method } : {};
};

/** The timers of a document that changes leave, as days after a time. */
export const timersIn = ({ timers }: Changes, since: number = NOW): Record<string, number | undefined> =>
  Object.fromEntries(timers.map(({ on, dueAt }) => [on, dueAt === undefined ? undefined : (dueAt - since) / DAY]));
