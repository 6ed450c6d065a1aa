/** The coverage reports as a table, with what is missing below it. */
import type { DocumentReport } from "../../documents/document-report.ts";
import { type CoverageReport, type RowReport, ROWS } from "./coverage.ts";
import { gapLines } from "./gap-lines.ts";

export function coverageTable(reports: readonly CoverageReport[], documents: readonly DocumentReport[]): string {
  const apis = [...new Set([...documents, ...reports].map(({ api }) => api))];
  const ofApi = (api: string): CoverageReport | undefined => reports.find((report) => report.api === api);
  const rows = ROWS.map((row) => [row, ...apis.map((api) => cell(ofApi(api)?.rows[row]))]);
  const ofDocument = ["API document", ...apis.map((api) => cell(documents.find((report) => report.api === api)))];
  const trials = ["requests tried", ...apis.map((api) => String(ofApi(api)?.trials ?? ""))];
  const lines = aligned([["", ...apis], ...rows, ofDocument, trials]);
  return [...lines, ...exempted(reports), ...missing(reports), ...different(documents)].join("\n");
}

export function cell(counted: RowReport | undefined): string {
  if (counted === undefined) return "not run";
  const { wanted, covered } = counted;
  return wanted === 0 ? "none" : `${covered}/${wanted} ${percent(covered, wanted)}`;
}

/** Never 100 % when something is missing. */
const percent = (covered: number, wanted: number): string =>
  `${covered === wanted ? 100 : Math.min(99, Math.floor((100 * covered) / wanted))} %`;

export function aligned(table: readonly (readonly string[])[]): string[] {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row.map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart((widths[column] ?? 0) + 2))).join(""),
  );
}

function exempted(reports: readonly CoverageReport[]): string[] {
  const counts = new Map<string, number>();
  for (const { exemptions } of reports)
    for (const [reason, count] of Object.entries(exemptions)) counts.set(reason, (counts.get(reason) ?? 0) + count);
  return counts.size === 0
    ? []
    : ["", "Differences exempted by rule:", ...[...counts].map(([reason, count]) => `${String(count).padStart(6)}  ${reason}`)];
}

/** A run of some tests alone leaves most untried: these are counted. */
function missing(reports: readonly CoverageReport[]): string[] {
  const gaps = reports.flatMap((report) => report.gaps);
  const untried = gaps.filter((gap) => gap.includes(": not tried ("));
  const shown = untried.length > MANY ? gaps.filter((gap) => !untried.includes(gap)).concat(`${untried.length} were not tried`) : gaps;
  return gaps.length === 0 ? [] : ["", `${counted(gaps.length, "gap")}:`, ...gapLines(shown), "", ...OF_GAPS];
}

const MANY = 20;

const OF_GAPS = [
  "Inside is a request that just keeps what the keyword demands, outside one that just breaks it.",
  "If you meant to change the file above a line, generate everything from it again: npm run generate. If not, undo the change there.",
  "If no description was changed, the client, the mock server or Prism is wrong, whichever the line names.",
  "packages/contract-tests/README.md says more.",
];

/** Values that the generator makes consistent are compared by the documents' tables alone. */
function different(documents: readonly DocumentReport[]): string[] {
  const differences = documents.flatMap((report) => report.differences);
  if (differences.length === 0) return [];
  const lines = differences.flatMap(({ text, where }) => [`  ${text}`, `    (${where})`]);
  return ["", `${counted(differences.length, "difference")} between a description and its API document:`, ...lines, "", ...OF_DIFFERENCES];
}

const OF_DIFFERENCES = [
  "The tables repeat the API documents by hand. Fix the description, in the file named; change the table only if the API document has changed.",
];

export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;
