import type { KeyRange } from "./store.ts";

/** What has a place among the others of its key. */
interface Sequenced {
  readonly sequence: number;
}

/** One index of a memory store: the documents of each key, in the order of insertion. Most keys have one document, which needs no list. */
export class KeyIndex<Row extends Sequenced> {
  readonly #rows = new Map<string, Row | Row[]>();
  /** The keys in order, once a range is asked for: sorting them with each new one would take longer the more there are. */
  #keys: readonly string[] | undefined;

  add(key: string, row: Row): void {
    const rows = this.#rows.get(key);
    if (Array.isArray(rows)) rows.splice(placeOf(rows, row.sequence), 0, row);
    else if (rows) this.#rows.set(key, rows.sequence < row.sequence ? [rows, row] : [row, rows]);
    else {
      this.#rows.set(key, row);
      this.#keys = undefined;
    }
  }

  remove(key: string, row: Row): void {
    const rows = this.#rows.get(key);
    if (Array.isArray(rows)) rows.splice(placeOf(rows, row.sequence), 1);
    if (Array.isArray(rows) && rows.length > 0) return;
    this.#rows.delete(key);
    this.#keys = undefined;
  }

  /** The documents of a key. */
  of(key: string): readonly Row[] {
    const rows = this.#rows.get(key);
    if (rows === undefined) return [];
    return Array.isArray(rows) ? rows : [rows];
  }

  /** The documents whose keys are in a range. */
  in(range: KeyRange): readonly Row[] {
    return "equal" in range ? this.of(range.equal) : this.#between(range.from, range.to).flatMap((key) => this.of(key));
  }

  #between(from: string, to: string): readonly string[] {
    this.#keys ??= [...this.#rows.keys()].toSorted();
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

/** The place of the first row that was not inserted before. */
const placeOf = (rows: readonly Sequenced[], sequence: number): number => placeIn(rows, (row) => row.sequence < sequence);
