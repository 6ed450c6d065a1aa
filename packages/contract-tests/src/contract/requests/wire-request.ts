/** A request as it goes over the wire, signed without the clients: what they refuse to send must reach a server, too. */
import type { ApiName } from "@maksu/mock-server";
import {
  basicAuthorization,
  checkoutSignature,
  contentMd5,
  merchantAuthorization,
  merchantSignature,
  merchantTimestamp,
} from "@maksu/signing";
import { isObject, listAt, type LocatedOperation, textAt } from "@maksu/openapi";
import { MERCHANT, PAYMENT_MERCHANT } from "../../live/apis.ts";
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

/** Who signs. */
export interface Signer {
  readonly account?: string;
  readonly secret?: string;
  readonly apiName?: string;
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
  const own = await SIGN[api](operation, request, { target, body: body ?? "", given: given ?? {}, ...signer });
  const headers = Object.entries({ accept: mediaType === XML_TYPE ? XML_TYPE : JSON_TYPE, ...typed, ...asked, ...own });
  // A header that is null is left out.
  const present = headers.filter(([, value]) => value !== null && value !== undefined).map(([name, value]) => [name, String(value)]);
  return { method: operation.method, target, headers: Object.fromEntries(present) as Record<string, string>, body };
}

function targetOf({ path }: LocatedOperation, request: ContractRequest): string {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(request.path[name] ?? "")));
  const query = Object.entries(request.query).map(
    ([name, value]) =>
      `${name}=${[value]
        .flat()
        .map((each) => encodeURIComponent(String(each)))
        .join(",")}`,
  );
  return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
}

interface Signed extends Signer {
  readonly target: string;
  readonly body: string;
  /** Values of headers that signing would fill in; null leaves a header out. */
  readonly given: Readonly<Record<string, unknown>>;
}

type Sign = (operation: LocatedOperation, request: ContractRequest, signed: Signed) => Promise<Record<string, unknown>>;

/** The headers that the signing layer fills in. */
export const signingParameters = ({ parameters }: LocatedOperation): LocatedOperation["parameters"] =>
  parameters.filter((parameter) => parameter["x-signing"] === true);

const SIGN: Readonly<Record<ApiName, Sign>> = {
  async payment(operation, { path }, { body, given, account = String(PAYMENT_MERCHANT.account), secret = PAYMENT_MERCHANT.secret }) {
    const names = signingParameters(operation).map(({ name }) => name);
    if (!names.includes("signature")) return {};
    const known: Readonly<Record<string, unknown>> = {
      "checkout-account": account,
      "checkout-algorithm": "sha256",
      "checkout-method": operation.method,
      "checkout-timestamp": new Date().toISOString(),
      "checkout-nonce": crypto.randomUUID(),
      "checkout-transaction-id": path.transactionId,
      "checkout-tokenization-id": path["checkout-tokenization-id"],
      "platform-name": "contract-tests",
      ...given,
    };
    const headers = names
      .filter((name) => (known[name] ?? undefined) !== undefined)
      .map((name): [string, string] => [name, String(known[name])]);
    const signature = await signatureOf(headers, body, secret);
    return { ...Object.fromEntries(headers), signature: "signature" in given ? given.signature : signature };
  },

  async merchant({ method }, _request, { target, body, given, account = String(MERCHANT.merchantId), secret = MERCHANT.secret, apiName }) {
    const timestamp = String(given.Timestamp ?? merchantTimestamp(new Date()));
    const md5 = String(given["Content-MD5"] ?? (await contentMd5(body)));
    const named = { merchantId: account, ...(apiName !== undefined && { apiName }) };
    const signature = await merchantSignature({ method, target, timestamp, contentMd5: md5, secret, ...named });
    return { Timestamp: timestamp, "Content-MD5": md5, ...given, Authorization: merchantAuthorization({ ...named, signature }) };
  },

  async legacy(operation, _request, { given, account = String(MERCHANT.merchantId), secret = MERCHANT.secret }) {
    const [version] = signingParameters(operation);
    const [value] = listAt(version?.schema, "enum");
    return {
      ...(version && { [version.name]: String(value) }),
      ...given,
      Authorization: await basicAuthorization({ merchantId: account, secret }),
    };
  },
};

/** An operation that no header signs: its body, a form that the customer's browser sends, has a field for the signature. */
export const isSignedForm = ({ security, content }: LocatedOperation): boolean => security.length === 0 && Object.keys(content).length > 0;

/** Signs a form anew. */
export async function signForm(body: unknown, { secret = PAYMENT_MERCHANT.secret }: Signer = {}): Promise<unknown> {
  if (!isObject(body) || textAt(body, "signature") === undefined) return body;
  const fields = Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]);
  return { ...body, signature: await signatureOf(fields, "", secret) };
}

/** What can't be signed goes with a signature of something else. */
function signatureOf(parameters: [string, string][], body: string, secret: string): Promise<string> {
  const isNamed = parameters.some(([name]) => name === "checkout-algorithm");
  return checkoutSignature({ parameters, body, secret, ...(!isNamed && { algorithm: "sha256" }) }).catch(() => "0".repeat(64));
}

export const successOf = ({ responses }: LocatedOperation): number => Number([...responses.keys()].find((status) => /^[23]/.test(status)));
