import { isRounded } from "./rounded-number.ts";

/** Stands for a value that is not plain data. */
export const NOT_PLAIN: unique symbol = Symbol("not plain");

/**
 * Copies plain data: what JSON writes and reads back unchanged, objects and lists of texts, numbers, booleans and null. Reads each property once.
 *
 * @returns NOT_PLAIN for anything else, such as an undefined property, a `toJSON` method, a `Date`, or an instance of a class; also where a number may
 * have lost digits
 * @throws RangeError for an object that contains itself
 */
export function plainCopy(value: unknown): unknown {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) && !isRounded(value) ? value : NOT_PLAIN;
  if (typeof value !== "object" || "toJSON" in value) return NOT_PLAIN;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const each of value as unknown[]) {
      const copied = plainCopy(each);
      if (copied === NOT_PLAIN) return NOT_PLAIN;
      list.push(copied);
    }
    return list;
  }
  // JSON writes some objects by what they are, such as a Number, and not by their properties.
  if (Object.getPrototypeOf(value) !== Object.prototype) return NOT_PLAIN;
  const fields = value as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  // Entries would take twice as long.
  for (const name of Object.keys(fields)) {
    const copied = plainCopy(fields[name]);
    // Assigning `__proto__` would set no property.
    if (copied === NOT_PLAIN || name === "__proto__") return NOT_PLAIN;
    copy[name] = copied;
  }
  return copy;
}
