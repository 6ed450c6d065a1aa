import { expect, test } from "vitest";
import * as fc from "fast-check";
import { groupLines } from "./group-lines.ts";
import { type Line, totalOf } from "./line.ts";

const line = (about: string, gross: number, more: Partial<Line> = {}): Line => ({
  account: "375917",
  of: "payment",
  about,
  payment: about,
  at: "2026-03-02T09:00:00.000Z",
  gross,
  commission: 0,
  fixed: 0,
  provision: 0,
  ...more,
});
const refund = (about: string, gross: number, payment = "earlier"): Line => line(about, -gross, { of: "refund", payment });
const own = (about: string, gross: number): Line => line(about, gross, { reference: about });

test.each([
  { what: "payments and refunds are settled together", lines: [line("a", 100), line("b", 50), refund("r", 30)], want: ["a b r"] },
  { what: "fees and commissions are deducted", lines: [line("a", 100, { fixed: 35, provision: 5, commission: 60 })], want: [] },
  { what: "one cent is settled", lines: [line("a", 100, { fixed: 35, provision: 4, commission: 60 })], want: ["a"] },
  { what: "a total of 0 waits", lines: [line("a", 100), refund("r", 100)], want: [] },
  { what: "refunds alone wait", lines: [refund("r", 100)], want: [] },
  { what: "payments with references are settled one by one", lines: [own("a", 100), own("b", 50)], want: ["a", "b"] },
  { what: "a refund goes with its payment", lines: [own("a", 100), own("b", 50), refund("r", 30, "b")], want: ["a", "b r"] },
  { what: "a refunded payment waits with its refund", lines: [own("a", 100), own("b", 50), refund("r", 50, "b")], want: ["a"] },
  {
    what: "a refund of before goes with the first that can take it",
    lines: [own("a", 10), own("b", 50), refund("r", 30)],
    want: ["a", "b r"],
  },
  { what: "a refund that none can take waits", lines: [own("a", 10), own("b", 20), refund("r", 30)], want: ["a", "b"] },
  {
    what: "with others, a refund of before is deducted from these",
    lines: [own("a", 100), line("b", 50), refund("r", 30)],
    want: ["a", "r b"],
  },
  { what: "beyond the limit, payments are split", lines: [line("a", 600), line("b", 400), line("c", 1)], want: ["a b", "c"] },
  { what: "a payment of the limit is settled alone", lines: [line("a", 1), line("b", 1000), line("c", 1)], want: ["a", "b", "c"] },
  { what: "refunds make room", lines: [line("a", 600), line("b", 500), refund("r", 100)], want: ["a b r"] },
])("$what", ({ lines, want }) => {
  const groups = groupLines(lines, 1000).map((group) =>
    group
      .map(({ about }) => about)
      .toSorted()
      .join(" "),
  );
  expect(groups).toEqual(want.map((names) => names.split(" ").toSorted().join(" ")));
});

const lines = fc
  .array(fc.record({ gross: fc.integer({ min: -900, max: 1000 }), own: fc.boolean(), fee: fc.integer({ min: 0, max: 40 }) }), {
    maxLength: 40,
  })
  .map((all) =>
    all.map(({ gross, own: hasReference, fee }, index) =>
      gross < 0
        ? refund(`r${index}`, -gross, `p${index - 1}`)
        : line(`p${index}`, gross, { fixed: fee, ...(hasReference && { reference: "1" }) }),
    ),
  );

test("no line is settled twice, each settlement has a payment, is above 0 and within the limit", () => {
  fc.assert(
    fc.property(lines, (open) => {
      const groups = groupLines(open, 1000);
      const settled = groups.flat().map(({ about }) => about);
      expect(new Set(settled).size).toBe(settled.length);
      for (const group of groups) {
        expect(group.some(({ of }) => of === "payment")).toBe(true);
        expect(totalOf(group)).toBeGreaterThan(0);
        expect(totalOf(group)).toBeLessThanOrEqual(1000);
      }
    }),
    { seed: 1, numRuns: 300 },
  );
});
