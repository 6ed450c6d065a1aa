import { expect, test } from "vitest";
import { RESPONSE_FORMATS, type ResponseFormat } from "./formats.ts";

const matches = (format: ResponseFormat, value: string | number): boolean => {
  const check = RESPONSE_FORMATS[format];
  if (check instanceof RegExp) return check.test(String(value));
  return typeof check === "function" ? check(String(value)) : check.validate(Number(value));
};

test.each<{ format: ResponseFormat; good: (string | number)[]; bad: (string | number)[] }>([
  { format: "date", good: ["2024-02-29", "2026-12-31"], bad: ["2026-02-29", "2026-13-01", "2026-3-1", "2026-03-01T00:00:00Z"] },
  {
    format: "date-time",
    good: ["2024-02-29T23:59:59Z", "2026-03-01T12:00:00.123+02:00"],
    bad: ["2026-02-29T12:00:00Z", "2026-03-01T24:00:01Z", "2026-03-01T12:00:00", "2026-03-01", "2026-03-01 12:00:00Z"],
  },
  {
    format: "uri",
    good: ["https://shop.example.com/a?b=c"],
    bad: ["/a", "shop.example.com", "https:///a", "https://shop.example.com/a b"],
  },
  { format: "uuid", good: ["818c478e-5682-46bf-97fd-b9c2b93a3fcd"], bad: ["818c478e568246bf97fdb9c2b93a3fcd"] },
  { format: "email", good: ["maija@example.com"], bad: ["example.com", "maija @example.com"] },
  { format: "int32", good: [2 ** 31 - 1, -(2 ** 31)], bad: [2 ** 31, 1.5] },
  { format: "int64", good: [2 ** 62], bad: [2 ** 63, 0.5] },
])("the format $format accepts valid and rejects invalid values", ({ format, good, bad }) => {
  expect(good.filter((value) => !matches(format, value))).toEqual([]);
  expect(bad.filter((value) => matches(format, value))).toEqual([]);
});
