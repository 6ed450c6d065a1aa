import { array, assert, property, string, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { queryPairs } from "./query-pairs.ts";

describe("queryPairs", () => {
  test.each([
    {
      given: "https://shop.example.com/hook?a=1&b=2",
      want: [
        ["a", "1"],
        ["b", "2"],
      ],
    },
    { given: "/hook?a=1", want: [["a", "1"]] },
    { given: "?a=1#b=2&c?d", want: [["a", "1"]] },
    { given: "/hook#?a=1", want: [] },
    { given: "/hook", want: [] },
    { given: "/hook?", want: [] },
    { given: "?&&a=1&", want: [["a", "1"]] },
    {
      given: "?a=1&a=2&A=3",
      want: [
        ["a", "1"],
        ["a", "2"],
        ["A", "3"],
      ],
    },
    {
      given: "?a&b=&=c",
      want: [
        ["a", ""],
        ["b", ""],
        ["", "c"],
      ],
    },
    { given: "?a=b=c?d", want: [["a", "b=c?d"]] },
    { given: "?a=1+1%202%2B3", want: [["a", "1 1 2+3"]] },
    {
      given: "?%61=%C3%A4%f0%9f%98%80&b+c=1",
      want: [
        ["a", "ä😀"],
        ["b c", "1"],
      ],
    },
    { given: "?a=%EF%BB%BFx", want: [["a", "\ufeffx"]] },
    { given: "?a=%EF%BF%BD", want: [["a", "\ufffd"]] },
    { given: "?a=1;b=2", want: [["a", "1;b=2"]] },
  ])("parses $given", ({ given, want }) => {
    expect(queryPairs(given)).toEqual(want);
  });

  test.each(["%FF", "%C3", "%C3%28", "%ED%A0%80", "%F4%90%80%80", "%C0%AF", "%", "%4", "%zz", "100%"])(
    "has no value for %s, which is not UTF-8",
    (text) => {
      expect(queryPairs(`?a=1&b=${text}&c=2`)).toEqual([
        ["a", "1"],
        ["b", undefined],
        ["c", "2"],
      ]);
    },
  );

  test("keeps a name that is not UTF-8 as it is", () => {
    expect(queryPairs("?%FF=1")).toEqual([["%FF", "1"]]);
  });

  test("accepts a URL object", () => {
    expect(queryPairs(new URL("https://shop.example.com/?a=ä"))).toEqual([["a", "ä"]]);
  });

  test("parses everything that URLSearchParams writes", () => {
    const text = string({ unit: "grapheme" });
    assert(
      property(array(tuple(text, text)), (pairs) => {
        expect(queryPairs(`?${new URLSearchParams(pairs).toString()}`)).toEqual(
          pairs.filter(([name, value]) => name !== "" || value !== "" || true),
        );
      }),
    );
  });
});
