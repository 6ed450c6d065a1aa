import { expect, test } from "vitest";
import { recorder } from "./recorder.ts";
import type { CallResult } from "@maksu/apis";
import type { Call } from "./calls.ts";
import { runCall } from "./run-call.ts";

function callOf(call: Call["call"]): Call {
  const responses = { "200": ["application/json"], "302": [], "403": ["application/json"], default: ["application/json"] };
  return {
    api: "payment",
    operationId: "getPayment",
    entry: { method: "GET", path: "/payments/{id}", signedHeaders: [], requestMediaTypes: [], responses },
    recorder: recorder(),
    call,
  };
}

const responding = (result: Partial<CallResult> & { status: number }, headers: Record<string, string> = {}): Call =>
  callOf(async () => ({ ok: result.status < 400, verified: true, headers: new Headers(headers), ...result }));

test.each<{ what: string; call: Call; want: object }>([
  {
    what: "a documented success",
    call: responding({ status: 200, data: { id: 1, status: "ok" } }),
    want: { status: 200, outcome: "{id, status}" },
  },
  { what: "a list", call: responding({ status: 200, data: [{ id: 1 }, { id: 2 }] }), want: { status: 200, outcome: "2 × {id}" } },
  { what: "no body", call: responding({ status: 200 }), want: { status: 200, outcome: "no body" } },
  {
    what: "a redirect",
    call: responding({ status: 302 }, { location: "https://pay.example.com/1" }),
    want: { status: 302, outcome: "Location https://pay.example.com/1" },
  },
])("runCall reports no problem for $what", async ({ call, want }) => {
  expect(await runCall(call)).toEqual({ api: "payment", operationId: "getPayment", sent: undefined, ...want });
});

test.each<{ what: string; call: Call; want: object }>([
  {
    what: "an undocumented success",
    call: responding({ status: 201, data: {} }),
    want: { status: 201, problem: "responded with 201, documented is 200 or 302" },
  },
  {
    what: "a documented error",
    call: responding({ status: 403, error: { message: "no" } }),
    want: { status: 403, outcome: "{message}", problem: "responded with 403, documented is 200 or 302" },
  },
  {
    what: "an error that only `default` documents",
    call: responding({ status: 500 }),
    want: { status: 500, problem: "responded with 500, documented is 200 or 302" },
  },
  {
    what: "a documented status that is not a success",
    call: responding({ status: 200, ok: false }),
    want: { problem: "responded with 200, documented is 200 or 302" },
  },
  {
    what: "an error that is thrown",
    call: callOf(() => Promise.reject(new Error("The body breaks its description."))),
    want: { status: undefined, outcome: "", problem: "The body breaks its description." },
  },
  { what: "whatever else is thrown", call: callOf(() => Promise.reject("no error")), want: { problem: "no error" } },
])("runCall reports a problem for $what", async ({ call, want }) => {
  expect(await runCall(call)).toMatchObject({ api: "payment", operationId: "getPayment", ...want });
});

test("runCall does not return the previous request for a call that sends nothing", async () => {
  const sent = recorder();
  await sent.fetch("data:,", { method: "POST" });
  expect(sent.last()?.method).toBe("POST");
  expect((await runCall({ ...callOf(() => Promise.reject(new Error("failed"))), recorder: sent })).sent).toBeUndefined();
});
