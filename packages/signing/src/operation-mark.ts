/**
 * Which operation a request is of. Only the middleware knows the path template, and only the fetch wrapper under it has the final bytes, so the
 * one tells the other in a private header, which the wrapper takes off. A header, because it survives a middleware that replaces the request.
 */

/** What signing needs to know of an operation. */
export interface SignedOperation {
  /** HTTP method in upper case. */
  readonly method: string;
  /** Path template, e.g. `/payments/{transactionId}`. */
  readonly path: string;
  /** The documented header set, names in lower case, `signature` among them; empty for an operation that goes unsigned. */
  readonly signedHeaders: readonly string[];
  /** Present for an operation that makes a transaction of its own out of the one in its path: a refund. */
  readonly ownTransaction?: OwnTransaction;
}

/** Fields of the success of an operation that makes a transaction: its ID, and others by which that body is told from another operation's. */
export type OwnTransaction = readonly [id: string, ...others: string[]];

/** Operations by operationId. */
export type OperationTable = Readonly<Record<string, SignedOperation>>;

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
