import { TransportError } from "./transport.ts";

/** Collects the bytes of a body, up to a limit. */
export class BoundedBytes {
  readonly #chunks: Uint8Array[] = [];
  readonly #most: number;
  readonly #status: number;
  #length = 0;

  /** @param most bytes that are taken */
  constructor(most: number, status: number) {
    this.#most = most;
    this.#status = status;
  }

  /** @throws TransportError `response-too-large` */
  add(chunk: Uint8Array): void {
    this.#length += chunk.length;
    if (this.#length > this.#most) throw tooLarge(this.#most, this.#status);
    this.#chunks.push(chunk);
  }

  /** All of them; most bodies come in one chunk, which is not copied. */
  whole(): Uint8Array {
    const [first = new Uint8Array(0), ...others] = this.#chunks;
    if (others.length === 0) return first;
    const whole = new Uint8Array(this.#length);
    let at = 0;
    for (const chunk of this.#chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }
}

export const tooLarge = (most: number, status: number): TransportError =>
  new TransportError("response-too-large", `the response's body has more than ${most} bytes`, { status });
