import type { FailureReason } from "./failure-reason.ts";
import type { ReceivedHeaders } from "./received-headers.ts";

/** A request as it came over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query as on the request line. */
  readonly target: string;
  /** The target's path. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case; values of a repeated header are joined by `, `. */
  readonly headers: ReceivedHeaders;
  /** Aborted when the server stops: what only waits ends then. */
  readonly ending?: AbortSignal;
  readonly body: Uint8Array;
}

/** A response before it is serialized and signed. */
export interface ResponseDraft {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value; undefined for none. */
  readonly body: unknown;
  /** Why this response and not the usual one, for the log: `as Prefer asks`. */
  readonly chosen?: string;
}

/** A response as sent over the wire. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** How the body becomes bytes: `latin1` for a picture, a character for each byte. @defaultValue `utf8` */
  readonly encoding?: "latin1";
  /** How much of it is not sent before the connection breaks. */
  readonly cut?: "all" | "half";
  /** Sends more after the body, until the client goes away, or the server is closed. */
  readonly stream?: ResponseStream;
}

/**
 * Starts what sends more of a response.
 *
 * @param gone - aborted when nobody reads any more
 */
export type ResponseStream = (send: (text: string) => void, gone: AbortSignal) => void;

/** Why a request is rejected. */
export interface Rejection {
  readonly status: number;
  /** The documented error code, where there is one. */
  readonly code?: string;
  /** The rule that rejects it, in a server whose responder names its rules. */
  readonly rule?: string;
  /** Name of the description's example to respond with, if not the code. */
  readonly example?: string;
  /** Whether to respond with the description's first example of the status. */
  readonly byStatus?: boolean;
  /** The JSON value to respond with, instead of the description's example and of the API's own error body. */
  readonly body?: unknown;
  /** The fault, for the log and for the message of responses without a code. Holds no secret and no value of the request. */
  readonly reason: string;
  /** More of it, for the log alone. */
  readonly hint?: string;
  readonly details?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request and its response, as passed to `onExchange`. Holds no headers, body or query: they may hold secrets. */
export interface Exchange {
  readonly api: string;
  /** Empty when the request could not be read so far. */
  readonly method: string;
  /** Empty when the request could not be read so far. */
  readonly path: string;
  readonly operationId?: string;
  readonly status: number;
  /** Why the request was rejected: the field and the rule, or the mistake in its signature. */
  readonly reason?: string;
  /** The documented error code. */
  readonly code?: string;
  /** The rule that rejected the request, in a server whose responder names its rules. */
  readonly rule?: string;
  /** Why the response is not the usual one, or not the one that was asked for: `as set by respond`, `as Prefer asks`, `Prefer is ignored`. */
  readonly chosen?: string;
  /** The tolerances that replaced undocumented forms of the request. */
  readonly tolerated?: readonly string[];
  /** The faults that were asked for, by the request or for every response. */
  readonly fault?: string;
  /** The deliveries of events that a control request caused. */
  readonly deliveries?: readonly EventDelivery[];
}

/** Where an event went, and how the merchant's server responded. */
export interface EventDelivery {
  readonly method: string;
  /** The URL without its query. */
  readonly url: string;
  readonly status?: number;
  /** Why there is no response. */
  readonly failure?: FailureReason;
}

/** A request that is rejected before it is passed on. Method and path are empty when they could not be read. */
export type EarlyRejection = Pick<Exchange, "method" | "path" | "status"> & { readonly reason: string };
