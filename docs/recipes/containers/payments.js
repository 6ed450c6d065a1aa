import { createPaymentClient } from "@maksu/payment-client";

/** Creates the client of the environment. */
export const paymentClient = ({ PAYMENT_API_URL, PAYMENT_ACCOUNT, PAYMENT_SECRET }, more) =>
  createPaymentClient({
    ...more,
    account: Number(PAYMENT_ACCOUNT),
    secret: PAYMENT_SECRET,
    baseUrl: PAYMENT_API_URL,
    allowInsecureHosts: ["mock"], // http to the service of compose.yaml; to all else but loopback, https
  });
