/** Signs requests and verifies their responses, as values and bytes: no `Request`, no `Response`, no transport. */
import type { MaybePromise } from "../crypto/maybe-promise.ts";
import type { ParameterPairs } from "../input/parameters.ts";
import type { SignedOperation } from "./signed-operation.ts";

/** A request as it goes over the wire, and the operation that it is of. */
export interface RequestToSign {
  /** The operation: an entry of the operation table. */
  readonly operation: SignedOperation;
  /** Values of the parameters in the operation's path, decoded. */
  readonly pathParameters?: Readonly<Record<string, unknown>> | undefined;
  /** Path and query as on the request line, percent-encoded. */
  readonly target: string;
  /** The body's bytes; none where there is no body. */
  readonly body: Uint8Array;
}

/** A response, read whole. */
export interface ReceivedResponse {
  readonly status: number;
  /** All of its headers. */
  readonly headers: ParameterPairs;
  /** The body exactly as received. */
  readonly body: Uint8Array;
}

/** A signed request's headers, and the check of its response. */
export interface SignedRequest {
  /** Headers to add, names in lower case: exactly those that the operation documents. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /**
   * True for a response that is verified, false for one that can't be. At once over node:crypto, a promise over WebCrypto. Absent where the scheme
   * signs no responses.
   *
   * @throws SigningError `not-from-service`, `signature-missing`, `signature-mismatch`, `response-mismatch`; thrown, or the promise's rejection
   */
  readonly verify?: (response: ReceivedResponse) => MaybePromise<boolean>;
}

/** Signs the requests of one merchant. */
export interface RequestSigner {
  /** True for the name, in lower case, of a header that signing fills in: a request must not bring one. */
  isReserved(name: string): boolean;
  /**
   * Signs a request, with a nonce and timestamp of its own where the scheme has them. At once over node:crypto, a promise over WebCrypto.
   *
   * @throws SigningError see the function that made the signer; thrown, or the promise's rejection
   */
  sign(request: RequestToSign): MaybePromise<SignedRequest>;
}
