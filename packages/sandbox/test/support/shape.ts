/** Compares the shapes of values: their members, and the types of these. */

/** The members of a published sample that another value lacks, or has of another type, by JSON pointers. Of a list, each element must have one like it. */
export function lacks(sample: unknown, value: unknown, pointer = ""): readonly string[] {
  if (Array.isArray(sample) && Array.isArray(value))
    return sample.flatMap((each, index) =>
      value.some((other) => lacks(each, other).length === 0) ? [] : lacks(each, value[index], `${pointer}/${index}`),
    );
  if (typeof sample !== typeof value || (sample === null) !== (value === null)) return [`${pointer} is ${JSON.stringify(value)}`];
  if (typeof sample !== "object" || sample === null) return [];
  const given: Readonly<Record<string, unknown>> = Object(value);
  return Object.entries(sample).flatMap(([name, each]) => lacks(each, given[name], `${pointer}/${name}`));
}

/** A value in a description. */
export const valueAt = (document: object, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], document);
