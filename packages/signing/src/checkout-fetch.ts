/** A `fetch` that signs the Payment API's requests and verifies its answers. */
import { checkoutSignature, requireAlgorithm, type CheckoutAlgorithm } from "./checkout.ts";
import type * as CheckoutAnswer from "./checkout-answer.ts";
import type { CheckoutRequestIdentity } from "./checkout-response.ts";
import { SigningError } from "./errors.ts";
import { requireAccount, requireDate, requireHeaderValue, requireSecrets, type Secrets } from "./input-rules.ts";
import type { OperationMark, OperationTable, SignedOperation } from "./operation-mark.ts";
import { readRequest, send, type PlainFetch, type SignedFetch } from "./outgoing-request.ts";

/** Settings of {@link signedCheckoutFetch}. */
export interface SignedCheckoutFetchOptions {
  /** Merchant ID, sent as `checkout-account`. */
  readonly account: number | string;
  /** The merchant secret. Several while it is being changed: the first signs, answers signed with any verify. Never sent. */
  readonly secret: Secrets;
  /**
   * HMAC algorithm.
   * @defaultValue `sha256`
   */
  readonly algorithm?: CheckoutAlgorithm;
  /** Platform or integrator name, sent as `platform-name` by the operations that document the header. */
  readonly platformName?: string;
  /** The operations, by operationId. */
  readonly operations: OperationTable;
  /**
   * Most bytes of an answer's body that are read.
   * @defaultValue 10 MB
   */
  readonly maxResponseBytes?: number;
  /**
   * Hands on answers that fail verification instead of refusing them. Whoever can answer in the service's place can then say, for example, that a
   * payment was made. `isVerified` still tells the two apart.
   * @defaultValue `false`
   */
  readonly acceptUnverifiedResponses?: boolean;
  /** What sends the signed request. */
  readonly fetch?: PlainFetch;
  /** The clock. */
  readonly now?: () => Date;
  /** Makes the nonce: a random UUID unless given. */
  readonly nonce?: () => string;
}

/** What checks answers, loaded with the first request. */
let loaded: typeof CheckoutAnswer | undefined;

/**
 * A `fetch` for openapi-fetch that goes under {@link attachOperation}: it adds exactly the headers that the operation documents, signs the bytes
 * it sends, follows no redirect and verifies the answer before anyone parses it.
 *
 * The function throws SigningError: `operation-unknown`, `header-reserved`, `insecure-url`, `path-parameter-invalid` before sending;
 * `not-from-service`, `signature-missing`, `signature-mismatch`, `response-mismatch`, `response-too-large` (with the answer's `status`) after.
 * What the `fetch` below throws, it lets through.
 *
 * @throws SigningError `account-invalid`, `secret-invalid`, `algorithm-unknown`, `header-value-invalid` (the platform name)
 */
export function signedCheckoutFetch(options: SignedCheckoutFetchOptions): SignedFetch {
  const { operations, maxResponseBytes = 10_000_000, acceptUnverifiedResponses = false, now = () => new Date() } = options;
  const { nonce = () => crypto.randomUUID(), fetch } = options;
  const account = requireAccount(options.account);
  const algorithm = requireAlgorithm("algorithm", options.algorithm ?? "sha256");
  const secrets = requireSecrets(options.secret);
  const [secret] = secrets;
  const platformName = options.platformName === undefined ? undefined : requireHeaderValue("platformName", options.platformName);

  return async function signedFetch(request, extension) {
    const outgoing = await readRequest(request, isReserved);
    const { method, headers, body } = outgoing;
    const mark = requireMark(outgoing.mark);
    const operation = requireOperation(operations, mark.operationId, method);
    const sources = new Map<string, string | undefined>(mark.fromPath);
    sources.set("checkout-account", account).set("checkout-algorithm", algorithm).set("checkout-method", method);
    sources.set("checkout-timestamp", requireDate("now", now()).toISOString());
    sources.set("checkout-nonce", requireHeaderValue("nonce", nonce())).set("platform-name", platformName);

    const isSigned = operation.signedHeaders.includes("signature");
    const filled = fill(operation, sources);
    for (const [name, value] of filled) headers.set(name, value);
    if (isSigned) headers.set("signature", await checkoutSignature({ parameters: filled, body, secret, algorithm }));

    // Before sending: a request whose answer can't be checked must not leave.
    const { checkedAnswer } = (loaded ??= await import("./checkout-answer.ts"));
    const response = await send(outgoing, fetch, extension);
    const identity: CheckoutRequestIdentity = { account, algorithm, method, transactionId: filled.get("checkout-transaction-id") };
    return checkedAnswer(response, {
      request: isSigned ? identity : "unsigned",
      secret: secrets,
      maxResponseBytes,
      acceptUnverifiedResponses,
    });
  };
}

function isReserved(name: string): boolean {
  return name.startsWith("checkout-") || name === "signature" || name === "platform-name";
}

function requireMark(mark: OperationMark | undefined): OperationMark {
  if (mark !== undefined) return mark;
  throw new SigningError(
    "operation-unknown",
    "operation: the request says none; add attachOperation(operations) to the client's middleware",
  );
}

function requireOperation(operations: OperationTable, id: string, method: string): SignedOperation {
  const operation = Object.hasOwn(operations, id) ? operations[id] : undefined;
  if (operation?.method === method) return operation;
  throw new SigningError("operation-unknown", `operation: the table has no ${id} with method ${method}`);
}

/** The operation's own headers, in its order. */
function fill(operation: SignedOperation, sources: ReadonlyMap<string, string | undefined>): Map<string, string> {
  const filled = new Map<string, string>();
  for (const name of operation.signedHeaders.filter((each) => each.startsWith("checkout-") || each === "platform-name")) {
    const value = sources.get(name);
    if (value !== undefined) filled.set(name, value);
    else if (name !== "platform-name")
      throw new SigningError("path-parameter-invalid", `${name}: the request's path parameters give no value for it`);
  }
  return filled;
}
