import type { RequestParts } from "@maksu/openapi-runtime";

/** A request at the time of the call, so that what is checked is what is sent, even if the caller changes its objects meanwhile. */
export interface Snapshot extends Omit<RequestParts, "body"> {
  /** The body as JSON; undefined when there is none, null when it can't be written as JSON. */
  readonly json: string | null | undefined;
}

/** Takes a snapshot of a request. Must run before the first `await`. */
export const takeSnapshot = ({ path, query, header, body }: RequestParts): Snapshot => ({
  path: copy(path),
  query: copy(query),
  header: copy(header),
  json: body === undefined ? undefined : toJson(body),
});

/** Copies lists, the only mutable values that a query accepts. */
const copy = (values: RequestParts["path"]): RequestParts["path"] =>
  values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]));

function toJson(body: unknown): string | null {
  try {
    // Of a function or a symbol it makes undefined, whatever its type says.
    const json: string | undefined = JSON.stringify(body);
    return json ?? null;
  } catch {
    // The engine's own error names keys and constructors of the caller's.
    return null;
  }
}
