import type { RequestParts } from "@maksu/openapi-runtime";
import { plainCopy, type Replacer } from "./plain-copy.ts";

/** A request at the time of the call, so that what is checked is what is sent, even if the caller changes its objects meanwhile. */
export interface Snapshot extends RequestParts {
  /** The value that JSON makes of the body; undefined when there is none, or none that can be written as JSON. */
  readonly body?: unknown;
  /** A body was given that can't be written as JSON. */
  readonly isUnwritable?: boolean;
  /** The body was plain data, so no number in it has lost digits. */
  readonly isPlain?: boolean;
}

/** Takes a snapshot of a request. Must run before the first `await`. */
export const takeSnapshot = ({ path, query, header, body }: RequestParts, replacer?: Replacer): Snapshot => ({
  path: path && copyValues(path),
  query: query && copyValues(query),
  header: header && copyValues(header),
  ...(body !== undefined && copyBody(body, replacer)),
});

/** Copies lists, the only mutable values that a query accepts. */
export const copyValues = (values: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]));

/** Reads the caller's body once. Plain data is copied, which costs a third of writing and reading back its JSON. */
function copyBody(given: unknown, replacer?: Replacer): Pick<Snapshot, "body" | "isUnwritable" | "isPlain"> {
  try {
    const plain = plainCopy(given, replacer);
    // JSON.stringify returns undefined for a function or a symbol, which JSON.parse rejects.
    return plain === undefined ? { body: JSON.parse(JSON.stringify(given, replacer)) } : { body: plain, isPlain: true };
  } catch {
    // The engine's own error names keys and constructors of the caller's.
    return { isUnwritable: true };
  }
}
