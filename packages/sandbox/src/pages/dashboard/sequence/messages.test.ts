import { describe, expect, test } from "vitest";
import type { Payment } from "../../../domain/payments/payment.ts";
import type { Refund } from "../../../domain/refunds/refund.ts";
import type { EventRecord } from "../../../events/event-record.ts";
import type { TransitionMade } from "../../../events/happened.ts";
import { messagesOf, type PaymentLife } from "./messages.ts";

const T = "2026-03-02T09:00:00.000Z";
const LATER = "2026-03-02T09:01:00.000Z";

const payment = (more: Partial<Payment> = {}): Payment =>
  ({ transactionId: "p", kind: "page", status: "ok", amount: 1525, createdAt: T, provider: "nordea", timers: {}, ...more }) as Payment;
const refund = (more: Partial<Refund> = {}): Refund =>
  ({ transactionId: "r", status: "ok", amount: 525, createdAt: LATER, timers: {}, ...more }) as Refund;
const made = (
  about: string,
  on: string,
  to: string,
  at = T,
  from = on === "create" || on === "accept" ? "none" : "new",
): TransitionMade => ({
  rule: "T1",
  of: "payment",
  about,
  from,
  on,
  to,
  at,
});
const event = (about: string, more: Partial<EventRecord> = {}): EventRecord =>
  ({
    name: "paymentCallback",
    about,
    createdAt: T,
    state: "acknowledged",
    fields: { status: "ok" },
    attempts: [{ at: T, status: 200 }],
    ...more,
  }) as EventRecord;

const NOTHING = { refunds: [], events: [], made: [], settlement: undefined, settlesAt: undefined };
const linesOf = (life: Partial<PaymentLife> & Pick<PaymentLife, "payment">): readonly string[] =>
  messagesOf({ ...NOTHING, ...life }).map(({ from, to, text, isNext }) => `${isNext ? "- " : ""}${from} > ${to}: ${text}`);

const CREATED = "shop > service: createPayment, €15.25";
const PAID = ["shop > customer: redirect to the pay page", "customer > bank: pays by nordea", "bank > service: approved: ok"];
const BACK = "customer > shop: redirect: success URL";

describe("the messages of a payment", () => {
  const life = [made("p", "create", "new"), made("p", "approve", "ok")];

  test("that is paid in one moment of a clock that stands still are in the order of their causes", () => {
    const events = [{ event: event("p"), nextAt: undefined }];
    expect(linesOf({ payment: payment(), made: life, events })).toEqual([
      CREATED,
      ...PAID,
      "service > shop: paymentCallback ok: 200",
      BACK,
    ]);
  });

  test("have each attempt of a callback with the shop's status, or why there is none, and the next attempt to come", () => {
    const attempts = [
      { at: T, status: 503 },
      { at: LATER, failure: "timeout" },
    ] as EventRecord["attempts"];
    const events = [{ event: event("p", { state: "waiting", attempts }), nextAt: Date.parse(LATER) + 1000 }];
    expect(linesOf({ payment: payment(), made: life, events }).slice(4)).toEqual([
      "service > shop: paymentCallback ok: 503",
      BACK,
      "service > shop: paymentCallback ok, attempt 2: timeout",
      "- service > shop: paymentCallback ok, attempt 3",
    ]);
  });

  test("have the redirect before a callback that is sent after it", () => {
    const events = [{ event: event("p", { attempts: [{ at: LATER, status: 200 }] }), nextAt: undefined }];
    expect(linesOf({ payment: payment(), made: life, events }).slice(-2)).toEqual([BACK, "service > shop: paymentCallback ok: 200"]);
  });

  test("that nobody has opened yet wait for the redirect, then for the time that ends it", () => {
    const opened = payment({ status: "new", timers: { expire: "2026-03-16T09:00:00.000Z" } });
    expect(linesOf({ payment: opened, made: [made("p", "create", "new")] })).toEqual([
      CREATED,
      "- shop > customer: redirect to the pay page",
      "- service > service: expires: by itself",
    ]);
  });

  test("of an outcome that is delayed come from the bank", () => {
    const delayed = payment({ status: "delayed", timers: { confirm: "2026-03-04T09:00:00.000Z" } });
    expect(linesOf({ payment: delayed, made: [made("p", "create", "new"), made("p", "approve", "delayed")] }).at(-1)).toBe(
      "- bank > service: confirms: by itself",
    );
  });

  test("have an event that is blocked as one to come", () => {
    const events = [{ event: event("p", { state: "blocked", attempts: [] }), nextAt: undefined }];
    expect(linesOf({ payment: payment(), made: life, events }).at(-1)).toBe("- service > shop: paymentCallback ok: blocked");
  });

  test("have its refunds, each before its callback, then its settlement and the payout to come", () => {
    const [first, second] = [refund(), refund({ transactionId: "r2", amount: 100 })];
    const all = [...life, made("r", "accept", "ok", LATER), made("r2", "accept", "ok", LATER)];
    const attempts = [{ at: LATER, status: 200 }];
    const events = [first, second].map(({ transactionId }) => ({
      event: event(transactionId, { name: "refundCallback", attempts }),
      nextAt: undefined,
    }));
    const settlement = {
      id: "1234567",
      account: "1",
      status: "created",
      reference: "1",
      total: 1,
      createdAt: "2026-03-03T02:00:00.000Z",
      dueAt: "2026-03-06T02:00:00.000Z",
    } as const;
    expect(linesOf({ payment: payment(), made: all, refunds: [first, second], events, settlement }).slice(-6)).toEqual([
      "shop > service: refund, €5.25: ok",
      "service > shop: refundCallback ok: 200",
      "shop > service: refund, €1.00: ok",
      "service > shop: refundCallback ok: 200",
      "service > shop: settlement 1234567",
      "- bank > shop: payout of 1234567",
    ]);
    expect(linesOf({ payment: payment(), made: life, settlesAt: Date.parse(LATER) }).at(-1)).toBe("- service > shop: settlement");
  });

  test("whose transitions the world has forgotten are those that the documents remember", () => {
    expect(linesOf({ payment: payment({ paidAt: LATER }), refunds: [refund({ createdAt: LATER })] })).toEqual([
      CREATED,
      "bank > service: paid",
      "shop > service: refund, €5.25: ok",
    ]);
  });
});
