import type { Exchange } from "@maksu/service-front";
import type { Explanation } from "@maksu/signing/explain";
import type { Rule } from "../domain/rules/rule.ts";
import { type RuleId, RULES } from "../domain/rules/rules.ts";

/** A request that a world saw. It holds no secret, no body and no query. */
export interface SeenRequest extends Exchange {
  /** By the world's clock. ISO 8601. */
  readonly at: string;
}

/** A request that was rejected, and why. */
export interface RejectedRequest extends SeenRequest {
  readonly reason: string;
  /** The rule that rejected it, with its source; undefined where a merchant's state or a fault did. */
  readonly rule?: Rule & { readonly id: RuleId };
  /** Of a signature that does not match: the canonical message that was expected, what was received, and the mistake if it is a known one. */
  readonly signature?: Explanation;
}

/** The newest requests of a world, oldest first. */
export interface RequestLog {
  add(seen: SeenRequest, details: { readonly rule?: RuleId | undefined; readonly signature?: Explanation | undefined }): void;
  list(): readonly SeenRequest[];
  rejected(): readonly RejectedRequest[];
}

const MOST_REQUESTS = 1000;

/** Creates a log that drops the oldest requests when it is full. */
export function createRequestLog(): RequestLog {
  const seen: SeenRequest[] = [];
  const isRejected = (request: SeenRequest): request is RejectedRequest => request.reason !== undefined;
  return {
    add(request, { rule, signature }) {
      seen.push({ ...request, ...(rule && { rule: { id: rule, ...RULES[rule] } }), ...(signature && { signature }) });
      if (seen.length > MOST_REQUESTS) seen.shift();
    },
    list: () => [...seen],
    rejected: () => seen.filter(isRejected),
  };
}
