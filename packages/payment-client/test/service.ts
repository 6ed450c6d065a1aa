/** The service, as seen by a client: a real HTTP server that signs its responses. */
import { checkoutSignature } from "@maksu/signing";
import type { ReceivedRequest } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { MERCHANT } from "./merchant.ts";

export type { ReceivedRequest } from "@maksu/test-server";

export { MERCHANT } from "./merchant.ts";

export interface ServiceResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is text. */
  readonly body?: unknown;
  /** Another secret to sign with, or `false` for a response that is not signed. */
  readonly secret?: string | false;
}

/** A response as it is sent. */
export interface WrittenResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Service {
  readonly baseUrl: string;
  readonly received: readonly ReceivedRequest[];
}

/** Starts the service for the length of a test. It sends the responses in turn, and then repeats the last one. */
export async function service(...responses: readonly [ServiceResponse, ...ServiceResponse[]]): Promise<Service> {
  const left = [...responses];
  let [next] = responses;
  const { origin, received } = await serverForTest(async (response, request) => {
    next = left.shift() ?? next;
    const { status, headers, body } = await written(next, request);
    response.writeHead(status, headers).end(body);
  });
  return { baseUrl: origin, received };
}

/** Writes a response to a request, and signs it. */
export async function written(
  { status, headers = {}, body = "", secret = MERCHANT.secret }: ServiceResponse,
  request: ReceivedRequest,
): Promise<WrittenResponse> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const signed = secret === false ? {} : await signature(request, text, secret);
  return {
    status,
    headers: { ...(typeof body !== "string" && { "content-type": "application/json" }), ...headers, ...signed },
    body: text,
  };
}

const REPEATED = ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-transaction-id"];

async function signature({ headers }: ReceivedRequest, body: string, secret: string): Promise<Record<string, string>> {
  const parameters = REPEATED.flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(parameters), signature: await checkoutSignature({ parameters, body, secret }) };
}

/** The signature that a request must have. */
export async function signatureOf({ headers, body }: ReceivedRequest): Promise<string> {
  return checkoutSignature({ parameters: Object.entries(headers) as [string, string][], body, secret: MERCHANT.secret });
}
