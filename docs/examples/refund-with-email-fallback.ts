// Refunds a payment; when its payment method has no refunds, refunds by e-mail instead.
import { createPaymentClient } from "@maksu/payment-client";
import { startMockServer } from "@maksu/mock-server";

await using mock = await startMockServer({ apis: ["payment"] });
const payments = createPaymentClient({ account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: mock.urls.payment });

const callbackUrls = { success: "https://shop.example.com/hooks/refund", cancel: "https://shop.example.com/hooks/refund" };

async function refund(transactionId: string, amount: number, email: string): Promise<string> {
  const refundStamp = crypto.randomUUID(); // keep it: the refund's callback carries it
  const direct = await payments.refundPayment({ path: { transactionId }, body: { amount, refundStamp, callbackUrls } });
  if (direct.ok) return `refund ${direct.data.status}, ${direct.data.transactionId}`;
  if (direct.status !== 422) return `refused: ${direct.status} ${direct.error?.message ?? ""}`;

  // 422: this payment method can't return money by itself. The customer is asked for an account number by e-mail.
  const byEmail = await payments.refundPaymentByEmail({ path: { transactionId }, body: { amount, email, refundStamp, callbackUrls } });
  return byEmail.ok ? `refund by e-mail ${byEmail.data.status}` : `refused: ${byEmail.status} ${byEmail.error?.message ?? ""}`;
}

console.log(await refund("681538c4-fc84-11e9-83bc-2ffcef4c3453", 500, "maija.mallikas@example.com"));

// This id makes the mock server answer 422 to both.
console.log(await refund("00000000-0000-4000-8000-000000000422", 500, "maija.mallikas@example.com"));
