/** The part of `Headers` that reads. */
export interface ReceivedHeaders extends Iterable<[name: string, value: string]> {
  /** The value of a header, in whatever case its name is given; null without one. */
  get(name: string): string | null;
  has(name: string): boolean;
}

/**
 * Reads every header line of a request that Node has parsed, so that a duplicate can't hide behind the first: as `Headers` does, which takes
 * several times as long.
 */
export class HeaderLines implements ReceivedHeaders {
  readonly #values = new Map<string, string>();
  #sorted: readonly [name: string, value: string][] | undefined;

  /** @param lines - names and values in turn */
  constructor(lines: readonly string[]) {
    for (let i = 0; i < lines.length; i += 2) {
      const name = (lines[i] ?? "").toLowerCase();
      const value = lines[i + 1] ?? "";
      const before = this.#values.get(name);
      this.#values.set(name, before === undefined ? value : before + (name === "cookie" ? "; " : ", ") + value);
    }
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null;
  }

  has(name: string): boolean {
    return this.#values.has(name.toLowerCase());
  }

  /** Sorted by name. */
  [Symbol.iterator](): IterableIterator<[name: string, value: string]> {
    this.#sorted ??= [...this.#values].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return this.#sorted[Symbol.iterator]();
  }
}
