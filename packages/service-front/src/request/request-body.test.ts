import { expect, test, vi } from "vitest";
import type { OperationDescription } from "../description/description.ts";
import type { WireRequest } from "../ground/exchange.ts";
import { readBody, readForm, TooManyFields, valuesOf } from "./request-body.ts";

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

test("readForm reads 10,000 fields, and rejects one more before it parses any", () => {
  const fields = (count: number): string => Array.from({ length: count }, (_none, index) => `n${index}=1`).join("&");
  expect(Object.keys(readForm(fields(10_000)))).toHaveLength(10_000);
  const parse = vi.spyOn(globalThis, "URLSearchParams");
  expect(() => readForm(fields(10_001))).toThrow(TooManyFields);
  expect(() => readForm("a&".repeat(10_000))).toThrow(TooManyFields);
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

test.each([
  ["lists", "[", "1", "]"],
  ["objects", '{"a":', "1", "}"],
  ["lists of objects", '[{"]":', "1", "}]"],
])("readBody rejects 100,000 levels of %s before it parses any", (_what, open, inside, close) => {
  const read = vi.fn<(text: string) => unknown>(JSON.parse);
  const bodyOf = (levels: number): ReturnType<typeof readBody> =>
    readBody(
      { requestContent: { "application/json": { "x-error-code": "invalid-json" } } } as unknown as OperationDescription,
      {
        headers: new Headers({ "content-type": "application/json" }),
        body: new TextEncoder().encode(`["[[[\\"{{{", ${open.repeat(levels)}${inside}${close.repeat(levels)}]`),
      } as unknown as WireRequest,
      { readers: { "application/json": read }, defaultMediaType: "application/json" },
    );
  expect(bodyOf(100_000)).toMatchObject({ rejection: { status: 400, code: "invalid-json", reason: "the body has more than 100 levels" } });
  expect(read).not.toHaveBeenCalled();
  expect(bodyOf(45)).toMatchObject({ mediaType: "application/json" });
});
