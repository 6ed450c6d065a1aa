import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compareLines } from "./compare-lines.ts";

test.each([
  [
    "equal messages",
    "a\nb\n",
    "a\nb\n",
    [
      { in: "both", text: "a\n" },
      { in: "both", text: "b\n" },
    ],
  ],
  [
    "a line left out",
    "a\nb\nc",
    "a\nc",
    [
      { in: "both", text: "a\n" },
      { in: "expected", text: "b\n" },
      { in: "both", text: "c" },
    ],
  ],
  [
    "a line added",
    "a\n",
    "a\nb\n",
    [
      { in: "both", text: "a\n" },
      { in: "signed", text: "b\n" },
    ],
  ],
  [
    "another text in a line",
    "k:one\n",
    "k:oe\n",
    [
      { in: "expected", text: "k:one\n", differs: [3, 4] },
      { in: "signed", text: "k:oe\n", differs: [3, 3] },
    ],
  ],
  [
    "another line end",
    "a\n",
    "a\r\n",
    [
      { in: "expected", text: "a\n", differs: [1, 1] },
      { in: "signed", text: "a\r\n", differs: [1, 2] },
    ],
  ],
  [
    "a line end left out",
    "a\n",
    "a",
    [
      { in: "expected", text: "a\n", differs: [1, 2] },
      { in: "signed", text: "a", differs: [1, 1] },
    ],
  ],
  ["an empty message", "", "", []],
])("compareLines finds %s", (_what, expected, signed, lines) => {
  expect(compareLines(expected, signed)).toEqual(lines);
});

test("compareLines keeps every character of both messages in order", () => {
  const message = fc.array(fc.constantFrom("a", "b", "\n", "\r")).map((characters) => characters.join(""));
  fc.assert(
    fc.property(message, message, (expected, signed) => {
      const lines = compareLines(expected, signed);
      const without = (where: string): string =>
        lines
          .filter((line) => line.in !== where)
          .map(({ text }) => text)
          .join("");
      expect([without("signed"), without("expected")]).toEqual([expected, signed]);
    }),
  );
});

test("compareLines compares long messages without the time that all pairs of lines take", () => {
  const many = "a\n".repeat(20_000);
  expect(compareLines(many, `${many}b`)).toHaveLength(40_001);
});
