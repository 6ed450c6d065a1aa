/** A fault rule: the requests, events or payments that it is for, how often it hits them, and one effect. */
import type { EventDraft } from "../domain/changes.ts";

/** Which requests, events or payments a rule is for: those that have all of these values. */
export interface FaultMatch {
  /** The operation's id: `refundPayment`. */
  readonly operation?: string;
  /** The event's name: `paymentCallback`. */
  readonly event?: EventDraft["name"];
  /** An account or a merchant ID. */
  readonly merchant?: string | number;
  /** The merchant's own reference or order number, where the request or the event names it. */
  readonly reference?: string;
  /** Cents, where the request or the event names them. */
  readonly amount?: number;
  /** Only the nth of those that match, counted from 1 since the rule was added. */
  readonly nth?: number;
}

/** The effects of rules, each with its value. */
export interface FaultEffects {
  /** Of a request: it gets this status, from 400 to 599, in place of its response. */
  readonly respond?: { readonly status: number };
  /** Of a request: the connection breaks without a response. Of an event: an attempt to send it reaches nobody. */
  readonly drop?: true;
  /** Of a request: real milliseconds until its response. Of an event: milliseconds of the world's clock until it is sent. */
  readonly delay?: number;
  /** Of a request: the connection breaks in the middle of its response. Of an event: in the middle of an attempt to send it. */
  readonly truncate?: true;
  /** Of an event: how many more times it is sent. */
  readonly duplicate?: number;
  /** Of an event: it is sent behind the next event of its merchant, or after a day. */
  readonly outOfOrder?: true;
  /** Of a charge or hold of a token: the acquirer declines it. Of a customer who approves a payment: it is rejected. */
  readonly decline?: true;
  /** Of a refund through its provider: it is rejected at once, or fails after it was accepted. */
  readonly refundOutcome?: "rejected" | "fail";
  /** Of a customer who approves a bank payment: it is `delayed`, and confirmed later. */
  readonly lateOutcome?: true;
}

/** The name of an effect. */
export type EffectName = keyof FaultEffects;

/** A fault rule: it has one effect. */
export interface FaultRule extends FaultEffects {
  /** @defaultValue all that the effect applies to */
  readonly match?: FaultMatch;
  /** How many times it hits at most. @defaultValue unlimited */
  readonly times?: number;
  /** How many that match it leaves alone first. @defaultValue `0` */
  readonly after?: number;
  /** How likely it hits one that matches, from 0 to 1: under a seed, the same ones each time. @defaultValue `1` */
  readonly probability?: number;
  /** Whether a request that gets another response, or none, is left undone. @defaultValue `false`: it is carried out, and its response lost */
  readonly before?: boolean;
}

/** A kind of subject that effects apply to. */
export type FaultKind = "request" | "event" | "transition";

/** The kinds that an effect applies to; of two, the first one unless the rule names an event. */
export interface Effect {
  readonly kinds: readonly FaultKind[];
  /** The operations that it is limited to; all when undefined. */
  readonly operations?: readonly string[];
  /** Whether a request can be left undone. */
  readonly takesBefore?: true;
}

/** Every effect. */
export const EFFECTS: { readonly [name in EffectName]-?: Effect } = {
  respond: { kinds: ["request"], takesBefore: true },
  drop: { kinds: ["request", "event"], takesBefore: true },
  delay: { kinds: ["request", "event"] },
  truncate: { kinds: ["request", "event"] },
  duplicate: { kinds: ["event"] },
  outOfOrder: { kinds: ["event"] },
  decline: {
    kinds: ["transition"],
    operations: ["createMitCharge", "createMitAuthorizationHold", "createCitCharge", "createCitAuthorizationHold"],
  },
  refundOutcome: { kinds: ["transition"], operations: ["refundPayment", "refundPaymentByEmail"] },
  lateOutcome: { kinds: ["transition"], operations: [] },
};

/** The effect of a rule that was checked. */
export function effectOf(rule: FaultRule): EffectName {
  const [name] = effectsIn(rule);
  if (!name) throw new Error("a checked rule has an effect");
  return name;
}

/** The effects that a rule names: one, unless it is invalid. */
export const effectsIn = (rule: FaultRule): readonly EffectName[] =>
  (Object.keys(EFFECTS) as EffectName[]).filter((name) => rule[name] !== undefined);

/** The kind of subject that a rule applies to. */
export function kindOf(rule: FaultRule): FaultKind {
  const [first = "request"] = EFFECTS[effectOf(rule)].kinds;
  return rule.match?.event === undefined ? first : "event";
}
