/** The Payment API's scheme: an HMAC over the `checkout-` parameters and the body (Payment API 2.0.0, Authentication). */
import { hmac } from "#crypto";
import { join } from "./encoding.ts";
import { SigningError } from "./errors.ts";
import { HEADER_NAME, requireBody, requireSecret, requireWritable, type RawBody } from "./input-rules.ts";
import { requirePair, requirePairs, requireParameterValue, type ParameterPairs, type ReceivedPairs } from "./parameters.ts";

/** HMAC algorithms that `checkout-algorithm` can name (Payment API 2.0.0, Authentication, rule 2). */
export type CheckoutAlgorithm = "sha256" | "sha512";

/** What is signed. */
export interface CheckoutMessage {
  /** Headers, query parameters or form fields. Those whose name starts with `checkout-` are signed; the others may be among them. */
  readonly parameters: ParameterPairs;
  /** The body exactly as on the wire. Without one, the empty text is signed. */
  readonly body?: RawBody;
}

/** What {@link checkoutSignature} signs, and with what. */
export interface CheckoutSignatureInput extends CheckoutMessage {
  /** The merchant secret. */
  readonly secret: string;
  /** HMAC algorithm. Without it, the parameter `checkout-algorithm` names it. */
  readonly algorithm?: CheckoutAlgorithm;
}

/**
 * The canonical message, as the bytes that go into the HMAC: a line `name:value` for each parameter whose lower-cased name starts with
 * `checkout-`, ordered by name in code units, joined by LF; then LF; then the body. Without such a parameter it is the body alone.
 *
 * @throws SigningError `parameter-invalid`, `parameter-duplicate`, `algorithm-unknown`, `method-unknown`, `body-invalid`
 */
export function checkoutMessage({ parameters, body = "" }: CheckoutMessage): Uint8Array {
  return join(messageOf(readParameters(parameters).lines, requireBody(body)));
}

/**
 * The signature: HMAC of {@link checkoutMessage} keyed with the secret's UTF-8 bytes, as lower-case hex (64 digits for sha256, 128 for
 * sha512). Payment API 2.0.0, Authentication, rule 1.
 *
 * @throws SigningError `secret-invalid`, `algorithm-unknown`, and as {@link checkoutMessage}
 */
export async function checkoutSignature({ parameters, body = "", secret, algorithm }: CheckoutSignatureInput): Promise<string> {
  const { lines } = readParameters(parameters);
  const named = lines.get("checkout-algorithm");
  const chosen = requireAlgorithm("algorithm", algorithm ?? named);
  if (named !== undefined && named !== chosen)
    throw new SigningError("algorithm-unknown", "algorithm: differs from the parameter checkout-algorithm");
  return hmac(chosen, requireSecret(secret), messageOf(lines, requireBody(body)), "hex");
}

/** The algorithms that there are. */
export const ALGORITHMS: readonly CheckoutAlgorithm[] = ["sha256", "sha512"];

/** Requires an algorithm that the service knows. */
export function requireAlgorithm(field: string, algorithm: unknown): CheckoutAlgorithm {
  const known = ALGORITHMS.find((candidate) => candidate === algorithm);
  if (known === undefined) throw new SigningError("algorithm-unknown", `${field}: must be sha256 or sha512`);
  return known;
}

/** The signed lines by lower-cased name, and every value of the parameter `signature`. */
export function readParameters(parameters: ReceivedPairs): { lines: Map<string, string>; signatures: unknown[] } {
  const lines = new Map<string, string>();
  const signatures: unknown[] = [];
  for (const pair of requirePairs(parameters)) {
    const [name, value] = requirePair(pair);
    const lower = name.toLowerCase();
    if (lower === "signature") signatures.push(value);
    if (!lower.startsWith("checkout-")) continue;
    if (!HEADER_NAME.test(name))
      throw new SigningError("parameter-invalid", "parameters: a checkout- name may only have the characters of a header name");
    if (lines.has(lower)) throw new SigningError("parameter-duplicate", `${lower}: comes twice`);
    lines.set(lower, requireParameterValue(lower, value));
  }
  const algorithm = lines.get("checkout-algorithm");
  if (algorithm !== undefined) requireAlgorithm("checkout-algorithm", algorithm);
  const method = lines.get("checkout-method");
  if (method !== undefined && method !== "GET" && method !== "POST")
    throw new SigningError("method-unknown", "checkout-method: must be GET or POST");
  return { lines, signatures };
}

/** The canonical message, its lines and its body. */
export function messageOf(lines: ReadonlyMap<string, string>, body: RawBody): readonly [lines: string, body: RawBody] {
  let head = "";
  for (const name of [...lines.keys()].toSorted()) head += `${name}:${lines.get(name)}\n`;
  return [head, requireWritable(body)];
}
