import type { RequestParts } from "@maksu/openapi-runtime";
import { plainCopy } from "./plain-copy.ts";

/** A request at the time of the call, so that what is checked is what is sent, even if the caller changes its objects meanwhile. */
export interface Snapshot extends RequestParts {
  /** What JSON has made of the body. */
  readonly body?: unknown;
  /** The body as JSON; undefined when there is none, null when it can't be written as JSON. */
  readonly json: string | null | undefined;
  /** The body was plain data, so no number in it has lost digits. */
  readonly isPlain?: boolean;
}

/** Takes a snapshot of a request. Must run before the first `await`. */
export const takeSnapshot = ({ path, query, header, body }: RequestParts): Snapshot => ({
  path: path && copyValues(path),
  query: query && copyValues(query),
  header: header && copyValues(header),
  ...(body === undefined ? { json: undefined } : asJson(body)),
});

/** Copies lists, the only mutable values that a query accepts. */
export const copyValues = (values: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]));

/** Reads the caller's body once. Plain data is copied, which costs a third of reading back its JSON. */
function asJson(given: unknown): Pick<Snapshot, "body" | "json" | "isPlain"> {
  try {
    const plain = plainCopy(given);
    // Of a function or a symbol it makes undefined, whatever its type says.
    const json: string | undefined = JSON.stringify(plain ?? given);
    if (json === undefined) return { json: null };
    return plain === undefined ? { json, body: JSON.parse(json) } : { json, body: plain, isPlain: true };
  } catch {
    // The engine's own error names keys and constructors of the caller's.
    return { json: null };
  }
}
