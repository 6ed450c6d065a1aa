import type { WireAnswer } from "../exchange.ts";

/** Answers that were given, to be given again. */
export interface Replays {
  /** An answer of this operation that the account was given before. */
  earlier(operationId: string, account: string): WireAnswer | undefined;
  /** Keeps an answer, to give it again for a later request of this account. */
  keep(operationId: string, account: string, answer: WireAnswer): void;
}

/** Keeps the newest answer of each operation to each account: one to another would be signed with another secret. */
export function createReplays(): Replays {
  const last = new Map<string, WireAnswer>();
  // No operationId has a space.
  const keyOf = (operationId: string, account: string): string => `${operationId} ${account}`;
  return {
    earlier: (operationId, account) => last.get(keyOf(operationId, account)),
    keep: (operationId, account, answer) => void last.set(keyOf(operationId, account), answer),
  };
}
