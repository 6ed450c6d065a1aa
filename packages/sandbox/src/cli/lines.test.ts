import { describe, expect, test } from "vitest";
import type { SandboxExchange } from "../exchange/sandbox-exchange.ts";
import type { ObservedEvent } from "../events/happened.ts";
import { dropLine, eventLine, requestLine } from "./lines.ts";

const exchange: SandboxExchange = {
  api: "payment",
  at: "2026-03-02T09:15:04.000Z",
  world: "default",
  method: "POST",
  path: "/payments",
  status: 201,
};
const event: ObservedEvent = {
  at: "2026-03-02T09:15:05.000Z",
  world: "default",
  event: "paymentCallback",
  id: "e",
  about: "p",
  attempt: 1,
  status: 200,
  state: "acknowledged",
  url: "http://127.0.0.1:1/callback",
  outcome: "ok",
  milliseconds: 12,
};

describe("requestLine", () => {
  test.each<{ more: Partial<SandboxExchange>; want: string }>([
    { more: { about: { id: "8f1c", reference: "ORDER-1", amount: 1525 } }, want: "09:15:04 POST /payments 201 8f1c ORDER-1 15.25 €" },
    { more: { about: { amount: 7 } }, want: "09:15:04 POST /payments 201 0.07 €" },
    { more: { world: "refunds" }, want: "09:15:04 [refunds] POST /payments 201" },
    {
      more: { status: 400, reason: "amount is not Σ items", rule: "createPayment.a", about: { reference: "ORDER-1" } },
      want: "09:15:04 POST /payments 400 amount is not Σ items (rule: createPayment.a)",
    },
    { more: { fault: "drop", chosen: "Prefer is ignored" }, want: "09:15:04 POST /payments 201 (Prefer is ignored) (fault: drop)" },
    { more: { tolerated: ["items-absent"] }, want: "09:15:04 POST /payments 201 (accepted, but not documented: items-absent)" },
    {
      more: { world: "a\u001B[2J", path: "/\u001B\n", about: { reference: "\u001B]0;x\nb" } },
      want: "09:15:04 [a?[2J] POST /?? 201 ?]0;x?b",
    },
  ])("writes $want", ({ more, want }) => {
    expect(requestLine({ ...exchange, ...more })).toBe(want);
  });

  test("writes a request that was rejected before it was read", () => {
    expect(requestLine({ api: "payment", method: "", path: "", status: 400, reason: "Parse Error" })).toMatch(
      /^\d\d:\d\d:\d\d 400 Parse Error$/,
    );
  });
});

describe("eventLine", () => {
  const { status: _status, ...withoutStatus } = event;

  test.each<{ given: ObservedEvent; want: string }>([
    { given: event, want: "09:15:05 → paymentCallback ok 200 12 ms" },
    {
      given: { ...event, status: 500, attempt: 2, state: "waiting" },
      want: "09:15:05 → paymentCallback ok 500 12 ms (attempt 2) (not acknowledged: is sent again later)",
    },
    {
      given: { ...withoutStatus, failure: "no server listens there", attempt: 7, state: "given up" },
      want: "09:15:05 → paymentCallback ok no server listens there 12 ms (attempt 7) (given up)",
    },
    {
      given: { ...withoutStatus, attempt: 0, state: "blocked", url: "https://shop.example.com/callback" },
      want: "09:15:05 → paymentCallback ok not sent: shop.example.com is another machine; see --map https://shop.example.com=http://127.0.0.1:8080, or --allow-events-to",
    },
    {
      given: { ...withoutStatus, failure: "TLS failed", attempt: 1, state: "waiting", url: "https://localhost:3000/callback" },
      want: "09:15:05 → paymentCallback ok TLS failed 12 ms (not acknowledged: is sent again later) (does the shop listen without TLS? See --map https://localhost:3000=http://localhost:3000)",
    },
    {
      given: { ...event, status: 403, state: "given up", forgery: "changed amount" },
      want: "09:15:05 → paymentCallback ok 403 12 ms (forged: changed amount)",
    },
  ])("writes $want", ({ given, want }) => {
    expect(eventLine(given)).toBe(want);
  });
});

test.each([
  { payments: 5, events: 7, world: "default", want: "09:15:06 dropped 5 payments and 7 events; see --keep" },
  { payments: 1, events: 1, world: "a\u001B", want: "09:15:06 [a?] dropped 1 payment and 1 event; see --keep" },
  { payments: 0, events: 2, world: "default", want: "09:15:06 dropped 0 payments and 2 events; see --keep" },
])("dropLine writes $want", ({ want, ...dropped }) => {
  expect(dropLine({ at: "2026-03-02T09:15:06.000Z", ...dropped })).toBe(want);
});
