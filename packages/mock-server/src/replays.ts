import type { WireAnswer } from "./exchange.ts";

/** Answers that were given, to be given again. */
export interface Replays {
  /** An answer of this operation that was given before. */
  earlier(operationId: string): WireAnswer | undefined;
  keep(operationId: string, answer: WireAnswer): void;
}

/** Keeps the newest answer of each operation. */
export function createReplays(): Replays {
  const last = new Map<string, WireAnswer>();
  return {
    earlier: (operationId) => last.get(operationId),
    keep: (operationId, answer) => void last.set(operationId, answer),
  };
}
