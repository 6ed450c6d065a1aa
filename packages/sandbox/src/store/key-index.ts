import type { KeyRange, Page } from "./store.ts";

/** A document that has a key. */
interface Entry {
  readonly sequence: number;
  readonly id: string;
}

/** One index of a memory store: the documents of each key, in the order of insertion. */
export class KeyIndex {
  readonly #entries = new Map<string, Entry[]>();
  /** The keys in order, once a range is asked for. */
  #keys: string[] | undefined;

  add(key: string, sequence: number, id: string): void {
    const entries = this.#entries.get(key);
    if (entries) {
      entries.splice(placeOf(entries, sequence), 0, { sequence, id });
      return;
    }
    this.#entries.set(key, [{ sequence, id }]);
    this.#keys?.splice(this.#placeOf(key), 0, key);
  }

  remove(key: string, sequence: number): void {
    const entries = this.#entries.get(key) ?? [];
    entries.splice(placeOf(entries, sequence), 1);
    if (entries.length > 0) return;
    this.#entries.delete(key);
    this.#keys?.splice(this.#placeOf(key), 1);
  }

  /** The ids whose keys are in a range: no more of them are looked at than the page skips and has. */
  ids(range: KeyRange, { skip = 0, limit = Infinity, descending = false }: Page = {}): readonly string[] {
    const ids: string[] = [];
    let left = skip;
    for (const entries of this.#lists(range, descending)) {
      if (ids.length >= limit) break;
      const from = Math.min(left, entries.length);
      left -= from;
      const length = Math.min(entries.length - from, limit - ids.length);
      for (let nth = from; nth < from + length; nth++) ids.push((entries[descending ? entries.length - 1 - nth : nth] as Entry).id);
    }
    return ids;
  }

  /** How many documents have a key in a range. */
  count(range: KeyRange): number {
    let count = 0;
    for (const { length } of this.#lists(range, false)) count += length;
    return count;
  }

  *#lists(range: KeyRange, descending: boolean): Generator<readonly Entry[]> {
    if ("equal" in range) {
      yield this.#entries.get(range.equal) ?? [];
      return;
    }
    const first = this.#placeOf(range.from);
    const end = this.#placeOf(range.to);
    const keys = this.#sorted();
    for (let nth = 0; nth < end - first; nth++) yield this.#entries.get(keys[descending ? end - 1 - nth : first + nth] as string) ?? [];
  }

  #placeOf(key: string): number {
    return placeIn(this.#sorted(), (each) => each < key);
  }

  #sorted(): string[] {
    return (this.#keys ??= [...this.#entries.keys()].toSorted());
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
