import type { Row } from "../lifecycle.ts";
import type { PaymentState } from "./payment.ts";
import type { PaymentGuard } from "./payment-guards.ts";

export type PaymentTrigger =
  | "create"
  | "charge"
  | "hold"
  | "ask for step-up"
  | "approve"
  | "cancel"
  | "reject"
  | "leave"
  | "authenticate"
  | "fail authentication"
  | "activate"
  | "clear"
  | "decline"
  | "confirm"
  | "commit"
  | "revert"
  | "expire";

/** A transition of a payment. */
export type PaymentRow = Row<PaymentState, PaymentTrigger, PaymentGuard>;
