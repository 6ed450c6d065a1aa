import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGE } from "../record/write-comparison.ts";
import { fileOf, ratioPlot, ratiosOf } from "./ratio-plot.ts";

const PAGE_OF_TWO = `# Benchmarks

## Signing & more

|     | ratio | 9 of 10 rounds | goal         |
| --- | ----- | -------------- | ------------ |
| \`a\` | 1.81  | 1.79 to 1.96   | at most 2    |
| b   | 2.5   | 2.09 to 3.23   | at least 2.8 |

## Sandbox

|     | memory              | file  | goal      |
| --- | ------------------- | ----- | --------- |
| c   | 1.2 (0.95 to 1.45)  | 36 ms | at most 1 |

## Bodies

|     | time   | ratio |
| --- | ------ | ----- |
| d   | 143 ms | 2.7   |

## Steps

|     | typed call |
| --- | ---------- |
| e   | 8          |
`;

test("a section's ratios are read with their ranges, and whether they miss their goal", () => {
  expect([...ratiosOf(PAGE_OF_TWO)]).toEqual([
    [
      "Signing & more",
      [
        { name: "a", ratio: 1.81, spread: [1.79, 1.96], missed: false },
        { name: "b", ratio: 2.5, spread: [2.09, 3.23], missed: true },
      ],
    ],
    ["Sandbox", [{ name: "c, memory", ratio: 1.2, spread: [0.95, 1.45], missed: true }]],
    ["Bodies", [{ name: "d", ratio: 2.7, spread: [2.7, 2.7], missed: false }]],
  ]);
});

test("a plot has a mark and a range for each ratio, on one axis with 1", () => {
  const plot = ratioPlot("Signing & more", ratiosOf(PAGE_OF_TWO).get("Signing & more") ?? []);
  expect(plot).toContain(">Signing &amp; more</title>");
  expect(plot).toContain("a: 1.81; b: 2.5, misses its goal");
  const [one, less, more] = [">× 1<", ">a<", ">b<"].map((text) => plot.indexOf(text));
  expect([one, less, more]).not.toContain(-1);
  const places = Array.from(plot.matchAll(/<circle cx="([\d.]+)"/g), ([, place]) => Number(place));
  const [, ofOne] = /<text x="([\d.]+)"[^>]*>× 1</.exec(plot) ?? [];
  expect([Number(ofOne), ...places]).toEqual([Number(ofOne), ...places].toSorted((a, b) => a - b));
  expect(plot).not.toMatch(/NaN|Infinity|undefined/);
});

test("the documentation has the plot of each section with ratios", () => {
  const page = readFileSync(PAGE, "utf8");
  const sections = ratiosOf(page);
  expect(sections.size).toBeGreaterThan(5);
  for (const [title, ratios] of sections) {
    expect(page).toContain(`](plots/${fileOf(title)})`);
    expect(readFileSync(new URL(`../../../../docs/plots/${fileOf(title)}`, import.meta.url), "utf8")).toBe(ratioPlot(title, ratios));
  }
});
