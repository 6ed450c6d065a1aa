import { expect, test } from "vitest";
import { recorder } from "./recorder.ts";
import type { AnyResult, Station } from "./stations.ts";
import { visit } from "./visit.ts";

function stationOf(call: Station["call"]): Station {
  const responses = { "200": ["application/json"], "302": [], "403": ["application/json"], default: ["application/json"] };
  return {
    api: "payment",
    operationId: "getPayment",
    entry: { method: "GET", path: "/payments/{id}", signedHeaders: [], requestMediaTypes: [], responses },
    recorder: recorder(),
    call,
  };
}

const answer = (result: Partial<AnyResult> & { status: number }, headers: Record<string, string> = {}): Station =>
  stationOf(async () => ({ ok: result.status < 400, headers: new Headers(headers), ...result }));

test.each<{ what: string; station: Station; want: object }>([
  {
    what: "a documented success",
    station: answer({ status: 200, data: { id: 1, status: "ok" } }),
    want: { status: 200, outcome: "{id, status}" },
  },
  { what: "a list", station: answer({ status: 200, data: [{ id: 1 }, { id: 2 }] }), want: { status: 200, outcome: "2 × {id}" } },
  { what: "no body", station: answer({ status: 200 }), want: { status: 200, outcome: "no body" } },
  {
    what: "a redirect",
    station: answer({ status: 302 }, { location: "https://pay.example.com/1" }),
    want: { status: 302, outcome: "Location https://pay.example.com/1" },
  },
])("$what is no surprise", async ({ station, want }) => {
  expect(await visit(station)).toEqual({ api: "payment", operationId: "getPayment", sent: undefined, ...want });
});

test.each<{ what: string; station: Station; want: object }>([
  {
    what: "a success that is not documented",
    station: answer({ status: 201, data: {} }),
    want: { status: 201, surprise: "answered 201, documented is 200 or 302" },
  },
  {
    what: "a documented error",
    station: answer({ status: 403, error: { message: "no" } }),
    want: { status: 403, outcome: "{message}", surprise: "answered 403, documented is 200 or 302" },
  },
  {
    what: "an error that only `default` documents",
    station: answer({ status: 500 }),
    want: { status: 500, surprise: "answered 500, documented is 200 or 302" },
  },
  {
    what: "a documented status that is no success",
    station: answer({ status: 200, ok: false }),
    want: { surprise: "answered 200, documented is 200 or 302" },
  },
  {
    what: "an error that is thrown",
    station: stationOf(() => Promise.reject(new Error("The body breaks its description."))),
    want: { status: undefined, outcome: "", surprise: "The body breaks its description." },
  },
  { what: "whatever else is thrown", station: stationOf(() => Promise.reject("no error")), want: { surprise: "no error" } },
])("$what is a surprise", async ({ station, want }) => {
  expect(await visit(station)).toMatchObject({ api: "payment", operationId: "getPayment", ...want });
});

test("a call that sends nothing does not show what the one before it sent", async () => {
  const sent = recorder();
  await sent.fetch("data:,", { method: "POST" });
  expect(sent.last()?.method).toBe("POST");
  expect((await visit({ ...stationOf(() => Promise.reject(new Error("refused"))), recorder: sent })).sent).toBeUndefined();
});
