import type { RequestParts } from "@maksu/openapi-runtime";
import { ClientError } from "../errors.ts";
import { NOT_PLAIN, plainCopy } from "./plain-copy.ts";
import { roundedIn } from "./rounded-number.ts";

/** A request at the time of the call, so that what is checked is what is sent, even if the caller changes its objects meanwhile. */
export interface Snapshot extends RequestParts {
  /** What JSON has made of the body. */
  readonly body?: unknown;
  /** The body as JSON; undefined when there is none, null when it can't be written as JSON. */
  readonly json: string | null | undefined;
  /** JSON pointer of a whole number in the body that may have lost digits. */
  readonly roundedAt?: string | undefined;
}

/** Takes a snapshot of a request. Must run before the first `await`. */
export const takeSnapshot = ({ path, query, header, body }: RequestParts): Snapshot => ({
  path: copy(path),
  query: copy(query),
  header: copy(header),
  ...(body === undefined ? { json: undefined } : asJson(body)),
});

/** Copies lists, the only mutable values that a query accepts. */
const copy = (values: RequestParts["path"]): RequestParts["path"] =>
  values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]));

/** Reads the caller's body once. Plain data is copied, which costs a third of reading back its JSON. */
function asJson(given: unknown): Omit<Snapshot, "path" | "query" | "header"> {
  try {
    const plain = plainCopy(given);
    // Of a function or a symbol it makes undefined, whatever its type says.
    const json: string | undefined = JSON.stringify(plain === NOT_PLAIN ? given : plain);
    if (json === undefined) return { json: null };
    if (plain !== NOT_PLAIN) return { json, body: plain };
    const body: unknown = JSON.parse(json);
    return { json, body, roundedAt: roundedIn(body) };
  } catch {
    // The engine's own error names keys and constructors of the caller's.
    return { json: null };
  }
}

/** @throws ClientError `body-invalid` for a body that can't be written as JSON */
export function requireJson(operationId: string, { json }: Snapshot): void {
  if (json === null)
    throw new ClientError("body-invalid", operationId, "body can't be written as JSON: it has a BigInt, is a function, or contains itself");
}
