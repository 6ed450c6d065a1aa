/** The Payment API signs its answers too: whether one is the service's own, and the answer to this request. */
import type { CheckoutAlgorithm } from "./checkout.ts";
import { verifyCheckoutSignature } from "./checkout-verifier.ts";
import type { RawBody, Secrets } from "./input-rules.ts";
import type { OwnTransaction } from "./operation-mark.ts";
import { requirePair, requirePairs, type ParameterPairs } from "./parameters.ts";
import { readOrUndefined } from "./verifier.ts";

/** What an answer must repeat of its request, so that a recorded answer to another one can't take its place. */
export interface CheckoutRequestIdentity {
  readonly account: string;
  readonly algorithm: CheckoutAlgorithm;
  readonly method: string;
  /** Present for a route with a transaction ID. */
  readonly transactionId?: string | undefined;
  /** Fields of a success that names a transaction of its own, as a refund does; the first is its ID. */
  readonly ownTransaction?: OwnTransaction | undefined;
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
 * - `unverified`: an answer that can't be verified by its nature (401, and any answer to operation 9), which anyone may have written; or one that the
 *   service has signed without naming a transaction, where it may do so (an error, and the success of a refund): it may be one to another request.
 * - `refused`: must not be used. `not-from-service`: no signature, no checkout header, status 500 or above, as a gateway answers;
 *   `signature-missing`: not signed; `signature-mismatch`: the signature is malformed or not that of headers and body;
 *   `response-mismatch`: signed with the secret, but for a request of another account, algorithm, method or transaction, or as another message
 *   than a response: a request, a form or an event.
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
  const isResponse = answersRequest(answer, request) && !isOtherMessage(answer, body);
  const outcome = isResponse ? transactionOutcome(answer, request, status, body) : "refused";
  return outcome === "refused" ? { outcome, code: "response-mismatch" } : { outcome };
}

function answersRequest(answer: ReadonlyMap<string, unknown>, request: CheckoutRequestIdentity): boolean {
  return (
    answer.get("checkout-account") === request.account &&
    answer.get("checkout-algorithm") === request.algorithm &&
    answer.get("checkout-method") === request.method
  );
}

/**
 * What requests, forms and events sign, and no response: always a timestamp, redirect URLs or a status among them. Names of later versions are not
 * known, so they may be a response's; `checkout-tokenization-id` may be, too, since responses repeat the ID in their request's path.
 */
const OF_OTHERS = [
  "checkout-nonce",
  "checkout-timestamp",
  "checkout-redirect-success-url",
  "checkout-redirect-cancel-url",
  "checkout-callback-success-url",
  "checkout-callback-cancel-url",
  "checkout-amount",
  "checkout-stamp",
  "checkout-reference",
  "checkout-status",
  "checkout-provider",
  "checkout-settlement-reference",
  "checkout-card-token",
  "checkout-acquirer-response-code",
  "checkout-acquirer-response-code-description",
] as const;

/** A signed header at the start of a line. The characters that JSON has for itself never start a line with it. */
const SIGNED_LINE = /(?:^|\n)checkout-[^\n:]*:/;

/**
 * Whether the service or the merchant signed this as something else. The signature doesn't say where the headers end: those of another message may
 * have become the first lines of the body, with the same signature.
 */
function isOtherMessage(answer: ReadonlyMap<string, unknown>, body: RawBody): boolean {
  return OF_OTHERS.some((name) => answer.has(name)) || SIGNED_LINE.test(textOf(body));
}

/**
 * Whether an answer is one about the request's transaction. Which transaction a refund's answer names is not published, nor what an error names: a
 * refund's success may name the refund, and both may name none.
 */
function transactionOutcome(
  answer: ReadonlyMap<string, unknown>,
  { transactionId, ownTransaction }: CheckoutRequestIdentity,
  status: number,
  body: RawBody,
): CheckoutResponseVerdict["outcome"] {
  if (transactionId === undefined) return "verified";
  const named = String(answer.get("checkout-transaction-id") ?? "").toLowerCase();
  const own = status >= 200 && status < 300 ? ownTransaction : undefined;
  if (named === "") return own !== undefined || status >= 400 ? "unverified" : "refused";
  if (named === transactionId.toLowerCase()) return "verified";
  const [ownId, ...others] = own === undefined ? [] : textsIn(body, own);
  if (ownId?.toLowerCase() !== named) return "refused";
  // An answer to another operation, which made another transaction, lacks some of these fields: one that does is as good as one that names none.
  return others.includes("") ? "unverified" : "verified";
}

const textsIn = (body: RawBody, fields: OwnTransaction): readonly string[] => {
  const values = readJson(body);
  return fields.map((field) => (typeof values[field] === "string" ? values[field] : ""));
};

function readJson(body: RawBody): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(textOf(body)));
  } catch {
    return {};
  }
}

function textOf(body: RawBody): string {
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}
