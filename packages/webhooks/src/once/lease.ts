/** The right to work on something, held for as long as the work takes, in a store whose keys can be taken and freed but not prolonged. */
import { HeldKey } from "./held-key.ts";
import { inTime } from "./in-time.ts";
import type { OnceStore } from "./store.ts";

/** Work that takes longer than so many leases counts as hanging: its lease is renewed no more. */
export const MOST_LEASES = 10;

/** A lease is as long as so many waits for the store, the longest that there are. */
export const STORE_WAITS = 6;

/**
 * Two keys, each taken for the length of the lease. Whoever wants to work must take both, the first one first. Who works renews them in turn,
 * which is freeing and taking again: in the moment between, the other one still keeps everybody out. So work may take longer than the lease, and
 * yet a process that dies is succeeded after one.
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
   * @returns undefined when another has it
   */
  static async take(store: OnceStore, name: string, length: number): Promise<Lease | undefined> {
    const keys = [new HeldKey(store, `${name}:work`, length), new HeldKey(store, `${name}:work-2`, length)] as const;
    const [first, second] = keys;
    if (!(await first.take())) return undefined;
    if (await second.take()) return new Lease(keys, length);
    // Its holder is renewing the first one just now.
    await first.free();
    return undefined;
  }

  private constructor(keys: readonly [HeldKey, HeldKey], length: number) {
    this.#keys = keys;
    this.#length = length;
    this.#renewUntil = Date.now() + MOST_LEASES * length;
    this.#renewIn(length / OFTEN);
  }

  /** Whether it is held still. A process that stalled for longer than the lease has lost it, as a dead one has. */
  get held(): boolean {
    return this.#keys.some((key) => key.held);
  }

  /** Holds it until something has settled, and gives it back then, not before. */
  async endAfter(last: Promise<unknown>): Promise<void> {
    this.#kept = true;
    await last.catch(() => {});
    this.#kept = false;
    await this.end();
  }

  /** Gives it back, unless it is left to {@link lapse} or held by {@link endAfter}. What can't be given back ends of its own accord. */
  async end(): Promise<void> {
    if (this.#stopped || this.#kept) return;
    this.lapse();
    this.#ended = true;
    await this.#renewing;
    const [first, second] = this.#keys;
    // The first one last: who gets it would fail at the second.
    for (const key of [second, first]) await key.free().catch(() => {});
  }

  /** Renews it no more, so that it ends of its own accord. */
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
    // A missing one comes first: to free the other now would let anybody in.
    const [first, second] = this.#keys;
    const [key, other] = first.heldUntil <= second.heldUntil ? [first, second] : [second, first];
    // A process that stalled comes too late: by now, another may have both.
    if (started - other.heldUntil > this.#length / (2 * OFTEN)) return;
    const renewed = await this.#inTime(key, async () => key.renew());
    // Somebody who looked in makes way soon, unless they died of it. Then nobody gets past this key, nor so to the other: once ended, it is there
    // for the taking.
    if (!renewed) await this.#inTime(other, async () => other.take());
    this.#renewIn(this.#length / (renewed ? OFTEN : 10 * OFTEN) - (Date.now() - started));
  }

  /** Whether the key has been taken in time. One that is taken late is held, too, unless the lease has been given back by then. */
  async #inTime(key: HeldKey, take: () => Promise<boolean>): Promise<boolean> {
    const taken = inTime(take, this.#length / STORE_WAITS, (late) => {
      late.then(async () => (this.#ended ? key.free() : undefined)).catch(() => {});
      return new Error("late");
    });
    return taken.catch(() => false);
  }
}

/** Renewals during a lease, of one key or the other. */
const OFTEN = 4;
