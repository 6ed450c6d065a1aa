/** Signs the Payment API's requests and verifies their responses: whatever is the same for every request is checked and written once. */
import { hmacWith } from "#crypto";
import { lineOf, requireMethod } from "./checkout.ts";
import { CHECKOUT_SIGNER_OPTIONS, type CheckoutSignerOptions } from "./checkout-options.ts";
import { checkoutResponseVerification, type CheckoutResponseInput, type ResponseRejection } from "./checkout-response.ts";
import { SigningError } from "../errors.ts";
import { requireDate } from "../input/date.ts";
import { requireAccount, requireHeaderValue, requireSecrets } from "../input/input-rules.ts";
import { andThen } from "../crypto/maybe-promise.ts";
import type { RequestSigner, RequestToSign, SignedRequest } from "../request/request-signer.ts";
import type { SignedOperation } from "../request/signed-operation.ts";
import { requireOptions } from "../input/signing-options.ts";

type Header = readonly [name: string, value: string];
type VaryingHeader = readonly [name: string, valueFor: (request: RequestToSign) => string];

/** How the requests of one operation are signed. */
interface Plan {
  /** Headers that are the same for every request. */
  readonly constant: readonly Header[];
  /** The lines of those that are signed: they come first in the message. */
  readonly head: string;
  /** The other headers that are signed, in the message's order. */
  readonly varying: readonly VaryingHeader[];
  readonly isSigned: boolean;
}

/**
 * Creates a signer for the Payment API. It adds exactly the headers that an operation documents, and verifies responses against the request.
 *
 * `sign` throws SigningError `path-parameter-invalid`, `method-unknown`, `header-value-invalid` (the nonce), `date-invalid` (the clock).
 *
 * @throws SigningError `option-unknown`, `option-invalid`, `account-invalid`, `secret-invalid`, `algorithm-unknown`, `header-value-invalid` (the
 * platform name)
 */
export function checkoutSigner(options: CheckoutSignerOptions): RequestSigner {
  requireOptions(options, CHECKOUT_SIGNER_OPTIONS);
  const { algorithm = "sha256", platformName, acceptUnverifiedResponses = false } = options;
  const { now = () => new Date(), nonce } = options;
  const account = requireAccount(options.account);
  const secrets = requireSecrets(options.secret);
  const [secret, ...others] = secrets;
  const hmac = hmacWith(secret);
  const hmacs = [hmac, ...others.map((other) => hmacWith(other))];
  const platform: readonly Header[] =
    platformName === undefined ? [] : [["platform-name", requireHeaderValue("platformName", platformName)]];
  const varying: readonly VaryingHeader[] = [
    ["checkout-nonce", () => (nonce === undefined ? crypto.randomUUID() : requireHeaderValue("nonce", nonce()))],
    ["checkout-timestamp", () => requireDate("now", now()).toISOString()],
    ["checkout-tokenization-id", (request) => pathParameter(request, "checkout-tokenization-id")],
    ["checkout-transaction-id", (request) => pathParameter(request, "transactionId")],
  ];
  const plans = new WeakMap<SignedOperation, Plan>();

  return {
    isReserved: (name) => name.startsWith("checkout-") || name === "signature" || name === "platform-name",
    sign(request) {
      const { operation, body } = request;
      const plan = planOf(operation);
      const headers = plan.constant.slice();
      let lines = plan.head;
      let transactionId: string | undefined;
      for (const [name, valueFor] of plan.varying) {
        const value = valueFor(request);
        headers.push([name, value]);
        lines += lineOf(name, value);
        if (name === "checkout-transaction-id") transactionId = value;
      }
      if (!plan.isSigned) return signed(headers, "unsigned");
      const { method, ownTransaction } = operation;
      return andThen(hmac(algorithm, [lines, body], "hex"), (signature) => {
        headers.push(["signature", signature]);
        return signed(headers, { account, algorithm, method, transactionId, ownTransaction });
      });
    },
  };

  function planOf(operation: SignedOperation): Plan {
    const known = plans.get(operation);
    if (known !== undefined) return known;
    const plan = makePlan(operation);
    plans.set(operation, plan);
    return plan;
  }

  function makePlan({ method, signedHeaders }: SignedOperation): Plan {
    const same: readonly Header[] = [
      ["checkout-account", account],
      ["checkout-algorithm", algorithm],
      ["checkout-method", requireMethod(method)],
    ];
    const isDocumented = ([name]: readonly [name: string, ...unknown[]]) => signedHeaders.includes(name);
    const lines = same.filter(isDocumented);
    const plan = {
      constant: [...lines, ...platform.filter(isDocumented)],
      head: lines.map(([name, value]) => lineOf(name, value)).join(""),
      varying: varying.filter(isDocumented),
      isSigned: signedHeaders.includes("signature"),
    };
    const names = new Set([...same, ...varying].map(([name]) => name));
    const unknown = signedHeaders.find((name) => name.startsWith("checkout-") && !names.has(name));
    if (unknown === undefined) return plan;
    throw new SigningError("path-parameter-invalid", `${unknown}: the request's path parameters have no value for it`);
  }

  function signed(headers: readonly Header[], request: CheckoutResponseInput["request"]): SignedRequest {
    return {
      headers,
      verify: ({ status, headers: received, body }) =>
        andThen(checkoutResponseVerification({ request, status, headers: received, body, secret: secrets }, hmacs), (verification) => {
          if (verification.outcome === "rejected" && !acceptUnverifiedResponses) throw rejection(verification.code, status);
          if (status < 200 || status > 599) throw rejection("not-from-service", status);
          return verification.outcome === "verified";
        }),
    };
  }
}

const REJECTIONS: Readonly<Record<ResponseRejection, string>> = {
  "not-from-service": "it has neither a signature nor checkout headers; it may come from a gateway",
  "signature-missing": "it has no signature header; it may come from another service: check baseUrl",
  "signature-mismatch": "its signature does not match its headers and body",
  "response-mismatch": "it is signed, but for a request of another account, algorithm, method or transaction, or it is not a response",
};

const rejection = (code: ResponseRejection, status: number): SigningError =>
  new SigningError(code, `response: ${REJECTIONS[code]} (status ${status})`, { status });

/** The value of a header that repeats a path parameter (Payment API 2.0.0, Authentication, rule 3, and operation 10). */
function pathParameter({ pathParameters = {} }: RequestToSign, parameter: string): string {
  return requireHeaderValue(parameter, pathParameters[parameter], "path-parameter-invalid");
}
