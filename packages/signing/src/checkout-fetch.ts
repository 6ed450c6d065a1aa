/** A `fetch` that signs the Payment API's requests and verifies its answers. */
import { checkoutSignature } from "./checkout.ts";
import type * as CheckoutAnswer from "./checkout-answer.ts";
import { CHECKOUT_SETTINGS, readCheckoutSettings, type SignedCheckoutFetchOptions } from "./checkout-fetch-options.ts";
import type { CheckoutRequestIdentity } from "./checkout-response.ts";
import { SigningError } from "./errors.ts";
import { requireDate, requireHeaderValue } from "./input-rules.ts";
import type { OperationMark } from "./operation-mark.ts";
import { readRequest, send, type SignedFetch } from "./outgoing-request.ts";
import type { OperationTable, SignedOperation } from "./signed-operation.ts";
import type { SigningOptionRules } from "./signing-options.ts";

const OPTIONS: SigningOptionRules<SignedCheckoutFetchOptions> = {
  ...CHECKOUT_SETTINGS,
  operations: { allowed: "a table of operations", accepts: (value) => typeof value === "object" && value !== null, required: true },
};

/** What checks answers, loaded with the first request. */
let loaded: typeof CheckoutAnswer | undefined;

/**
 * A `fetch` for openapi-fetch that goes under {@link attachOperation}: it adds exactly the headers that the operation documents, signs the bytes
 * it sends, follows no redirect and verifies the answer before anyone parses it.
 *
 * The function throws SigningError: `operation-unknown`, `header-reserved`, `insecure-url`, `origin-mismatch`, `path-parameter-invalid` before sending;
 * `not-from-service`, `signature-missing`, `signature-mismatch`, `response-mismatch`, `response-too-large` (with the answer's `status`) after.
 * What the `fetch` below throws, it lets through.
 *
 * @throws SigningError `option-unknown`, `option-invalid`, `account-invalid`, `secret-invalid`, `url-invalid`, `insecure-url`, `algorithm-unknown`,
 * `header-value-invalid` (the platform name)
 */
export function signedCheckoutFetch(options: SignedCheckoutFetchOptions): SignedFetch {
  const { account, secrets, origin, platformName } = readCheckoutSettings(options, OPTIONS);
  const { operations, algorithm = "sha256", maxResponseBytes = 10_000_000, acceptUnverifiedResponses = false } = options;
  const { now = () => new Date(), nonce = () => crypto.randomUUID(), fetch } = options;
  const [secret] = secrets;

  return async function signedFetch(request, extension) {
    const outgoing = await readRequest(request, origin, isReserved);
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
    const transactionId = filled.get("checkout-transaction-id");
    const identity: CheckoutRequestIdentity = { account, algorithm, method, transactionId, ownTransaction: operation.ownTransaction };
    const expected = { request: isSigned ? identity : ("unsigned" as const), secret: secrets, acceptUnverifiedResponses };
    return checkedAnswer(response, maxResponseBytes, expected);
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
