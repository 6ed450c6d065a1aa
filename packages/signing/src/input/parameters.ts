/** Names and values as headers, a query or a form carry them, read with suspicion. */
import { utf8 } from "../crypto/encoding.ts";
import { SigningError } from "../errors.ts";

/**
 * Names with their values, in the order received: `Headers`, `URLSearchParams`, a `Map`, or `Object.entries(record)`.
 * Pairs rather than a record, so that a name that comes twice is seen.
 */
export type ParameterPairs = Iterable<readonly [name: string, value: string]>;

/** As {@link ParameterPairs}, from outside: a value that is no text makes a verifier answer false. */
export type ReceivedPairs = Iterable<readonly [name: string, value: unknown]>;

/** Requires text that stays on its line and has a UTF-8 form, so that two different messages never have the same bytes. */
export function requireParameterValue(name: string, value: unknown): string {
  if (typeof value === "string" && !hasForbidden(value) && value.isWellFormed()) return value;
  throw new SigningError("parameter-invalid", `${name}: must be text without CR, LF, NUL or half of a surrogate pair`);
}

const hasForbidden = (value: string): boolean => value.includes("\n") || value.includes("\r") || value.includes("\0");

/** The fields of these names, each followed by a pipe. A pipe inside one would make two different messages one. */
export function pipeMessage(names: readonly string[], values: ReadonlyMap<string, unknown>): Uint8Array {
  const field = (name: string) => {
    const text = requireParameterValue(name, values.get(name));
    if (text === "" || text.includes("|")) throw new SigningError("parameter-invalid", `${name}: must not be empty nor hold a pipe`);
    return `${text}|`;
  };
  return utf8(names.map(field).join(""));
}

/** Reads the named parameters. A name that comes twice is refused; one that does not come is left out; any other is passed over. */
export function pickParameters<Name extends string>(parameters: ReceivedPairs, names: readonly Name[]): Map<Name, string> {
  const picked = new Map<Name, string>();
  for (const pair of requirePairs(parameters)) {
    const [name, value] = requirePair(pair);
    const known = names.find((candidate) => candidate === name);
    if (known === undefined) continue;
    if (picked.has(known)) throw new SigningError("parameter-duplicate", `${known}: comes twice`);
    picked.set(known, requireParameterValue(known, value));
  }
  return picked;
}

/** Requires something that can be gone through pair by pair. */
export function requirePairs(parameters: Iterable<unknown>): Iterable<unknown> {
  if (Symbol.iterator in Object(parameters)) return parameters;
  throw new TypeError("parameters: give pairs, e.g. Headers, URLSearchParams or Object.entries(record)");
}

/** Requires a pair whose name is text. */
export function requirePair(pair: unknown): readonly [name: string, value: unknown] {
  if (isNamedPair(pair)) return pair;
  throw new SigningError("parameter-invalid", "parameters: each must be a pair whose name is text");
}

function isNamedPair(pair: unknown): pair is readonly [name: string, value: unknown] {
  return Array.isArray(pair) && typeof pair[0] === "string";
}
