import { expect, test } from "vitest";
import { lanesDiagram } from "./lanes.ts";

const lanes = ["shop", "service", "customer"];
const drawing = (...texts: readonly string[]): string =>
  String(lanesDiagram({ label: "All", lanes, arrows: texts.map((text) => ({ from: "shop", to: "service", text })), space: 100 }));

test("an arrow is solid, one to come is dashed, and each has a row of its own", () => {
  const arrows = [
    { from: "shop", to: "service", text: "request" },
    { from: "service", to: "shop", text: "callback", isNext: true },
    { from: "service", to: "service", text: "expire", isNext: true },
  ];
  const rows = String(lanesDiagram({ label: "All", lanes, arrows, space: 100 }))
    .split("\n")
    .filter((line) => line.startsWith("<g"));
  expect(rows.map((row) => row.includes("stroke-dasharray"))).toEqual([false, true, true]);
  expect(rows.map((row) => /d="([^"]+)"/.exec(row)?.[1])).toEqual(["M70 70 H170", "M170 114 H70", expect.stringMatching(/^M170 150 C/)]);
});

test("a label stays inside of the diagram: one at its edge is moved, one that is too long is cut", () => {
  const [, x = 0] = (/x="([\d.]+)" y="63"/.exec(drawing("x".repeat(40))) ?? []).map(Number);
  expect(x).toBeGreaterThanOrEqual(40 * 3.4);
  const [, text = ""] = />(W+…)</.exec(drawing("W".repeat(190))) ?? [];
  expect(text.length * 6.8).toBeLessThan(340);
  expect(drawing("👩".repeat(190))).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
});

test("texts are escaped, and no line is empty", () => {
  const svg = drawing(`"><img src=x onerror=alert(1)>`, "b");
  expect(svg).not.toContain("<img");
  expect(svg).not.toMatch(/\n\s*\n/);
});

test("it keeps its size unless pixels to shrink to are given", () => {
  expect(drawing("a")).not.toContain("style=");
  expect(String(lanesDiagram({ label: "All", lanes, arrows: [], space: 100, shrinksTo: 576 }))).toContain('style="min-width: 340px;');
});
