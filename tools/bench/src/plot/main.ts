/** `npm run plot -w @maksu/bench -- FILE…`: draws the points of what `npm run bench -- --json FILE` wrote, and keeps them beside the plot. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Row } from "../row.ts";
import { createPaymentPlot, textOf } from "./create-payment-plot.ts";

const FOLDER = new URL("../../../../docs/plots/", import.meta.url);

const points = process.argv.slice(2).flatMap((file) => {
  const { rows } = JSON.parse(readFileSync(file, "utf8")) as { readonly rows: readonly Row[] };
  return rows.flatMap(({ point }) => (point ? [{ ...point, microseconds: Math.round(point.microseconds) }] : []));
});
if (points.length === 0) throw new Error("no file has a row with a point: run `npm run bench -- sandbox-stores --json FILE` first");
writeFileSync(new URL("create-payment.json", FOLDER), `${JSON.stringify(points, null, 2)}\n`);
writeFileSync(new URL("create-payment.svg", FOLDER), createPaymentPlot(points));
console.log(textOf(points));
