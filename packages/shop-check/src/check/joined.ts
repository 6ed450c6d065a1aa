/** Joins the results of jobs. */
import type { CheckOptions } from "../config/options.ts";
import { RULE_NAMES, type RuleName, type Verdict, worst } from "../rules/rule.ts";
import { Stopped } from "../shop/program.ts";
import type { CheckResult } from "./check.ts";
import { sumOf } from "./coverage.ts";
import type { Finding } from "./finding.ts";
import { type Guard, type SessionEvents, shareOf } from "./session.ts";

/** A check, and how its shop was guarded. */
export type JobResult = CheckResult & { readonly guard: Guard };

/** The results of jobs, those that were stopped before their shop listened after the others: nothing was played in them. */
export function resultsOf(
  settled: readonly PromiseSettledResult<JobResult>[],
  options: CheckOptions,
  { signal, onLine }: Pick<SessionEvents, "signal" | "onLine">,
): readonly JobResult[] {
  const done = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const failures = settled.flatMap((each) => (each.status === "rejected" ? [each.reason as Error] : []));
  const real = failures.find((each) => !(each instanceof Stopped));
  const [first] = done;
  if (failures.length > 0 && (!signal?.aborted || !first)) throw real ?? failures[0];
  if (real) onLine(`shop-check: ${real.message}`);
  const missing = settled.flatMap((each, job) => (each.status === "rejected" && first ? [nothingOf(first, shareOf(options, job))] : []));
  return [...done, ...missing];
}

/** The result of a job in which nothing was played. */
const nothingOf = ({ verdicts, guard, leftOut }: JobResult, of: number): JobResult => ({
  verdicts: Object.fromEntries(
    RULE_NAMES.map((rule) => [rule, verdicts[rule] === "not applicable" ? "not applicable" : "can't tell"]),
  ) as Record<RuleName, Verdict>,
  reasons: Object.fromEntries(RULE_NAMES.map((rule) => [rule, "a job was stopped before its shop listened"])),
  findings: [],
  named: [],
  histories: 0,
  stoppedOf: of,
  hints: [],
  coverage: {},
  leftOut,
  guard,
});

export const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

export function joined(results: readonly JobResult[]): JobResult {
  const verdicts = Object.fromEntries(RULE_NAMES.map((rule) => [rule, worst(results.map((each) => each.verdicts[rule]))])) as Record<
    RuleName,
    Verdict
  >;
  const isStopped = results.some(({ stoppedOf }) => stoppedOf !== undefined);
  const reasons = RULE_NAMES.flatMap((rule) => {
    const why = results.find((each) => each.verdicts[rule] === verdicts[rule])?.reasons[rule];
    return why === undefined ? [] : [[rule, why]];
  });
  const found = new Map<string, Finding>();
  // Of each rule the shortest: jobs find the same in other ways.
  for (const finding of results
    .flatMap(({ findings }) => findings)
    .toSorted((one, other) => one.history.acts.length - other.history.acts.length)) {
    const key = finding.verdict === "fragile" ? finding.what : finding.rule;
    if (!found.has(key)) found.set(key, finding);
  }
  return {
    verdicts,
    reasons: Object.fromEntries(reasons),
    findings: [...found.values()],
    named: results.flatMap(({ named }) => named),
    histories: sum(results.map(({ histories }) => histories)),
    ...(isStopped && { stoppedOf: sum(results.map(({ histories, stoppedOf = histories }) => stoppedOf)) }),
    hints: [...new Set(results.flatMap(({ hints }) => hints))],
    coverage: sumOf(results.map(({ coverage }) => coverage)),
    leftOut: results[0]?.leftOut ?? [],
    guard: results[0]?.guard ?? "unguarded",
  };
}
