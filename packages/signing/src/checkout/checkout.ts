/** The Payment API's scheme: an HMAC over the `checkout-` parameters and the body (Payment API 2.0.0, Authentication). */
import { hmac } from "#crypto";
import { join } from "../crypto/encoding.ts";
import { SigningError } from "../errors.ts";
import { HEADER_NAME, requireInput, requireSecret } from "../input/input-rules.ts";
import { requireBody, requireWritable, type RawBody } from "../input/raw-body.ts";
import { requirePair, requirePairs, requireParameterValue, type ParameterPairs, type ReceivedPairs } from "../input/parameters.ts";

/** HMAC algorithms that `checkout-algorithm` can name (Payment API 2.0.0, Authentication, rule 2). */
export type CheckoutAlgorithm = "sha256" | "sha512";

/** The signed data. */
export interface CheckoutMessage {
  /** Headers, query parameters or form fields. Those whose name starts with `checkout-` are signed; the others may be among them. */
  readonly parameters: ParameterPairs;
  /** The body exactly as on the wire. Without one, the empty text is signed. */
  readonly body?: RawBody;
}

/** Input of {@link checkoutSignature}. */
export interface CheckoutSignatureInput extends CheckoutMessage {
  /** The merchant secret. */
  readonly secret: string;
  /** HMAC algorithm. Without it, the parameter `checkout-algorithm` names it. */
  readonly algorithm?: CheckoutAlgorithm;
}

/**
 * Returns the canonical message, as the bytes that go into the HMAC: a line `name:value` for each parameter whose lower-cased name starts with
 * `checkout-`, ordered by name in code units, joined by LF; then LF; then the body. Without such a parameter it is the body alone.
 *
 * @throws SigningError `parameter-invalid`, `parameter-duplicate`, `algorithm-unknown`, `method-unknown`, `body-invalid`
 */
export function checkoutMessage(input: CheckoutMessage): Uint8Array {
  const { parameters, body = "" } = requireInput(input);
  return join(messageOf(readParameters(parameters).lines, requireBody(body)));
}

/**
 * Returns the signature: HMAC of {@link checkoutMessage} keyed with the secret's UTF-8 bytes, as lower-case hex (64 digits for sha256, 128 for
 * sha512). Payment API 2.0.0, Authentication, rule 1.
 *
 * @throws SigningError `secret-invalid`, `algorithm-unknown`, and as {@link checkoutMessage}
 */
export async function checkoutSignature(input: CheckoutSignatureInput): Promise<string> {
  const { parameters, body = "", secret, algorithm } = requireInput(input);
  const { lines } = readParameters(parameters);
  const named = valueOf(lines, "checkout-algorithm");
  const chosen = requireAlgorithm("algorithm", algorithm ?? named);
  if (named !== undefined && named !== chosen)
    throw new SigningError("algorithm-unknown", "algorithm: differs from the parameter checkout-algorithm");
  return hmac(chosen, requireSecret(secret), messageOf(lines, requireBody(body)), "hex");
}

/** The known algorithms. */
export const ALGORITHMS: readonly CheckoutAlgorithm[] = ["sha256", "sha512"];

/** Requires an algorithm that the service knows. */
export function requireAlgorithm(field: string, algorithm: unknown): CheckoutAlgorithm {
  if (algorithm === "sha256" || algorithm === "sha512") return algorithm;
  throw new SigningError("algorithm-unknown", `${field}: must be sha256 or sha512`);
}

/** A line of the message. */
export type Line = readonly [name: string, value: string];

/** The signed lines in the message's order, names in lower case, and every value of the parameter `signature`. */
export function readParameters(parameters: ReceivedPairs): { readonly lines: readonly Line[]; readonly signatures: readonly unknown[] } {
  const lines: Line[] = [];
  const signatures: unknown[] = [];
  let last = "";
  // Names in order are unique; only others need a lookup.
  let seen: Set<string> | undefined;
  for (const pair of requirePairs(parameters)) {
    const [name, value] = requirePair(pair);
    const lower = signedName(name);
    if (lower === undefined) {
      if (name.toLowerCase() === "signature") signatures.push(value);
      continue;
    }
    if (lower <= last) seen ??= new Set(lines.map(([each]) => each));
    if (seen?.has(lower)) throw new SigningError("parameter-duplicate", `${lower}: must not be repeated`);
    seen?.add(lower);
    lines.push([lower, requireParameterValue(lower, value)]);
    last = lower;
  }
  if (seen !== undefined) lines.sort(([a], [b]) => (a < b ? -1 : 1));
  const algorithm = valueOf(lines, "checkout-algorithm");
  if (algorithm !== undefined) requireAlgorithm("checkout-algorithm", algorithm);
  const method = valueOf(lines, "checkout-method");
  if (method !== undefined) requireMethod(method);
  return { lines, signatures };
}

/** Requires a method that the scheme knows. */
export function requireMethod(method: string): string {
  if (method === "GET" || method === "POST") return method;
  throw new SigningError("method-unknown", "checkout-method: must be GET or POST");
}

/** The value of a line, by the lower-cased name. */
export function valueOf(lines: readonly Line[], name: string): string | undefined {
  for (const line of lines) if (line[0] === name) return line[1];
  return undefined;
}

/** The canonical message, its lines and its body. */
export function messageOf(lines: readonly Line[], body: RawBody): readonly [lines: string, body: RawBody] {
  let head = "";
  for (const line of lines) head += lineOf(line[0], line[1]);
  return [head, requireWritable(body)];
}

/** A line as the message has it. */
export const lineOf = (name: string, value: string): string => `${name}:${value}\n`;

/** Signed names as they were given, with their lower case. Every message has the same few. */
const KNOWN_NAMES = new Map<string, string>();
const MOST_KNOWN_NAMES = 64;

/** Returns the name in lower case; undefined if it isn't signed. */
function signedName(name: string): string | undefined {
  const known = KNOWN_NAMES.get(name);
  if (known !== undefined) return known;
  const lower = name.toLowerCase();
  if (!lower.startsWith("checkout-")) return undefined;
  if (!HEADER_NAME.test(name))
    throw new SigningError("parameter-invalid", "parameters: checkout- names may contain only RFC 9110 token characters");
  // Names also come from outside, so the cache is limited.
  if (KNOWN_NAMES.size === MOST_KNOWN_NAMES) KNOWN_NAMES.clear();
  KNOWN_NAMES.set(name, lower);
  return lower;
}
