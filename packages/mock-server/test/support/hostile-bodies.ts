/** Valid bodies in which one to three values became hostile: by their numbers, their lengths or their count. */
import type { Dice } from "@maksu/test-server/hostile";

/** Changes up to two values of a copy, then one more, which grows if it is a list or a record. */
export function hostileBody(dice: Dice, valid: object): unknown {
  const holder = { body: structuredClone(valid) as unknown };
  const place = (): Place => dice.pick([{ owner: holder, key: "body" }, ...placesIn(holder)]);
  for (let left = dice.number(3); left > 0; left--) {
    const { owner, key } = place();
    if (dice.number(10) === 0) Reflect.deleteProperty(owner, key);
    else Reflect.set(owner, key, hostileValue(dice));
  }
  const { owner, key } = place();
  const value: unknown = Reflect.get(owner, key);
  if (Array.isArray(value) && value.length > 0) Reflect.set(owner, key, repeated(value, Math.min(lengthOf(dice), roomFor(value))));
  else if (isRecord(value)) Object.assign(value, manyKeys(lengthOf(dice) / 10));
  else Reflect.set(owner, key, hostileValue(dice));
  return holder.body;
}

/** How many of a list's elements have 200,000 characters. */
const roomFor = (list: readonly unknown[]): number => (200_000 * list.length) / JSON.stringify(list).length;

interface Place {
  readonly owner: object;
  readonly key: string;
}

/** Finds the place of a value; in a long list or record, near its beginning. */
function placesIn(owner: object): Place[] {
  return Object.entries(owner)
    .slice(0, 20)
    .flatMap(([key, value]) => [{ owner, key }, ...(typeof value === "object" && value !== null ? placesIn(value as object) : [])]);
}

/** From 1 to 100,000, with all magnitudes equally likely. */
const lengthOf = (dice: Dice): number => Math.ceil(10 ** (dice.number(5001) / 1000));

const hostileValue = (dice: Dice): unknown => dice.pick(VALUES)(lengthOf(dice), dice);

const VALUES: readonly [HostileValue, ...HostileValue[]] = [
  (length) => "9".repeat(length),
  (length) => `-${"1".repeat(length)}`,
  (length) => `0.${"0".repeat(length)}1`,
  (length) => `${"0".repeat(length)}1`,
  (length) => `${"0".repeat(length)}.${"1".repeat(length)}x`,
  (_length, dice) => `1e${dice.pick(["+", "-", ""])}${"9".repeat(1 + dice.number(12))}`,
  (_length, dice) => dice.pick([1e21, -1e300, 5e-324, 1e-7, -0, 2 ** 53, 2 ** 31, -(2 ** 31) - 1, 0.1 + 0.2, 1.5]),
  (_length, dice) => dice.number(2 ** 31),
  (_length, dice) => String(dice.number(100_000) / 1000),
  (length, dice) => dice.pick(["a", " ", "@", ".", "t", "a@", "😀", "\ud83d", "|", "\n", "\0", "%", "1 ", "[", "\u0661"]).repeat(length),
  (length, dice) => `https://${dice.pick(["a", "/", "?", " ", ":", "a."]).repeat(length)}`,
  (length) => `${"a".repeat(length)}@${"a.".repeat(length)}`,
  (length) => `2026-01-01T${"0".repeat(length)}Z`,
  (_length, dice) => dice.pick([null, true, "", [], {}, [[]], "1", 1]),
  (length) => nested(Math.min(length, 1000)),
  (length) => manyKeys(length / 10),
  (length) => repeated([{}], length / 3),
  (length, dice) => repeated([dice.pick<unknown>([0, "1", null, "1e+9"])], length / 2),
];

type HostileValue = (length: number, dice: Dice) => unknown;

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce((inner) => [inner], 1);

const manyKeys = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_none, index) => [`key${index}`, index]));

const repeated = (list: readonly unknown[], count: number): unknown[] =>
  Array.from({ length: Math.ceil(count) }, (_none, index) => structuredClone(list[index % list.length]));

const isRecord = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);
