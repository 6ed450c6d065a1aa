/** A request as it came over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query as on the request line. */
  readonly target: string;
  /** The target's path. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case; of a header that came twice, the values joined by `, `. */
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** An answer, before it is written and signed. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value; undefined for none. */
  readonly body: unknown;
}

/** An answer as it goes over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** How much of it is not sent before the connection breaks. */
  readonly cut?: "all" | "half";
}

/** Why a request is not answered with a success. */
export interface Rejection {
  readonly status: number;
  /** The documented error code, where there is one. */
  readonly code?: string;
  /** The description's example that answers, where it is not named by the code. */
  readonly example?: string;
  /** The description's first example of the status answers. */
  readonly byStatus?: boolean;
  /** The JSON value to answer with, instead of the description's example and of the API's own error body. */
  readonly body?: unknown;
  /** What was wrong, for the log and for the message of answers without a code. Holds no secret and no value of the request. */
  readonly reason: string;
  /** More of it, for the log alone. */
  readonly hint?: string;
  readonly details?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request and its answer, as told to `onExchange`. Holds no header, no body and no query: they may hold secrets. */
export interface Exchange {
  readonly api: string;
  /** Empty when the request could not be read so far. */
  readonly method: string;
  /** Empty when the request could not be read so far. */
  readonly path: string;
  readonly operationId?: string;
  readonly status: number;
  /** Why the request was refused: the field and the rule, or the mistake in its signature. */
  readonly reason?: string;
  /** The documented error code. */
  readonly code?: string;
  /** The faults that were asked for, by the request or for every answer. */
  readonly fault?: string;
}

/** A request that is answered without being handed on. Method and path are empty when they could not be read. */
export type EarlyRejection = Pick<Exchange, "method" | "path" | "status"> & { readonly reason: string };
