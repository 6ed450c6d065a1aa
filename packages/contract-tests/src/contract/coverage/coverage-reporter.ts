/** Prints the table after the tests' own report. */
import { rmSync } from "node:fs";
import { DESCRIPTIONS } from "@maksu/apis";
import type { Reporter } from "vitest/node";
import type { DocumentReport } from "../../documents/document-report.ts";
import { contractFile, documentFile, readResult } from "../../results.ts";
import type { CoverageReport } from "./coverage.ts";
import type { SandboxRow } from "../../sandbox/sandbox-rows.ts";
import { SANDBOX, sandboxTable } from "../../sandbox/sandbox-table.ts";
import { coverageTable } from "./coverage-table.ts";

export default class CoverageReporter implements Reporter {
  /** Removes the results of an earlier run, which must not pass for this one's. */
  onTestRunStart(): void {
    const files = [...DESCRIPTIONS.flatMap((api) => [contractFile(api), documentFile(api)]), contractFile(SANDBOX)];
    for (const file of files) rmSync(file, { force: true });
  }

  onTestRunEnd(): void {
    const reports = read<CoverageReport>(contractFile);
    const ofDocuments = read<DocumentReport>(documentFile);
    const ofSandbox = readResult(contractFile(SANDBOX)) as CoverageReport<SandboxRow> | undefined;
    if (reports.length + ofDocuments.length > 0) process.stdout.write(`\n${coverageTable(reports, ofDocuments)}\n\n`);
    if (ofSandbox) process.stdout.write(`\n${sandboxTable(ofSandbox)}\n\n`);
  }
}

/** The files of this run, and of no other. */
const read = <Report>(fileOf: (api: string) => string): Report[] =>
  DESCRIPTIONS.map((api) => readResult(fileOf(api)) as Report | undefined).filter((report) => report !== undefined);
