import { expect, test } from "vitest";
import { remember } from "./remember.ts";

test("work is done once for a text, again when it failed, and again when more came than are kept", () => {
  const done: string[] = [];
  const kept = remember<string>(2);
  const make = (text: string): string => kept(text, () => text.repeat(done.push(text)));
  expect([make("a"), make("b"), make("a"), make("b")]).toEqual(["a", "bb", "a", "bb"]);
  expect(() =>
    kept("c", () => {
      throw new Error("failed");
    }),
  ).toThrow("failed");
  expect([make("c"), make("c"), make("a")]).toEqual(["ccc", "ccc", "aaaa"]);
  expect(done).toEqual(["a", "b", "c", "a"]);
});
