/** A request as it goes over the wire, signed without the clients, so that what they reject reaches a server, too. */
import type { ApiName } from "@maksu/mock-server";
import { isObject, type LocatedOperation, signingParameters, textAt } from "@maksu/openapi";
import { signatureOf } from "../../apis/payment.ts";
import type { Signer } from "../../apis/tested-api.ts";
import { TESTED } from "../../tested-apis.ts";
import { PAYMENT_MERCHANT } from "../../live/apis.ts";
import { type ContractRequest, isSignedForm, type RawBody, writeRequest, type WrittenRequest } from "@maksu/conformance/contract";

export interface WireOptions extends Signer {
  /** A body that is sent as it stands. */
  readonly raw?: RawBody;
}

export async function wireRequest(
  api: ApiName,
  operation: LocatedOperation,
  request: ContractRequest,
  { raw, ...signer }: WireOptions = {},
): Promise<WrittenRequest> {
  const signed = isSignedForm(operation) ? await signForm(request.body, signer) : request.body;
  const written = writeRequest(operation, { ...request, body: signed }, raw);
  const { target, body = "" } = written;
  const signing = new Set(signingParameters(operation).map(({ name }) => name));
  const given = Object.fromEntries(Object.entries(request.header).filter(([name]) => signing.has(name)));
  const own = await TESTED[api].sign(operation, request, { target, body, given, ...signer });
  // A header that is null is left out.
  const present = Object.entries(own).filter(([, value]) => value !== null && value !== undefined);
  return { ...written, headers: { ...written.headers, ...Object.fromEntries(present.map(([name, value]) => [name, String(value)])) } };
}

/** Signs a form again. */
export async function signForm(body: unknown, { secret = PAYMENT_MERCHANT.secret }: Signer = {}): Promise<unknown> {
  if (!isObject(body) || textAt(body, "signature") === undefined) return body;
  const fields = Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]);
  return { ...body, signature: await signatureOf(fields, "", secret) };
}
