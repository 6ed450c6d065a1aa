import type { RuleId } from "./rules.ts";

/** A command that a rule rejects. */
export interface Rejected {
  readonly rejected: {
    readonly rule: RuleId;
    /** What is wrong with this request. */
    readonly reason: string;
  };
}

/** Rejects a command by a rule. */
export const reject = (rule: RuleId, reason: string): Rejected => ({ rejected: { rule, reason } });
