/** Reads a `Request` once and signs it, so that the bytes that are signed are the bytes that are sent. */
import { SigningError } from "../errors.ts";
import { andThen } from "../crypto/maybe-promise.ts";
import { operationMatcher } from "./operation-matcher.ts";
import type { RequestSigner, SignedRequest } from "./request-signer.ts";
import { requireBaseUrl, requireSecureUrl, type ServiceAddress } from "../input/secure-url.ts";
import type { OperationTable, SignedOperation } from "./signed-operation.ts";
import { SERVICE_ADDRESS, type SigningOptionRules } from "../input/signing-options.ts";

/** The requests that a signer may sign. */
export interface SigningScope extends ServiceAddress {
  /** The operations, by operationId: requests of others are rejected before they are signed. */
  readonly operations: OperationTable;
}

/** The rules of the settings. */
export const SIGNING_SCOPE: SigningOptionRules<SigningScope> = {
  ...SERVICE_ADDRESS,
  operations: { allowed: "a table of operations", accepts: (value) => typeof value === "object" && value !== null, required: true },
};

/** A request, read and signed. */
export interface OutgoingRequest {
  readonly operation: SignedOperation;
  readonly method: string;
  /** Where it goes, with path and query as they stand on the request line. */
  readonly url: string;
  /** The caller's headers and the signing ones. */
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly signal: AbortSignal;
  readonly signed: SignedRequest;
}

/**
 * Creates a function that reads a request and signs it. No scheme signs the host, so a signature that reaches another origin is good for the service
 * itself.
 *
 * The function throws SigningError `insecure-url`, `origin-mismatch`, `header-reserved`, `header-value-invalid`, `operation-unknown`,
 * `path-parameter-invalid`, and what the signer throws.
 *
 * @throws SigningError `url-invalid`, `insecure-url`, `option-invalid` (the operations)
 */
export function requestReader(
  signer: RequestSigner,
  { operations, ...address }: SigningScope,
): (request: Request) => Promise<OutgoingRequest> {
  const { allowInsecureHosts = [] } = address;
  const origin = requireBaseUrl(address);
  const match = operationMatcher(operations);
  return async (request) => {
    const { method, signal } = request;
    const url = requireSecureUrl("url", request.url, allowInsecureHosts);
    if (url.origin !== origin)
      throw new SigningError("origin-mismatch", `url: the request goes to ${url.origin}, but requests are signed for ${origin} alone`);
    const headers = new Headers(request.headers);
    for (const [name, value] of headers) {
      if (signer.isReserved(name))
        throw new SigningError("header-reserved", `${name}: signing sets this header; remove it from the request`);
      if (!/^[\t -~]*$/.test(value)) throw new SigningError("header-value-invalid", `${name}: must be printable ASCII text`);
    }
    const { operation, pathParameters } = match(method, url.pathname);
    const target = url.pathname + url.search;
    const body = new Uint8Array(await request.arrayBuffer());
    return andThen(signer.sign({ operation, pathParameters, target, body }), (signed) => {
      for (const [name, value] of signed.headers) headers.set(name, value);
      return { operation, method, url: origin + target, headers, body, signal, signed };
    });
  };
}

/**
 * Requires a response to the request itself: following a redirect carries the signature to wherever it points.
 *
 * @throws SigningError `redirect-followed`
 */
export function requireDirect(response: Response): void {
  if (response.redirected)
    throw new SigningError("redirect-followed", "fetch: followed a redirect; it must respect the option redirect=manual");
}
