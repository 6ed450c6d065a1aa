/** A `fetch` over any of the signers. */
import { verifiedResponse } from "./verified-response.ts";
import { requestReader, requireDirect, type SigningScope } from "./outgoing-request.ts";
import type { RequestSigner } from "./request-signer.ts";

/** Sends a request, as the built-in `fetch` does. */
export type PlainFetch = (url: string, init: RequestInit) => Promise<Response>;

/** A `fetch` that signs. The second argument is handed to the `fetch` below, for options of a runtime's own such as `dispatcher`. */
export type SignedFetch = (request: Request, extension?: object) => Promise<Response>;

/** Options of a signing `fetch`. */
export interface SigningFetchParts extends SigningScope {
  readonly signer: RequestSigner;
  readonly fetch?: PlainFetch | undefined;
  readonly maxResponseBytes?: number | undefined;
}

/** Creates a `fetch` that signs the bytes it sends, follows no redirect, and verifies the response where the scheme signs it. */
export function signingFetch({ signer, fetch, maxResponseBytes, ...scope }: SigningFetchParts): SignedFetch {
  const readRequest = requestReader(signer, scope);
  return async function signedFetch(request, extension) {
    const { method, url, headers, body, signal, signed } = await readRequest(request);
    const init: RequestInit = { ...extension, method, headers, redirect: "manual", signal, body: body.length > 0 ? body : null };
    const response = await (fetch ?? globalThis.fetch)(url, init);
    requireDirect(response);
    return signed.verify === undefined ? response : verifiedResponse(response, signed.verify, maxResponseBytes);
  };
}
