import {
  createRequestLog,
  type Exchange,
  type GateOutcome,
  type KeptRequest,
  type RecordedRequest,
  type WireRequest,
} from "@maksu/service-front";
import type { Explanation } from "@maksu/signing/explain";
import type { Rule } from "../../domain/rules/rule.ts";
import { type RuleId, RULES } from "../../domain/rules/rules.ts";
import type { SignedMessages } from "./signed-messages.ts";
import type { WorldClock } from "../../ground/clock.ts";
import { explainRejection, type SignatureFault } from "./explain-rejection.ts";

/** A request that was rejected, and why. */
export interface RejectedRequest extends Omit<RecordedRequest, "rule"> {
  readonly reason: string;
  /** The rule that rejected it, with its source; undefined where a merchant's state or a fault did. */
  readonly rule?: Rule & { readonly id: RuleId };
  /** Of a signature that does not match: the canonical message that was expected, what was received, and the mistake if it is a known one. */
  readonly signature?: Explanation;
  /** The canonical messages, up to their first difference, of the body no more than is near it. */
  readonly messages?: SignedMessages;
}

/** A request with its number, and why it was rejected. */
export interface NumberedRequest {
  readonly number: number;
  readonly recorded: RecordedRequest;
  readonly rejected?: RejectedRequest;
}

/** The result of a request for the log. */
type Logged = Pick<GateOutcome, "exchange"> & { readonly values: GateOutcome["values"] | undefined };

/** The newest requests of a world, oldest first. */
export interface WorldRequests {
  /**
   * Adds a request.
   *
   * @param secretOf - returns the secret of the account that it names; empty if unknown
   * @returns how many requests there were
   */
  add(request: WireRequest, outcome: Logged, secretOf: () => string): Promise<number>;
  list(): readonly RecordedRequest[];
  rejected(): readonly RejectedRequest[];
  /** All of them with their numbers, which count the requests of the world from 1. */
  entries(): readonly NumberedRequest[];
  /** How many have been dropped. */
  dropped(): number;
  /** Forgets all of them, and how many there were. */
  clear(): void;
  state(): RequestsState;
  /** Replaces the requests by those of a snapshot. */
  take(state: RequestsState): void;
}

/** The requests of a world at a time. */
export interface RequestsState {
  /** How many there have been. */
  readonly count: number;
  readonly kept: readonly (KeptRequest & { readonly signature?: SignatureFault })[];
}

/**
 * Creates a log that drops the oldest requests when it is full.
 *
 * @param onAdded - called after a request was added
 * @param most - how many requests it keeps. By default 1,000
 */
export function createWorldRequests(clock: WorldClock, onAdded: () => void, most?: number): WorldRequests {
  const log = createRequestLog({ now: () => new Date(clock.now()) }, most);
  const signatures = new WeakMap<RecordedRequest, SignatureFault>();
  let count = 0;
  const withSignature = (kept: KeptRequest): RequestsState["kept"][number] => {
    const signature = signatures.get(kept.recorded);
    return signature ? { ...kept, signature } : kept;
  };
  return {
    state: () => ({ count, kept: log.state().map(withSignature) }),
    take(state) {
      log.take(state.kept.map(({ recorded, size }) => ({ recorded, size })));
      for (const { recorded, signature } of state.kept) if (signature) signatures.set(recorded, signature);
      ({ count } = state);
    },
    async add(request, { exchange, values }, secretOf) {
      const { rule, signature } = await explainRejection(exchange, request, secretOf);
      const recorded = log.add(rule ? { ...exchange, rule } : exchange, request, values);
      if (signature) signatures.set(recorded, signature);
      onAdded();
      return ++count;
    },
    list: () => log.list(),
    dropped: () => count - log.size,
    clear() {
      log.clear();
      count = 0;
    },
    entries() {
      const all = log.list();
      return all.map((recorded, index) => {
        const rejected = rejectedOf(recorded, signatures.get(recorded));
        return { number: count - all.length + 1 + index, recorded, ...(rejected && { rejected }) };
      });
    },
    rejected: () => log.list().flatMap((recorded) => rejectedOf(recorded, signatures.get(recorded)) ?? []),
  };
}

function rejectedOf({ rule, reason, ...recorded }: RecordedRequest, fault: SignatureFault | undefined): RejectedRequest | undefined {
  if (reason === undefined) return undefined;
  return {
    ...recorded,
    reason,
    ...(isRule(rule) && { rule: { id: rule, ...RULES[rule] } }),
    ...(fault && { signature: fault.explanation, messages: fault.messages }),
  };
}

const isRule = (rule: Exchange["rule"]): rule is RuleId => rule !== undefined && Object.hasOwn(RULES, rule);
