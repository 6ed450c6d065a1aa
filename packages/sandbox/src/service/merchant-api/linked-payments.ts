import type { Payment } from "../../domain/payments/payment.ts";
import type { Call } from "../call.ts";

/** The account of the same world whose payments the merchant sees. */
export function linkedAccountOf({ merchant, world }: Pick<Call, "merchant" | "world">): string | undefined {
  const { linkedAccount } = merchant.settings;
  return linkedAccount !== undefined && world.merchants.has(linkedAccount) ? linkedAccount : undefined;
}

/** The payments of the merchant's linked account that have a stamp, or a bank reference. */
export async function linkedPayments(call: Call, index: "stamp" | "bankReference", value: string): Promise<readonly Payment[]> {
  const account = linkedAccountOf(call);
  return account === undefined ? [] : call.session.find("payment", index, { equal: `${account} ${value}` });
}
