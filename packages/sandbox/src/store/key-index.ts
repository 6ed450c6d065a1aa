import type { KeyRange, Page } from "./store.ts";

/** A document with a place among the others of its key. */
interface Sequenced {
  readonly sequence: number;
}

/** One index of a memory store: the documents of each key, in the order of insertion. Most keys have one document, which needs no list. */
export class KeyIndex<Row extends Sequenced> {
  readonly #rows = new Map<string, Row | Several<Row>>();
  /** The keys in order, once a range is asked for. */
  #keys: string[] | undefined;
  /** How many keys have had several documents at once: without any, so many keys are so many documents. */
  #several = 0;

  add(key: string, row: Row): void {
    const known = this.#rows.get(key);
    if (known instanceof Several) known.add(row);
    else if (known) {
      this.#rows.set(key, new Several(key, known, row));
      this.#several++;
    } else {
      this.#rows.set(key, row);
      this.#keys?.splice(this.#placeOf(key), 0, key);
    }
  }

  remove(key: string, row: Row): void {
    const known = this.#rows.get(key);
    if (known instanceof Several) {
      known.remove(row);
      if (known.size > 0) return;
      this.#several--;
    }
    this.#rows.delete(key);
    this.#keys?.splice(this.#placeOf(key), 1);
  }

  /** The text of a key that several documents have: they share it. */
  sharedText(key: string): string | undefined {
    const known = this.#rows.get(key);
    return known instanceof Several ? known.key : undefined;
  }

  /** How many documents a key has. */
  sizeOf(key: string): number {
    const known = this.#rows.get(key);
    if (known === undefined) return 0;
    return known instanceof Several ? known.size : 1;
  }

  /** The documents of a key. */
  of(key: string): readonly Row[] {
    const known = this.#rows.get(key);
    if (known === undefined) return [];
    return known instanceof Several ? known.all() : [known];
  }

  /** The documents whose keys are in a range: no more of them are looked at than the page skips and has. */
  in(range: KeyRange, { skip = 0, limit = Infinity, descending = false }: Page = {}): readonly Row[] {
    const found: Row[] = [];
    const skipped = "equal" in range || this.#several > 0 ? 0 : skip;
    let left = skip - skipped;
    for (const rows of this.#lists(range, descending, skipped)) {
      if (found.length >= limit) break;
      const from = Math.min(left, rows.length);
      left -= from;
      const length = Math.min(rows.length - from, limit - found.length);
      for (let nth = from; nth < from + length; nth++) found.push(rows[descending ? rows.length - 1 - nth : nth] as Row);
    }
    return found;
  }

  /** How many documents have a key in a range. */
  count(range: KeyRange): number {
    if ("equal" in range) return this.sizeOf(range.equal);
    const [first, end] = [this.#placeOf(range.from), this.#placeOf(range.to)];
    if (this.#several === 0) return Math.max(0, end - first);
    let count = 0;
    for (let nth = first; nth < end; nth++) count += this.sizeOf(this.#sorted()[nth] as string);
    return count;
  }

  *#lists(range: KeyRange, descending: boolean, skipped = 0): Generator<readonly Row[]> {
    if ("equal" in range) {
      yield this.of(range.equal);
      return;
    }
    const first = this.#placeOf(range.from);
    const end = this.#placeOf(range.to);
    const keys = this.#sorted();
    for (let nth = skipped; nth < end - first; nth++) yield this.of(keys[descending ? end - 1 - nth : first + nth] as string);
  }

  #placeOf(key: string): number {
    return placeIn(this.#sorted(), (each) => each < key);
  }

  #sorted(): string[] {
    return (this.#keys ??= [...this.#rows.keys()].toSorted());
  }
}

/**
 * Several documents of one key: there may be many, of which one after the other comes and goes. Those that come are put last, and those that are
 * removed stay, until the list is read or half of it is removed.
 */
class Several<Row extends Sequenced> {
  readonly key: string;
  #rows: Row[] = [];
  readonly #removed = new Set<Row>();
  #isSorted = true;

  constructor(key: string, ...rows: readonly Row[]) {
    this.key = key;
    for (const row of rows) this.add(row);
  }

  get size(): number {
    return this.#rows.length - this.#removed.size;
  }

  add(row: Row): void {
    if (this.#removed.delete(row)) return;
    const last = this.#rows.at(-1);
    if (last && last.sequence > row.sequence) this.#isSorted = false;
    this.#rows.push(row);
  }

  remove(row: Row): void {
    this.#removed.add(row);
    if (2 * this.#removed.size > this.#rows.length) this.#sweep();
  }

  all(): readonly Row[] {
    if (this.#removed.size > 0) this.#sweep();
    if (!this.#isSorted) this.#rows.sort((a, b) => a.sequence - b.sequence);
    this.#isSorted = true;
    return this.#rows;
  }

  #sweep(): void {
    this.#rows = this.#rows.filter((row) => !this.#removed.has(row));
    this.#removed.clear();
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
