/**
 * Whether another process that shares the store is still there: it shows that by writing something again and again. Whoever looks counts the time without a
 * sign in its own time, as the system's clock may jump, and that of another machine may differ.
 */

/** Milliseconds between two signs. */
export const RENEWAL = 2000;

/** Milliseconds without a sign after which a process is gone. */
export const LEASE = 10_000;

/** Milliseconds that the time between two looks counts at most: while the store was away, nobody could show anything. */
const LONGEST_GAP = 3000;

/** The time for which a process has shown no new sign of life. */
export class Silence {
  #sign: number | string | undefined;
  #lasted = 0;
  #lookedAt = 0;

  /** Returns whether the process is gone, by the sign that it showed last. */
  isOver(sign: number | string): boolean {
    const now = performance.now();
    this.#lasted = sign === this.#sign ? this.#lasted + Math.min(now - this.#lookedAt, LONGEST_GAP) : 0;
    this.#sign = sign;
    this.#lookedAt = now;
    return this.#lasted >= LEASE;
  }
}
