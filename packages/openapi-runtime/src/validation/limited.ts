/** Limits what is validated, masked and kept of a body: work that grows with it is bounded, whoever sends it. */

/** Most elements of a list, or keys of an object: far more than any documented request needs. */
export const MOST_IN_ONE: number = 10_000;

/** Most elements and keys of a whole body: of ten thousand order rows with nine fields each. */
export const MOST_IN_ALL: number = 100_000;

/** The message for a body that is over the limits. */
export const TOO_MANY: string = `has a list or object of more than ${MOST_IN_ONE} elements, or more than ${MOST_IN_ALL} in all`;

/** The parts left out of a body. */
export interface Cut {
  /** Whether elements of a list or object itself are missing. */
  readonly isShort: (value: unknown) => boolean;
  /** Whether elements are missing at any depth below it. */
  readonly isAffected: (value: unknown) => boolean;
}

/** Maps a shortened copy to what is missing of it. */
const cuts = new WeakMap<object, Cut>();

/** Returns what is missing of a body that {@link limited} has shortened; undefined for any other value. */
export const cutOf = (value: unknown): Cut | undefined => (isContainer(value) ? cuts.get(value) : undefined);

/**
 * Returns a value as it is if it is within the limits, else a copy that is: lists and objects that are too long are shortened, and so is what lies deepest
 * when there is too much in all. No key of another name or element with another value comes in, so what the copy breaks by having something is broken
 * by the whole, too.
 */
export function limited(value: unknown): unknown {
  if (!isContainer(value) || cuts.has(value)) return value;
  const listed = new Map<Container, readonly string[]>();
  return fits(value, { left: MOST_IN_ALL, listed }, 0) ? value : shortened(value, listed);
}

type Container = readonly unknown[] | Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === "object" && value !== null;

/** A depth at which counting is far from filling the stack. A deeper value is counted while it is copied. */
const MOST_LEVELS = 1000;

function fits(value: Container, budget: { left: number; readonly listed: Map<Container, readonly string[]> }, level: number): boolean {
  if (level > MOST_LEVELS) return false;
  const names = Array.isArray(value) ? undefined : Object.keys(value);
  const elements = names ?? (value as readonly unknown[]);
  if (elements.length > MOST_IN_ONE || (budget.left -= elements.length) < 0) {
    // Listing the keys of a large object takes longest: it is done once.
    if (names) budget.listed.set(value, names);
    return false;
  }
  for (const element of elements) {
    const each = names ? (value as Readonly<Record<string, unknown>>)[element as string] : element;
    if (isContainer(each) && !fits(each, budget, level + 1)) return false;
  }
  return true;
}

/**
 * Copies level by level, so that what is missing is missing at the bottom.
 *
 * @param listed keys that are known: a value that stands in many places is listed once
 */
function shortened(whole: Container, listed: Map<Container, readonly string[]>): Container {
  const root = emptyLike(whole);
  const queue: [from: Container, to: object][] = [[whole, root]];
  const parents = new Map<object, object | undefined>([[root, undefined]]);
  const short = new Set<object>();
  let left = MOST_IN_ALL;
  // Grows while it is iterated over.
  for (const [from, to] of queue) {
    const names = Array.isArray(from) ? undefined : (listed.get(from) ?? Object.keys(from));
    if (names) listed.set(from, names);
    const length = names?.length ?? (from as readonly unknown[]).length;
    const kept = Math.min(length, MOST_IN_ONE, left);
    left -= kept;
    if (kept < length) short.add(to);
    for (let index = 0; index < kept; index += 1) {
      const name = names?.[index] ?? index;
      const value = (from as Readonly<Record<string | number, unknown>>)[name];
      if (!isContainer(value)) {
        setOwn(to, name, value);
        continue;
      }
      const copy = emptyLike(value);
      setOwn(to, name, copy);
      queue.push([value, copy]);
      parents.set(copy, to);
    }
  }
  if (short.size === 0) return whole;
  const affected = new Set<object>();
  for (const each of short) for (let at: object | undefined = each; at && !affected.has(at); at = parents.get(at)) affected.add(at);
  const isIn = (set: ReadonlySet<object>) => (value: unknown) => isContainer(value) && set.has(value);
  cuts.set(root, { isShort: isIn(short), isAffected: isIn(affected) });
  return root;
}

const emptyLike = (value: Container): Container => (Array.isArray(value) ? [] : {});

/** Sets a property of any name: assigning `__proto__` would set none. */
function setOwn(object: object, name: string | number, value: unknown): void {
  if (name === "__proto__") Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  else (object as Record<string | number, unknown>)[name] = value;
}
