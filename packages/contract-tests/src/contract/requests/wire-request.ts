/** A request as it goes over the wire, signed without the clients, so that what they reject reaches a server, too. */
import type { ApiName } from "@maksu/mock-server";
import { isObject, type LocatedOperation, signingParameters, textAt } from "@maksu/openapi";
import { signatureOf } from "../../apis/payment.ts";
import type { Signer } from "../../apis/tested-api.ts";
import { TESTED } from "../../tested-apis.ts";
import { PAYMENT_MERCHANT } from "../../live/apis.ts";
import { JSON_TYPE, writeBody, XML_TYPE } from "./body-writers.ts";
import type { ContractRequest } from "./request.ts";

export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for none. */
  readonly body: string | undefined;
}

export interface WireOptions extends Signer {
  /** A body that is sent as it stands. */
  readonly raw?: { readonly mediaType: string; readonly text: string };
}

export async function wireRequest(
  api: ApiName,
  operation: LocatedOperation,
  request: ContractRequest,
  { raw, ...signer }: WireOptions = {},
): Promise<WireRequest> {
  const target = targetOf(operation, request);
  const signed = isSignedForm(operation) ? await signForm(request.body, signer) : request.body;
  const mediaType = raw?.mediaType ?? request.mediaType;
  const isWritten = raw === undefined && signed !== undefined && mediaType !== undefined;
  const body = isWritten ? writeBody(mediaType, operation.operationId, signed) : raw?.text;
  const signing = new Set(signingParameters(operation).map(({ name }) => name));
  const [given, asked] = [true, false].map((isSigning) =>
    Object.fromEntries(Object.entries(request.header).filter(([name]) => signing.has(name) === isSigning)),
  );
  const typed = mediaType === undefined ? {} : { "content-type": `${mediaType}; charset=utf-8` };
  const own = await TESTED[api].sign(operation, request, { target, body: body ?? "", given: given ?? {}, ...signer });
  const headers = Object.entries({ accept: mediaType === XML_TYPE ? XML_TYPE : JSON_TYPE, ...typed, ...asked, ...own });
  // A header that is null is left out.
  const present = headers.filter(([, value]) => value !== null && value !== undefined).map(([name, value]) => [name, String(value)]);
  return { method: operation.method, target, headers: Object.fromEntries(present) as Record<string, string>, body };
}

function targetOf({ path }: LocatedOperation, request: ContractRequest): string {
  const filled = path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(request.path[name] ?? "")));
  const query = Object.entries(request.query).map(
    ([name, value]) =>
      `${name}=${[value]
        .flat()
        .map((each) => encodeURIComponent(String(each)))
        .join(",")}`,
  );
  return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
}

/** An operation that no header signs: its body, a form that the customer's browser sends, has a field for the signature. */
export const isSignedForm = ({ security, content }: LocatedOperation): boolean => security.length === 0 && Object.keys(content).length > 0;

/** Signs a form again. */
export async function signForm(body: unknown, { secret = PAYMENT_MERCHANT.secret }: Signer = {}): Promise<unknown> {
  if (!isObject(body) || textAt(body, "signature") === undefined) return body;
  const fields = Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]);
  return { ...body, signature: await signatureOf(fields, "", secret) };
}

export const successOf = ({ responses }: LocatedOperation): number => Number([...responses.keys()].find((status) => /^[23]/.test(status)));
