/** A CommonJS program: makes a payment. */
import { startMockServer } from "@maksu/mock-server";
import { createPaymentClient } from "@maksu/payment-client";
import { examples } from "@maksu/payment-client/examples";

async function pay(): Promise<void> {
  const mock = await startMockServer({ apis: ["payment"] });
  const payments = createPaymentClient({ account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: mock.urls.payment });
  const { status, verified } = await payments.createPayment(examples.createPayment.minimal);
  console.log(status, verified);
  await mock.close();
}

void pay();
