import { expect, test } from "vitest";
import { gateNames } from "./gates.ts";
import { seeds } from "./seeds.ts";
import { edited } from "./try-seed.ts";

test("there are at least thirty seeds, each for a gate, and some for every gate", () => {
  expect(seeds.length).toBeGreaterThanOrEqual(30);
  expect(seeds.filter(({ caught }) => Object.keys(caught).length === 0)).toEqual([]);
  for (const gate of gateNames) expect(seeds.filter(({ caught }) => caught[gate] !== undefined).length, gate).toBeGreaterThanOrEqual(2);
  expect(new Set(seeds.map(({ name }) => name)).size).toBe(seeds.length);
});

test.each([
  { text: "a: 1\nb: 2\n", find: "b: 2", put: "b: 3", want: "a: 1\nb: 3\n" },
  { text: "a: 1\n", find: "a: 1\n", put: "", want: "" },
  { text: "a: 1\n", find: "b", put: "c", want: undefined },
  { text: "a: 1\nb: 1\n", find: ": 1", put: ": 2", want: undefined },
])("$find in $text becomes $put where it stands once", ({ text, find, put, want }) => {
  expect(edited(text, { find, put })).toBe(want);
});
