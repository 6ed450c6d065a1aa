/** Decides which requests the mock server must reject for their sender alone, before it checks anything else. */
import { accepts } from "@maksu/openapi/accepts";
import { isObject, type JsonObject, type LocatedOperation, objectAt, resolve, signingParameters } from "@maksu/openapi";
import { PAYMENT_MERCHANT } from "../../live/apis.ts";
import { type ContractRequest, isSignedForm } from "@maksu/conformance/contract";

interface Given {
  readonly operation: LocatedOperation;
  readonly request: ContractRequest;
  readonly isOfSchema: boolean;
}

/**
 * Values that the server compares with its records or with the rest of the request, or can't verify a signature without. Any other header or field is
 * covered by the signature as it is, and checked by its content.
 */
const IS_RIGHT: Readonly<Record<string, (value: unknown, given: Given) => boolean>> = {
  "checkout-account": (value) => String(value) === String(PAYMENT_MERCHANT.account),
  // The server uses its default algorithm when none is named.
  "checkout-algorithm": (value, { isOfSchema }) => value === undefined || isOfSchema,
  // A form may leave it out: the request has a method of its own.
  "checkout-method": (value, { operation }) => value === operation.method || (value === undefined && isSignedForm(operation)),
  "checkout-transaction-id": (value, { request }) => value === request.path.transactionId,
  "checkout-tokenization-id": (value, { request }) => value === request.path["checkout-tokenization-id"],
  // A form is signed again; the header in a trial is the signature of something else.
  signature: (value, { operation }) => isSignedForm(operation) && typeof value === "string",
  Timestamp: (_value, { isOfSchema }) => isOfSchema,
  "Content-MD5": () => false,
};

/** Whether the mock server must reject the sender of this request without checking the rest. */
export function isSenderRejected(bundle: JsonObject, operation: LocatedOperation, request: ContractRequest): boolean {
  return Object.entries(credentialsIn(bundle, operation, request)).some(([name, { value, schema }]) => {
    const isOfSchema = accepts(bundle, schema, value);
    return IS_RIGHT[name]?.(value, { operation, request, isOfSchema }) === false;
  });
}

interface Credential {
  readonly value: unknown;
  readonly schema: unknown;
}

/** The fields of a signed form; otherwise the headers that a trial has given itself, in place of the signing layer. */
function credentialsIn(
  bundle: JsonObject,
  operation: LocatedOperation,
  { header, body }: ContractRequest,
): Readonly<Record<string, Credential>> {
  const [media] = Object.values(operation.content);
  const form = resolve(bundle, objectAt(media, "schema")).value;
  const fields = isObject(body) ? body : {};
  const ofForm = isSignedForm(operation)
    ? Object.entries(objectAt(form, "properties")).map(([name, schema]) => [name, { value: fields[name], schema }])
    : [];
  const ofHeaders = signingParameters(operation)
    .filter(({ name }) => name in header)
    .map(({ name, schema }) => [name, { value: header[name] ?? undefined, schema }]);
  return Object.fromEntries([...ofForm, ...ofHeaders]) as Record<string, Credential>;
}
