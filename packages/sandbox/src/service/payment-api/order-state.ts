import type { NewPaymentIds, NewPaymentState } from "../../domain/payments/create-payment.ts";
import { subMerchantsOf } from "../../world/world.ts";
import type { Call } from "../call.ts";

/** What the rules of a new payment depend on. */
export const orderState = async ({ context, merchant, world, session }: Call, stamp: string): Promise<NewPaymentState> => ({
  ...context,
  subMerchants: merchant.kind === "aggregate" ? subMerchantsOf(world, merchant.account) : NOBODY,
  isStampTaken: await session.isStampTaken(merchant.account, stamp),
});

const NOBODY: ReadonlySet<string> = new Set();

/** New ids of a payment. */
export async function newPaymentIds({ session, world }: Pick<Call, "session" | "world">): Promise<NewPaymentIds> {
  const transactionId = await session.newId("payment");
  return { transactionId, bankReference: world.ids.bankReference(transactionId) };
}
