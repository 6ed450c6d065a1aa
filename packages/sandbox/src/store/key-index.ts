import type { KeyRange } from "./store.ts";

/** A document that has a key. */
interface Entry {
  readonly sequence: number;
  readonly id: string;
}

/** One index of a memory store: the documents of each key, in the order of insertion. */
export class KeyIndex {
  readonly #entries = new Map<string, Entry[]>();
  /** The keys in order, once a range is asked for: sorting them with each new one would take longer the more there are. */
  #keys: readonly string[] | undefined;

  add(key: string, sequence: number, id: string): void {
    const entries = this.#entries.get(key);
    if (entries) {
      entries.splice(placeOf(entries, sequence), 0, { sequence, id });
      return;
    }
    this.#entries.set(key, [{ sequence, id }]);
    this.#keys = undefined;
  }

  remove(key: string, sequence: number): void {
    const entries = this.#entries.get(key) ?? [];
    entries.splice(placeOf(entries, sequence), 1);
    if (entries.length > 0) return;
    this.#entries.delete(key);
    this.#keys = undefined;
  }

  /** The ids whose keys are in a range. */
  ids(range: KeyRange): readonly string[] {
    const keys = "equal" in range ? [range.equal] : this.#between(range.from, range.to);
    return keys.flatMap((key) => this.#entries.get(key)?.map(({ id }) => id) ?? []);
  }

  #between(from: string, to: string): readonly string[] {
    this.#keys ??= [...this.#entries.keys()].toSorted();
    const keys = this.#keys;
    return keys.slice(
      placeIn(keys, (key) => key < from),
      placeIn(keys, (key) => key < to),
    );
  }
}

/** The first place whose element is not before. */
function placeIn<Element>(sorted: readonly Element[], isBefore: (element: Element) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(sorted[middle] as Element)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of the first entry that was not inserted before. */
const placeOf = (entries: readonly Entry[], sequence: number): number => placeIn(entries, (entry) => entry.sequence < sequence);
