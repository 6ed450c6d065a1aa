/**
 * Writes and reads JSON pointers (RFC 6901), as used by validators, XML messages and references.
 *
 * @packageDocumentation
 */

/** Escapes one key for a JSON pointer: `a/b~` becomes `a~1b~0`. */
export const escapeKey = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** Writes keys as a JSON pointer: `["rows", 0]` becomes `/rows/0`; no keys, for the whole document, become an empty string. */
export const pointerOf = (keys: readonly (string | number)[]): string => keys.map((key) => `/${escapeKey(String(key))}`).join("");

/** Reads the keys of a JSON pointer, with or without the `#` of a reference before it. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
