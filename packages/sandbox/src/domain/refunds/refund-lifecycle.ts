import type { Lifecycle, Row } from "../lifecycle.ts";
import type { PaymentContext } from "../payments/payment.ts";
import type { Refund, RefundState } from "./refund.ts";

export type RefundTrigger = "accept" | "approve" | "reject" | "pay out" | "bounce" | "expire";

/** Conditions of the refund's rows. */
export type RefundGuard =
  | "made by the provider"
  | "rejected by the provider later"
  | "to be approved"
  | "by e-mail"
  | "waits for the provider"
  | "waits for approval"
  | "waits for an account";

/** The subject that the refund's rows depend on. */
export interface RefundSubject extends PaymentContext {
  readonly refund: Refund;
}

const ROWS: readonly Row<RefundState, RefundTrigger, RefundGuard>[] = [
  {
    rule: "R1",
    from: "none",
    on: "accept",
    guard: "made by the provider",
    to: "ok",
    callback: "success",
    source: "public documentation, refunds",
    ours: "at once",
  },
  {
    rule: "R2",
    from: "none",
    on: "accept",
    guard: "rejected by the provider later",
    to: "ok",
    callback: "none",
    waitsFor: "provider",
    timer: { on: "bounce", due: { after: {} } },
    source: "public documentation, errors",
  },
  {
    rule: "R2",
    from: "ok",
    on: "bounce",
    guard: "waits for the provider",
    to: "fail",
    callback: "cancel",
    cause: "rejected",
    source: "public documentation, errors",
  },
  {
    rule: "R3",
    from: "none",
    on: "accept",
    guard: "to be approved",
    to: "pending",
    callback: "none",
    waitsFor: "approval",
    source: "public documentation, statuses",
  },
  {
    rule: "R3",
    from: "pending",
    on: "approve",
    guard: "waits for approval",
    to: "ok",
    callback: "success",
    source: "public documentation, statuses",
  },
  {
    rule: "R3",
    from: "pending",
    on: "reject",
    guard: "waits for approval",
    to: "fail",
    callback: "cancel",
    cause: "rejected",
    source: "public documentation, statuses",
  },
  {
    rule: "R4",
    from: "none",
    on: "accept",
    guard: "by e-mail",
    to: "pending",
    callback: "success",
    waitsFor: "account",
    emails: ["account number wanted"],
    timer: { on: "expire", due: { after: { days: 30 } } },
    source: "public documentation, e-mail refunds",
    ours: "the status in the response, of two that are documented; the callback comes once, with the status ok",
  },
  {
    rule: "R4",
    from: "pending",
    on: "pay out",
    guard: "waits for an account",
    to: "ok",
    callback: "none",
    source: "public documentation, e-mail refunds",
  },
  {
    rule: "R4",
    from: "pending",
    on: "expire",
    guard: "waits for an account",
    to: "fail",
    callback: "none",
    cause: "expired",
    source: "public documentation, e-mail refunds",
    ours: "30 days",
  },
];

const isLaterRejected = ({ settings }: RefundSubject): boolean => settings.refundOutcome === "fail" || settings.refundOutcome === "invalid";
const byProvider = ({ refund, merchant }: RefundSubject): boolean => refund.via === "provider" && !merchant.settings.refundApproval;

export const REFUND_LIFECYCLE: Lifecycle<RefundState, RefundTrigger, RefundGuard, RefundSubject> = {
  of: "refund",
  rows: ROWS,
  guards: {
    "made by the provider": (subject) => byProvider(subject) && !isLaterRejected(subject),
    "rejected by the provider later": (subject) => byProvider(subject) && isLaterRejected(subject),
    "to be approved": ({ refund, merchant }) => refund.via === "provider" && merchant.settings.refundApproval,
    "by e-mail": ({ refund }) => refund.via === "email",
    "waits for the provider": ({ refund }) => refund.waitsFor === "provider",
    "waits for approval": ({ refund }) => refund.waitsFor === "approval",
    "waits for an account": ({ refund }) => refund.waitsFor === "account",
  },
};
