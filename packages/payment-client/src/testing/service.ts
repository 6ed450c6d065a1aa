/** The service, as far as a client can tell: a real HTTP server on a free loopback port that signs what it answers. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import { checkoutSignature } from "@maksu/signing";
import { onTestFinished } from "vitest";

/** The published test merchant. */
export const MERCHANT = { account: 375917, secret: "SAIPPUAKAUPPIAS" } as const;

export interface ReceivedRequest {
  readonly method: string;
  /** As on the request line. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is text. */
  readonly body?: unknown;
  /** Another secret to sign with, or `false` for an answer that is not signed. */
  readonly secret?: string | false;
}

export interface Service {
  readonly baseUrl: string;
  readonly received: readonly ReceivedRequest[];
}

/** Starts the service for the length of a test. It gives every request the same answer. */
export async function service({ status, headers = {}, body = "", secret = MERCHANT.secret }: Answer): Promise<Service> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const received: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = "", url: target = "" } = incoming;
    received.push({ method, target, headers: incoming.headers, body: Buffer.concat(chunks).toString() });
    const signed = secret === false ? {} : await signature(incoming.headers, text, secret);
    response
      .writeHead(status, { ...(typeof body !== "string" && { "content-type": "application/json" }), ...headers, ...signed })
      .end(text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return { baseUrl: `http://127.0.0.1:${address.port}`, received };
}

const REPEATED = ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-transaction-id"];

async function signature(request: IncomingHttpHeaders, body: string, secret: string): Promise<Record<string, string>> {
  const parameters = REPEATED.flatMap((name) => {
    const value = request[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(parameters), signature: await checkoutSignature({ parameters, body, secret }) };
}
