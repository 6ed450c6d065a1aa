/**
 * Remembers which events have been handled. It has only two functions, so anything with an atomic "set if absent" will do: the included
 * {@link memoryStore} for one process, Redis or an SQL database for several (see the recipes of this package).
 *
 * Keys are short ASCII strings made of hashes, which reveal nothing of an event. Each merchant needs a separate store, or a prefix in a
 * shared database: receipts and refund statuses don't name their merchant, and two shops may well have the same order number.
 *
 * Calls that have not settled after a sixth of the lease count as failed: the event is then not acknowledged. The calls of one step share
 * that time: two or three to take or end the lease, two to check whether the work is done. So a call that always takes a twelfth of the
 * lease is too slow; one that takes a fiftieth is fine.
 */
export interface OnceStore {
  /**
   * Claims a key unless it is taken.
   *
   * Must be atomic: of any number of simultaneous calls for a free key, exactly one may resolve to `true`.
   *
   * @param key - the key to claim
   * @param ttl - whole milliseconds after which the key expires: from a few to a month
   * @returns whether the key was free and is now claimed
   */
  claim(key: string, ttl: number): Promise<boolean>;
  /** Releases a key. Releasing a free key is not an error. */
  release(key: string): Promise<void>;
}
