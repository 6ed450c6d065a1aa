/** What becomes of a request, however it came: no failure of the server ends the process. */
import type { EarlyRejection, WireRequest, WireResponse } from "../exchange.ts";
import type { ServerIdentity } from "../server-identity.ts";

/** Handles a request that has arrived whole. */
export type Handle = (request: WireRequest) => Promise<WireResponse>;

/** Handles a request; a failure is a response with status 500. */
export async function handleSafely({ name }: ServerIdentity, handle: Handle, request: WireRequest): Promise<WireResponse> {
  try {
    return await handle(request);
  } catch {
    return plain(500, `The ${name} failed on this request.`);
  }
}

/** The rejection of a body that is too long. */
export const tooLong = (maxBodyBytes: number): Pick<EarlyRejection, "status" | "reason"> => ({
  status: 413,
  reason: `the body is over ${maxBodyBytes} bytes`,
});

/** A response in plain text. */
export const plain = (status: number, message: string): WireResponse => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body: message,
});
