/** The findings of a check, compared with the last run and with the accepted ones. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { load } from "js-yaml";
import type { CheckOutcome } from "../check/decide.ts";
import type { Finding } from "../check/finding.ts";
import { InvalidSetting } from "../config/options.ts";
import type { History } from "../history/act.ts";

/** How a finding stands to the last run. */
export type Change = "new" | "still" | "first run";

export interface Reported extends Finding {
  readonly change: Change;
  /** Until when it is accepted. ISO 8601, a day. */
  readonly acceptedUntil?: string;
}

export interface Report extends Omit<CheckOutcome, "findings"> {
  readonly version: 1;
  readonly seed: number;
  readonly findings: readonly Reported[];
  /** Findings of the last run that this one lacks. */
  readonly fixed: readonly Pick<Finding, "id" | "rule" | "what" | "history">[];
  /** Whether money is at risk that nobody has accepted. */
  readonly isAtRisk: boolean;
}

/** A finding that is accepted, and until when. */
export interface Accepted {
  readonly id: string;
  /** ISO 8601, a day: it comes back then. */
  readonly until: string;
  readonly why?: string;
}

export function readAccepted(file: string): readonly Accepted[] {
  if (!existsSync(file)) throw new InvalidSetting(`--accept: ${file} does not exist; it is a list of { id, until, why }`);
  const value = load(readFileSync(file, "utf8"));
  if (!Array.isArray(value)) throw new InvalidSetting(`${file}: must be a list of { id, until, why }`);
  return value.map((each: unknown, index) => {
    const { id, until, why } = Object(each) as Readonly<Record<string, unknown>>;
    // YAML has days of its own.
    const day = until instanceof Date ? until.toISOString().slice(0, 10) : until;
    if (typeof id !== "string" || id === "")
      throw new InvalidSetting(`${file}: [${index}].id: must be the id of a finding, such as lost-1a2b3c4d`);
    if (typeof day !== "string" || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
      throw new InvalidSetting(`${file}: [${index}].until: must be a day such as 2026-12-31, not ${JSON.stringify(until)}`);
    return { id, until: day, ...(typeof why === "string" && { why }) };
  });
}

export const acceptedOn = (accepted: readonly Accepted[], day: string): readonly Accepted[] => accepted.filter(({ until }) => day <= until);

export function reportOf(outcome: CheckOutcome, seed: number, last: Report | undefined, accepted: readonly Accepted[]): Report {
  const before = new Map((last?.findings ?? []).map((each) => [each.id, each]));
  const findings = outcome.findings.map((finding): Reported => {
    const until = accepted.find(({ id }) => id === finding.id)?.until;
    return {
      ...finding,
      change: last ? (before.has(finding.id) ? "still" : "new") : "first run",
      ...(until !== undefined && { acceptedUntil: until }),
    };
  });
  const now = new Set(findings.map(({ id }) => id));
  return {
    ...outcome,
    version: 1,
    seed,
    findings,
    // Whoever stops a check has not seen what else it would find.
    fixed: [...(outcome.stoppedOf === undefined ? before.values() : [])]
      .filter(({ id }) => !now.has(id))
      .map(({ id, rule, what, history }) => ({ id, rule, what, history })),
    isAtRisk: findings.some(({ verdict, acceptedUntil }) => verdict === "money at risk" && acceptedUntil === undefined),
  };
}

/** Reads the last run's report; undefined where there is none. */
export function readReport(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as Report;
    if (report.version !== 1 || !Array.isArray(report.findings)) throw new Error("another format");
    return report;
  } catch (error) {
    throw new InvalidSetting(
      `${file}: is no report of shop-check (${error instanceof Error ? error.message : String(error)}); remove it, or name another one by --last`,
    );
  }
}

export const writeReport = (file: string, report: Report): void => writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);

export const historiesIn = (report: Report | undefined): readonly History[] => (report?.findings ?? []).map(({ history }) => history);
