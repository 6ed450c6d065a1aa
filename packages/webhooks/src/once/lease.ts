/** The exclusive right to work on something for as long as the work takes. */
import type { Claim, OnceStore } from "./store.ts";

/** Work that takes longer than so many leases counts as hanging: its lease is no longer renewed. */
export const MOST_LEASES = 10;

/**
 * A claim of the length of the lease, extended well before it expires. So work may take longer than the lease, yet another process succeeds a
 * dead one after a single lease.
 */
export class Lease {
  /** Identifies the holder in the store. */
  readonly token: string;
  readonly #store: OnceStore;
  readonly key: string;
  readonly #length: number;
  readonly #renewUntil: number;
  #heldUntil: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  /**
   * Takes the lease.
   *
   * @param store - its calls settle well within the lease
   * @param length - milliseconds after which it ends when the process dies
   * @returns the state of the key when it can't be claimed
   */
  static async take(store: OnceStore, key: string, length: number): Promise<Lease | Exclude<Claim, "claimed">> {
    const lease = new Lease(store, key, length);
    const claim = await store.claim(key, lease.token, length);
    if (claim !== "claimed") return claim;
    lease.#renewIn(length / OFTEN);
    return lease;
  }

  private constructor(store: OnceStore, key: string, length: number) {
    this.token = crypto.randomUUID();
    this.#store = store;
    this.key = key;
    this.#length = length;
    // The store's clock starts later than this, so the lease is never assumed to be held for too long.
    this.#heldUntil = Date.now() + length;
    this.#renewUntil = Date.now() + MOST_LEASES * length;
  }

  /** Whether it is still held. A process that stalled for longer than the lease has lost it, like a dead one. */
  get held(): boolean {
    return Date.now() < this.#heldUntil;
  }

  /** Ends the lease, unless it was left to {@link lapse}. A claim that can't be released expires by itself. */
  async end(): Promise<void> {
    if (this.#stopped) return;
    this.lapse();
    await this.#store.release(this.key, this.token).catch(() => {});
  }

  /** Stops renewing, so that the lease expires by itself. */
  lapse(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #renewIn(milliseconds: number): void {
    if (!this.#stopped && Date.now() < this.#renewUntil) this.#timer = setTimeout(() => void this.#renew(), milliseconds);
  }

  async #renew(): Promise<void> {
    const started = Date.now();
    const extended = await this.#store.extend(this.key, this.token, this.#length).catch(() => undefined);
    if (extended === true) this.#heldUntil = started + this.#length;
    if (extended === false) {
      // Another process holds it by now, or the store has lost it.
      this.#heldUntil = Number.NEGATIVE_INFINITY;
      return this.lapse();
    }
    this.#renewIn(this.#length / (extended === true ? OFTEN : 10 * OFTEN) - (Date.now() - started));
  }
}

/** Renewals during a lease. */
const OFTEN = 4;
