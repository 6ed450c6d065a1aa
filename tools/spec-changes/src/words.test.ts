import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { became, code, shown, withoutFences } from "./words.ts";

describe("a code span", () => {
  test.each([
    { given: "a", want: "`a`" },
    { given: "a`b", want: "``a`b``" },
    { given: "``a`", want: "``` ``a` ```" },
    { given: "a``", want: "` a`` `" },
    { given: " a", want: '`" a"`' },
    { given: "", want: '`""`' },
    { given: "a\nb", want: '`"a\\nb"`' },
    { given: "a\u200bb", want: '`"a\\u{200b}b"`' },
  ])("of $given is $want", ({ given, want }) => {
    expect(code(given)).toBe(want);
  });

  test("is on one line, and gives its text back", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("`", "a", "*", "|", "\\"), minLength: 1 }), (text) => {
        expect(withoutFences(`x ${code(text)} y ${code("b")}`)).toBe(`x ${text} y b`);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(code(text)).not.toMatch(/[\r\n\u2028]/);
      }),
    );
  });
});

test.each([
  { before: undefined, after: 1, want: "was set to `1`" },
  { before: "a", after: undefined, want: "was taken away, it was `a`" },
  { before: true, after: { a: 1 }, want: 'changed from `true` to `{"a":1}`' },
  { before: ["a", "b"], after: ["b", "c", "d"], want: "gained `c`, `d`, lost `a`" },
  { before: [{}], after: ["a"], want: 'changed from `[{}]` to `["a"]`' },
])("$before became $after: $want", ({ before, after, want }) => {
  expect(became(before, after)).toBe(want);
});

test("a long value is cut", () => {
  expect(shown("x".repeat(401))).toBe(`\`${"x".repeat(400)}…\``);
});
