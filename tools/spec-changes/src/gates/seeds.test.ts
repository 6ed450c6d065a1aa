import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../workspace.ts";
import { gateNames } from "./gates.ts";
import { seeds } from "./seeds.ts";
import { edited } from "./try-seed.ts";

test.each(seeds)("$name: the text that it replaces is there", (seed) => {
  const text = readFileSync(join(repository, "specs", seed.api, seed.file), "utf8");
  expect(edited(text, seed)).not.toBe(text);
});

test("there are at least thirty, each for a gate, and some for every gate", () => {
  expect(seeds.length).toBeGreaterThanOrEqual(30);
  expect(seeds.filter(({ caught }) => Object.keys(caught).length === 0)).toEqual([]);
  for (const gate of gateNames) expect(seeds.filter(({ caught }) => caught[gate] !== undefined).length, gate).toBeGreaterThanOrEqual(2);
  expect(new Set(seeds.map(({ name }) => name)).size).toBe(seeds.length);
});
