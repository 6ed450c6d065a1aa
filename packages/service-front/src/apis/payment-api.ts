import { randomUUID } from "node:crypto";
import { cutOf, limited } from "@maksu/openapi-runtime/validation";
import { operationTable } from "@maksu/payment-api";
import { signingHeaders } from "@maksu/payment-api/signing-headers";
import { tolerances } from "@maksu/payment-api/tolerances";
import { validators } from "@maksu/payment-api/validators";
import { checkoutSignature, checkoutSigner, verifyCheckoutSignature } from "@maksu/signing";
import { type Authentication, staleness } from "../authentication/authentication.ts";
import { knownId, type Merchant, merchantIn, secretUsed } from "../authentication/credentials.ts";
import type { WireRequest, Rejection } from "../ground/exchange.ts";
import { exampleNamed } from "../description/description.ts";
import { writeJson } from "../ground/json-body.ts";
import type { ApiFront, RoutedRequest, ServiceApi } from "../responder/service-api.ts";
import { paymentEvents } from "../events/payment-events.ts";
import { FORM, readForm, TooManyFields } from "../request/request-body.ts";
import { unknownPath } from "../ground/nearest-path.ts";
import { signingMistake } from "../authentication/signing-mistake.ts";

/** Servers of it. */
export const paymentFront: ApiFront = {
  testCredentials: { 375917: "SAIPPUAKAUPPIAS", 695861: "MONISAIPPUAKAUPPIAS" },
  operations: operationTable,
  tolerances,
  signer: ({ id, secret }) => checkoutSigner({ account: id, secret }),
  make: paymentApi,
};

/** The Payment API: HMAC over the `checkout-` headers and the body; responses are signed the same way. */
function paymentApi(authentication: Authentication): ServiceApi {
  const { credentials } = authentication;
  return {
    name: "payment",
    operations: operationTable,
    validators,
    signingHeaders,
    events: paymentEvents(credentials),
    readers: { "application/json": JSON.parse, [FORM]: readForm },
    writeBody: (_request, _status, body) => writeJson(body),

    accountIn: ({ headers }) => knownId(credentials, headers.get("checkout-account")),

    async authenticate(routed) {
      if (routed.operationId === "addCardForm") return authenticateCardForm(routed, authentication);
      const { headers, method } = routed.request;
      const account = headers.get("checkout-account") ?? "";
      const merchant = merchantIn(credentials, account);
      if (!merchant) return unknownMerchant(account);
      if (headers.get("checkout-method") !== method) return unauthorized("checkout-method is not the request's method");
      for (const { header, parameter, example } of REPEATED)
        if (parameter in routed.pathParameters && headers.get(header) !== routed.pathParameters[parameter]) {
          // It is no ID, and nothing else says that it is meant to be one: the path may be another one.
          if (!UUID.test(routed.pathParameters[parameter] ?? ""))
            return { status: 404, reason: unknownPath(operationTable, routed.request.path, routed.template) };
          return { ...unauthorized(`${header} is missing or is not the one in the path`), ...(example !== undefined && { example }) };
        }
      const secret = await secretUsed(merchant, isSignedWith(routed.request));
      if (secret === undefined) return unauthorized("the signature does not match", await signingMistake(routed.request, merchant.secret));
      const nonce = { account, value: headers.get("checkout-nonce") };
      const stale = await staleness(authentication, (freshness) => isSignedWith(routed.request, freshness)(secret), nonce);
      return stale === undefined ? merchant : unauthorized(stale);
    },

    rejectHeader: (reason) => ({ status: 400, reason, details: [reason] }),

    // The message of a violation is the general one, as far as the operation documents it.
    errorBody: ({ reason, details }, operation) => {
      const documented = operation && details && exampleNamed(operation, "invalid-request")?.body;
      return { status: "error", message: reason, ...(documented as object | undefined), ...(details && { meta: details }) };
    },

    async sign({ request, operationId, pathParameters }, response, body) {
      const account = request.headers.get("checkout-account");
      const merchant = merchantIn(credentials, account);
      // The description's examples of these headers belong to some other response.
      const headers: Record<string, string> = {};
      for (const [name, value] of Object.entries(response.headers))
        if (!name.startsWith("checkout-") && name !== "signature") headers[name] = value;
      // A browser has no use for it, and where the card form leads one, it is not documented.
      if (operationId !== "addCardForm") headers["request-id"] = randomUUID();
      // A request whose signature failed may come from anybody: there is no secret to share with them.
      if (operationId === "addCardForm" || response.status === 401 || !account || !merchant) return { ...response, headers };
      // A shop that has not heard of the new secret checks the response with the one that it signed with.
      const isRotated = merchant.otherSecret !== undefined;
      const { secret: usual } = merchant;
      const secret = isRotated ? ((await secretUsed(merchant, isSignedWith(request))) ?? usual) : usual;
      const algorithm = request.headers.get("checkout-algorithm") === "sha512" ? "sha512" : "sha256";
      const transactionId = pathParameters["transactionId"] ?? transactionIdIn(body);
      const parameters: [name: string, value: string][] = [
        ["checkout-account", account],
        ["checkout-algorithm", algorithm],
        ["checkout-method", request.method],
      ];
      // Encoding leaves an ID as it is; an invalid one may hold characters that no header can.
      if (transactionId !== undefined) parameters.push(["checkout-transaction-id", encodeURIComponent(transactionId)]);
      for (const [name, value] of parameters) headers[name] = value;
      headers["signature"] = await checkoutSignature({ parameters, body: response.body, secret, algorithm });
      return { ...response, headers };
    },
  };
}

/** Whether the headers of a request are signed with a secret, and fresh if that is asked for. */
const isSignedWith =
  ({ headers, body }: WireRequest, freshness: Freshness = {}) =>
  (secret: string): Promise<boolean> => {
    const parameters = [...headers].filter(([name]) => name.startsWith("checkout-"));
    return Promise.resolve(verifyCheckoutSignature({ parameters, body, signature: headers.get("signature"), secret, ...freshness }));
  };

type Freshness = Partial<Parameters<Parameters<typeof staleness>[1]>[0]>;

/** Returns the ID of the transaction that a body names, if any. */
export function transactionIdIn(body: unknown): string | undefined {
  const id = typeof body === "object" && body !== null ? (body as Record<string, unknown>)["transactionId"] : undefined;
  return typeof id === "string" ? id : undefined;
}

/** Headers that repeat a path parameter (Payment API, Authentication, rule 3; header set of operation 10). */
const REPEATED: readonly { readonly header: string; readonly parameter: string; readonly example?: string }[] = [
  { header: "checkout-transaction-id", parameter: "transactionId", example: "transaction-id-mismatch" },
  { header: "checkout-tokenization-id", parameter: "checkout-tokenization-id" },
];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The card form's signature is one of its fields, since a browser sends it. */
async function authenticateCardForm({ request }: RoutedRequest, authentication: Authentication): Promise<Merchant | Rejection> {
  const fields = formFields(request.headers.get("content-type") ?? "", new TextDecoder().decode(request.body));
  if (fields instanceof TooManyFields) return fields.rejection;
  const account = fields["checkout-account"] ?? "";
  const merchant = merchantIn(authentication.credentials, account);
  if (!merchant) return unknownMerchant(account);
  const { "checkout-method": method = request.method } = fields;
  if (method !== request.method) return unauthorized("checkout-method is not the request's method");
  // Not `verifyCardForm`: a form without a redirect URL may be signed correctly, and gets a 400 that names the field.
  const parameters = Object.entries(fields);
  const secret = await secretUsed(merchant, (each) => verifyCheckoutSignature({ parameters, secret: each }));
  if (secret === undefined)
    return unauthorized("the signature does not match", await signingMistake(asForm(request, fields), merchant.secret));
  const nonce = { account, value: fields["checkout-nonce"] };
  const stale = await staleness(authentication, (freshness) => verifyCheckoutSignature({ parameters, secret, ...freshness }), nonce);
  return stale === undefined ? merchant : unauthorized(stale);
}

/** Returns the form as a browser sends it, however it was encoded. */
const asForm = (request: WireRequest, fields: Readonly<Record<string, string>>): WireRequest => ({
  ...request,
  headers: new Headers({ "content-type": FORM }),
  body: new TextEncoder().encode(new URLSearchParams(fields).toString()),
});

/** Returns the fields as strings; none if the body can't be read, which is reported by its own check. */
function formFields(contentType: string, body: string): Record<string, string> | TooManyFields {
  try {
    // A client may send JSON without saying so: its signature is checked before its Content-Type is missed.
    const isJson = contentType === "" ? body.trimStart().startsWith("{") : /json/i.test(contentType);
    const fields: unknown = isJson ? limited(JSON.parse(body)) : readForm(body);
    if (cutOf(fields)) return new TooManyFields();
    return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, String(value)]));
  } catch (error) {
    return error instanceof TooManyFields ? error : {};
  }
}

const unknownMerchant = (account: string): Rejection =>
  account === ""
    ? unauthorized("checkout-account is missing")
    : { ...unauthorized("checkout-account is unknown"), example: "unknown-merchant" };

const unauthorized = (reason: string, hint?: string): Rejection => ({ status: 401, reason, ...(hint !== undefined && { hint }) });
