/** Sends requests as bytes and returns responses as bytes. */
import { brand } from "@maksu/error-brand";

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Absolute, without a fragment; `https:`, or `http:` to loopback or an allowed host. */
  readonly url: string;
  /** Hosts besides loopback to which `http:` is allowed. */
  readonly allowInsecureHosts?: readonly string[] | undefined;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  /** Ends the exchange when it is aborted. */
  readonly signal: AbortSignal;
  /** Most bytes of the response's body, decompressed. `nodeTransport` reads no more compressed bytes either; `fetch` does not show how many there are. */
  readonly maxResponseBytes: number;
  /** Called when a response begins, before its body is read. */
  readonly onHead?: ((head: ResponseHead) => void) | undefined;
}

/** A response before its body. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: Headers;
}

/** A response that was read whole. */
export interface WireResponse extends ResponseHead {
  /** Decompressed, as the headers say. */
  readonly body: Uint8Array;
}

/**
 * Sends a request and reads the response. Follows no redirect, sends a request once, and rejects with a {@link TransportError}, or with the signal's
 * reason once that is aborted. Any other error becomes a `network-error`, but for a `SigningError`, which is about the configuration and ends the call
 * unchanged.
 */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

/** Why there is no response; a call rejects with the `ClientError` of the same code. */
export type TransportErrorCode = "connection-failed" | "network-error" | "redirected" | "response-too-large" | "unexpected-content";

/** The error of a {@link Transport}. The message quotes nothing of request and response. */
export class TransportError extends Error {
  static {
    brand(this, "@maksu/client-core TransportError");
  }

  override readonly name = "TransportError";
  readonly code: TransportErrorCode;
  /** HTTP status, when a response had begun. */
  declare readonly status?: number;

  constructor(
    code: TransportErrorCode,
    message: string,
    { status, ...options }: { readonly cause?: unknown; readonly status?: number | undefined } = {},
  ) {
    super(message, options);
    this.code = code;
    if (status !== undefined) this.status = status;
  }
}
