import { describe, expect, it } from "vitest";
import { rejectionOf, rowsOf } from "../testing/report-body.ts";

const MANY = 200_000;
const names = Array.from({ length: MANY / 5 }, (_, number) => `column ${number}`);

/** With a quadratic step per byte or value, each of these would take hours. */
describe("parsing time is linear in the size of the body", { timeout: 10_000 }, () => {
  it.each([
    { what: "rows", format: "json" as const, body: `[${"{},".repeat(MANY)}{}]`, want: MANY + 1 },
    { what: "a long text", format: "json" as const, body: `[{"stamp":"${"a\\\\ä".repeat(MANY)}"}]`, want: 1 },
    { what: "a long number", format: "json" as const, body: `[{"amount":${"9".repeat(MANY)}.${"9".repeat(MANY)}}]`, want: 1 },
    { what: "many fields", format: "json" as const, body: `[{${names.map((name) => `"${name}":null`).join(",")}}]`, want: 1 },
    { what: "many items", format: "json" as const, body: `[{"tradeitems":[${'{"amount":1},'.repeat(MANY / 5)}{}]}]`, want: 1 },
    { what: "space", format: "json" as const, body: `[${" ".repeat(MANY)}{${" ".repeat(MANY)}}${"\n".repeat(MANY)}]`, want: 1 },
    { what: "rows", format: "csv" as const, body: `Stamp\n${"a\n".repeat(MANY)}`, want: MANY },
    { what: "empty rows", format: "csv" as const, body: `Stamp\n${"\n".repeat(MANY)}`, want: MANY },
    { what: "a long text", format: "csv" as const, body: `Stamp\n"${'""\n;ä'.repeat(MANY)}"`, want: 1 },
    { what: "a long number", format: "csv" as const, body: `Sum\n${"9".repeat(MANY)},${"9".repeat(MANY)}`, want: 1 },
    { what: "many columns", format: "csv" as const, body: `${names.join(";")}\n${";".repeat(names.length - 1)}`, want: 1 },
    { what: "parts in a column of two", format: "csv" as const, body: `Time\n${" ".repeat(MANY)}`, want: 1 },
  ])("$format: $what", ({ format, body, want }) => {
    expect(rowsOf(format, body)).toHaveLength(want);
  });

  it.each([
    { what: "nested lists", format: "json" as const, body: `[{"x":${"[".repeat(MANY)}${"]".repeat(MANY)}}]`, want: "json-too-deep 1:22" },
    { what: "lists that are not closed", format: "json" as const, body: `[{"x":${"[".repeat(MANY)}`, want: "json-syntax 1:2" },
    { what: "a text that is not closed", format: "json" as const, body: `[{"x":"${'\\"'.repeat(MANY)}`, want: "json-syntax 1:2" },
    {
      what: "a mistake far to the right",
      format: "json" as const,
      body: `[${"{},".repeat(MANY)}x]`,
      want: `row-invalid 1:${3 * MANY + 2}`,
    },
    { what: "a mistake far down", format: "csv" as const, body: `Stamp\n${"a\n".repeat(MANY)}\0`, want: `csv-syntax ${MANY + 2}:1` },
    { what: "a quote that is not closed", format: "csv" as const, body: `Stamp\n"${'""\n'.repeat(MANY)}`, want: "csv-syntax 2:1" },
    { what: "a quote too many", format: "csv" as const, body: `Stamp\na"\n${"a\n".repeat(MANY)}`, want: "csv-syntax 2:2" },
    { what: "too many values", format: "csv" as const, body: `Stamp\n${";".repeat(MANY)}`, want: "csv-cell-count 2:2" },
    {
      what: "similar names",
      format: "csv" as const,
      body: `${names.join(";")};${names[0]}`,
      want: `csv-header-invalid 1:${names.join(";").length + 2}`,
    },
    {
      what: "what is not UTF-8",
      format: "csv" as const,
      body: [0x61, 0x0a, ...Array.from({ length: MANY }, () => 0x80)],
      want: "encoding-invalid 2:1",
    },
    {
      what: "what is UTF-8 but for its end",
      format: "csv" as const,
      body: [...Buffer.from("\uFFFD".repeat(MANY)), 0x80],
      want: `encoding-invalid 1:${MANY + 1}`,
    },
  ])("$format: $what", ({ format, body, want }) => {
    expect(rejectionOf(format, body).what).toBe(want);
  });
});
