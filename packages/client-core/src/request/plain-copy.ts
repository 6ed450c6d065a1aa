/**
 * Returns what is sent in place of a field's value, as the replacer of `JSON.stringify` does. Returns the elements of lists, whose names are indices,
 * as they are.
 */
export type Replacer = (name: string, value: unknown) => unknown;

/**
 * Copies plain data: what JSON writes and reads back unchanged, objects and lists of texts, numbers, booleans and null. Reads each property once.
 *
 * @returns undefined for anything else, such as an undefined property, a `toJSON` method, a `Date`, or an instance of a class; and for
 * a whole number beyond those of which JavaScript keeps every digit
 * @throws RangeError for an object that contains itself
 */
export function plainCopy(value: unknown, replacer?: Replacer): unknown {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (typeof value === "number") return isPlain(value) ? value : undefined;
  if (typeof value !== "object" || "toJSON" in value) return undefined;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const each of value as unknown[]) {
      const copied = plainCopy(each, replacer);
      if (copied === undefined) return undefined;
      list.push(copied);
    }
    return list;
  }
  // JSON writes some objects by what they are, such as a Number, and not by their properties.
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  // Entries would take twice as long.
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    const copied = plainCopy(replacer ? replacer(name, field) : field, replacer);
    // Assigning `__proto__` would set no property.
    if (copied === undefined || name === "__proto__") return undefined;
    copy[name] = copied;
  }
  return copy;
}

const isPlain = (value: number): boolean =>
  Number.isInteger(value) ? Number.isSafeInteger(value) && !Object.is(value, -0) : Number.isFinite(value);
