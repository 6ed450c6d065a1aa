/** Verifies messages of the Payment API's scheme. A module of its own, since a client needs signing first. */
import { hmac, type hmacWith } from "#crypto";
import { ALGORITHMS, messageOf, readParameters, requireAlgorithm, valueOf, type CheckoutAlgorithm, type Line } from "./checkout.ts";
import { requireInput, requireSecrets, type Secrets } from "../input/input-rules.ts";
import { requireBody, type RawBody } from "../input/raw-body.ts";
import { andThen, type MaybePromise } from "../crypto/maybe-promise.ts";
import type { ReceivedPairs } from "../input/parameters.ts";
import { freshnessCheck, parseTimestamp, type Freshness } from "../input/freshness.ts";
import { matchesAny, readOrUndefined } from "../input/verifier.ts";

/** Input of {@link verifyCheckoutSignature}. */
export interface CheckoutVerifyInput extends Freshness {
  /** Headers, query parameters or form fields received. */
  readonly parameters: ReceivedPairs;
  /** The body exactly as received. Empty by default. */
  readonly body?: RawBody;
  /** The signature received. By default, the one parameter named `signature`. */
  readonly signature?: string | null | undefined;
  /** The merchant secret; several while it is being changed. */
  readonly secret: Secrets;
  /** The only algorithm to accept. By default, `checkout-algorithm` decides, or without it the signature's length. */
  readonly algorithm?: CheckoutAlgorithm;
}

/**
 * Verifies a signature of {@link checkoutSignature}, in lower-case hex. Returns false for data from outside that can't be signed: a duplicate name,
 * a line break in a value, a malformed signature, an unknown algorithm.
 *
 * This is the scheme itself, which every message of the Payment API shares: true means that somebody with the secret signed these bytes, not what
 * they were signed as. A request, an event, a response and a form pass for one another, and so do headers that have become lines of the body. Use
 * {@link verifyCheckoutResponse} for responses, {@link verifyCardForm} for the add-card form, and the handlers and readers of `@maksu/webhooks` for
 * events and reports.
 *
 * With `toleranceSeconds` the parameter `checkout-timestamp` must be there and within it.
 *
 * @throws SigningError `secret-invalid`, `algorithm-unknown`, `body-invalid`, `tolerance-invalid`: mistakes of the caller, not of the sender
 */
export async function verifyCheckoutSignature(input: CheckoutVerifyInput): Promise<boolean> {
  const lines = verifiedLines(requireInput(input));
  return (lines instanceof Promise ? await lines : lines) !== undefined;
}

/** An HMAC for each secret. */
export type Hmacs = readonly ReturnType<typeof hmacWith>[];

/**
 * As {@link verifyCheckoutSignature}, but gives the lines that the signature covers; undefined where that gives false.
 *
 * @param hmacs those of the secrets, prepared
 */
export function verifiedLines(
  input: CheckoutVerifyInput,
  hmacs: Hmacs = requireSecrets(input.secret).map((secret) => (algorithm, message, encoding) => hmac(algorithm, secret, message, encoding)),
): MaybePromise<readonly Line[] | undefined> {
  const body = requireBody(input.body ?? "");
  const fresh = freshnessCheck(input);
  if (input.algorithm !== undefined) requireAlgorithm("algorithm", input.algorithm);

  const read = readOrUndefined(() => {
    const { lines, signatures } = readParameters(input.parameters);
    return { lines, signatures, message: messageOf(lines, body) };
  });
  if (read === undefined) return undefined;
  const { lines, signatures, message } = read;
  const signature = input.signature === undefined && signatures.length === 1 ? signatures[0] : input.signature;
  if (typeof signature !== "string") return undefined;

  const algorithm = ALGORITHMS.find((candidate) => DIGITS[candidate] === signature.length);
  const asked = [input.algorithm, valueOf(lines, "checkout-algorithm")];
  if (algorithm === undefined || asked.some((each) => each !== undefined && each !== algorithm)) return undefined;
  if (!fresh(() => parseTimestamp(valueOf(lines, "checkout-timestamp")))) return undefined;
  const matches = matchesAny(hmacs, signature, (each) => each(algorithm, message, "hex"));
  return andThen(matches, (isOne) => (isOne ? lines : undefined));
}

const DIGITS = { sha256: 64, sha512: 128 } as const;
