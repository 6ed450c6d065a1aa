/**
 * `npm run plot -w @maksu/bench -- FILE…`: draws the ratios of the page's tables, and the points of what `npm run bench -- --json FILE` wrote, which it
 * keeps beside the plot.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { PAGE } from "../record/write-comparison.ts";
import type { Row } from "../row.ts";
import { createPaymentPlot, textOf } from "./create-payment-plot.ts";
import { fileOf, ratioPlot, ratiosOf } from "./ratio-plot.ts";

const FOLDER = new URL("../../../../docs/plots/", import.meta.url);

for (const [title, ratios] of ratiosOf(readFileSync(PAGE, "utf8"))) writeFileSync(new URL(fileOf(title), FOLDER), ratioPlot(title, ratios));

const files = process.argv.slice(2);
const points = files.flatMap((file) => {
  const { rows } = JSON.parse(readFileSync(file, "utf8")) as { readonly rows: readonly Row[] };
  return rows.flatMap(({ point }) => (point ? [{ ...point, microseconds: Math.round(point.microseconds) }] : []));
});
if (points.length > 0) {
  writeFileSync(new URL("create-payment.json", FOLDER), `${JSON.stringify(points, null, 2)}\n`);
  writeFileSync(new URL("create-payment.svg", FOLDER), createPaymentPlot(points));
  console.log(textOf(points));
} else if (files.length > 0) throw new Error("no file has a row with a point: run `npm run bench -- sandbox-stores --json FILE` first");
