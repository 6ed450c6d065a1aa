import type { OnceStore } from "./store.ts";

/**
 * A key of the store, and until when it is this process's by its own clock. After that it may be another's, so it is left alone.
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

  /** Milliseconds since 1970; minus infinity when it is known not to be held. */
  get heldUntil(): number {
    return this.#heldUntil;
  }

  get held(): boolean {
    return Date.now() < this.#heldUntil;
  }

  /** Whether it was free, and has now been taken. */
  async take(): Promise<boolean> {
    // The store's clock starts later than this, so the key is never believed to be held for too long.
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

  /** Frees it if it is held, and takes it. */
  async renew(): Promise<boolean> {
    await this.free();
    return this.take();
  }
}
