/** Each wrong shop is found by its rule, in few acts. `npm run long -- shops` plays many more histories. */
import { describe, expect, test, vi } from "vitest";
import { NAMED } from "../src/history/named.ts";
import { MISTAKES } from "./shops/mistakes.ts";
import { OTHERS } from "./support/pieces.ts";
import { findMistake } from "./support/play-shop.ts";
import { shopsIn, stepsOf } from "./support/shop-named.ts";

// A shop takes up to a minute, and many times that beside other work.
vi.setConfig({ testTimeout: 600_000 });

/** Generated histories alone have to find everything in the long run; in the short one the named ones come first. */
const named = process.env["HISTORIES"] === undefined ? NAMED : [];
const acts: number[] = [];

test("every wrong shop has its mistake in the list, and the other way round", () => {
  expect(shopsIn("wrong").toSorted()).toEqual(Object.keys(MISTAKES).toSorted());
});

describe("wrong shops", () => {
  test.each(Object.entries(MISTAKES).filter(([, { isProgram }]) => !isProgram))("%s is found", async (name, { breaks, also }) => {
    const { findings } = await findMistake(await stepsOf("wrong", name), { named, runs: OTHERS, seed: 5 }, breaks);
    const found = findings.find(({ rule }) => rule === breaks);
    expect(found, JSON.stringify(findings.map(({ rule, what }) => [rule, what]))).toMatchObject({ verdict: "money at risk" });
    expect(found?.history.acts.length).toBeLessThanOrEqual(5);
    acts.push(found?.history.acts.length ?? 0);
    expect([breaks, ...also]).toEqual(
      expect.arrayContaining(findings.filter(({ verdict }) => verdict === "money at risk").map(({ rule }) => rule)),
    );
  });

  test("half of the stories have at most three acts", () => {
    const sorted = acts.toSorted((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length / 2)] ?? 0).toBeLessThanOrEqual(3);
  });
});
