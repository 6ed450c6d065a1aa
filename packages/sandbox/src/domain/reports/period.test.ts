import { expect, test } from "vitest";
import { periodOf } from "./period.ts";

test.each([
  { start: "2026-03-01", end: "2026-03-31", from: "2026-02-28T22:00:00.000Z", to: "2026-03-31T21:00:00.000Z" },
  // The days on which summer time begins and ends.
  { start: "2026-03-29", end: "2026-03-29", from: "2026-03-28T22:00:00.000Z", to: "2026-03-29T21:00:00.000Z" },
  { start: "2026-10-25", end: "2026-10-25", from: "2026-10-24T21:00:00.000Z", to: "2026-10-25T22:00:00.000Z" },
  { start: "2026-03-01T00:00:00", end: "2026-03-31T23:59:59", from: "2026-02-28T22:00:00.000Z", to: "2026-03-31T20:59:59.001Z" },
  { start: "2026-03-01T00:00:00Z", end: "2026-03-31T23:59:59.999+01:00", from: "2026-03-01T00:00:00.000Z", to: "2026-03-31T23:00:00.000Z" },
  { start: undefined, end: "9999-12-31", from: "0001-01-02T00:00:00.000Z", to: "9999-12-31T00:00:00.000Z" },
  { start: "0000-01-01", end: undefined, from: "0001-01-02T00:00:00.000Z", to: "9999-12-31T00:00:00.000Z" },
])("from $start to $end is a period from $from to before $to", ({ start, end, from, to }) => {
  const period = periodOf(start, end);
  expect([period.from, period.to].map((time) => new Date(time).toISOString())).toEqual([from, to]);
});
