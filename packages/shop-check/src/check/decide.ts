/** Decides the rules, from what all jobs of a check gathered. */
import type { ShopAct } from "../history/act.ts";
import { RULE_NAMES, type RuleName, type Verdict } from "../rules/rule.ts";
import type { Counts } from "./coverage.ts";
import type { Finding } from "./finding.ts";

/** The result of a named history. */
export interface NamedResult {
  readonly name: string;
  readonly verdict: Verdict;
  readonly rules: Readonly<Partial<Record<RuleName, Verdict>>>;
  /** Why it can't tell, or is not applicable. */
  readonly why?: string;
}

/** The results of all histories. */
export interface CheckResult {
  readonly verdicts: Readonly<Record<RuleName, Verdict>>;
  /** Why a rule can't tell, or is not applicable, and what to configure. */
  readonly reasons: Readonly<Partial<Record<RuleName, string>>>;
  readonly findings: readonly Finding[];
  readonly named: readonly NamedResult[];
  /** Histories that were played to find something: without those that made it shorter. */
  readonly histories: number;
  /** How many of them were of findings of the last run. */
  readonly known: number;
  /** How many were generated. */
  readonly generated: number;
  /** How many there would have been, of a check that was stopped before its end. */
  readonly stoppedOf?: number;
  /** Settings to add so that more can be found out. */
  readonly hints: readonly string[];
  /** How often each act was played, each event, forgery and fault, each pair of an act and a status, each order of two acts, each step of the shop, and what was seen of it. */
  readonly coverage: Counts;
  /** Why steps of the shop failed, the last time. */
  readonly failed: Readonly<Partial<Record<ShopAct, string>>>;
  /** Parts that are not played, and why. */
  readonly leftOut: readonly string[];
}

/** The observations of a job, from which the rules are decided. */
export interface Gathered extends Pick<
  CheckResult,
  "findings" | "named" | "histories" | "known" | "generated" | "coverage" | "failed" | "leftOut"
> {
  readonly isByHand: boolean;
  readonly hasState: boolean;
  /** How many histories there are to play. */
  readonly of: number;
  readonly isStopped: boolean;
  /** Why the shop could not be played with any more. */
  readonly fallen?: string;
  /** Why histories could not decide a rule. */
  readonly cannotTell: Readonly<Partial<Record<RuleName, string>>>;
  /** Whether the shop can be asked for a refund. */
  readonly canRefund: boolean;
  /** States that were seen, up to two different ones. */
  readonly looks: readonly string[];
}

/** How the shop is kept from reaching others. */
export type Guard = "sealed" | "led to the sandbox" | "unguarded";

/** A job's observations, and how its shop was guarded. */
export type JobResult = Gathered & { readonly guard: Guard };

/** The results of all jobs. */
export interface CheckOutcome extends CheckResult {
  readonly guard: Guard;
  /** Why a shop that was started is not sealed. */
  readonly unsealed?: string;
}

/** Decides each rule by the observations of all jobs. */
export const outcomeOf = (result: JobResult, unsealed?: string): CheckOutcome => ({
  ...decided(result),
  guard: result.guard,
  ...(unsealed !== undefined && { unsealed }),
});

/** The settings that a rule needs to be decided. */
export const NEEDS = {
  state: "--state shows what the shop makes of an order",
  twice: "the state needs the field deliveries",
  refunds: "--refund lets the shop refund",
} as const;

export function decided(gathered: Gathered): CheckResult {
  const { findings, named, histories, known, generated, of, isStopped, coverage, failed, leftOut, cannotTell, fallen } = gathered;
  const rules = RULE_NAMES.map((rule) => [rule, ...decide(gathered, rule)] as const);
  const reasons = Object.fromEntries(rules.flatMap(([rule, , why]) => (why === undefined ? [] : [[rule, why]])));
  const hints = [
    ...(fallen === undefined ? [] : [fallen]),
    ...flawsOf(gathered),
    ...(isStopped ? [] : Object.values<string>(reasons)),
    ...Object.values(cannotTell),
  ];
  return {
    verdicts: Object.fromEntries(rules) as Record<RuleName, Verdict>,
    reasons,
    findings,
    named,
    histories,
    known,
    generated,
    ...(isStopped && { stoppedOf: of }),
    hints: [...new Set(hints)],
    coverage,
    failed,
    leftOut,
  };
}

/** Whether anything was counted whose name begins so. */
const has = ({ coverage }: Gathered, prefix: string): boolean => Object.keys(coverage).some((cell) => cell.startsWith(prefix));

function decide(gathered: Gathered, rule: RuleName): readonly [Verdict, why?: string] {
  const { findings, histories, of, isStopped, fallen, isByHand, hasState, canRefund, cannotTell } = gathered;
  const hasRefunded = has(gathered, "refund ");
  if (isStopped && histories === 0 && isByHand) return ["can't tell", "no payment was made"];
  const broken = findings.filter((finding) => finding.rule === rule).map(({ verdict }) => verdict);
  if (broken.length > 0) return [broken.includes("money at risk") ? "money at risk" : "fragile"];
  if (rule !== "forged" && !hasState) return ["can't tell", NEEDS.state];
  if (rule === "refunds" && !canRefund && !hasRefunded) return ["not applicable", NEEDS.refunds];
  const why = cannotTell[rule] ?? (rule === "forged" ? undefined : stateFlawOf(gathered));
  if (why !== undefined) return ["can't tell", why];
  if (isStopped)
    return ["can't tell", `stopped after ${histories} of ${of} histories${fallen === undefined ? "" : ": the shop did not start again"}`];
  if (rule === "refunds" && !hasRefunded) return ["can't tell", "--refund refunded nothing"];
  if (rule === "forged" && !has(gathered, "forgery ")) return ["can't tell", "the shop responded to no forged message"];
  // A shop that rejects everything rejects what is forged, too.
  if (rule === "forged" && has(gathered, "seen event rejected") && !has(gathered, "seen event taken"))
    return ["can't tell", "the shop rejected every event, genuine ones as well: is its handler at the callback URLs that it sends?"];
  if (rule === "twice" && !has(gathered, "seen deliveries")) return ["can't tell", NEEDS.twice];
  return ["held"];
}

/** Orders after which a reference, or a state, that stays the same isn't a coincidence. */
export const ENOUGH = 3;

/** The flaw of a state that shows nothing. */
function stateFlawOf({ looks, coverage, hasState, histories }: Gathered): string | undefined {
  if (hasState && histories > 0 && !("seen order" in coverage)) return "--state showed no order: does it look up {reference}?";
  return "seen money taken" in coverage && looks.length === 1 && (coverage["seen order"] ?? 0) >= ENOUGH
    ? `--state showed the same of every order, before and after it was paid: ${looks.join("")}; does it look up {reference}?`
    : undefined;
}

/** Settings that do nothing, each with how that shows. */
const flawsOf = (gathered: Gathered): readonly string[] => {
  const { coverage, failed } = gathered;
  const stateFlaw = stateFlawOf(gathered);
  return [
    ...Object.entries(failed).flatMap(([name, why]) => (worked(coverage, name) ? [] : [`--${name} never worked: ${why}`])),
    ...(worked(coverage, "tick") && !("seen effect of tick" in coverage)
      ? ["--tick changed no order and called no operation of the service, each time: does it run the shop's scheduled jobs?"]
      : []),
    ...(stateFlaw === undefined ? [] : [stateFlaw]),
  ];
};

const worked = (counts: Counts, name: string): boolean => (counts[`step ${name}`] ?? 0) > (counts[`step ${name} failed`] ?? 0);
