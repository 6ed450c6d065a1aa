/** The answer to a request that was signed: read whole, and handed on when it is the service's own. */
import { verifyCheckoutResponse, type CheckoutResponseInput, type ResponseRefusal } from "./checkout-response.ts";
import { SigningError } from "./errors.ts";
import { readBytes } from "./response-bytes.ts";

const verifiedResponses = new WeakSet<Response>();

/** True for a response of {@link signedCheckoutFetch} that was verified; false for an answer that could not be, and for any other response. */
export function isVerified(response: Response): boolean {
  return verifiedResponses.has(response);
}

/** What an answer is checked against. */
export interface AnswerChecks extends Pick<CheckoutResponseInput, "request" | "secret"> {
  readonly maxResponseBytes: number;
  readonly acceptUnverifiedResponses: boolean;
}

/**
 * The answer, with the bytes that were verified for its body.
 *
 * @throws SigningError `response-too-large`, and the codes of {@link ResponseRefusal}
 */
export async function checkedAnswer(
  response: Response,
  { maxResponseBytes, acceptUnverifiedResponses, ...expected }: AnswerChecks,
): Promise<Response> {
  const { status, headers } = response;
  const bytes = await readBytes(response, maxResponseBytes);
  const verdict = await verifyCheckoutResponse({ ...expected, status, headers, body: bytes });
  if (verdict.outcome === "refused" && !acceptUnverifiedResponses) throw refusal(verdict.code, status);
  if (status < 200 || status > 599) throw refusal("not-from-service", status);
  const copy = new Response(bytes.length === 0 ? null : bytes, response);
  if (verdict.outcome === "verified") verifiedResponses.add(copy);
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
