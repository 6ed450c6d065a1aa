import type { Payment } from "../../domain/payments/payment.ts";
import type { Call } from "../call.ts";

/** The payments of the merchant's linked account that have a stamp, or a bank reference. */
export async function linkedPayments(
  { merchant, session }: Call,
  index: "stamp" | "bankReference",
  value: string,
): Promise<readonly Payment[]> {
  const { linkedAccount } = merchant.settings;
  return linkedAccount === undefined ? [] : session.find("payment", index, { equal: `${linkedAccount} ${value}` });
}
