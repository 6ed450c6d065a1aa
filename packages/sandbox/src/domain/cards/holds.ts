/** The ends of a hold (Payment API, operations 15 and 16). */
import { UNKNOWN_PAYMENT } from "../payments/unknown-payment.ts";
import type { TokenPaymentRequest } from "@maksu/payment-api";
import type { Changes } from "../changes.ts";
import { checkOrder } from "../payments/check-order.ts";
import type { NewPaymentState } from "../payments/create-payment.ts";
import { movePayment } from "../payments/move-payment.ts";
import type { Payment, PaymentContext } from "../payments/payment.ts";
import { usedStamp } from "../payments/stamps.ts";
import { reject, type Rejected } from "../rules/rejected.ts";
import type { Token } from "./token.ts";

export interface CommitState extends NewPaymentState {
  /** The account's payment of the path; undefined when it has none. */
  readonly hold: Payment | undefined;
  /** The account's token of the request; undefined when it has none. */
  readonly token: Token | undefined;
}

/** Commits a hold, in whole or in part. A published one changes nothing but its stamps, and nothing does one that is committed again where the settings accept that. */
export function commitHold(request: TokenPaymentRequest, state: CommitState, now: number): Partial<Changes> | Rejected {
  const { hold, token, settings } = state;
  if (hold?.kind !== "hold" || hold.status === "new") return reject("commit.a", "the account has no hold with this id");
  if (hold.status === "fail")
    return hold.cause === "reverted" || hold.cause === "expired"
      ? reject("commit.b", `the hold is ${hold.cause}`)
      : reject("commit.a", "the hold was never placed");
  if (hold.status === "ok") return settings.commitAgain === "accept" ? {} : reject("commit.c", "the hold has been committed");
  if (!token) return reject("commit.d", "body/token is none of the account's");
  if (settings.sameTokenForCommit && token.token !== hold.token) return reject("commit.d", "body/token is not the token of the hold");
  if (request.amount > hold.amount)
    return reject("commit.e", `body/amount is ${request.amount} cents, more than the ${hold.amount} cents of the hold`);
  const checked = checkOrder(request, state);
  if ("rejected" in checked) return checked;
  const isHolds = request.stamp === hold.request.stamp;
  if (!isHolds && state.isStampTaken && settings.duplicateStamp === "reject")
    return reject("commit.stamp", "another payment or commit of the account has this stamp");
  if (!hold.isStanding) return movePayment(hold, "commit", now, state, { commit: request });
  return isHolds || settings.duplicateStamp === "accept" ? {} : { documents: [usedStamp(hold, request.stamp)] };
}

/** Reverts a hold. Without changes for a published one. */
export function revertHold(hold: Payment | undefined, context: PaymentContext, now: number): Partial<Changes> | Rejected {
  if (hold?.status !== "authorization-hold")
    return reject("revert.a", hold ? `the payment (its status is ${hold.status}) has no hold to revert` : UNKNOWN_PAYMENT);
  return hold.isStanding ? {} : movePayment(hold, "revert", now, context);
}
