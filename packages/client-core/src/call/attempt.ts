import type { OperationEntry, RequestParts } from "@maksu/openapi-runtime";
import { MAX_RESPONSE_BYTES, type RequestSigner } from "@maksu/signing";
import type { ApiCalls } from "../api.ts";
import type { Options } from "../client-settings.ts";
import { ClientError } from "../errors.ts";
import { mergeHeaders } from "../request/headers.ts";
import type { WrittenRequest } from "../request/write-request.ts";
import { readResponse } from "../result/read-response.ts";
import type { AnyResult } from "../result/result.ts";
import { withEnding } from "../transport/ending.ts";
import { transportFailure } from "../transport/network-failure.ts";
import { type ResponseHead, TransportError, type WireResponse } from "../transport/transport.ts";
import type { Deadline } from "./deadline.ts";
import { failureOf } from "./failure.ts";
import type { Outcome } from "./retry.ts";

/** One call of one operation: what is the same in all of its attempts. */
export interface Call {
  readonly api: ApiCalls;
  readonly operationId: string;
  readonly entry: OperationEntry;
  /** The caller's input. */
  readonly parts: RequestParts;
  readonly written: WrittenRequest;
  /** Headers of this call, which override the client's. */
  readonly headers: Options["headers"];
  readonly signer: RequestSigner;
}

/** Signs, sends, verifies and reads, once. */
export async function attempt(call: Call, deadline: Deadline): Promise<Outcome> {
  let head: ResponseHead | undefined;
  let responseBytes: number | undefined;
  deadline.status = undefined;
  const onHead = (given: ResponseHead): void => {
    head = given;
    deadline.status = given.status;
  };
  const onBody = ({ length }: Uint8Array): void => void (responseBytes = length);
  try {
    const result = await deadline.race(exchange(call, deadline, onHead, onBody));
    return { result, status: result.status, headers: result.headers, responseBytes };
  } catch (error) {
    const thrown = failureOf(call.operationId, error);
    const status = head?.status ?? (thrown instanceof ClientError ? thrown.status : undefined);
    return { thrown, responseBytes, ...(status !== undefined && { status }), ...(head && { headers: head.headers }) };
  }
}

async function exchange(
  { api, operationId, entry, parts, written, headers: ofCall, signer }: Call,
  deadline: Deadline,
  onHead: (head: ResponseHead) => void,
  onBody: (body: Uint8Array) => void,
): Promise<AnyResult> {
  const { url, target, body } = written;
  const ofClient: unknown = typeof api.headers === "function" ? await api.headers() : api.headers;
  const headers = mergeHeaders(operationId, signer, api.userAgent, [ofClient, ofCall], written.headers);
  const signed = await signer.sign({ operation: entry, pathParameters: parts.path, target, body: body ?? NO_BODY });
  for (const [name, value] of signed.headers) headers[name] = value;
  // A call that has ended meanwhile must not reach the service.
  deadline.check();
  const { maxResponseBytes = MAX_RESPONSE_BYTES, allowInsecureHosts } = api;
  const request = withEnding({ method: entry.method, url, allowInsecureHosts, headers, body, maxResponseBytes, onHead }, deadline);
  let response: WireResponse;
  try {
    response = await api.transport(request);
    // A custom transport may return anything.
    const received = Object(response) as Partial<WireResponse>;
    if (!Number.isInteger(received.status) || !ArrayBuffer.isView(received.body) || typeof received.headers?.get !== "function")
      throw new TransportError("unexpected-content", NO_RESPONSE);
  } catch (error) {
    // Only the transport's errors are failures of the network; those of the caller's other functions pass unchanged.
    throw transportFailure(error);
  }
  onBody(response.body);
  const isVerified = (await signed.verify?.(response)) ?? false;
  return readResponse({ operationId, entry, response, isVerified, url, request: parts }, api);
}

const NO_BODY = new Uint8Array();

const NO_RESPONSE =
  "custom `transport` must return a status, Headers and a Uint8Array as the body, custom `fetch` a Response; the request may have reached the service";
