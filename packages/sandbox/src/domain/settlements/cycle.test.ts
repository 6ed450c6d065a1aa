import { expect, test } from "vitest";
import { cutoffOf, nextRun, payoutTime, type SettlementCycle } from "./cycle.ts";

const runs = (from: string, cycle: SettlementCycle, count: number, holidays: readonly string[] = []): readonly string[] => {
  const found: string[] = [];
  for (let now = Date.parse(from); found.length < count;) {
    now = nextRun(now, cycle, holidays);
    found.push(new Date(now).toISOString());
  }
  return found;
};

// 2026-03-02 is a Monday.
test.each([
  { cycle: "weekdays", want: ["2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06", "2026-03-09"] },
  { cycle: "mon-wed-fri", want: ["2026-03-04", "2026-03-06", "2026-03-09"] },
  { cycle: "mon-thu", want: ["2026-03-05", "2026-03-09", "2026-03-12"] },
  { cycle: "weekly", want: ["2026-03-09", "2026-03-16"] },
  { cycle: "twice a month", want: ["2026-03-16", "2026-04-01", "2026-04-15", "2026-05-01"] },
  { cycle: "monthly", want: ["2026-04-01", "2026-05-01", "2026-06-01", "2026-07-01", "2026-08-03"] },
] as const)("a cycle of $cycle after a Monday: $want", ({ cycle, want }) => {
  expect(runs("2026-03-02T09:00:00Z", cycle, want.length).map((time) => time.slice(0, 10))).toEqual(want);
});

test.each([
  { from: "2026-03-02T01:59:59.999Z", want: "2026-03-02T02:00:00.000Z", why: "before 04:00 of a cycle day" },
  { from: "2026-03-02T02:00:00.000Z", want: "2026-03-03T02:00:00.000Z", why: "at 04:00" },
  { from: "2026-03-28T12:00:00.000Z", want: "2026-03-30T01:00:00.000Z", why: "over the beginning of summer time" },
  { from: "2026-10-24T12:00:00.000Z", want: "2026-10-26T02:00:00.000Z", why: "over its end" },
])("after $from ($why), settlements are made at $want", ({ from, want }) => {
  expect(runs(from, "weekdays", 1)).toEqual([want]);
});

test("a holiday moves a run to the next banking day, where two runs are one", () => {
  expect(runs("2026-12-23T12:00:00Z", "weekdays", 2, ["2026-12-24", "2026-12-25"]).map((time) => time.slice(0, 10))).toEqual([
    "2026-12-28",
    "2026-12-29",
  ]);
  expect(runs("2026-12-23T12:00:00Z", "mon-thu", 2, ["2026-12-24", "2026-12-25"]).map((time) => time.slice(0, 10))).toEqual([
    "2026-12-28",
    "2026-12-31",
  ]);
});

test.each([
  { run: "2026-03-03T02:00:00Z", want: "2026-03-02T22:00:00.000Z" },
  { run: "2026-07-03T01:00:00Z", want: "2026-07-02T21:00:00.000Z" },
])("the run at $run takes what was paid before $want", ({ run, want }) => {
  expect(new Date(cutoffOf(Date.parse(run))).toISOString()).toBe(want);
});

test.each([
  { now: "2026-03-03T02:00:00Z", delay: 3, holidays: [], want: "2026-03-06T02:00:00.000Z" },
  { now: "2026-03-05T02:00:00Z", delay: 3, holidays: [], want: "2026-03-10T02:00:00.000Z" },
  { now: "2026-03-03T02:00:00Z", delay: 3, holidays: ["2026-03-04"], want: "2026-03-09T02:00:00.000Z" },
  { now: "2026-03-27T02:00:00Z", delay: 1, holidays: [], want: "2026-03-30T01:00:00.000Z" },
  { now: "2026-03-03T02:00:00Z", delay: 0, holidays: [], want: "2026-03-03T02:00:00.000Z" },
])("a settlement of $now is paid out at $want after $delay banking days", ({ now, delay, holidays, want }) => {
  expect(new Date(payoutTime(Date.parse(now), delay, holidays)).toISOString()).toBe(want);
});
