/** The response to a request that was signed: read whole, and handed on when it is the service's own. */
import { checkoutResponseVerdict, type CheckoutResponseInput, type ResponseRefusal } from "./checkout-response.ts";
import { SigningError } from "./errors.ts";
import { andThen, type MaybePromise } from "./maybe-promise.ts";
import type { ReceivedResponse } from "./request-signer.ts";
import { readBytes } from "./response-bytes.ts";

const verifiedResponses = new WeakSet<Response>();

/** True for a response of {@link signedCheckoutFetch} that was verified; false for one that could not be, and for any other response. */
export function isVerified(response: Response): boolean {
  return verifiedResponses.has(response);
}

/** What a response is verified against. */
export interface ExpectedResponse extends Pick<CheckoutResponseInput, "request" | "secret"> {
  readonly acceptUnverifiedResponses: boolean;
}

/**
 * True for a response that is verified, false for one that can't be, or that may go unverified.
 *
 * @throws SigningError the codes of {@link ResponseRefusal}
 */
export function requireGenuine(
  { status, headers, body }: ReceivedResponse,
  { acceptUnverifiedResponses, ...expected }: ExpectedResponse,
): MaybePromise<boolean> {
  return andThen(checkoutResponseVerdict({ ...expected, status, headers, body }), (verdict) => {
    if (verdict.outcome === "refused" && !acceptUnverifiedResponses) throw refusal(verdict.code, status);
    if (status < 200 || status > 599) throw refusal("not-from-service", status);
    return verdict.outcome === "verified";
  });
}

/**
 * The response, with the bytes that were verified for its body.
 *
 * @throws SigningError `response-too-large`, and as {@link requireGenuine}
 */
export async function checkedAnswer(response: Response, maxResponseBytes: number, expected: ExpectedResponse): Promise<Response> {
  const { status, headers } = response;
  const body = await readBytes(response, maxResponseBytes);
  const isGenuine = await requireGenuine({ status, headers, body }, expected);
  const copy = new Response(body.length === 0 ? null : body, response);
  if (isGenuine) verifiedResponses.add(copy);
  return copy;
}

const REFUSALS: Readonly<Record<ResponseRefusal, string>> = {
  "not-from-service": "the answer has neither signature nor checkout headers; a gateway may have written it",
  "signature-missing": "the answer has no signature header",
  "signature-mismatch": "the answer's signature is not that of its headers and body",
  "response-mismatch":
    "the response is signed, but for a request of another account, algorithm, method or transaction, or it is another message than a response",
};

function refusal(code: ResponseRefusal, status: number): SigningError {
  return new SigningError(code, `response: ${REFUSALS[code]} (status ${status})`, { status });
}
