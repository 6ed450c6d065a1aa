import { expect, test } from "vitest";
import { helsinkiTime } from "./helsinki.ts";

test.each([
  ["2026-03-02T09:00:03.789Z", "2026-03-02T11:00:03+02:00"],
  ["2026-07-01T21:30:00.000Z", "2026-07-02T00:30:00+03:00"],
  ["2026-03-29T00:59:59.999Z", "2026-03-29T02:59:59+02:00"],
  ["2026-03-29T01:00:00.000Z", "2026-03-29T04:00:00+03:00"],
])("%s is %s in Helsinki", (time, want) => {
  expect(helsinkiTime(time)).toBe(want);
  expect(helsinkiTime(Date.parse(time))).toBe(want);
});
