/** A shop that takes payments. */
import {
  ApiError,
  ClientError,
  createPaymentClient,
  type ErrorCode,
  errorCatalogue,
  type Payment,
  type PaymentClient,
  type PaymentClientOptions,
  type PaymentRequest,
  paytrail,
  SigningError,
  unwrap,
  ValidationError,
} from "@maksu/payment-client";
import { examples } from "@maksu/payment-client/examples";
import { type ProviderForm, providerForms, providerFormsHtml } from "@maksu/payment-client/provider-forms";
import { validators } from "@maksu/payment-client/validators";

const forms = providerForms({ transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913", href: "https://pay.example.com/pay" });
export const methods: readonly ProviderForm[] = forms.groups.flatMap((group) => group.forms);
export const methodsHtml: string = providerFormsHtml(forms);

const options: PaymentClientOptions = {
  account: 375917,
  secret: ["SAIPPUAKAUPPIAS", "old"],
  baseUrl: "https://api.example.com",
  timeout: 5000,
  onCall: ({ operationId, status }) => void [operationId, status],
};
export const payments: PaymentClient = createPaymentClient(options);

export const request: PaymentRequest = {
  stamp: "d2568f2a-e4c6-40ba-a7cd-d573382ce548",
  reference: "ORDER-1",
  amount: 1525,
  currency: "EUR",
  language: "FI",
  items: [{ unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "#1234" }],
  customer: { email: "aino.esimerkki@example.com" },
  redirectUrls: { success: "https://shop.example.com/paid", cancel: "https://shop.example.com/cart" },
};

/** Where to send the customer. */
export async function pay(signal: AbortSignal): Promise<string> {
  const result = await payments.createPayment({ body: request }, { signal, timeout: 1000 });
  if (result.ok) {
    const verified: boolean = result.verified;
    return `${result.data.href} ${result.status satisfies 201} ${verified} ${result.headers.get("request-id") ?? ""}`;
  }
  // @ts-expect-error: an error has no data
  void result.data;
  return result.status === 400 ? (result.error?.message ?? "malformed") : `${result.status}`;
}

export async function look(transactionId: string): Promise<Payment> {
  const payment = unwrap(await payments.getPayment({ path: { transactionId } }));
  // @ts-expect-error: cents are a number
  payment.amount satisfies string;
  return payment.status === "ok" ? payment : { ...payment, amount: 0 };
}

export async function charge(token: string): Promise<string> {
  const result = await payments.createCitCharge({ body: { ...request, token } });
  if (result.status === 403) return result.threeDSecureUrl;
  return result.ok ? result.data.transactionId : "rejected";
}

export async function form(): Promise<readonly string[]> {
  const fields = await payments.signCardForm({
    redirectSuccessUrl: "https://shop.example.com/card",
    redirectCancelUrl: "https://shop.example.com/cards",
    language: "EN",
  });
  return Object.keys(fields);
}

export function explain(error: unknown): string {
  if (error instanceof ValidationError)
    return error.violations.map(({ in: part, pointer, message }) => `${part} ${pointer} ${message}`).join();
  if (error instanceof ApiError) return `${error.status} ${error.requestId ?? ""}`;
  if (error instanceof ClientError) return error.code satisfies string;
  return error instanceof SigningError ? error.code : "unknown";
}

export const codes: readonly ErrorCode[] = [];
export const given: unknown = [errorCatalogue, validators, examples.createPayment, paytrail.baseUrl];

export function rejected(): void {
  // @ts-expect-error: no secret
  createPaymentClient({ account: 375917, baseUrl: "https://api.example.com" });
  // @ts-expect-error: unknown option
  createPaymentClient({ ...options, retry: 3 });
  // @ts-expect-error: nothing to create
  void payments.createPayment();
  // @ts-expect-error: an amount is a number
  void payments.createPayment({ body: { ...request, amount: "15.25" } });
  // @ts-expect-error: signing fills in the signature
  void payments.createPayment({ body: request, header: { signature: "x" } });
  // @ts-expect-error: unknown field
  void payments.createPayment({ body: { ...request, orderNumber: "1" } });
  // @ts-expect-error: no transaction
  void payments.getPayment({ path: {} });
  // @ts-expect-error: unknown operation
  void payments.deletePayment;
}
