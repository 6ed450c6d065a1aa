/** Who sent what to whom in the life of a payment, and who will: of its transitions, refunds, events, timers and settlement. */
import type { Arrow } from "@maksu/markup";
import type { Payment } from "../../../domain/payments/payment.ts";
import type { PaymentTrigger } from "../../../domain/payments/payment-row.ts";
import type { Refund } from "../../../domain/refunds/refund.ts";
import type { RefundTrigger } from "../../../domain/refunds/refund-lifecycle.ts";
import type { Settlement } from "../../../domain/settlements/settlement.ts";
import type { EventRecord } from "../../../events/event-record.ts";
import type { TransitionMade } from "../../../events/happened.ts";
import { euros } from "../components.ts";

/** All who take part. */
export const PARTIES = ["shop", "service", "customer", "bank"] as const;

type Party = (typeof PARTIES)[number];

/** A message from one to another. */
export interface Message extends Arrow {
  readonly from: Party;
  readonly to: Party;
  /** By the world's clock. ISO 8601; undefined for one that waits for somebody to act. */
  readonly at: string | undefined;
}

export interface PaymentLife {
  readonly payment: Payment;
  /** The transitions of the payment and of its refunds that are still known, oldest first. */
  readonly made: readonly TransitionMade[];
  readonly refunds: readonly Refund[];
  /** The events about the payment and its refunds, each with when it is sent next, in milliseconds since 1970. */
  readonly events: readonly { readonly event: EventRecord; readonly nextAt: number | undefined }[];
  readonly settlement: Settlement | undefined;
  /** When it is settled, unless it has been. Milliseconds since 1970. */
  readonly settlesAt: number | undefined;
}

type Sent = Pick<Message, "from" | "to" | "text">;

const sent = (from: Party, to: Party, text: string): Sent => ({ from, to, text });

/** The messages of a payment's transition, in order; the redirect back, where the customer is sent there, follows the callback. */
const OF_PAYMENT: Readonly<Record<PaymentTrigger, (payment: Payment, to: string) => readonly Sent[]>> = {
  create: ({ amount, storesCard }) => [sent("shop", "service", `${storesCard ? "payAndAddCard" : "createPayment"}, ${euros(amount)}`)],
  charge: ({ amount }) => [sent("shop", "service", `charge of a token, ${euros(amount)}`)],
  hold: ({ amount }) => [sent("shop", "service", `hold of a token, ${euros(amount)}`)],
  "ask for step-up": ({ amount }) => [
    sent("shop", "service", `payment by a token, ${euros(amount)}`),
    sent("service", "shop", "403 with threeDSecureUrl"),
  ],
  approve: (payment, to) => [
    toPayPage,
    sent("customer", "bank", `pays by ${methodOf(payment)}`),
    sent("bank", "service", `approved: ${to}`),
  ],
  reject: (payment, to) => [
    toPayPage,
    sent("customer", "bank", `pays by ${methodOf(payment)}`),
    sent("bank", "service", `rejected: ${to}`),
  ],
  leave: (payment) => [toPayPage, sent("customer", "bank", `pays by ${methodOf(payment)}, and never comes back`)],
  cancel: (_payment, to) => [toPayPage, sent("customer", "service", `cancels: ${to}`)],
  authenticate: (_payment, to) => [toStepUp, sent("customer", "bank", "passes 3DS"), sent("bank", "service", `authenticated: ${to}`)],
  "fail authentication": (_payment, to) => [
    toStepUp,
    sent("customer", "bank", "fails 3DS"),
    sent("bank", "service", `not authenticated: ${to}`),
  ],
  activate: (_payment, to) => [sent("shop", "service", `activateInvoice: ${to}`)],
  commit: (_payment, to) => [sent("shop", "service", `commitAuthorizationHold: ${to}`)],
  revert: (_payment, to) => [sent("shop", "service", `revertAuthorizationHold: ${to}`)],
  clear: (_payment, to) => [sent("bank", "service", `fraud check passed: ${to}`)],
  decline: (_payment, to) => [sent("bank", "service", `fraud check failed: ${to}`)],
  confirm: (_payment, to) => [sent("bank", "service", `confirms: ${to}`)],
  expire: (_payment, to) => [sent("service", "service", `expires: ${to}`)],
};

const OF_REFUND: Readonly<Record<RefundTrigger, (refund: Refund, to: string) => Sent>> = {
  accept: ({ amount }, to) => sent("shop", "service", `refund, ${euros(amount)}: ${to}`),
  approve: (_refund, to) => sent("shop", "service", `approves the refund: ${to}`),
  reject: (_refund, to) => sent("shop", "service", `rejects the refund: ${to}`),
  "pay out": (_refund, to) => sent("customer", "service", `names an account for the refund: ${to}`),
  bounce: (_refund, to) => sent("bank", "service", `rejects the refund: ${to}`),
  expire: (_refund, to) => sent("service", "service", `the refund expires: ${to}`),
};

const toPayPage = sent("shop", "customer", "redirect to the pay page");
const toStepUp = sent("shop", "customer", "redirect to threeDSecureUrl");
const methodOf = ({ provider }: Payment): string => provider ?? "a method";

/** The triggers of a customer who comes back to the shop. */
const COMING_BACK: ReadonlySet<string> = new Set<PaymentTrigger>(["approve", "reject", "cancel", "authenticate", "fail authentication"]);

/** A message with its place among those of one moment: what causes another one comes before it. */
type Placed = Message & { readonly rank: number };

/** Returns the messages in order: those that were sent, then those to come. */
export function messagesOf(life: PaymentLife): readonly Message[] {
  const { payment, refunds } = life;
  const placed = [
    ...paymentMessages(life),
    ...refunds.flatMap((refund, index) => refundMessages(life, refund, index)),
    ...settlementMessages(life),
  ];
  const past = placed.filter(({ isNext }) => !isNext);
  const next = placed.filter(({ isNext }) => isNext);
  const isOpened = payment.status === "new" && !past.some(({ from }) => from === "customer");
  const redirect: readonly Placed[] = isOpened
    ? [{ ...(payment.kind === "page" ? toPayPage : toStepUp), at: undefined, isNext: true, rank: 0 }]
    : [];
  return [...inOrder(past), ...redirect, ...inOrder(next)].map(({ rank: _rank, ...message }) => message);
}

const inOrder = (messages: readonly Placed[]): readonly Placed[] =>
  messages.toSorted((one, other) => (one.at ?? "").localeCompare(other.at ?? "") || one.rank - other.rank);

function paymentMessages({ payment, made, events }: PaymentLife): readonly Placed[] {
  const { transactionId: about, status, createdAt, paidAt, timers } = payment;
  const own = made.filter((each) => each.about === about);
  const isWhole = own.some(({ from }) => from === "none");
  const at =
    (time: string, rank: number, isNext = false) =>
    (each: Sent) => ({ ...each, at: time, rank, ...(isNext && { isNext }) });
  const known = new Set(own.map((each) => each.at));
  return [
    // The world has forgotten the transitions: what the document remembers stands for them.
    ...(isWhole ? [] : OF_PAYMENT[payment.kind === "page" ? "create" : payment.kind](payment, status).map(at(createdAt, 0))),
    ...(isWhole || paidAt === undefined || known.has(paidAt) ? [] : [sent("bank", "service", "paid")].map(at(paidAt, 1))),
    ...own.flatMap(({ on, to, at: time }) => [
      ...OF_PAYMENT[on as PaymentTrigger](payment, to).map(at(time, on === "create" ? 0 : 1)),
      ...(COMING_BACK.has(on) ? [sent("customer", "shop", `redirect: ${to === "fail" ? "cancel" : "success"} URL`)].map(at(time, 3)) : []),
    ]),
    ...eventMessages(events, about).map((each) => ({ ...each, rank: 2 })),
    ...Object.entries(timers).flatMap(([on, due]) =>
      OF_PAYMENT[on as PaymentTrigger](payment, "by itself")
        .slice(-1)
        .map(at(due, 1, true)),
    ),
  ];
}

function refundMessages({ made, events }: PaymentLife, refund: Refund, index: number): readonly Placed[] {
  const { transactionId: about, createdAt, status, timers } = refund;
  const own = made.filter((each) => each.about === about);
  const rank = 4 + 3 * index;
  const remembered = own.some(({ from }) => from === "none") ? [] : [{ ...OF_REFUND.accept(refund, status), at: createdAt, rank }];
  return [
    ...remembered,
    ...own.map(({ on, to, at, from }) => ({ ...OF_REFUND[on as RefundTrigger](refund, to), at, rank: from === "none" ? rank : rank + 1 })),
    ...eventMessages(events, about).map((each) => ({ ...each, rank: rank + 2 })),
    ...Object.entries(timers).map(([on, at]) => ({ ...OF_REFUND[on as RefundTrigger](refund, "by itself"), at, rank, isNext: true })),
  ];
}

/** The attempts to send the events about something, and those to come: one that is blocked waits for its host to be mapped or allowed. */
const eventMessages = (events: PaymentLife["events"], about: string): readonly Message[] =>
  events
    .filter(({ event }) => event.about === about)
    .flatMap(({ event: { name, fields, attempts, state }, nextAt }) => {
      const what = [name, fields["status"]].filter((each) => typeof each === "string").join(" ");
      const message = (text: string): Sent => sent("service", "shop", text);
      return [
        ...attempts.map(({ at, status, failure = "lost" }, index) => ({
          ...message(`${what}${index > 0 ? `, attempt ${index + 1}` : ""}: ${status ?? failure}`),
          at,
        })),
        ...(state === "blocked" ? [{ ...message(`${what}: blocked`), at: undefined, isNext: true }] : []),
        ...(nextAt === undefined
          ? []
          : [
              {
                ...message(`${what}${attempts.length > 0 ? `, attempt ${attempts.length + 1}` : ""}`),
                at: new Date(nextAt).toISOString(),
                isNext: true,
              },
            ]),
      ];
    });

function settlementMessages({ settlement, settlesAt, refunds }: PaymentLife): readonly Placed[] {
  const rank = 4 + 3 * refunds.length;
  if (!settlement)
    return settlesAt === undefined
      ? []
      : [{ ...sent("service", "shop", "settlement"), at: new Date(settlesAt).toISOString(), rank, isNext: true }];
  const { id, createdAt, settledAt, dueAt } = settlement;
  return [
    { ...sent("service", "shop", `settlement ${id}`), at: createdAt, rank },
    {
      ...sent("bank", "shop", `payout of ${id}`),
      at: settledAt ?? dueAt,
      rank: rank + 1,
      ...(settledAt === undefined && { isNext: true }),
    },
  ];
}
