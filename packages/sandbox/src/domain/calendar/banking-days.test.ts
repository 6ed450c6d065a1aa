import { expect, test } from "vitest";
import { nextBankingDay } from "./banking-days.ts";

test.each([
  { now: "2026-03-02T09:00:00Z", want: "2026-03-03T04:00:00.000Z", why: "Monday" },
  { now: "2026-03-06T09:00:00Z", want: "2026-03-09T04:00:00.000Z", why: "Friday" },
  { now: "2026-03-07T09:00:00Z", want: "2026-03-09T04:00:00.000Z", why: "Saturday" },
  { now: "2026-03-01T21:59:59Z", want: "2026-03-02T04:00:00.000Z", why: "Sunday, a second before midnight in Helsinki" },
  { now: "2026-03-01T22:00:00Z", want: "2026-03-03T04:00:00.000Z", why: "Monday in Helsinki, Sunday in UTC" },
  { now: "2026-03-27T09:00:00Z", want: "2026-03-30T03:00:00.000Z", why: "the weekend that summer time begins" },
  { now: "2026-10-23T09:00:00Z", want: "2026-10-26T04:00:00.000Z", why: "the weekend that summer time ends" },
])("after $now ($why), the next banking day begins at $want", ({ now, want }) => {
  expect(new Date(nextBankingDay(Date.parse(now), [])).toISOString()).toBe(want);
});
