import type { KeyRange, Page } from "./store.ts";

/** What has a place among the others of its key. */
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
      this.#rows.set(key, new Several(known, row));
      this.#several++;
    } else {
      this.#rows.set(key, row);
      this.#keys?.splice(this.#placeOf(key), 0, key);
    }
  }

  remove(key: string, row: Row): void {
    const known = this.#rows.get(key);
    if (known instanceof Several && known.remove(row) > 0) return;
    if (known instanceof Several) this.#several--;
    this.#rows.delete(key);
    this.#keys?.splice(this.#placeOf(key), 1);
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
    if (this.#several === 0 && !("equal" in range)) return Math.max(0, this.#placeOf(range.to) - this.#placeOf(range.from));
    let count = 0;
    for (const { length } of this.#lists(range, false)) count += length;
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

/** Several documents of one key. Those that are removed stay in the list until they are half of it, or it is read: it may be long. */
class Several<Row extends Sequenced> {
  #rows: Row[];
  readonly #removed = new Set<Row>();

  constructor(one: Row, other: Row) {
    this.#rows = one.sequence < other.sequence ? [one, other] : [other, one];
  }

  add(row: Row): void {
    if (!this.#removed.delete(row)) this.#rows.splice(placeOf(this.#rows, row.sequence), 0, row);
  }

  /** Returns how many are left. */
  remove(row: Row): number {
    this.#removed.add(row);
    if (2 * this.#removed.size > this.#rows.length) this.#sweep();
    return this.#rows.length - this.#removed.size;
  }

  all(): readonly Row[] {
    if (this.#removed.size > 0) this.#sweep();
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

/** The place of the first row that was not inserted before. */
const placeOf = (rows: readonly Sequenced[], sequence: number): number => placeIn(rows, (row) => row.sequence < sequence);
