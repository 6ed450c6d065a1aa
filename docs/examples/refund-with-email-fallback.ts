// Refunds a payment through its payment method, or by e-mail if the method does not support refunds.
import { ClientError, createPaymentClient } from "@maksu/payment-client";
import { startMockServer } from "@maksu/mock-server";

await using mock = await startMockServer({ apis: ["payment"] });
const payments = createPaymentClient({ account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: mock.urls.payment });

const callbackUrls = { success: "https://shop.example.com/hooks/refund", cancel: "https://shop.example.com/hooks/refund" };

/** A refund as in your database. Its stamp is stored before anything is sent: the callback carries it, with the outcome. */
interface Refund {
  readonly transactionId: string;
  readonly refundStamp: string;
  readonly amount: number;
  readonly email: string;
}

async function refund({ transactionId, refundStamp, amount, email }: Refund): Promise<string> {
  const path = { transactionId };
  try {
    // With `email`, the service makes an e-mail refund if the payment method can't return the money: `provider` shows which one it was.
    const result = await payments.refundPayment({ path, body: { amount, email, refundStamp, callbackUrls } });
    if (result.ok) return `refund ${result.data.status} by ${result.data.provider}, ${result.data.transactionId}`;
    if (result.status === 422) return "no refunds by this payment method: return the money by other means";
    return REJECTIONS.has(result.status)
      ? `rejected: ${result.status} ${result.error?.message ?? ""}`
      : `not known (${result.status}): wait for the callback with this stamp`;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    // After a timeout or a broken connection, the refund may have been made: a second one could return the money twice.
    return `not known (${error.code}): wait for the callback with this stamp`;
  }
}

const REJECTIONS: ReadonlySet<number> = new Set([400, 401, 404]);

const email = "maija.mallikas@example.com";
console.log(await refund({ transactionId: "681538c4-fc84-11e9-83bc-2ffcef4c3453", refundStamp: crypto.randomUUID(), amount: 500, email }));

// This id makes the mock server respond with 422.
console.log(await refund({ transactionId: "00000000-0000-4000-8000-000000000422", refundStamp: crypto.randomUUID(), amount: 500, email }));
