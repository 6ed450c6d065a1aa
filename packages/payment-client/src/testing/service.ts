/** The service, as far as a client can tell: a real HTTP server that signs what it answers. */
import { checkoutSignature } from "@maksu/signing";
import type { ReceivedRequest } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";

export type { ReceivedRequest } from "@maksu/test-server";

/** The published test merchant. */
export const MERCHANT = { account: 375917, secret: "SAIPPUAKAUPPIAS" } as const;

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is text. */
  readonly body?: unknown;
  /** Another secret to sign with, or `false` for an answer that is not signed. */
  readonly secret?: string | false;
}

/** An answer as it is sent. */
export interface WrittenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Service {
  readonly baseUrl: string;
  readonly received: readonly ReceivedRequest[];
}

/** Starts the service for the length of a test. It gives the answers in turn, and the last one from then on. */
export async function service(...answers: readonly [Answer, ...Answer[]]): Promise<Service> {
  const left = [...answers];
  let [answer] = answers;
  const { origin, received } = await serverForTest(async (response, request) => {
    answer = left.shift() ?? answer;
    const { status, headers, body } = await written(answer, request);
    response.writeHead(status, headers).end(body);
  });
  return { baseUrl: origin, received };
}

/** Writes an answer to a request, and signs it. */
export async function written(
  { status, headers = {}, body = "", secret = MERCHANT.secret }: Answer,
  request: ReceivedRequest,
): Promise<WrittenAnswer> {
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
