/** The fault rules of a world, how often each has hit, and what. */
import { InputError } from "../domain/input-error.ts";
import type { WorldClock } from "../ground/clock.ts";
import type { Ids } from "../ground/ids.ts";
import { checkFaultRule } from "./check-rule.ts";
import { effectOf, type EffectName, type FaultKind, type FaultRule, kindOf } from "./fault-rule.ts";

/** The subject that a rule can hit: a request, an event or a payment. */
export interface FaultSubject {
  readonly operation?: string;
  readonly event?: string;
  readonly merchant: string;
  readonly reference?: string;
  readonly amount?: number;
  /** Of the payment, refund, order or event. */
  readonly id?: string;
}

/** A subject that a rule has hit. */
export interface FaultHit extends FaultSubject {
  /** By the world's clock. ISO 8601. */
  readonly at: string;
}

/** A rule in a world. */
export interface SandboxFault {
  /** Counts the rules of the world from 1. */
  readonly id: string;
  readonly rule: FaultRule;
  /** How many have matched it. */
  readonly matched: number;
  /** How many of these it has hit. */
  readonly hits: number;
  /** The newest 100 of them, oldest first. */
  readonly hit: readonly FaultHit[];
}

/** The rules of a world at a time. */
export interface FaultsState {
  readonly faults: readonly SandboxFault[];
  /** How many rules there have been. */
  readonly count: number;
  /** By account. */
  readonly held: readonly (readonly [account: string, events: readonly string[]])[];
}

/** The rules of a world, oldest first. */
export interface Faults {
  /** @throws InputError that names the field and its rule */
  add(rule: FaultRule): SandboxFault;
  list(): readonly SandboxFault[];
  /** @throws InputError for an unknown id */
  remove(id: string): void;
  clear(): void;
  /** Adds the rules that the world has at its start. */
  begin(rules: readonly FaultRule[]): void;
  /** Makes the rules those that the world has had at its start. */
  reset(): void;
  /** Counts what a rule hits. Returns the rules that hit it, in order. */
  hit(kind: FaultKind, effects: readonly EffectName[], subject: FaultSubject): readonly SandboxFault[];
  state(): FaultsState;
  /** Replaces the rules, and what they count, by those of a snapshot. */
  take(state: FaultsState): void;
  /** The ids of the merchant's events that wait for the next one. */
  readonly held: Map<string, readonly string[]>;
}

/** Counts what a rule hits, as {@link Faults.hit}. */
export type Hit = Faults["hit"];

/**
 * Makes the decisions of a transaction once, however often a store runs it.
 *
 * @returns what each run begins with
 */
export function decideOnce(faults: Faults): () => Hit {
  const made: { readonly of: string; readonly hits: readonly SandboxFault[] }[] = [];
  return () => {
    let nth = 0;
    return (...asked) => {
      const of = JSON.stringify(asked);
      const known = made[nth];
      const decision = known?.of === of ? known : { of, hits: faults.hit(...asked) };
      made[nth++] = decision;
      return decision.hits;
    };
  };
}

const MOST_HITS = 100;

/** Creates the rules of a world: none. */
export function createFaults(ids: Ids, clock: WorldClock): Faults {
  let faults: readonly SandboxFault[] = [];
  let first: readonly FaultRule[] = [];
  let count = 0;
  const held = new Map<string, readonly string[]>();

  const hitOf = (fault: SandboxFault, subject: FaultSubject): SandboxFault => {
    const matched = fault.matched + 1;
    if (!isHit({ ...fault, matched }, () => ids.hex("fault", `${fault.id} ${matched}`, 8))) return { ...fault, matched };
    const hit = [...fault.hit, { at: new Date(clock.now()).toISOString(), ...subject }].slice(-MOST_HITS);
    return { ...fault, matched, hits: fault.hits + 1, hit };
  };

  const add = (rule: FaultRule): SandboxFault => {
    checkFaultRule(rule);
    const fault = { id: String(++count), rule: structuredClone(rule), matched: 0, hits: 0, hit: [] };
    faults = [...faults, fault];
    return fault;
  };
  const clear = (): void => {
    faults = [];
    held.clear();
  };

  return {
    held,
    add,
    clear,
    begin(rules) {
      first = rules;
      rules.forEach(add);
    },
    reset() {
      clear();
      count = 0;
      first.forEach(add);
    },
    state: () => ({ faults, count, held: [...held] }),
    take(state) {
      clear();
      ({ faults, count } = state);
      for (const [account, events] of state.held) held.set(account, events);
    },
    list: () => faults,
    remove(id) {
      if (!faults.some((fault) => fault.id === id)) throw new InputError(`no fault rule has the id ${id}`, "unknown");
      faults = faults.filter((fault) => fault.id !== id);
    },
    hit(kind, effects, subject) {
      const applied: SandboxFault[] = [];
      if (faults.length > 0)
        faults = faults.map((fault) => {
          if (kindOf(fault.rule) !== kind || !effects.includes(effectOf(fault.rule)) || !isMatch(fault.rule, subject)) return fault;
          const next = hitOf(fault, subject);
          if (next.hits > fault.hits) applied.push(next);
          return next;
        });
      return applied;
    },
  };
}

/** Whether something has all the values that a rule is for. */
function isMatch({ match = {} }: FaultRule, subject: FaultSubject): boolean {
  const { nth: _nth, ...wanted } = match;
  const known: Readonly<Record<string, unknown>> = { ...subject };
  return Object.entries(wanted).every(
    ([name, value]) => value === undefined || (name === "merchant" ? subject.merchant === String(value) : known[name] === value),
  );
}

/** Whether a rule hits the latest of those that match it. */
function isHit({ rule, matched, hits }: SandboxFault, random: () => string): boolean {
  const { match: { nth } = {}, times = Infinity, after = 0, probability = 1 } = rule;
  if (nth !== undefined && matched !== nth) return false;
  if (matched <= after || hits >= times) return false;
  return probability >= 1 || Number.parseInt(random(), 16) / 2 ** 32 < probability;
}
