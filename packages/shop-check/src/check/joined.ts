/** Joins what the jobs of a check gathered. */
import type { CheckOptions } from "../config/options.ts";
import { Stopped } from "../shop/program.ts";
import { sumOf } from "./coverage.ts";
import type { JobResult } from "./decide.ts";
import type { Finding } from "./finding.ts";
import { type SessionEvents, sizeOf } from "./session.ts";

/** The results of jobs, those that were stopped before their shop listened after the others: nothing was played in them. */
export function resultsOf(
  settled: readonly PromiseSettledResult<JobResult>[],
  { options, known }: { readonly options: CheckOptions; readonly known: readonly unknown[] },
  { signal, onLine }: Pick<SessionEvents, "signal" | "onLine">,
): readonly [JobResult, ...JobResult[]] {
  const done = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const failures = settled.flatMap((each) => (each.status === "rejected" ? [each.reason as Error] : []));
  const real = failures.find((each) => !(each instanceof Stopped));
  const [first, ...others] = done;
  if (!first || (failures.length > 0 && !signal?.aborted)) throw real ?? failures[0];
  if (real) onLine(`shop-check: ${real.message}`);
  const missing = settled.flatMap((each, job) =>
    each.status === "rejected" ? [{ ...first, ...NOTHING, of: sizeOf(options, known.length, job) }] : [],
  );
  return [first, ...others, ...missing];
}

/** The observations of a job in which nothing is played. */
const NOTHING = {
  findings: [],
  named: [],
  histories: 0,
  known: 0,
  generated: 0,
  isStopped: true,
  cannotTell: {},
  failed: {},
  looks: [],
  coverage: {},
} as const;

export const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

/** Joins results: each rule is decided once, from what all jobs saw. An accepted finding hides no other one of its rule. */
export function joined(results: readonly [JobResult, ...JobResult[]], accepted: readonly string[]): JobResult {
  const found = new Map<string, Finding>();
  // Of each rule the shortest: jobs find the same in other ways.
  for (const finding of results
    .flatMap(({ findings }) => findings)
    .toSorted((one, other) => one.history.acts.length - other.history.acts.length)) {
    const { id, rule, verdict, what } = finding;
    const key = accepted.includes(id) ? id : verdict === "fragile" ? what : rule;
    if (!found.has(key)) found.set(key, finding);
  }
  const { fallen } = results.find((each) => each.fallen !== undefined) ?? {};
  return {
    ...results[0],
    ...(fallen !== undefined && { fallen }),
    findings: [...found.values()],
    named: results.flatMap(({ named }) => named),
    histories: sum(results.map(({ histories }) => histories)),
    known: sum(results.map(({ known }) => known)),
    generated: sum(results.map(({ generated }) => generated)),
    of: sum(results.map(({ of }) => of)),
    isStopped: results.some(({ isStopped }) => isStopped),
    cannotTell: results.reduceRight<JobResult["cannotTell"]>((all, { cannotTell }) => ({ ...all, ...cannotTell }), {}),
    failed: results.reduceRight<JobResult["failed"]>((all, { failed }) => ({ ...all, ...failed }), {}),
    looks: [...new Set(results.flatMap(({ looks }) => looks))],
    coverage: sumOf(results.map(({ coverage }) => coverage)),
  };
}
