import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Point } from "../row.ts";
import { createPaymentPlot, textOf } from "./create-payment-plot.ts";

const pointsOf = (store: string, ...microseconds: readonly number[]): readonly Point[] =>
  microseconds.map((each, nth) => ({ store, payments: 1000 * 10 ** nth, microseconds: each }));

test("a plot has a line for each store, with its values as text", () => {
  const plot = createPaymentPlot([...pointsOf("memory", 300, 310), ...pointsOf("file", 380, 390, 400)]);
  expect(plot).toContain(
    '<desc id="description">memory: 300 µs at 1,000, 310 µs at 10,000; file: 380 µs at 1,000, 390 µs at 10,000, 400 µs at 100,000</desc>',
  );
  expect(plot.match(/<polyline/g)).toHaveLength(2);
  expect(plot.match(/<circle/g)).toHaveLength(5);
  // 0 at the bottom, and the most below the top.
  expect(plot).toMatch(/<text x="56" y="312\.0"[^>]*>0<\/text>/);
  expect(plot).not.toMatch(/NaN|Infinity|undefined/);
});

test("a store that costs the same at each size is a level line", () => {
  const [, places = ""] = /<polyline points="([^"]+)"/.exec(createPaymentPlot(pointsOf("memory", 300, 300, 300))) ?? [];
  expect(new Set(places.split(" ").map((place) => place.split(",")[1])).size).toBe(1);
});

test("the plot in the documentation is made of the points beside it", () => {
  const read = (name: string): string => readFileSync(new URL(`../../../../docs/plots/${name}`, import.meta.url), "utf8");
  const points = JSON.parse(read("create-payment.json")) as readonly Point[];
  expect(read("create-payment.svg")).toBe(createPaymentPlot(points));
  expect(textOf(points)).not.toBe("");
});
