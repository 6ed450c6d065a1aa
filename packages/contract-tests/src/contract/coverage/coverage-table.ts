/** The coverage reports as a table, with what is missing below it. */
import { type CoverageReport, ROWS } from "./coverage.ts";

export function coverageTable(reports: readonly CoverageReport[]): string {
  const head = ["", ...reports.map(({ api }) => api)];
  const rows = ROWS.map((row) => [
    row,
    ...reports.map(({ rows: counted }) => {
      const { wanted, covered } = counted[row];
      return wanted === 0 ? "none" : `${covered}/${wanted} ${percent(covered, wanted)}`;
    }),
  ]);
  const trials = ["requests tried", ...reports.map((report) => String(report.trials))];
  const lines = aligned([head, ...rows, trials]);
  return [...lines, ...exempted(reports), ...missing(reports)].join("\n");
}

/** Never 100 % when something is missing. */
const percent = (covered: number, wanted: number): string =>
  `${covered === wanted ? 100 : Math.min(99, Math.floor((100 * covered) / wanted))} %`;

function aligned(table: readonly (readonly string[])[]): string[] {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 2))).join(""),
  );
}

function exempted(reports: readonly CoverageReport[]): string[] {
  const counts = new Map<string, number>();
  for (const { exemptions } of reports)
    for (const [reason, count] of Object.entries(exemptions)) counts.set(reason, (counts.get(reason) ?? 0) + count);
  return counts.size === 0
    ? []
    : ["", "Verdicts exempted by rule:", ...[...counts].map(([reason, count]) => `${String(count).padStart(6)}  ${reason}`)];
}

/** A run of some tests alone leaves most untried: these are counted. */
function missing(reports: readonly CoverageReport[]): string[] {
  const gaps = reports.flatMap((report) => report.gaps);
  const untried = gaps.filter((gap) => gap.includes(": not tried ("));
  const shown = untried.length > MANY ? gaps.filter((gap) => !untried.includes(gap)).concat(`${untried.length} were not tried`) : gaps;
  const hint = "After a change of a description, run `npm run generate`; packages/contract-tests/README.md says how to read the lines.";
  if (gaps.length === 0) return [];
  return ["", `${gaps.length} ${gaps.length === 1 ? "gap" : "gaps"}:`, ...shown.map((gap) => `  ${gap}`), "", hint];
}

const MANY = 20;
