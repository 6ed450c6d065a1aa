/**
 * Where it is remembered which events have been handled. Two functions, so that anything with an atomic "set if absent" serves: the shipped
 * {@link memoryStore} for one process, Redis or an SQL database for many (see the recipes of this package).
 *
 * Keys are short ASCII texts made of hashes: nothing of an event can be read from them. Each merchant needs a store of its own, or a prefix in a
 * shared database: receipts and refund statuses do not say whose they are, and two shops may well have an order of the same number.
 *
 * What has not settled after a sixth of the lease counts as failed: the event is then not acknowledged. That is the time for the calls of a step
 * together: two, or three, to take or give back the lease, and two to look whether the work is done. So a call that always takes a twelfth of the
 * lease is too slow, and one that takes a fiftieth is not.
 */
export interface OnceStore {
  /**
   * Takes a key, unless it is taken.
   *
   * Must be atomic: of any number of calls at once for a key that is free, exactly one may resolve to `true`.
   *
   * @param key - what to take
   * @param ttl - whole milliseconds after which the key is free again of its own accord: from a few to a month
   * @returns whether it was free, and now is taken
   */
  claim(key: string, ttl: number): Promise<boolean>;
  /** Frees a key. Freeing one that is free is no error. */
  release(key: string): Promise<void>;
}
