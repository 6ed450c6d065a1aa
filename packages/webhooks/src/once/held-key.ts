import type { OnceStore } from "./store.ts";

/**
 * A key of the store that this process holds until a time by its own clock. After that another process may hold it, so it is left alone.
 */
export class HeldKey {
  readonly #store: OnceStore;
  readonly #key: string;
  readonly #ttl: number;
  #heldUntil = Number.NEGATIVE_INFINITY;

  constructor(store: OnceStore, key: string, ttl: number) {
    this.#store = store;
    this.#key = key;
    this.#ttl = ttl;
  }

  /** Milliseconds since 1970; minus infinity when the key is known not to be held. */
  get heldUntil(): number {
    return this.#heldUntil;
  }

  get held(): boolean {
    return Date.now() < this.#heldUntil;
  }

  /** Claims the key; true if it was free. */
  async take(): Promise<boolean> {
    // The store's clock starts later than this, so the key is never assumed to be held for too long.
    const until = Date.now() + this.#ttl;
    const taken = await this.#store.claim(this.#key, this.#ttl);
    if (taken) this.#heldUntil = until;
    return taken;
  }

  async free(): Promise<void> {
    if (!this.held) return;
    this.#heldUntil = Number.NEGATIVE_INFINITY;
    await this.#store.release(this.#key);
  }

  /** Releases the key if it is held, and claims it. */
  async renew(): Promise<boolean> {
    await this.free();
    return this.take();
  }
}
