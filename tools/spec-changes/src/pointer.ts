/** JSON pointers as URI fragments: `#/paths/~1payments/post`. */
import { isObject } from "@maksu/bundle";

export const segmentsOf = (pointer: string): readonly string[] =>
  pointer
    .replace(/^#?\/?/, "")
    .split("/")
    .filter((segment) => segment !== "")
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));

export const pointerOf = (segments: readonly string[]): string =>
  ["#", ...segments.map((segment) => segment.replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");

/** The value at the place, or undefined. */
export const valueAt = (document: unknown, segments: readonly string[]): unknown =>
  segments.reduce<unknown>((value, segment) => {
    if (Array.isArray(value)) return value[Number(segment)];
    return isObject(value) ? value[segment] : undefined;
  }, document);

/** One of the two places is the other or lies inside it. */
export const overlap = (a: string, b: string): boolean => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
