import type { Remote } from "@maksu/test-server/vitest";
import type { Transport, WireRequest } from "../src/transport/transport.ts";

/** A request as JSON. */
export type SentRequest = Omit<WireRequest, "body" | "signal" | "onHead"> & { readonly body?: readonly number[] | undefined };

/** A response as JSON. */
export interface SentResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: readonly number[];
  /** Statuses of the responses that `onHead` was called with. */
  readonly begun: readonly number[];
}

/** The transport over `fetch` on another runtime. */
export const remoteTransport =
  (remote: Remote): Transport =>
  async ({ body, signal, onHead, ...request }) => {
    const given: SentRequest = { ...request, body: body && [...body] };
    // The task returns this.
    const response = (await remote.perform("exchange", given, signal)) as SentResponse;
    const headers = new Headers(response.headers.map(([name, value]): [string, string] => [name, value]));
    for (const status of response.begun) onHead?.({ status, headers });
    return { status: response.status, headers, body: Uint8Array.from(response.body) };
  };
