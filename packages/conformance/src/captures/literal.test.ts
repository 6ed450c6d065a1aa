import { expect, test } from "vitest";
import { readLiteral } from "./literal.ts";

test.each([
  ["a text over the end of a line", "{ a: 'b\\\nc' }", { a: "b\nc" }],
  ["a record in a record of PHP", "( 'a' => array ( 'b' => 'c', ), )", { a: { b: "c" } }],
  ["comments, the last at the end of a line", "{ // one\n // two\n a: 'b' //\n}", { a: "b" }],
])("%s is read", (_what, text, value) => {
  expect(readLiteral(text, 0)).toMatchObject({ value, end: text.length });
});
