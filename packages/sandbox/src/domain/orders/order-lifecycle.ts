import type { Lifecycle, Row } from "../lifecycle.ts";
import type { OrderState, OrderSubject } from "./order.ts";

/** A change of an order; `find`: the payment is found on the bank statement. */
export type OrderTrigger = "create" | "approve" | "pending" | "cancel" | "reject" | "open" | "accept" | "decline" | "find" | "expire";

/** Conditions of the order's rows. */
export type OrderGuard = "token is valid" | "invoice, and token is valid";

const EXPIRY = { on: "expire", due: { after: { days: 14 }, from: "creation" } } as const;
const STATEMENT = "public documentation, status changes of payments";

const ROWS: readonly Row<OrderState, OrderTrigger, OrderGuard>[] = [
  { rule: "O1", from: "none", on: "create", to: "waiting payment", callback: "none", timer: EXPIRY, source: "Legacy interface, Response" },
  {
    rule: "O2",
    from: "waiting payment",
    on: "approve",
    guard: "token is valid",
    to: "paid",
    callback: "success",
    source: "Legacy interface, Events",
  },
  {
    rule: "O3",
    from: "waiting payment",
    on: "cancel",
    guard: "token is valid",
    to: "cancelled",
    callback: "none",
    cause: "cancelled",
    source: "Legacy interface, Events",
  },
  {
    rule: "O3",
    from: "waiting payment",
    on: "reject",
    guard: "token is valid",
    to: "cancelled",
    callback: "none",
    cause: "rejected",
    source: "Legacy interface, Events",
  },
  {
    rule: "O4",
    from: "waiting payment",
    on: "pending",
    guard: "invoice, and token is valid",
    to: "waiting acceptance",
    callback: "none",
    waitsFor: "acceptance",
    timer: { on: "accept", due: { after: { hours: 1 } } },
    source: "Merchant API v1, Payment record",
    ours: "an invoice waits when the customer's choice is `pending`; accepted after an hour",
  },
  {
    rule: "O5",
    from: "waiting acceptance",
    on: "accept",
    to: "paid",
    callback: "success",
    source: "Legacy interface, Events",
    ours: "the notification",
  },
  {
    rule: "O5",
    from: "waiting acceptance",
    on: "decline",
    to: "cancelled",
    callback: "none",
    cause: "rejected",
    timer: EXPIRY,
    source: "sandbox",
    ours: "that it can be rejected",
  },
  {
    rule: "O6",
    from: "cancelled",
    on: "open",
    guard: "token is valid",
    to: "waiting payment",
    callback: "none",
    source: STATEMENT,
  },
  { rule: "O7", from: "cancelled", on: "find", to: "paid", callback: "success", source: STATEMENT },
  { rule: "O7", from: "waiting payment", on: "find", to: "paid", callback: "success", source: STATEMENT },
  {
    rule: "O8",
    from: "waiting payment",
    on: "expire",
    guard: "token is valid",
    to: "waiting payment",
    callback: "none",
    source: "Legacy interface, Limits",
    ours: "the status stays",
  },
  {
    rule: "O8",
    from: "cancelled",
    on: "expire",
    guard: "token is valid",
    to: "cancelled",
    callback: "none",
    source: "Legacy interface, Limits",
    ours: "the status stays",
  },
];

const isValid = ({ order }: OrderSubject): boolean => order.expiredAt === undefined;

export const ORDER_LIFECYCLE: Lifecycle<OrderState, OrderTrigger, OrderGuard, OrderSubject> = {
  of: "order",
  rows: ROWS,
  guards: {
    "token is valid": isValid,
    "invoice, and token is valid": (subject) => isValid(subject) && subject.method?.method.group === "credit",
  },
};
