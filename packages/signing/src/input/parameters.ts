/** Reads untrusted names and values of headers, a query or a form. */
import { utf8 } from "../crypto/encoding.ts";
import { SigningError } from "../errors.ts";

/**
 * Names with their values, in the order received: `Headers`, `URLSearchParams`, a `Map`, or `Object.entries(record)`.
 * Pairs rather than a record, so that duplicate names are kept.
 */
export type ParameterPairs = Iterable<readonly [name: string, value: string]>;

/** As {@link ParameterPairs}, from outside: a value that is not a string makes a verifier return false. */
export type ReceivedPairs = Iterable<readonly [name: string, value: unknown]>;

/** Requires text that stays on its line and has a UTF-8 form, so that two different messages never have the same bytes. */
export function requireParameterValue(name: string, value: unknown): string {
  if (typeof value === "string" && !hasForbidden(value) && value.isWellFormed()) return value;
  throw new SigningError("parameter-invalid", `${name}: must be a string without CR, LF, NUL or lone surrogates`);
}

const hasForbidden = (value: string): boolean => value.includes("\n") || value.includes("\r") || value.includes("\0");

/** The fields of these names, each followed by a pipe. A pipe inside one would make two different messages one. */
export function pipeMessage(names: readonly string[], values: ReadonlyMap<string, unknown>): Uint8Array {
  const field = (name: string) => {
    const text = requireParameterValue(name, values.get(name));
    if (text === "" || text.includes("|")) throw new SigningError("parameter-invalid", `${name}: must be non-empty and without pipes`);
    return `${text}|`;
  };
  return utf8(names.map(field).join(""));
}

/** Reads the named parameters. Rejects duplicate names, leaves out missing ones and ignores others. */
export function pickParameters<Name extends string>(parameters: ReceivedPairs, names: readonly Name[]): Map<Name, string> {
  const picked = new Map<Name, string>();
  for (const pair of requirePairs(parameters)) {
    const [name, value] = requirePair(pair);
    const known = names.find((candidate) => candidate === name);
    if (known === undefined) continue;
    if (picked.has(known)) throw new SigningError("parameter-duplicate", `${known}: must not be repeated`);
    picked.set(known, requireParameterValue(known, value));
  }
  return picked;
}

/** Requires an iterable of pairs. */
export function requirePairs(parameters: Iterable<unknown>): Iterable<unknown> {
  if (Symbol.iterator in Object(parameters)) return parameters;
  throw new TypeError("parameters: must be pairs, e.g. Headers, URLSearchParams or Object.entries(record)");
}

/** Requires a pair whose name is a string. */
export function requirePair(pair: unknown): readonly [name: string, value: unknown] {
  if (isNamedPair(pair)) return pair;
  throw new SigningError("parameter-invalid", "parameters: each must be a pair whose name is a string");
}

function isNamedPair(pair: unknown): pair is readonly [name: string, value: unknown] {
  return Array.isArray(pair) && typeof pair[0] === "string";
}
