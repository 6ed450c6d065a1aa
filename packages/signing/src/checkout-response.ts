/** The Payment API signs its answers too: whether one is the service's own, and the answer to this request. */
import type { CheckoutAlgorithm } from "./checkout.ts";
import { verifyCheckoutSignature } from "./checkout-verifier.ts";
import type { RawBody, Secrets } from "./input-rules.ts";
import { requirePair, requirePairs, type ParameterPairs } from "./parameters.ts";
import { readOrUndefined } from "./verifier.ts";

/** What an answer must repeat of its request, so that a recorded answer to another one can't take its place. */
export interface CheckoutRequestIdentity {
  readonly account: string;
  readonly algorithm: CheckoutAlgorithm;
  readonly method: string;
  /** Present for a route with a transaction ID. */
  readonly transactionId?: string | undefined;
}

/** What {@link verifyCheckoutResponse} judges. */
export interface CheckoutResponseInput {
  /** The request's own values; `unsigned` for operation 9, whose answers are not signed either. */
  readonly request: CheckoutRequestIdentity | "unsigned";
  /** HTTP status of the answer. */
  readonly status: number;
  /** The answer's headers, all of them. */
  readonly headers: ParameterPairs;
  /** The answer's body exactly as received. */
  readonly body: RawBody;
  /** The merchant secret; several while it is being changed. */
  readonly secret: Secrets;
}

/** Why an answer is refused. */
export type ResponseRefusal = "not-from-service" | "signature-missing" | "signature-mismatch" | "response-mismatch";

/**
 * - `verified`: the service's own answer to this request.
 * - `unverified`: an answer that can't be verified by its nature (401, and any answer to operation 9). Anyone may have written it.
 * - `refused`: must not be used. `not-from-service`: no signature, no checkout header, status 500 or above, as a gateway answers;
 *   `signature-missing`: not signed; `signature-mismatch`: the signature is malformed or not that of headers and body;
 *   `response-mismatch`: signed by the service, but for a request of another account, algorithm, method or transaction.
 */
export type CheckoutResponseVerdict =
  | { readonly outcome: "verified" }
  | { readonly outcome: "unverified" }
  | { readonly outcome: "refused"; readonly code: ResponseRefusal };

/**
 * Judges an answer of the Payment API.
 *
 * @throws SigningError `secret-invalid`, `body-invalid`
 */
export async function verifyCheckoutResponse({
  request,
  status,
  headers,
  body,
  secret,
}: CheckoutResponseInput): Promise<CheckoutResponseVerdict> {
  if (request === "unsigned" || status === 401) return { outcome: "unverified" };
  const received = readOrUndefined(() => [...requirePairs(headers)].map(requirePair));
  if (received === undefined) return { outcome: "refused", code: "signature-mismatch" };
  const answer = new Map(received.map(([name, value]) => [name.toLowerCase(), value]));
  if (!answer.has("signature")) {
    const bare = ![...answer.keys()].some((name) => name.startsWith("checkout-"));
    return { outcome: "refused", code: bare && status >= 500 ? "not-from-service" : "signature-missing" };
  }
  if (!(await verifyCheckoutSignature({ parameters: received, body, secret }))) return { outcome: "refused", code: "signature-mismatch" };
  return answersRequest(answer, request) ? { outcome: "verified" } : { outcome: "refused", code: "response-mismatch" };
}

/**
 * Answers have neither timestamp nor nonce, requests have a timestamp always: so a request that comes back as its own answer, or any other signed
 * request, is told from an answer.
 */
function answersRequest(answer: ReadonlyMap<string, unknown>, request: CheckoutRequestIdentity): boolean {
  return (
    !answer.has("checkout-timestamp") &&
    !answer.has("checkout-nonce") &&
    answer.get("checkout-account") === request.account &&
    answer.get("checkout-algorithm") === request.algorithm &&
    answer.get("checkout-method") === request.method &&
    (request.transactionId === undefined ||
      String(answer.get("checkout-transaction-id")).toLowerCase() === request.transactionId.toLowerCase())
  );
}
