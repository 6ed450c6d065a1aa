import type { WireResponse } from "../ground/exchange.ts";

/** Earlier responses, kept to be replayed. */
export interface Replays {
  /** Returns an earlier response of this operation to this account. */
  earlier(operationId: string, account: string): WireResponse | undefined;
  /** Keeps a response, to replay it for a later request of this account. */
  keep(operationId: string, account: string, response: WireResponse): void;
}

/** Keeps the newest response of each operation per account, since each account's responses are signed with its own secret. */
export function createReplays(): Replays {
  const last = new Map<string, WireResponse>();
  // No operationId has a space.
  const keyOf = (operationId: string, account: string): string => `${operationId} ${account}`;
  return {
    earlier: (operationId, account) => last.get(keyOf(operationId, account)),
    keep: (operationId, account, response) => void last.set(keyOf(operationId, account), response),
  };
}
