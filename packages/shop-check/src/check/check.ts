/** Plays histories against one shop, the named ones first, and makes what it finds short. */
import type { History } from "../history/act.ts";
import { generated, type Possible } from "../history/generate.ts";
import type { NamedHistory } from "../history/named.ts";
import { shrink } from "../history/shrink.ts";
import { play, type Played } from "../play/play.ts";
import type { ShopUnderTest } from "../play/shop-under-test.ts";
import type { Step } from "../play/stage.ts";
import { type Breach, RULE_NAMES, type RuleName, type Verdict, worst } from "../rules/rule.ts";
import type { Service } from "../service/service.ts";
import { type Counts, Coverage, leftOutOf } from "./coverage.ts";

/** A rule that breaks, with the shortest history that shows it. */
export interface Finding extends Breach {
  /** The same for the same rule and history, so that runs can be compared. */
  readonly id: string;
  readonly history: History;
  readonly story: readonly Step[];
  /** The named history that showed it. */
  readonly named?: string;
}

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
  readonly findings: readonly Finding[];
  readonly named: readonly NamedResult[];
  /** Histories that were played to find something: without those that made it shorter. */
  readonly histories: number;
  /** Settings to add so that more can be found out. */
  readonly hints: readonly string[];
  /** How often each act was played, each event, forgery and fault, each pair of an act and a status, each order of two acts. */
  readonly coverage: Counts;
  /** Parts that are not played, and why. */
  readonly leftOut: readonly string[];
}

/** How to check. */
export interface CheckPlan {
  readonly named: readonly NamedHistory[];
  /** Histories that showed something in the last run. */
  readonly known?: readonly History[];
  /** Ids of findings that are accepted: another one of their rule is looked for. */
  readonly accepted?: ReadonlySet<string>;
  /** How many histories to generate. */
  readonly runs: number;
  readonly seed: number;
  readonly possible: Possible;
  /** Whether somebody makes each payment: nothing is played twice then. */
  readonly isByHand?: boolean;
  /** Called with what became of a named history. */
  readonly onNamed?: (result: NamedResult) => void;
  /** Called with each finding. */
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

/** The settings that a rule needs to be decided. */
const NEEDS: Readonly<Record<Exclude<RuleName, "forged">, string>> = {
  free: "--state shows what the shop makes of an order",
  lost: "--state shows what the shop makes of an order",
  twice: "the state needs the field deliveries",
  refunds: "--refund lets the shop refund",
};

export async function check(service: Service, shop: ShopUnderTest, plan: CheckPlan): Promise<CheckResult> {
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
    onProgress,
    signal,
  } = plan;
  const findings = new Map<string, Finding>();
  const shrunk = new Map<RuleName, number>();
  const fragile = new Map<string, Finding>();
  const hints = new Set<string>();
  const results: NamedResult[] = [];
  const coverage = new Coverage();
  const cannotTell = new Set<RuleName>();
  let [done, hasRefunded, hasDeliveries] = [0, false, false];
  const of = named.length + before.length + runs;

  const playOne = async (history: History, name?: string): Promise<Played> => {
    onProgress?.({ done, of, findings: findings.size, ...(name !== undefined && { name }) });
    done += 1;
    const played = await play(service, shop, history);
    coverage.add(played);
    hasRefunded ||= played.statuses.some((each) => each.startsWith("refund"));
    hasDeliveries ||= played.hasDeliveries;
    for (const { rule, why } of played.cannotTell) {
      cannotTell.add(rule);
      hints.add(why);
    }
    return played;
  };
  const isOpen = ({ rule, verdict, what }: Breach): boolean => {
    if (verdict === "fragile") return !fragile.has(`${rule} ${what}`);
    const isFound = [...findings.values()].some((each) => each.rule === rule && !accepted.has(each.id));
    return !isFound && (shrunk.get(rule) ?? 0) < MOST_SHRUNK;
  };
  const keep = async (played: Played, name?: string): Promise<void> => {
    for (const breach of played.breaches.filter(isOpen)) {
      const found = isByHand ? asPlayed(played, breach) : await shortest(service, shop, played, breach);
      if (!found) continue;
      const finding = { ...found, ...(name !== undefined && { named: name }) };
      if (breach.verdict === "fragile") fragile.set(`${breach.rule} ${breach.what}`, finding);
      else findings.set(found.id, finding);
      onFound?.(finding);
      shrunk.set(breach.rule, (shrunk.get(breach.rule) ?? 0) + 1);
    }
  };

  for (const each of named) {
    const missing = each.needs.filter((need) => !possible.has(need));
    if (missing.length > 0) {
      const why = `needs ${missing.map((need) => `--${need}`).join(" and ")}`;
      results.push({ name: each.name, verdict: "not applicable", rules: {}, why });
      continue;
    }
    if (signal?.aborted) break;
    let played: Played;
    try {
      played = await playOne(each.history, each.name);
    } catch (error) {
      // Nobody makes another payment.
      if (isByHand && signal?.aborted) break;
      throw error;
    }
    const isPlayed = each.isLoose || played.performed.every(Boolean) || played.breaches.length > 0;
    const confirmed = played.breaches.length > 0 && !isByHand ? await confirm(service, shop, played) : played;
    await keep(confirmed, each.name);
    const reasons = new Map(played.cannotTell.map(({ rule, why }) => [rule, why]));
    const rules = Object.fromEntries(
      each.shows.map((rule) => {
        const broken = confirmed.breaches.filter((breach) => breach.rule === rule);
        const blind = !shop.state && rule !== "forged";
        return [
          rule,
          worst([...broken.map(({ verdict }) => verdict), ...(reasons.has(rule) || blind ? (["can't tell"] as const) : []), "held"]),
        ];
      }),
    );
    const others = confirmed.breaches.map(({ verdict }) => verdict);
    const why = isPlayed ? (reasons.values().next().value ?? (shop.state ? undefined : NEEDS.free)) : "an act of it was not possible";
    const verdict = isPlayed ? worst([...Object.values(rules), ...others]) : "not applicable";
    const result = {
      name: each.name,
      verdict,
      rules,
      ...(why !== undefined && (verdict === "can't tell" || verdict === "not applicable") && { why }),
    };
    results.push(result);
    onNamed?.(result);
  }

  for (const history of before) if (!signal?.aborted) await keep(await playOne(history));
  const source = generated(possible, seed);
  for (let nth = 0; nth < runs; nth += 1) {
    if (signal?.aborted) break;
    const { value: history } = source.next();
    if (!history) break;
    await keep(await playOne(history));
  }

  const verdicts = Object.fromEntries(
    RULE_NAMES.map((rule): [RuleName, Verdict] => {
      if ([...findings.values()].some((each) => each.rule === rule)) return [rule, "money at risk"];
      if ([...fragile.values()].some((each) => each.rule === rule)) return [rule, "fragile"];
      if (rule === "forged") return [rule, cannotTell.has(rule) ? "can't tell" : "held"];
      const isUnknown = !shop.state || cannotTell.has(rule) || (rule === "twice" && !hasDeliveries);
      if (rule === "refunds" && !hasRefunded) return [rule, shop.acts.refund || !shop.state ? "can't tell" : "not applicable"];
      if (isUnknown) hints.add(NEEDS[shop.state ? rule : "free"]);
      return [rule, isUnknown ? "can't tell" : "held"];
    }),
  ) as Record<RuleName, Verdict>;
  return {
    verdicts,
    findings: [...findings.values(), ...fragile.values()],
    named: results,
    histories: done,
    hints: [...hints],
    coverage: coverage.counts,
    leftOut: leftOutOf(possible),
  };
}

/** Whether the same rule broke. */
const broke = (played: Played, { rule, verdict }: Breach): Breach | undefined =>
  played.breaches.find((each) => each.rule === rule && each.verdict === verdict);

/** Whether time for the shop would hide what broke: two deliveries that began at once, and what it had not stored when it was restarted. */
const isRace = ({ rule }: Breach, { acts }: History): boolean => rule === "twice" || acts.some((act) => act.do === "restart");

/** Plays it again, with time for the shop: what it does a little later is no mistake. */
async function confirm(service: Service, shop: ShopUnderTest, played: Played): Promise<Played> {
  if (played.breaches.some((breach) => isRace(breach, played.history))) return played;
  return play(service, shop, played.history, { isPatient: true });
}

/** A finding that is not made shorter. */
const asPlayed = ({ history, story }: Played, breach: Breach): Finding => ({ ...breach, id: identityOf(breach, history), history, story });

/** The shortest history in which the same rule breaks; undefined where it does not break again, given time. */
async function shortest(service: Service, shop: ShopUnderTest, played: Played, breach: Breach): Promise<Finding | undefined> {
  const isOfMoments = isRace(breach, played.history);
  const tries = isOfMoments ? 3 : 1;
  const again = async (history: History, isPatient: boolean): Promise<Played | undefined> => {
    for (let left = tries; left > 0; left -= 1) {
      const each = await play(service, shop, history, { isPatient });
      if (broke(each, breach)) return each;
    }
    return undefined;
  };
  const kept = played.history.acts.filter((_, index) => played.performed[index] !== false);
  const start = { ...played.history, acts: kept };
  const confirmed = (await again(start, !isOfMoments)) ?? (breach.rule === "twice" ? played : await again(played.history, !isOfMoments));
  if (!confirmed) return undefined;
  const short = await shrink(confirmed.history, async (history) => (await again(history, false)) !== undefined);
  const last = (await again(short, !isOfMoments)) ?? confirmed;
  const shown = broke(last, breach) ?? breach;
  return { ...shown, id: identityOf(shown, last.history), history: last.history, story: last.story };
}

/** Names a finding by its rule and what its history does. */
function identityOf({ rule }: Breach, { opening, acts }: History): string {
  const text = JSON.stringify([opening, acts]);
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${rule}-${hash.toString(16).padStart(8, "0")}`;
}
