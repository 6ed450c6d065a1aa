import { createRequire } from "node:module";
import { operationTable } from "@maksu/payment-client";
import { validators } from "@maksu/payment-client/validators";
import { checkoutSignature, verifyCardForm, verifyCheckoutSignature } from "@maksu/signing";
import type { Credentials } from "./credentials.ts";
import type { Refusal } from "./exchange.ts";
import { writeJson } from "./json-body.ts";
import type { MockApi, RoutedRequest } from "./mock-api.ts";
import { fitPaymentAnswer, transactionIdIn } from "./payment-values.ts";
import { FORM, valuesOf } from "./request-body.ts";

/** The Payment API: HMAC over the `checkout-` headers and the body; answers are signed the same way. */
export function paymentApi(credentials: Credentials): MockApi {
  const secretOf = (account: string | null | undefined): string | undefined =>
    account && Object.hasOwn(credentials, account) ? credentials[account] : undefined;
  return {
    name: "payment",
    document: createRequire(import.meta.url)("@maksu/payment-api/openapi.json") as object,
    operations: operationTable,
    validators,
    readers: { "application/json": JSON.parse, [FORM]: (text) => valuesOf(new URLSearchParams(text)) },
    writeBody: (_request, _status, body) => writeJson(body),

    async authenticate(routed) {
      if (routed.operationId === "addCardForm") return authenticateCardForm(routed, secretOf);
      const { headers, method, body } = routed.request;
      const secret = secretOf(headers.get("checkout-account"));
      if (secret === undefined) return unauthorized("checkout-account is missing or unknown");
      if (headers.get("checkout-method") !== method) return unauthorized("checkout-method is not the request's method");
      for (const [header, parameter] of REPEATED)
        if (parameter in routed.pathParameters && headers.get(header) !== routed.pathParameters[parameter])
          return unauthorized(`${header} is missing or is not the one in the path`);
      const signed = [...headers].filter(([name]) => name.startsWith("checkout-"));
      const isSigned = await verifyCheckoutSignature({ parameters: signed, body, signature: headers.get("signature"), secret });
      return isSigned ? undefined : unauthorized("the signature does not match");
    },

    errorBody: ({ reason, details }) => ({ status: "error", message: reason, ...(details && { meta: details }) }),

    async fit(routed, answer) {
      const secret = secretOf(routed.request.headers.get("checkout-account"));
      return secret === undefined ? answer : fitPaymentAnswer(routed, answer, secret);
    },

    async sign({ request, operationId, pathParameters }, answer, body) {
      const account = request.headers.get("checkout-account");
      const secret = secretOf(account);
      // The description's examples of these headers are those of some other answer.
      const unsigned = Object.entries(answer.headers).filter(([name]) => !name.startsWith("checkout-") && name !== "signature");
      const headers = { ...Object.fromEntries(unsigned), "request-id": crypto.randomUUID() };
      // A request whose signature failed may come from anybody: there is no secret to share with them.
      if (operationId === "addCardForm" || answer.status === 401 || !account || !secret) return { ...answer, headers };
      const algorithm = request.headers.get("checkout-algorithm") === "sha512" ? "sha512" : "sha256";
      const transactionId = pathParameters["transactionId"] ?? transactionIdIn(body);
      const signed = {
        "checkout-account": account,
        "checkout-algorithm": algorithm,
        "checkout-method": request.method,
        ...(transactionId !== undefined && { "checkout-transaction-id": transactionId }),
      };
      const signature = await checkoutSignature({ parameters: Object.entries(signed), body: answer.body, secret, algorithm });
      return { ...answer, headers: { ...headers, ...signed, signature } };
    },
  };
}

/** Headers that repeat a path parameter (Payment API, Authentication, rule 3; header set of operation 10). */
const REPEATED = [
  ["checkout-transaction-id", "transactionId"],
  ["checkout-tokenization-id", "checkout-tokenization-id"],
] as const;

/** The card form's signature is one of its fields, since a browser sends it. */
async function authenticateCardForm(
  { request }: RoutedRequest,
  secretOf: (account: string | undefined) => string | undefined,
): Promise<Refusal | undefined> {
  const fields = formFields(request.headers.get("content-type") ?? "", new TextDecoder().decode(request.body));
  const secret = secretOf(fields["checkout-account"]);
  if (secret === undefined) return unauthorized("checkout-account is missing or unknown");
  const isSigned = await verifyCardForm({ parameters: Object.entries(fields), secret });
  return isSigned ? undefined : unauthorized("the signature does not match");
}

/** The fields as text; none when the body can't be read, which its own check will say. */
function formFields(contentType: string, body: string): Record<string, string> {
  try {
    const fields: unknown = /json/i.test(contentType) ? JSON.parse(body) : valuesOf(new URLSearchParams(body));
    return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}

const unauthorized = (reason: string): Refusal => ({ status: 401, reason });
