import { createPaymentClient, type PaymentClient } from "@maksu/payment-client";

/** Read when a request comes, not when Next builds: the build has no secrets. */
export const merchant = () => ({ account: Number(process.env.PAYMENT_ACCOUNT), secret: process.env.PAYMENT_SECRET ?? "" });

let client: PaymentClient | undefined;

/** Returns the client, created with the first request. */
export const payments = (): PaymentClient =>
  (client ??= createPaymentClient({ ...merchant(), baseUrl: process.env.PAYMENT_API_URL ?? "" }));
