import { describe, expect, test } from "vitest";
import { periodOf } from "./period.ts";

const shown = (start: string | undefined, end: string | undefined): readonly string[] => {
  const { from, to } = periodOf(start, end);
  return [new Date(from).toISOString(), new Date(to).toISOString()];
};

describe("periodOf", () => {
  test.each([
    { day: "2026-03-02", from: "2026-03-01T22:00:00.000Z", to: "2026-03-02T22:00:00.000Z" },
    { day: "2026-03-29", from: "2026-03-28T22:00:00.000Z", to: "2026-03-29T21:00:00.000Z" },
    { day: "2026-10-25", from: "2026-10-24T21:00:00.000Z", to: "2026-10-25T22:00:00.000Z" },
  ])("a date is the day in Helsinki from midnight to midnight: $day", ({ day, from, to }) => {
    expect(shown(day, day)).toEqual([from, to]);
  });

  test("a time without an offset is one in Helsinki, and is included", () => {
    expect(shown("2026-03-02T09:00:00", "2026-03-02T10:00:00")).toEqual(["2026-03-02T07:00:00.000Z", "2026-03-02T08:00:00.001Z"]);
    expect(shown("2026-03-02T09:00:00+01:00", "2026-03-02T10:00:00Z")).toEqual(["2026-03-02T08:00:00.000Z", "2026-03-02T10:00:00.001Z"]);
  });

  test("without ends, and up to the last day of the calendar, it is within years of four digits", () => {
    for (const end of [undefined, "9999-12-31"])
      expect(shown(undefined, end)).toEqual(["0001-01-02T00:00:00.000Z", "9999-12-31T00:00:00.000Z"]);
    expect(shown("0000-01-01", undefined)[0]).toBe("0001-01-02T00:00:00.000Z");
  });
});
