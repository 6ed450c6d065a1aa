import type { NewPaymentParts, NewPaymentState } from "../../domain/payments/create-payment.ts";
import { subMerchantsOf } from "../../world/world.ts";
import type { Call } from "../call.ts";
import { algorithmOf } from "./request-values.ts";

/** The state that the rules of a new payment depend on. */
export const orderState = async ({ context, merchant, world, session }: Call, stamp: string): Promise<NewPaymentState> => ({
  ...context,
  subMerchants: merchant.kind === "aggregate" ? subMerchantsOf(world, merchant.account) : NOBODY,
  isStampTaken: await session.isStampTaken(merchant.account, stamp),
});

const NOBODY: ReadonlySet<string> = new Set();

/** A new payment's ids. */
export async function newPaymentIds({ session, world }: Pick<Call, "session" | "world">): Promise<NewPaymentParts> {
  const transactionId = await session.newId("payment");
  return { transactionId, bankReference: world.ids.bankReference(transactionId) };
}

/** The parts of a request's new payment besides its body. */
export const newPaymentParts = async (call: Call): Promise<NewPaymentParts> => ({
  ...(await newPaymentIds(call)),
  algorithm: algorithmOf(call),
});
