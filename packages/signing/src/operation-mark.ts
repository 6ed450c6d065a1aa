/**
 * Which operation a request is of. Only the middleware knows the path template, and only the fetch wrapper under it has the final bytes, so the
 * one tells the other in a private header, which the wrapper takes off. A header, because it survives a middleware that replaces the request.
 */

/** What a mark says. */
export interface OperationMark {
  readonly operationId: string;
  /** Header values that repeat a path parameter, by header name. */
  readonly fromPath: ReadonlyMap<string, string>;
}

/** The private header. Never sent. */
export const MARK_HEADER = "x-maksu-operation";

/** Takes the mark off the headers. */
export function takeMark(headers: Headers): OperationMark | undefined {
  const mark = headers.get(MARK_HEADER);
  headers.delete(MARK_HEADER);
  if (mark === null) return undefined;
  const [operationId = "", values] = mark.split("?", 2);
  return { operationId, fromPath: new Map(new URLSearchParams(values)) };
}
