/** A middleware of openapi-fetch over any of the signers. */
import { SigningError } from "../errors.ts";
import { requestReader, requireDirect, type SigningScope } from "./outgoing-request.ts";
import type { RequestSigner, SignedRequest } from "./request-signer.ts";
import { verifiedResponse } from "./verified-response.ts";

/** A middleware of openapi-fetch, by its shape. */
export interface SigningMiddleware {
  /** Signs the request's bytes. */
  onRequest(context: { readonly request: Request; readonly schemaPath: string }): Promise<Request>;
  /** Requires that the request was sent as it was signed, and verifies the response where the scheme signs it. */
  onResponse(context: { readonly request: Request; readonly response: Response }): Promise<Response | undefined>;
}

/** Options of a signing middleware. */
export interface SigningMiddlewareParts extends SigningScope {
  readonly signer: RequestSigner;
  readonly maxResponseBytes?: number | undefined;
}

/**
 * Creates a middleware that signs in `onRequest` and verifies in `onResponse`. A sent Request's body can't be read again, so it must be the same
 * object that was signed, with the headers that signing set.
 */
export function signingMiddleware({ signer, maxResponseBytes, ...scope }: SigningMiddlewareParts): SigningMiddleware {
  const readRequest = requestReader(signer, scope);
  const signedRequests = new WeakMap<Request, SignedRequest>();
  return {
    async onRequest({ request, schemaPath }) {
      const { operation, url, method, headers, body, signal, signed } = await readRequest(request);
      if (operation.path !== schemaPath)
        throw new SigningError("path-parameter-invalid", `path: is one of ${operation.path}, not of ${schemaPath}`);
      const outgoing = new Request(url, { method, headers, redirect: "manual", signal, body: body.length > 0 ? body : null });
      signedRequests.set(outgoing, signed);
      return outgoing;
    },
    async onResponse({ request, response }) {
      const signed = signedRequests.get(request);
      if (signed === undefined || !hasHeaders(request, signed)) throw changed(response);
      requireDirect(response);
      return signed.verify && verifiedResponse(response, signed.verify, maxResponseBytes);
    },
  };

  function hasHeaders({ headers }: Request, signed: SignedRequest): boolean {
    const own = [...headers].filter(([name]) => signer.isReserved(name));
    return own.length === signed.headers.length && signed.headers.every(([name, value]) => headers.get(name) === value);
  }
}

const changed = (response: Response): SigningError =>
  new SigningError(
    "request-changed",
    `request: a later middleware changed it after it was signed; add the signing middleware last (status ${response.status})`,
    response,
  );
