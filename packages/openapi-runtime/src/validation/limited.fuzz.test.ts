/** Whatever a body is, what is validated of it is within the limits and a part of it. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cutOf, limited, MOST_IN_ALL, MOST_IN_ONE } from "./limited.ts";

type Values = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Values => typeof value === "object" && value !== null;

/** Counts around the limits, and small ones, which are most of those of a body. */
const counts = fc.oneof(
  { weight: 5, arbitrary: fc.nat({ max: 12 }) },
  fc.constantFrom(MOST_IN_ONE - 1, MOST_IN_ONE, MOST_IN_ONE + 1, 2 * MOST_IN_ONE),
);

/** Lists and objects with a value many times, and others once. */
const { body: bodies } = fc.letrec<{ body: unknown }>((tie) => ({
  body: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<unknown>(0, "x", null, true),
    fc
      .tuple(counts, tie("body"), fc.array(tie("body"), { maxLength: 3 }))
      .map(([count, each, others]) => [...others, ...Array.from({ length: count }, () => each)]),
    fc
      .tuple(counts, tie("body"), fc.dictionary(fc.constantFrom("__proto__", "a", "key1", ""), tie("body"), { maxKeys: 3 }))
      .map(([count, each, others]) =>
        Object.fromEntries([...Object.entries(others), ...Array.from({ length: count }, (_, nth) => [`key${nth}`, each])]),
      ),
  ),
}));

/** Elements and keys, up to a count that is over the limit. */
function sizeOf(value: unknown): number {
  let size = 0;
  const queue = [value];
  for (const each of queue) {
    if (!isContainer(each)) continue;
    const inner = Object.values(each);
    size += inner.length;
    if (inner.length > MOST_IN_ONE || size > MOST_IN_ALL) return Infinity;
    for (const one of inner) queue.push(one);
  }
  return size;
}

function isPart(part: unknown, whole: unknown): boolean {
  if (!isContainer(part) || !isContainer(whole)) return Object.is(part, whole);
  if (Array.isArray(part) !== Array.isArray(whole)) return false;
  for (const name of Object.keys(part)) if (!Object.hasOwn(whole, name) || !isPart(part[name], whole[name])) return false;
  return true;
}

it("a limited body is the body, or a part of it within the limits that says so", () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const result = limited(body);
      expect(result === body).toBe(sizeOf(body) <= MOST_IN_ALL);
      expect(cutOf(result) === undefined).toBe(result === body);
      expect(sizeOf(result)).toBeLessThanOrEqual(MOST_IN_ALL);
      expect(isPart(result, body)).toBe(true);
      expect(limited(result)).toBe(result);
    }),
    { numRuns: 50 * Number(process.env["FUZZ_FACTOR"] ?? 1) },
  );
});
