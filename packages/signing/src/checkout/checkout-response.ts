/** The Payment API signs its answers too: whether one is the service's own, and the answer to this request. */
import { valueOf, type CheckoutAlgorithm, type Line } from "./checkout.ts";
import { verifiedLines } from "./checkout-verifier.ts";
import type { RawBody, Secrets } from "../input/input-rules.ts";
import { andThen, type MaybePromise } from "../crypto/maybe-promise.ts";
import { requirePair, requirePairs, type ParameterPairs } from "../input/parameters.ts";
import type { OwnTransaction } from "../request/signed-operation.ts";
import { readOrUndefined } from "../input/verifier.ts";

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
export async function verifyCheckoutResponse(input: CheckoutResponseInput): Promise<CheckoutResponseVerdict> {
  return checkoutResponseVerdict(input);
}

/** As {@link verifyCheckoutResponse}: at once over node:crypto. */
export function checkoutResponseVerdict(input: CheckoutResponseInput): MaybePromise<CheckoutResponseVerdict> {
  const { request, status, headers, body, secret } = input;
  if (request === "unsigned" || status === 401) return UNVERIFIED;
  const received = readOrUndefined(() => Array.from(requirePairs(headers), requirePair));
  if (received === undefined) return refused("signature-mismatch");
  const names = received.map(([name]) => name.toLowerCase());
  if (!names.includes("signature")) {
    const bare = !names.some((name) => name.startsWith("checkout-"));
    return refused(bare && status >= 500 ? "not-from-service" : "signature-missing");
  }
  return andThen(verifiedLines({ parameters: received, body, secret }), (lines) => {
    if (lines === undefined) return refused("signature-mismatch");
    const text = textOf(body);
    const isResponse = answersRequest(lines, request) && !isOtherMessage(lines, text);
    const outcome = isResponse ? transactionOutcome(lines, request, status, text) : "refused";
    return outcome === "refused" ? refused("response-mismatch") : { outcome };
  });
}

const UNVERIFIED: CheckoutResponseVerdict = { outcome: "unverified" };
const refused = (code: ResponseRefusal): CheckoutResponseVerdict => ({ outcome: "refused", code });

function answersRequest(lines: readonly Line[], request: CheckoutRequestIdentity): boolean {
  return (
    valueOf(lines, "checkout-account") === request.account &&
    valueOf(lines, "checkout-algorithm") === request.algorithm &&
    valueOf(lines, "checkout-method") === request.method
  );
}

/**
 * What requests, forms and events sign, and no response: always a timestamp, redirect URLs or a status among them. Names of later versions are not
 * known, so they may be a response's; `checkout-tokenization-id` may be, too, since responses repeat the ID in their request's path.
 */
const OF_OTHERS: ReadonlySet<string> = new Set([
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
]);

/** A signed header at the start of a line. The characters that JSON has for itself never start a line with it. */
const SIGNED_LINE = /(?:^|\n)checkout-[^\n:]*:/;

/**
 * Whether the service or the merchant signed this as something else. The signature doesn't say where the headers end: those of another message may
 * have become the first lines of the body, with the same signature.
 */
function isOtherMessage(lines: readonly Line[], body: string): boolean {
  return lines.some(([name]) => OF_OTHERS.has(name)) || SIGNED_LINE.test(body);
}

/**
 * Whether an answer is one about the request's transaction. Which transaction a refund's answer names is not published, nor what an error names: a
 * refund's success may name the refund, and both may name none.
 */
function transactionOutcome(
  lines: readonly Line[],
  { transactionId, ownTransaction }: CheckoutRequestIdentity,
  status: number,
  body: string,
): CheckoutResponseVerdict["outcome"] {
  if (transactionId === undefined) return "verified";
  const named = (valueOf(lines, "checkout-transaction-id") ?? "").toLowerCase();
  const own = status >= 200 && status < 300 ? ownTransaction : undefined;
  if (named === "") return own !== undefined || status >= 400 ? "unverified" : "refused";
  if (named === transactionId.toLowerCase()) return "verified";
  const [ownId, ...others] = own === undefined ? [] : textsIn(body, own);
  if (ownId?.toLowerCase() !== named) return "refused";
  // An answer to another operation, which made another transaction, lacks some of these fields: one that does is as good as one that names none.
  return others.includes("") ? "unverified" : "verified";
}

const textsIn = (body: string, fields: OwnTransaction): readonly string[] => {
  const values = readJson(body);
  return fields.map((field) => (typeof values[field] === "string" ? values[field] : ""));
};

function readJson(body: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

const decoder = new TextDecoder();

function textOf(body: RawBody): string {
  return typeof body === "string" ? body : decoder.decode(body);
}
