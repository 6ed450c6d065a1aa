import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keysOf, pointerOf } from "./json-pointer.ts";

describe("a JSON pointer", () => {
  // The examples of RFC 6901, section 5.
  test.each([
    { pointer: "", keys: [] },
    { pointer: "/foo/0", keys: ["foo", "0"] },
    { pointer: "/", keys: [""] },
    { pointer: "/a~1b", keys: ["a/b"] },
    { pointer: "/m~0n", keys: ["m~n"] },
    { pointer: "/~01", keys: ["~1"] },
    { pointer: "/c%d", keys: ["c%d"] },
  ])("$pointer leads along $keys", ({ pointer, keys }) => {
    expect(keysOf(pointer)).toEqual(keys);
    expect(keysOf(`#${pointer}`)).toEqual(keys);
    expect(pointerOf(keys)).toBe(pointer);
  });

  test("is read as the keys that it was written from", () => {
    const key = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom("~", "/", "0", "1", "a") }));
    fc.assert(
      fc.property(fc.array(key), (keys) => {
        expect(keysOf(pointerOf(keys))).toEqual(keys);
      }),
    );
  });
});
