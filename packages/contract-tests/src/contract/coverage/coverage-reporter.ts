/** Prints the table after the tests' own report. */
import { readFileSync, rmSync } from "node:fs";
import type { Reporter } from "vitest/node";
import { documents } from "../../live/documents.ts";
import { type CoverageReport, reportFile } from "./coverage.ts";
import { coverageTable } from "./coverage-table.ts";

const FILES = documents.map(({ document }) => reportFile(document.api));

export default class CoverageReporter implements Reporter {
  /** What an earlier run left must not pass for this one's. */
  onTestRunStart(): void {
    for (const file of FILES) rmSync(file, { force: true });
  }

  onTestRunEnd(): void {
    const reports = FILES.flatMap(read);
    if (reports.length > 0) process.stdout.write(`\n${coverageTable(reports)}\n\n`);
  }
}

function read(file: string): CoverageReport[] {
  try {
    return [JSON.parse(readFileSync(file, "utf8")) as CoverageReport];
  } catch {
    return [];
  }
}
