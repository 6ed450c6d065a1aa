import { expect, test } from "vitest";
import { valuesOf } from "./request-body.ts";

test.each([
  ["", {}],
  ["a=1&b=2", { a: "1", b: "2" }],
  ["a=1&b=2&a=3", { a: ["1", "3"], b: "2" }],
  ["a=&a=", { a: ["", ""] }],
  ["__proto__=1&constructor=2", JSON.parse('{"__proto__":"1","constructor":"2"}')],
])("valuesOf reads %j, with duplicate names as a list", (text, want) => {
  expect(valuesOf(new URLSearchParams(text))).toStrictEqual(want);
});

test("valuesOf reads 50,000 names in linear time", () => {
  const form = new URLSearchParams(Array.from({ length: 50_000 }, (_none, index): [string, string] => [`n${index}`, "1"]));
  const start = performance.now();
  expect(Object.keys(valuesOf(form))).toHaveLength(50_000);
  expect(performance.now() - start).toBeLessThan(20_000);
});
