/** The faults that lead to another transition: one that the service itself could have made. */
import type { Method } from "../../domain/methods.ts";
import type { Settings } from "../../domain/settings.ts";
import type { AcceptedRequest } from "@maksu/service-front";
import type { Session } from "../session.ts";
import { EFFECTS } from "../../faults/fault-rule.ts";
import { faultSubjectOf } from "../../faults/fault-responder.ts";
import type { FaultSubject } from "../../faults/faults.ts";

/** The decision on a request. */
export interface DecidedRequest {
  /** Whether the acquirer declines it. */
  readonly isDeclined: boolean;
  /** Settings that apply to it alone, if any. */
  readonly settings: Partial<Settings> | undefined;
}

/** Decides what becomes of a request. */
export function decidedRequest({ hit }: Session, accepted: Pick<AcceptedRequest, "operationId" | "account" | "parts">): DecidedRequest {
  const hitsOf = (effect: "decline" | "refundOutcome"): ReturnType<typeof hit> =>
    EFFECTS[effect].operations?.includes(accepted.operationId) ? hit("transition", [effect], faultSubjectOf(accepted)) : [];
  const isDeclined = hitsOf("decline").length > 0;
  const [refund] = hitsOf("refundOutcome");
  const refundOutcome = refund?.rule.refundOutcome;
  return { isDeclined, settings: refundOutcome && { refundOutcome } };
}

/** The decision on a payment that its customer approves. */
export interface DecidedApproval {
  readonly isRejected: boolean;
  /** Whether the bank confirms it later. */
  readonly isDelayed: boolean;
}

/**
 * Decides what becomes of a payment or an order that its customer approves.
 *
 * @param possible - what can happen to it
 */
export function decidedApproval(
  { hit }: Session,
  subject: FaultSubject,
  possible: readonly string[],
  method: Method | undefined,
): DecidedApproval {
  const isRejected = possible.includes("reject") && hit("transition", ["decline"], subject).length > 0;
  const isDelayed = !isRejected && method?.group === "bank" && hit("transition", ["lateOutcome"], subject).length > 0;
  return { isRejected, isDelayed };
}
