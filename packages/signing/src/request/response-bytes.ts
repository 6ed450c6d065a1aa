/** A body, read whole but never beyond a limit. */
import { join } from "../crypto/encoding.ts";

/** Most bytes of a response that are read by default. */
export const MAX_RESPONSE_BYTES = 10_000_000;

/** Collects the bytes of a body, up to a limit. */
export class BoundedBytes {
  readonly #chunks: Uint8Array[] = [];
  readonly #most: number;
  readonly #tooLarge: () => Error;
  #length = 0;

  /**
   * @param most bytes that are taken
   * @param tooLarge creates the error that {@link add} throws
   */
  constructor(most: number, tooLarge: () => Error) {
    this.#most = most;
    this.#tooLarge = tooLarge;
  }

  /** Adds a chunk, unless the body becomes too large by it. */
  add(chunk: Uint8Array): void {
    this.#length += chunk.length;
    if (this.#length > this.#most) throw this.#tooLarge();
    this.#chunks.push(chunk);
  }

  /** Returns all of them. Most bodies come in one chunk, which is not copied. */
  whole(): Uint8Array {
    const [first] = this.#chunks;
    return first !== undefined && this.#chunks.length === 1 ? first : join(this.#chunks);
  }
}

/**
 * Reads a body into `bytes`, and no further once the signal is aborted: Node 20 forgets the signal that a `fetch` was given once its request was collected.
 *
 * @throws what `bytes` throws; the signal's reason
 */
export async function readBody({ body }: Response, bytes: BoundedBytes, signal?: AbortSignal): Promise<Uint8Array> {
  const reader = body?.getReader();
  // Whether the rest can be cancelled changes nothing: the response is not used.
  const cancel = (): void => void reader?.cancel().catch(() => {});
  signal?.addEventListener("abort", cancel, { once: true });
  try {
    for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) bytes.add(read.value);
    signal?.throwIfAborted();
    return bytes.whole();
  } catch (error) {
    cancel();
    throw error;
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}
