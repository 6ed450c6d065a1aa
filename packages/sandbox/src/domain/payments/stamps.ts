/** The stamps of an account: each belongs to one payment, and stays used when a commit brings another one. */
import type { TokenPaymentRequest } from "@maksu/payment-api";
import type { AnyDocument } from "../changes.ts";
import type { Settings } from "../settings.ts";
import type { Payment } from "./payment.ts";

/** The key of an account's stamp. */
export const stampOf = (account: string, stamp: string): string => `${account} ${stamp}`;

/** The key by which a payment is found by its stamp. */
export const stampKeyOf = ({ account, request, stampKey }: Payment): NonNullable<Payment["stampKey"]> =>
  stampKey ?? { unique: stampOf(account, request.stamp) };

/** The key that a payment keeps where its stamp may be another payment's, too. */
export const stampKeyFor = (account: string, stamp: string, { duplicateStamp }: Settings): Pick<Payment, "stampKey"> =>
  duplicateStamp === "accept" ? { stampKey: stampOf(account, stamp) } : {};

/** Returns the payment after a commit of its hold: with a stamp of its own, it is found by that. */
export function committed(hold: Payment, request: TokenPaymentRequest, settings: Settings): Payment {
  const { stampKey: _stampKey, ...other } = hold;
  const own = request.stamp === hold.request.stamp ? hold : { ...other, ...stampKeyFor(hold.account, request.stamp, settings) };
  return { ...own, request, amount: request.amount };
}

/** The hold's stamp, which stays used when its commit has another one. */
export const stampLeftBy = (request: TokenPaymentRequest, hold: Payment): readonly AnyDocument[] =>
  request.stamp === hold.request.stamp ? [] : [usedStamp(hold, hold.request.stamp)];

/** A stamp that stays used without being that of a payment. */
export const usedStamp = ({ account, transactionId: payment }: Payment, stamp: string): AnyDocument<"usedStamp"> => ({
  kind: "usedStamp",
  id: `${payment} ${stamp}`,
  body: { account, payment, stamp },
  keys: { stamp: stampOf(account, stamp), payment },
});
