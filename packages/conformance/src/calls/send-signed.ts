/** Signs a request by its operation, sends it, and verifies the response. */
import { type Transport, TransportError } from "@maksu/client-core";
import { nodeTransport } from "@maksu/client-core/node";
import { API_NAMES, type ApiName, type Caller, type ServiceNames, signerOf } from "@maksu/service-front";
import { MAX_RESPONSE_BYTES, type RequestSigner, SigningError, type SigningErrorCode } from "@maksu/signing";
import { callersOf, type Callers } from "./callers.ts";
import type { CalledOperation } from "./operations.ts";
import { isSignedForm, signForm } from "./sign-form.ts";

/** A request as it was sent, with the headers that sign it. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A response as it was received, decompressed. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** The verification of a response's signature: `unsigned` where none is needed, or none can be verified; otherwise the code of the failure. */
export type Signature = "verified" | "unsigned" | SigningErrorCode;

/** A request, its response, and what the response's signature is worth. */
export interface SignedExchange {
  readonly called: CalledOperation;
  /** As it was sent, signed. */
  readonly request: SentRequest;
  readonly response: ReceivedResponse;
  readonly signature: Signature;
}

export interface SignedSender {
  readonly callers: Readonly<Record<ApiName, Caller>>;
  /** True for the name, in lower case, of a header that signing fills in, for whatever API. */
  isReserved(name: string): boolean;
  /**
   * Signs and sends a request.
   *
   * @throws TransportError, or SigningError when the request can't be signed
   */
  send(called: CalledOperation, request: SentRequest): Promise<SignedExchange>;
}

export interface SenderOptions {
  /** Base URL of the service, without a slash at the end. */
  readonly to: string;
  readonly callers?: Callers | undefined;
  readonly names: ServiceNames;
  readonly transport?: Transport | undefined;
}

/** Milliseconds that a response may take: the service itself waits for banks. */
const TIMEOUT = 60_000;

/**
 * Creates a sender.
 *
 * @throws SigningError when a caller's ID or secret is not valid
 */
export function createSender({ to, callers: given, names, transport = nodeTransport() }: SenderOptions): SignedSender {
  const callers = callersOf(given);
  const signers = Object.fromEntries(API_NAMES.map((api) => [api, signerOf(api, callers[api], names)])) as Record<ApiName, RequestSigner>;
  return {
    callers,
    isReserved: (name) => API_NAMES.some((api) => signers[api].isReserved(name)),
    async send(called, unsigned) {
      const { api, entry: operation, pathParameters } = called;
      const body = isSignedForm(called)
        ? await signForm(unsigned.body, unsigned.headers["content-type"] ?? "", callers[api])
        : unsigned.body;
      const { method, target } = unsigned;
      const signed = await signers[api].sign({ operation, pathParameters, target, body });
      const request = { ...unsigned, body, headers: { ...unsigned.headers, ...Object.fromEntries(signed.headers) } };
      const response = await withTimeout((signal) =>
        transport({
          method,
          url: to + target,
          headers: request.headers,
          body: body.length > 0 ? Uint8Array.from(body) : undefined,
          signal,
          maxResponseBytes: MAX_RESPONSE_BYTES,
        }),
      );
      return { called, request, response, signature: await signatureOf(response, signed.verify) };
    },
  };
}

async function withTimeout<Value>(send: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new TransportError("network-error", `none within ${TIMEOUT / 1000} seconds`)), TIMEOUT);
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function signatureOf(response: ReceivedResponse, verify: ((response: ReceivedResponse) => unknown) | undefined): Promise<Signature> {
  try {
    return (await verify?.(response)) === true ? "verified" : "unsigned";
  } catch (error) {
    if (error instanceof SigningError) return error.code;
    throw error;
  }
}
