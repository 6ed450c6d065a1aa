import { isObject } from "@maksu/bundle";

/** Equal as JSON, whatever the order of keys and of a list's members: in a description neither order means anything, examples aside. */
export const alike = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).toSorted().join()}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "undefined";
  return `{${Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join()}}`;
};
