/** Places of a description as the fragments of URIs: `#/paths/~1payments/post`. */
import { pointerOf } from "@maksu/openapi";

/** Writes the keys that lead to a place as a fragment. */
export const fragmentOf = (keys: readonly string[]): string => `#${pointerOf(keys)}`;

/** One of the two places is the other or lies inside it. */
export const overlap = (a: string, b: string): boolean => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
