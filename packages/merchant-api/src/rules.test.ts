import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rules } from "./rules.ts";

const outcome = (rule: keyof typeof rules, fromDate: string, toDate: string, limit = 2): true | string =>
  rules[rule]({ query: { fromDate, toDate } } as never, limit as never);
const keeps = (...given: Parameters<typeof outcome>): boolean => outcome(...given) === true;

describe("dates-in-order", () => {
  it.each([
    ["2026-01-01", "2026-01-01", true],
    ["2026-01-01", "2026-01-02", true],
    ["2026-01-02", "2026-01-01", false],
    ["2025-12-31", "2026-01-01", true],
    ["2026-01-01", "2025-12-31", false],
    ["2026-09-30", "2026-10-01", true],
  ])("%s to %s: %s", (fromDate, toDate, want) => {
    expect(keeps("dates-in-order", fromDate, toDate)).toBe(want);
  });
});

describe("the message of a date rule", () => {
  it.each([
    ["dates-in-order", "2026-05-02", "2026-05-01", "fromDate 2026-05-02 is after toDate 2026-05-01"],
    [
      "at-most-two-months",
      "2026-03-31",
      "2026-06-01",
      "toDate 2026-06-01 is more than 2 months after fromDate 2026-03-31; the last day is 2026-05-31",
    ],
  ] as const)("names both dates: %s", (rule, fromDate, toDate, message) => {
    expect(outcome(rule, fromDate, toDate)).toBe(message);
  });
});

describe("at-most-two-months", () => {
  it.each([
    ["the middle of a month", "2026-01-15", "2026-03-15", "2026-03-16"],
    ["the first of a month", "2026-01-01", "2026-03-01", "2026-03-02"],
    ["the end of a month, to a longer one", "2026-02-28", "2026-04-28", "2026-04-29"],
    ["the end of a month, to one as long", "2026-05-31", "2026-07-31", "2026-08-01"],
    ["the end of a month, to a shorter one", "2026-07-31", "2026-09-30", "2026-10-01"],
    ["31 December, to February", "2025-12-31", "2026-02-28", "2026-03-01"],
    ["31 December, to February of a leap year", "2027-12-31", "2028-02-29", "2028-03-01"],
    ["29 December, to February", "2025-12-29", "2026-02-28", "2026-03-01"],
    ["29 December, to February of a leap year", "2027-12-29", "2028-02-29", "2028-03-01"],
    ["28 December", "2025-12-28", "2026-02-28", "2026-03-01"],
    ["28 December, to February of a leap year", "2027-12-28", "2028-02-28", "2028-02-29"],
    ["29 February", "2028-02-29", "2028-04-29", "2028-04-30"],
    ["November, across the year", "2026-11-30", "2027-01-30", "2027-01-31"],
    ["31 December of a century without leap day", "2099-12-31", "2100-02-28", "2100-03-01"],
    ["31 December of a century with one", "1999-12-31", "2000-02-29", "2000-03-01"],
    ["the first century", "0050-01-15", "0050-03-15", "0050-03-16"],
    ["the year 0, which has a leap day", "0000-01-30", "0000-03-30", "0000-03-31"],
    ["the last year", "9999-10-31", "9999-12-31", "+010000-01-01"],
  ])("from %s: %s to %s, not to %s", (_what, fromDate, last, next) => {
    expect(keeps("at-most-two-months", fromDate, last)).toBe(true);
    expect(keeps("at-most-two-months", fromDate, next)).toBe(false);
  });

  it.each([
    [1, "2026-01-31", "2026-02-28", "2026-03-01"],
    [3, "2026-01-15", "2026-04-15", "2026-04-16"],
  ])("uses the description's limit: %d", (limit, fromDate, last, next) => {
    expect(keeps("at-most-two-months", fromDate, last, limit)).toBe(true);
    expect(keeps("at-most-two-months", fromDate, next, limit)).toBe(false);
  });

  it("has one last day for each first day, in the second month after it", () => {
    const days = fc.date({ min: new Date("0000-01-01T00:00:00Z"), max: new Date("9999-10-15T00:00:00Z"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (first) => {
        const fromDate = dayOf(first);
        const later = (count: number): string => dayOf(new Date(Date.parse(fromDate) + count * 86_400_000));
        const spans = Array.from({ length: 70 }, (_, count) => keeps("at-most-two-months", fromDate, later(count)));
        const length = spans.lastIndexOf(true);
        expect(spans.slice(0, length)).not.toContain(false);
        const last = later(length);
        const months = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
        expect(months(last) - months(fromDate)).toBe(2);
        // The same day of the month, or the month's last if it has no such day.
        if (last.slice(8) !== fromDate.slice(8)) expect(later(length + 1).slice(8)).toBe("01");
        expect(Number(last.slice(8))).toBeLessThanOrEqual(Number(fromDate.slice(8)));
      }),
    );
  });
});

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
