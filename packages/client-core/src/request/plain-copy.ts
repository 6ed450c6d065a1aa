/**
 * Returns what is sent in place of a field's value, as the replacer of `JSON.stringify` does. Returns the elements of lists, whose names are indices,
 * as they are.
 */
export type Replacer = (name: string, value: unknown) => unknown;

/**
 * Copies plain data: what JSON writes and reads back unchanged, objects and lists of texts, numbers, booleans and null. Reads each property once.
 *
 * @param most elements of a list, and keys of an object, that are copied
 * @returns undefined for anything else, such as an undefined property, a `toJSON` method, a `Date`, or an instance of a class; and for
 * a whole number beyond those of which JavaScript keeps every digit
 * @throws RangeError for an object that contains itself
 */
export function plainCopy(value: unknown, replacer?: Replacer, most: number = Infinity): unknown {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (typeof value === "number") return isPlain(value) ? value : undefined;
  if (typeof value !== "object" || "toJSON" in value) return undefined;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const each of value as unknown[]) {
      if (list.length === most) return list;
      const copied = plainCopy(each, replacer, most);
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
  for (const name of firstOf(Object.keys(fields), most)) {
    const field = fields[name];
    const copied = plainCopy(replacer ? replacer(name, field) : field, replacer, most);
    // Assigning `__proto__` would set no property.
    if (copied === undefined || name === "__proto__") return undefined;
    copy[name] = copied;
  }
  return copy;
}

const firstOf = (names: readonly string[], most: number): readonly string[] => (names.length > most ? names.slice(0, most) : names);

const isPlain = (value: number): boolean =>
  Number.isInteger(value) ? Number.isSafeInteger(value) && !Object.is(value, -0) : Number.isFinite(value);
