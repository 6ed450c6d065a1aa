import { type Entry, type Search, SORTS, wholeWord } from "./search.ts";

/** What has an entry, and a place among the others. */
interface Entered {
  readonly sequence: number;
  readonly entry?: Entry | undefined;
}

/** Searches rows of a memory store. */
export function searchRows<Row extends Entered>(rows: Iterable<Row>, search: Search): readonly Row[] {
  const { text, skip = 0, limit } = search;
  const accounts = new Set(search.accounts);
  const whole: Row[] = [];
  const others: Row[] = [];
  const word = text === undefined ? undefined : wholeWord(text);
  for (const row of rows) {
    const { entry } = row;
    if (!entry || !fits(entry, search) || !accounts.has(entry.account)) continue;
    (word !== undefined && entry.text.includes(word) ? whole : others).push(row);
  }
  const end = skip + limit;
  const first = firstOf(whole, search, end);
  return [...first, ...firstOf(others, search, end - first.length)].slice(skip);
}

/** The first rows in the order of a search. Of many, only those are sorted that can be among them. */
function firstOf<Row extends Entered>(rows: readonly Row[], { sort = "newest" }: Search, most: number): readonly Row[] {
  const { by, isDescending } = SORTS[sort];
  const sign = isDescending ? -1 : 1;
  const keyOf = ({ entry }: Row): number => sign * (entry?.[by] ?? -1);
  const last = rows.length > most ? (Float64Array.from(rows, keyOf).toSorted()[Math.max(0, most - 1)] ?? Infinity) : Infinity;
  return rows
    .filter((row) => keyOf(row) <= last)
    .toSorted((one, other) => keyOf(one) - keyOf(other) || sign * (one.sequence - other.sequence))
    .slice(0, most);
}

const fits = (
  { status, method, at, amount = -1, text }: Entry,
  { status: asked, method: by, from = -Infinity, to = Infinity, least = -Infinity, most = Infinity, text: piece }: Search,
): boolean =>
  (piece === undefined || text.includes(piece)) &&
  (asked === undefined || status === asked) &&
  (by === undefined || method === by) &&
  at >= from &&
  at < to &&
  amount >= least &&
  (most === Infinity || (amount >= 0 && amount <= most));
