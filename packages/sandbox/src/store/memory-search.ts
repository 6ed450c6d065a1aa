import { flat } from "../ground/flat.ts";
import { type Entry, type Search, SORTS, wholeWord } from "./search.ts";

/** An entry as it is kept: all have the same members, so that a look at a hundred thousand takes milliseconds. */
export interface KeptEntry {
  readonly account: string;
  readonly status: string | undefined;
  readonly method: string | undefined;
  readonly at: number;
  /** Less than any amount where there is none. */
  readonly amount: number;
  readonly text: string;
}

/** A document with an entry, and a place among the others. */
interface Entered {
  readonly sequence: number;
  readonly entry?: KeptEntry | undefined;
}

/** The amount of an entry that has none. */
const NO_AMOUNT = -1;

/** The entry of a document as it is kept. */
export const keptEntry = ({ account, status, method, at, amount = NO_AMOUNT, text }: Entry): KeptEntry => ({
  account,
  status,
  method,
  at,
  amount,
  text: flat(text),
});

/** Neighbouring rows, and what they have in common: where nothing of a chunk can be found, none of its rows is looked at. */
export interface Chunk<Row> {
  readonly rows: Row[];
  /** Undefined until it is searched, and after a change. */
  summary: Summary | undefined;
}

/** The summary of a chunk's entries. */
interface Summary {
  readonly text: string;
  readonly at: Bounds;
  readonly amount: Bounds;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

function summaryOf(rows: readonly Entered[]): Summary {
  const entries = rows.flatMap(({ entry }) => entry ?? []);
  const boundsOf = (values: readonly number[]): Bounds => ({ least: Math.min(...values), most: Math.max(...values) });
  return {
    text: entries.map(({ text }) => text).join(""),
    at: boundsOf(entries.map(({ at }) => at)),
    amount: boundsOf(entries.map(({ amount }) => amount)),
  };
}

/** Rows of a chunk. */
export const CHUNK = 256;

/** Searches rows of a memory store, a table after the other. */
export function searchRows<Row extends Entered>(tables: readonly (readonly Chunk<Row>[])[], search: Search): readonly Row[] {
  const { skip = 0, limit, text, from = -Infinity, to = Infinity, sort = "newest" } = search;
  const { by, isDescending } = SORTS[sort];
  const sign = isDescending ? -1 : 1;
  const fits = fitting(search);
  const word = text === undefined ? undefined : wholeWord(text);
  const end = skip + limit;
  const whole = new FirstRows<Row>(sign, end);
  const others = new FirstRows<Row>(sign, end);
  for (const chunk of inDirection(tables.flat(), sign)) {
    const summary = (chunk.summary ??= summaryOf(chunk.rows));
    const first = sign > 0 ? summary[by].least : -summary[by].most;
    // Whole words are before all others.
    if (whole.isBehind(first) || summary.at.most < from || summary.at.least >= to) continue;
    if (text !== undefined && !summary.text.includes(text)) continue;
    if (others.isBehind(first) && !(word !== undefined && summary.text.includes(word))) continue;
    for (const row of inDirection(chunk.rows, sign)) {
      const { entry } = row;
      if (entry === undefined || !fits(entry)) continue;
      // A member that a variable names takes ten times as long.
      const key = sign * (by === "at" ? entry.at : entry.amount);
      (word !== undefined && entry.text.includes(word) ? whole : others).add(key, row);
    }
  }
  return [...whole.sorted(), ...others.sorted()].slice(skip, end);
}

/** In the direction of the insertion, which most orders follow: hardly any row comes later that is before those that were kept. */
const inDirection = <Each>(all: readonly Each[], sign: 1 | -1): readonly Each[] => (sign > 0 ? all : all.toReversed());

/** Whether an entry fits: its text is looked through last. */
function fitting(search: Search): (entry: KeptEntry) => boolean {
  const { text, status, method, from = -Infinity, to = Infinity, most = Infinity } = search;
  const least = search.least ?? (most === Infinity ? NO_AMOUNT : 0);
  const accounts = new Set(search.accounts);
  return (entry) =>
    (status === undefined || entry.status === status) &&
    (method === undefined || entry.method === method) &&
    entry.at >= from &&
    entry.at < to &&
    entry.amount >= least &&
    entry.amount <= most &&
    accounts.has(entry.account) &&
    (text === undefined || entry.text.includes(text));
}

/** The first of many rows by their keys; those with the same, by their insertion, or against it. */
class FirstRows<Row extends Entered> {
  readonly #sign: 1 | -1;
  readonly #most: number;
  #kept: { readonly key: number; readonly row: Row }[] = [];
  /** The last of those that are kept, once there are enough: what is behind it can be left out. */
  #lastKey = Infinity;
  #lastSequence = Infinity;

  constructor(sign: 1 | -1, most: number) {
    this.#sign = sign;
    this.#most = most;
  }

  add(key: number, row: Row): void {
    if (this.isBehind(key) || (key === this.#lastKey && this.#sign * (row.sequence - this.#lastSequence) > 0)) return;
    this.#kept.push({ key, row });
    if (this.#kept.length < 2 * this.#most) return;
    this.#kept = this.#ordered();
    const last = this.#kept.at(-1);
    this.#lastKey = last?.key ?? -Infinity;
    this.#lastSequence = last?.row.sequence ?? 0;
  }

  /** Whether all with such a key, or a later one, can be left out. */
  isBehind(key: number): boolean {
    return key > this.#lastKey;
  }

  sorted(): readonly Row[] {
    return this.#ordered().map(({ row }) => row);
  }

  #ordered(): { readonly key: number; readonly row: Row }[] {
    return this.#kept
      .toSorted((one, other) => one.key - other.key || this.#sign * (one.row.sequence - other.row.sequence))
      .slice(0, this.#most);
  }
}
