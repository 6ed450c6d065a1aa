import type { RuleId } from "./rules.ts";

/** A command that a rule rejects. */
export interface Rejected {
  readonly rejected: {
    readonly rule: RuleId;
    readonly reason: string;
    /** The description's example of the response, where the rule's response depends on the request. */
    readonly example?: string | undefined;
  };
}

/** Rejects a command by a rule. */
export const reject = (rule: RuleId, reason: string, example?: string): Rejected => ({ rejected: { rule, reason, example } });
