/** Plays histories against one shop, the named ones first, and makes what it finds short. */
import type { History } from "../history/act.ts";
import { generated, type Possible } from "../history/generate.ts";
import { applicable, type NamedHistory } from "../history/named.ts";
import { play, type Played } from "../play/play.ts";
import type { ShopUnderTest } from "../play/shop-under-test.ts";
import { type Breach, type RuleName, worst } from "../rules/rule.ts";
import type { Service } from "../service/service.ts";
import { ShopNotStarted } from "../shop/program.ts";
import { Coverage, leftOutOf } from "./coverage.ts";
import { type Gathered, type NamedResult, NEEDS } from "./decide.ts";
import { asPlayed, confirm, type Finding, isRace, type Replay, shortest } from "./finding.ts";
import { watched } from "./idle.ts";
import { unlessStopped } from "./stop.ts";

export interface CheckPlan {
  readonly named: readonly NamedHistory[];
  /** Histories that showed something in the last run. */
  readonly known?: readonly History[];
  /** Ids of findings that are accepted: another one of their rule is looked for. */
  readonly accepted?: ReadonlySet<string>;
  readonly runs: number;
  readonly seed: number;
  readonly possible: Possible;
  /** Whether somebody makes each payment: nothing is played twice then. */
  readonly isByHand?: boolean;
  readonly onNamed?: (result: NamedResult) => void;
  readonly onFound?: (finding: Finding) => unknown;
  /** Called before each history. */
  readonly onProgress?: (progress: {
    readonly done: number;
    readonly of: number;
    readonly name?: string;
    readonly findings: number;
  }) => void;
  readonly signal?: AbortSignal;
}

/** How many findings of a rule are made short, where some of them are accepted. */
const MOST_SHRUNK = 5;

/** How often a race is played again that broke nothing. */
const MORE_RACES = 4;

const NOT_PLAYED = { verdict: "can't tell", rules: {} } as const;

export async function gather(service: Service, given: ShopUnderTest, plan: CheckPlan): Promise<Gathered> {
  const {
    named,
    known: before = [],
    accepted = new Set<string>(),
    runs,
    seed,
    possible,
    isByHand = false,
    onNamed,
    onFound,
    signal,
  } = plan;
  const { shop, shown, counts } = watched(service, given);
  const findings = new Map<string, Finding>();
  const shrunk = new Map<RuleName, number>();
  const fragile = new Map<string, Finding>();
  const cannotTell = new Map<RuleName, string>();
  const results: NamedResult[] = [];
  const coverage = new Coverage();
  let done = 0;
  const missing = ({ needs }: NamedHistory): readonly string[] => needs.filter((need) => !possible.has(need)).map((need) => `--${need}`);
  const of = applicable(named, possible).length + before.length + runs;

  let playing: string | undefined;
  /** The reason why the shop can't be played with any more. */
  let fallen: string | undefined;
  const replay: Replay = async (history, options) => {
    plan.onProgress?.({ done, of, findings: findings.size, ...(playing !== undefined && { name: playing }) });
    if (fallen !== undefined) return undefined;
    try {
      return await unlessStopped(signal, () => play(service, shop, history, options));
    } catch (error) {
      if (!(error instanceof ShopNotStarted)) throw error;
      fallen = `The shop did not start again: ${error.message}`;
      return undefined;
    }
  };
  const playOne = async (history: History, name?: string): Promise<Played | undefined> => {
    playing = name;
    const played = await replay(history);
    if (!played) return undefined;
    done += 1;
    coverage.add(played);
    for (const { rule, why } of played.cannotTell) if (!cannotTell.has(rule)) cannotTell.set(rule, why);
    return played;
  };
  const isOpen = ({ rule, verdict, what }: Breach): boolean => {
    if (verdict === "fragile") return !fragile.has(`${rule} ${what}`);
    const isFound = [...findings.values()].some((each) => each.rule === rule && !accepted.has(each.id));
    return !isFound && (shrunk.get(rule) ?? 0) < MOST_SHRUNK;
  };
  const keep = async (played: Played, name?: string): Promise<void> => {
    for (const breach of played.breaches.filter(isOpen)) {
      const found = isByHand ? asPlayed(played, breach) : await shortest(replay, played, breach);
      if (!found) continue;
      const finding = { ...found, ...(name !== undefined && { named: name }) };
      if (breach.verdict === "fragile") fragile.set(`${breach.rule} ${breach.what}`, finding);
      else findings.set(found.id, finding);
      onFound?.(finding);
      shrunk.set(breach.rule, (shrunk.get(breach.rule) ?? 0) + 1);
    }
  };
  const playNamed = async (each: NamedHistory): Promise<NamedResult> => {
    const { name, history, shows, isLoose } = each;
    if (missing(each).length > 0) return { name, verdict: "not applicable", rules: {}, why: `needs ${missing(each).join(" and ")}` };
    let played = await playOne(history, name);
    // Milliseconds decide: what goes well once may go wrong the next time.
    for (let left = isByHand || !isRace(history) ? 0 : MORE_RACES; left > 0 && played?.breaches.length === 0; left -= 1)
      played = await replay(history);
    if (!played) return { name, ...NOT_PLAYED, why: isByHand ? "no payment was made for it" : "the check was stopped before it" };
    const isPlayed = isLoose || played.impossible.length === 0 || played.breaches.length > 0;
    const confirmed = (played.breaches.length > 0 && !isByHand ? await confirm(replay, played) : played) ?? played;
    await keep(confirmed, name);
    if (!isPlayed) return { name, verdict: "not applicable", rules: {}, why: played.impossible.join("; ") };
    const reasons = new Map(played.cannotTell.map(({ rule, why }) => [rule, why]));
    const rules = Object.fromEntries(
      shows.map((rule) => {
        const broken = confirmed.breaches.filter((breach) => breach.rule === rule).map(({ verdict }) => verdict);
        const isUnknown = reasons.has(rule) || (!shop.state && rule !== "forged");
        return [rule, worst([...broken, ...(isUnknown ? (["can't tell"] as const) : []), "held"])];
      }),
    );
    const verdict = worst([...Object.values(rules), ...confirmed.breaches.map((breach) => breach.verdict)]);
    const [why = NEEDS.state] = shows.flatMap((rule) => reasons.get(rule) ?? []);
    return { name, verdict, rules, ...(verdict === "can't tell" && { why }) };
  };

  for (const each of named) {
    const result = await playNamed(each);
    results.push(result);
    if (!signal?.aborted) onNamed?.(result);
  }
  const source = generated(possible, seed);
  const first = done;
  for (let nth = 0; nth < before.length + runs; nth += 1) {
    const history = before[nth] ?? source.next().value;
    const played = history && (await playOne(history));
    if (!played) break;
    await keep(played);
  }

  // Whoever pays by hand ends the check so, but not before the first payment.
  const isStopped = fallen !== undefined || (signal?.aborted === true && (!isByHand || done === 0));
  return {
    findings: [...findings.values(), ...fragile.values()],
    named: results,
    histories: done,
    known: Math.min(before.length, done - first),
    generated: Math.max(0, done - first - before.length),
    of,
    isByHand,
    isStopped,
    ...(fallen !== undefined && { fallen }),
    hasState: shop.state !== undefined,
    canRefund: possible.has("refund"),
    cannotTell: Object.fromEntries(cannotTell),
    ...shown(),
    coverage: { ...coverage.counts, ...counts() },
    leftOut: leftOutOf(possible),
  };
}
