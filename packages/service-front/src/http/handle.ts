/** Handles a request, however it came: no failure of the server ends the process, and none goes unreported. */
import type { EarlyRejection, WireRequest, WireResponse } from "../ground/exchange.ts";
import type { ServerIdentity } from "../ground/server-identity.ts";
import { warn } from "../ground/warn.ts";
import { causeOf, framesOf, ServerFailure } from "./server-failure.ts";

/** Handles a request that has arrived whole. */
export type Handle = (request: WireRequest) => Promise<WireResponse>;

/** Handles requests, and is called with those that it fails on. */
export interface Handling {
  readonly server: ServerIdentity;
  readonly handle: Handle;
  readonly onRejected: (rejection: EarlyRejection) => void;
}

/**
 * Handles a request. A {@link ServerFailure} is a response with its status and sentence; any other failure one with status 500, and a process
 * warning that names the cause. Either is reported to `onRejected`.
 */
export async function handleSafely({ server, handle, onRejected }: Handling, request: WireRequest): Promise<WireResponse> {
  try {
    return await handle(request);
  } catch (error) {
    const { method, path } = request;
    if (error instanceof ServerFailure) {
      const { status, message, headers } = error;
      onRejected({ method, path, status, reason: message });
      return plain(status, message, headers);
    }
    const cause = causeOf(error);
    onRejected({ method, path, status: 500, reason: `the ${server.name} failed: ${cause}` });
    warn(server, `${method} ${path} failed: ${cause}`, framesOf(error));
    return plain(500, `The ${server.name} failed on this request.`);
  }
}

/** The rejection of a body that is too long. */
export const tooLong = (maxBodyBytes: number): Pick<EarlyRejection, "status" | "reason"> => ({
  status: 413,
  reason: `the body is over ${maxBodyBytes} bytes`,
});

/** A response in plain text. */
export const plain = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): WireResponse => ({
  status,
  headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
  body: message,
});
