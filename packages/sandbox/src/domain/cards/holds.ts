/** What becomes of a hold (Payment API, operations 15 and 16). */
import { UNKNOWN_PAYMENT } from "../payments/unknown-payment.ts";
import type { TokenPaymentRequest } from "@maksu/payment-api";
import type { Changes } from "../changes.ts";
import { checkOrder, type OrderState } from "../payments/check-order.ts";
import { movePayment } from "../payments/move-payment.ts";
import type { Payment, PaymentContext } from "../payments/payment.ts";
import { reject, type Rejected } from "../rules/rejected.ts";
import type { Token } from "./token.ts";

/** What a commit depends on. */
export interface CommitState extends OrderState {
  /** The account's payment of the path; undefined when it has none. */
  readonly hold: Payment | undefined;
  /** The account's token of the request; undefined when it has none. */
  readonly token: Token | undefined;
}

/** Commits a hold, in whole or in part. Without changes for a published one, and for one that is committed again where the settings accept that. */
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
  return hold.isStanding ? {} : movePayment(hold, "commit", now, state, { commit: request });
}

/** Reverts a hold. Without changes for a published one. */
export function revertHold(hold: Payment | undefined, context: PaymentContext, now: number): Partial<Changes> | Rejected {
  if (hold?.status !== "authorization-hold")
    return reject("revert.a", hold ? `the payment (its status is ${hold.status}) has no hold to revert` : UNKNOWN_PAYMENT);
  return hold.isStanding ? {} : movePayment(hold, "revert", now, context);
}
