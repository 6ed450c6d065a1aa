/**
 * The state of a key after {@link OnceStore.claim}: claimed by the caller, taken by another process that is working on the event, or done.
 */
export type Claim = "claimed" | "taken" | "done";

/** A key that is claimed, and the token with which it is. */
export interface Held {
  readonly key: string;
  readonly token: string;
}

/**
 * Remembers which events are in progress and which are done. The package has stores for one process ({@link memoryStore}), Redis
 * (`@maksu/webhooks/redis`), PostgreSQL (`/postgres`) and SQLite (`/sqlite`).
 *
 * A key is free, claimed with a token until a time, or done until a time; after that time it is free again. Keys are short ASCII strings made
 * of hashes, which reveal nothing of an event. Each merchant needs a separate store, or a prefix in a shared database: receipts and refund
 * statuses don't name their merchant, and two shops may well have the same order number.
 *
 * Each function but `finish` must be atomic, and each must compare the token where it takes one: a call that is carried out late, after its caller has given
 * up, must not touch what another process has claimed by then. Times to live are whole milliseconds, from a few to a month.
 *
 * A call that has not settled after a sixth of the lease counts as failed: the event is then not acknowledged.
 */
export interface OnceStore {
  /**
   * Claims a key if it is free, or renews the caller's own claim. Of any number of simultaneous calls for a free key, exactly one may resolve
   * to `claimed`.
   *
   * @param token - identifies the caller; unique for each attempt to work
   */
  claim(key: string, token: string, ttl: number): Promise<Claim>;
  /**
   * Extends a claim, so that it ends this long from now.
   *
   * @returns false, without a change, if the key is not claimed with this token any more
   */
  extend(key: string, token: string, ttl: number): Promise<boolean>;
  /**
   * Marks keys as done, whoever has claimed them: work that is done can't be undone. Also makes a key free as {@link OnceStore.release} does:
   * one call for both, since it is made for each event of an order. Called again with the same values when it fails, so it need not be atomic.
   */
  finish(keys: readonly string[], ttl: number, held?: Held): Promise<void>;
  /** Makes a key free, if it is claimed with this token. Otherwise it stays as it is, which is not an error. */
  release(key: string, token: string): Promise<void>;
}
