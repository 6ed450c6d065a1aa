// Refunds a payment; when its payment method has no refunds, refunds by e-mail instead.
import { ClientError, createPaymentClient } from "@maksu/payment-client";
import { startMockServer } from "@maksu/mock-server";

await using mock = await startMockServer({ apis: ["payment"] });
const payments = createPaymentClient({ account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: mock.urls.payment });

const callbackUrls = { success: "https://shop.example.com/hooks/refund", cancel: "https://shop.example.com/hooks/refund" };

/** A refund as your database has it. Its stamp was stored before anything is sent: the callback carries it, and tells what became of it. */
interface Refund {
  readonly transactionId: string;
  readonly refundStamp: string;
  readonly amount: number;
  readonly email: string;
}

async function refund({ transactionId, refundStamp, amount, email }: Refund): Promise<string> {
  const path = { transactionId };
  try {
    const direct = await payments.refundPayment({ path, body: { amount, refundStamp, callbackUrls } });
    if (direct.ok) return `refund ${direct.data.status}, ${direct.data.transactionId}`;
    if (direct.status !== 422) return outcomeOf(direct);
    // 422: this payment method can't return money by itself. The customer is asked for an account number by e-mail.
    const byEmail = await payments.refundPaymentByEmail({ path, body: { amount, email, refundStamp, callbackUrls } });
    return byEmail.ok ? `refund by e-mail ${byEmail.data.status}` : outcomeOf(byEmail);
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    // A timeout or a broken connection does not tell whether the refund was made: a second one could return the money twice.
    return `not known (${error.code}): wait for the callback with this stamp`;
  }
}

const REFUSALS: ReadonlySet<number> = new Set([400, 401, 404, 422]);
const outcomeOf = ({ status, error }: { status: number; error?: { message: string } | undefined }): string =>
  REFUSALS.has(status) ? `refused: ${status} ${error?.message ?? ""}` : `not known (${status}): wait for the callback with this stamp`;

const email = "maija.mallikas@example.com";
console.log(await refund({ transactionId: "681538c4-fc84-11e9-83bc-2ffcef4c3453", refundStamp: crypto.randomUUID(), amount: 500, email }));

// This id makes the mock server answer 422 to both.
console.log(await refund({ transactionId: "00000000-0000-4000-8000-000000000422", refundStamp: crypto.randomUUID(), amount: 500, email }));
