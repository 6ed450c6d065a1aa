import { expect, test } from "vitest";
import { createWorldClock, startedClock } from "../ground/clock.ts";
import { createIds } from "../ground/ids.ts";
import { createFaults, decideOnce } from "./faults.ts";

test("a transaction that is run again finds the decisions of its first run, and counts them once", () => {
  const faults = createFaults(createIds("seed", "test"), createWorldClock(startedClock(new Date("2026-03-02T09:00:00Z"))));
  faults.add({ match: { nth: 1 }, decline: true });
  const decisions = decideOnce(faults);
  const declined = (merchant: string, hit: typeof faults.hit): boolean => hit("transition", ["decline"], { merchant }).length > 0;
  for (let run = 0; run < 3; run++) expect(declined("1", decisions())).toBe(true);
  expect(faults.list()).toMatchObject([{ matched: 1, hits: 1 }]);
  // Another process was first, and this one does something else.
  expect(declined("2", decisions())).toBe(false);
  expect(faults.list()).toMatchObject([{ matched: 2, hits: 1 }]);
});
