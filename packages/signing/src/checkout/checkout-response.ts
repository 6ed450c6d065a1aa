/** Verifies that a Payment API response is the service's own, and the response to this request. */
import { valueOf, type CheckoutAlgorithm, type Line } from "./checkout.ts";
import { type Hmacs, verifiedLines } from "./checkout-verifier.ts";
import { requireInput, type Secrets } from "../input/input-rules.ts";
import type { RawBody } from "../input/raw-body.ts";
import { andThen, type MaybePromise } from "../crypto/maybe-promise.ts";
import { requirePair, requirePairs, type ParameterPairs } from "../input/parameters.ts";
import type { OwnTransaction } from "../request/signed-operation.ts";
import { readOrUndefined } from "../input/verifier.ts";

/** Values that a response must repeat from its request, so that a recorded response to another request is rejected. */
export interface CheckoutRequestIdentity {
  readonly account: string;
  readonly algorithm: CheckoutAlgorithm;
  readonly method: string;
  /** Present for a route with a transaction ID. */
  readonly transactionId?: string | undefined;
  /** Fields of a success that names a transaction of its own, as a refund does; the first is its ID. */
  readonly ownTransaction?: OwnTransaction | undefined;
}

/** Input of {@link verifyCheckoutResponse}. */
export interface CheckoutResponseInput {
  /** The request's own values; `unsigned` for operation 9, whose responses are not signed either. */
  readonly request: CheckoutRequestIdentity | "unsigned";
  /** HTTP status of the response. */
  readonly status: number;
  /** All headers of the response. */
  readonly headers: ParameterPairs;
  /** The body exactly as received. */
  readonly body: RawBody;
  /** The merchant secret; several while it is being changed. */
  readonly secret: Secrets;
}

/** Why a response is rejected. */
export type ResponseRejection = "not-from-service" | "signature-missing" | "signature-mismatch" | "response-mismatch";

/**
 * - `verified`: the service's own response to this request.
 * - `unverified`: a response that is never signed (401, and any response to operation 9), which anyone may have written; or one that the service has
 *   signed without naming a transaction, where it may do so (an error, and the success of a refund): it may belong to another request.
 * - `rejected`: must not be used. `not-from-service`: no signature, no checkout header, status 500 or above, as a gateway responds;
 *   `signature-missing`: not signed; `signature-mismatch`: the signature is malformed or not that of headers and body;
 *   `response-mismatch`: signed with the secret, but for a request of another account, algorithm, method or transaction, or as another message
 *   than a response: a request, a form or an event.
 */
export type CheckoutResponseVerification =
  | { readonly outcome: "verified" }
  | { readonly outcome: "unverified" }
  | { readonly outcome: "rejected"; readonly code: ResponseRejection };

/**
 * Verifies a response of the Payment API.
 *
 * @throws SigningError `secret-invalid`, `body-invalid`, `option-invalid` without a request
 */
export async function verifyCheckoutResponse(input: CheckoutResponseInput): Promise<CheckoutResponseVerification> {
  const { request } = requireInput(input);
  if (request !== "unsigned") requireInput(request, "request");
  return checkoutResponseVerification(input);
}

/** As {@link verifyCheckoutResponse}: at once over node:crypto, and with keys that may be prepared. */
export function checkoutResponseVerification(input: CheckoutResponseInput, hmacs?: Hmacs): MaybePromise<CheckoutResponseVerification> {
  const { request, status, headers, body, secret } = input;
  if (request === "unsigned" || status === 401) return UNVERIFIED;
  const received = readOrUndefined(() => readHeaders(headers));
  if (received === undefined) return rejected("signature-mismatch");
  const { parameters, isSigned, isBare } = received;
  if (!isSigned) return rejected(isBare && status >= 500 ? "not-from-service" : "signature-missing");
  return andThen(verifiedLines({ parameters, body, secret }, hmacs), (lines) => {
    if (lines === undefined) return rejected("signature-mismatch");
    const isResponse = isForRequest(lines, request) && !isOtherMessage(lines, body);
    const outcome = isResponse ? transactionOutcome(lines, request, status, body) : "rejected";
    return outcome === "rejected" ? rejected("response-mismatch") : { outcome };
  });
}

const UNVERIFIED: CheckoutResponseVerification = { outcome: "unverified" };
const rejected = (code: ResponseRejection): CheckoutResponseVerification => ({ outcome: "rejected", code });

/** Reads all headers, and whether they have a signature, or anything of the scheme. */
function readHeaders(headers: ParameterPairs) {
  const parameters: (readonly [name: string, value: unknown])[] = [];
  let isSigned = false;
  let isBare = true;
  for (const pair of requirePairs(headers)) {
    const parameter = requirePair(pair);
    const name = parameter[0].toLowerCase();
    isSigned ||= name === "signature";
    isBare &&= !name.startsWith("checkout-");
    parameters.push(parameter);
  }
  return { parameters, isSigned, isBare };
}

function isForRequest(lines: readonly Line[], request: CheckoutRequestIdentity): boolean {
  return (
    valueOf(lines, "checkout-account") === request.account &&
    valueOf(lines, "checkout-algorithm") === request.algorithm &&
    valueOf(lines, "checkout-method") === request.method
  );
}

/**
 * Names that requests, forms and events sign and responses do not: each has a timestamp, redirect URLs or a status. Names of later versions are not
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
function isOtherMessage(lines: readonly Line[], body: RawBody): boolean {
  return lines.some(([name]) => OF_OTHERS.has(name)) || (mayHaveSignedLine(body) && SIGNED_LINE.test(textOf(body)));
}

/** JSON on one line, as the service writes it, has no such line: that shows in the bytes, which are read as text only for others. */
const mayHaveSignedLine = (body: RawBody): boolean =>
  typeof body === "string" || !JSON_STARTS.has(body[0] ?? 0) || body.includes(LINE_FEED);

/** The brackets that an object or a list starts with: `{` and `[`. */
const JSON_STARTS: ReadonlySet<number> = new Set([0x7b, 0x5b]);
const LINE_FEED = 0x0a;

/**
 * Returns whether a response is about the request's transaction. It is not documented which transaction a refund's response or an error names: a
 * refund's success may name the refund, and both may name none.
 */
function transactionOutcome(
  lines: readonly Line[],
  { transactionId, ownTransaction }: CheckoutRequestIdentity,
  status: number,
  body: RawBody,
): CheckoutResponseVerification["outcome"] {
  if (transactionId === undefined) return "verified";
  const named = (valueOf(lines, "checkout-transaction-id") ?? "").toLowerCase();
  const own = status >= 200 && status < 300 ? ownTransaction : undefined;
  if (named === "") return own !== undefined || status >= 400 ? "unverified" : "rejected";
  if (named === transactionId.toLowerCase()) return "verified";
  const [ownId, ...others] = own === undefined ? [] : textsIn(body, own);
  if (ownId?.toLowerCase() !== named) return "rejected";
  // A response to another operation, which created another transaction, lacks some of these fields: it counts as one that names none.
  return others.includes("") ? "unverified" : "verified";
}

const textsIn = (body: RawBody, fields: OwnTransaction): readonly string[] => {
  const values = readJson(textOf(body));
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
