/** Writes the comparison of the newest two records into the documentation. */
import { readFileSync, writeFileSync } from "node:fs";
import { comparisonPlot } from "./comparison-plot.ts";
import { withComparison } from "./comparison.ts";
import { DOCS, RECORDS, recordsIn } from "./record.ts";

/** The page with the table, and the plot that it shows. */
export const PAGE: string = `${DOCS}/benchmarks.md`;
export const PLOT: string = `${DOCS}/plots/benchmarks.svg`;

/** Writes the table into the page, and the plot beside it. */
export function writeComparison(): void {
  const records = recordsIn(RECORDS);
  writeFileSync(PAGE, withComparison(readFileSync(PAGE, "utf8"), records));
  writeFileSync(PLOT, comparisonPlot(records));
}
