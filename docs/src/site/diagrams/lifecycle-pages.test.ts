import { LIFECYCLES, RULES } from "@maksu/sandbox";
import { parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { lifecycleDiagram } from "./lifecycle-diagram.ts";
import { pagesOfSandbox } from "./lifecycle-pages.ts";

const pages = pagesOfSandbox();
const page = (file: string): string => pages.get(file) ?? "";

test("sandbox-lifecycles.md has a row per transition, with its source, and marks the sandbox's readings", () => {
  const rows = page("sandbox-lifecycles.md")
    .split("\n")
    .filter((line) => /^\| [A-Z]\d/.test(line));
  const expected = LIFECYCLES.flatMap((lifecycle) => lifecycle.rows);
  expect(rows).toHaveLength(expected.length);
  for (const [index, { rule, on, source, ours = "" }] of expected.entries()) {
    const cells = rows[index]?.split(" | ") ?? [];
    expect([cells[0], cells[3], cells[7], cells[8]]).toEqual([`| ${rule}`, on, source, `${ours} |`]);
  }
});

test.each([
  "| T6 | `new` | `pending` | approve | invoice that is checked for fraud | success | clear after 1 hour | public documentation, statuses | the check takes an hour |",
  "expire after 90 days from the creation",
  "confirm at 06:00 of the next banking day",
  "bounce at once",
])("sandbox-lifecycles.md has %s", (text) => {
  expect(page("sandbox-lifecycles.md")).toContain(text);
});

test("sandbox-rules.md has a row per rule, with what it is rejected with", () => {
  const ids = [...page("sandbox-rules.md").matchAll(/^\| \[?`([^`]+)`/gm)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual(Object.keys(RULES).toSorted());
  expect(page("sandbox-rules.md")).toContain("| [`merchant.createRefund.a`](merchant/createRefund.md) |");
  expect(page("sandbox-rules.md")).toContain("| the error `transaction-not-paid` |");
  expect(page("sandbox-rules.md")).toContain("| 400, “The stamp has been used by another payment.” | `duplicateStamp` |");
});

describe.each(LIFECYCLES.map((lifecycle) => [lifecycle.of, lifecycle] as const))("the diagram of a %s", (_of, lifecycle) => {
  const svg = lifecycleDiagram(lifecycle);

  test("has a lane per state and an arrow per pair of states, with what leads there and its rules", () => {
    const states = new Set(lifecycle.rows.flatMap(({ from, to }) => [from, to]).filter((state) => state !== "none"));
    for (const state of states) expect(svg).toContain(`>${state}</text>`);
    const pairs = new Set(lifecycle.rows.map(({ from, to }) => `${from} ${to}`));
    expect([...svg.matchAll(/class="arrow"/g)]).toHaveLength(pairs.size);
    for (const pair of pairs) {
      const found = lifecycle.rows.filter(({ from, to }) => `${from} ${to}` === pair);
      const [on, rules] = [new Set(found.map((row) => row.on)), new Set(found.map(({ rule }) => rule))];
      expect(svg).toContain(`>${[...on].join(" or ")} (${[...rules].join(", ")})</text>`);
    }
  });

  test("is one element, whose arrows stay inside of it", () => {
    const { childNodes } = parseFragment(svg);
    expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(["svg"]);
    const [, width = 0] = (/viewBox="0 0 (\d+)/.exec(svg) ?? []).map(Number);
    const places = [...svg.matchAll(/<text x="([\d.-]+)"/g)].map(([, x]) => Number(x));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places)).toBeLessThan(width - 20);
    expect(svg).not.toMatch(/\n\s*\n/);
    expect(svg).not.toContain("…");
  });
});
