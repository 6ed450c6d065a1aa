/**
 * The exclusive right to work on something for as long as the work takes, in a store whose keys can be claimed and released but not
 * extended.
 */
import { HeldKey } from "./held-key.ts";
import { inTime } from "./in-time.ts";
import type { OnceStore } from "./store.ts";

/** Work that takes longer than so many leases counts as hanging: its lease is no longer renewed. */
export const MOST_LEASES = 10;

/** The longest waits for the store that fit in a lease. */
export const STORE_WAITS = 6;

/**
 * Two keys, each claimed for the length of the lease. A process must claim both to work, in order. It renews them in turn by releasing and
 * claiming each: meanwhile the other key still keeps everybody out. So work may take longer than the lease, yet another process succeeds a
 * dead one after a single lease.
 */
export class Lease {
  readonly #keys: readonly [first: HeldKey, second: HeldKey];
  readonly #length: number;
  readonly #renewUntil: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #renewing: Promise<void> = Promise.resolve();
  #stopped = false;
  #kept = false;
  #ended = false;

  /**
   * Takes the lease.
   *
   * @param length - milliseconds after which it ends when the process dies
   * @returns undefined when another process has it
   */
  static async take(store: OnceStore, name: string, length: number): Promise<Lease | undefined> {
    const keys = [new HeldKey(store, `${name}:work`, length), new HeldKey(store, `${name}:work-2`, length)] as const;
    const [first, second] = keys;
    if (!(await first.take())) return undefined;
    if (await second.take()) return new Lease(keys, length);
    // Its holder is renewing the first key at this moment.
    await first.free();
    return undefined;
  }

  private constructor(keys: readonly [HeldKey, HeldKey], length: number) {
    this.#keys = keys;
    this.#length = length;
    this.#renewUntil = Date.now() + MOST_LEASES * length;
    this.#renewIn(length / OFTEN);
  }

  /** Whether it is still held. A process that stalled for longer than the lease has lost it, like a dead one. */
  get held(): boolean {
    return this.#keys.some((key) => key.held);
  }

  /** Keeps the lease until a promise has settled, then ends it. */
  async endAfter(last: Promise<unknown>): Promise<void> {
    this.#kept = true;
    await last.catch(() => {});
    this.#kept = false;
    await this.end();
  }

  /** Ends the lease, unless it was left to {@link lapse} or is kept by {@link endAfter}. A key that can't be released expires by itself. */
  async end(): Promise<void> {
    if (this.#stopped || this.#kept) return;
    this.lapse();
    this.#ended = true;
    await this.#renewing;
    const [first, second] = this.#keys;
    // The first key last: whoever claims it would fail at the second.
    for (const key of [second, first]) await key.free().catch(() => {});
  }

  /** Stops renewing, so that the lease expires by itself. */
  lapse(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #renewIn(milliseconds: number): void {
    if (this.#stopped || Date.now() >= this.#renewUntil) return;
    this.#timer = setTimeout(() => {
      this.#renewing = this.#renew();
    }, milliseconds);
  }

  async #renew(): Promise<void> {
    const started = Date.now();
    // Restore the missing key first: releasing the other now would let anybody in.
    const [first, second] = this.#keys;
    const [key, other] = first.heldUntil <= second.heldUntil ? [first, second] : [second, first];
    // After a stall it is too late: another process may hold both by now.
    if (started - other.heldUntil > this.#length / (2 * OFTEN)) return;
    const renewed = await this.#inTime(key, async () => key.renew());
    // A process that only tried the key releases it soon, unless it died. If it died, nobody gets past this key to the other, which can be
    // claimed once it has expired.
    if (!renewed) await this.#inTime(other, async () => other.take());
    this.#renewIn(this.#length / (renewed ? OFTEN : 10 * OFTEN) - (Date.now() - started));
  }

  /** Claims the key in time. A key claimed late is kept, too, unless the lease has ended by then. */
  async #inTime(key: HeldKey, take: () => Promise<boolean>): Promise<boolean> {
    const taken = inTime(take, this.#length / STORE_WAITS, (late) => {
      late.then(async () => (this.#ended ? key.free() : undefined)).catch(() => {});
      return new Error("late");
    });
    return taken.catch(() => false);
  }
}

/** Renewals during a lease, alternating between the keys. */
const OFTEN = 4;
