import type { KeyRange } from "./store.ts";

/** A key of a document, in the order of insertion among equal ones. */
interface Entry {
  readonly key: string;
  readonly sequence: number;
  readonly id: string;
}

/** The sorted keys of one index of a memory store. */
export class KeyIndex {
  readonly #entries: Entry[] = [];

  add(key: string, sequence: number, id: string): void {
    this.#entries.splice(this.#place(key, sequence), 0, { key, sequence, id });
  }

  remove(key: string, sequence: number): void {
    this.#entries.splice(this.#place(key, sequence), 1);
  }

  /** The ids whose keys are in a range. */
  ids(range: KeyRange): readonly string[] {
    const [from, to] =
      "equal" in range
        ? [this.#place(range.equal, 0), this.#place(range.equal, Infinity)]
        : [this.#place(range.from, 0), this.#place(range.to, 0)];
    return this.#entries.slice(from, to).map(({ id }) => id);
  }

  /** The place of the first entry that is not before (key, sequence). */
  #place(key: string, sequence: number): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const entry = this.#entries[middle] as Entry;
      if (entry.key < key || (entry.key === key && entry.sequence < sequence)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
