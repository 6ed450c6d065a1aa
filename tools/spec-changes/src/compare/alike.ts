import { isObject } from "@maksu/openapi";

/**
 * Equal as JSON, whatever the order of keys and of a list's members: in a description neither order means anything. In an example's value that of
 * a list does.
 *
 * @param example - the values are an example, or stand in one
 */
export const alike = (a: unknown, b: unknown, example = false): boolean => canonical(a, example) === canonical(b, example);

const canonical = (value: unknown, example: boolean): string => {
  if (Array.isArray(value)) {
    const members = value.map((member) => canonical(member, example));
    return `[${(example ? members : members.toSorted()).join()}]`;
  }
  if (!isObject(value)) return JSON.stringify(value) ?? "undefined";
  return `{${Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key], example || isExamples(key))}`)
    .join()}}`;
};

/** Below this key stand examples. */
export const isExamples = (key: string): boolean => key === "examples" || key === "example";
