import type { ResponseRefusal } from "@maksu/signing";
import { SigningError } from "@maksu/signing/options";
import { ClientError } from "./errors.ts";
import { callersFetchError, isNetworkFailure, networkError } from "./network-error.ts";
import { type Answered, CallersFetchFailure, watching } from "./watched-fetch.ts";

/** Signs and sends. */
export type Send = (request: Request, extension?: object) => Promise<Response>;

/**
 * A `fetch` whose failures are a call's own: what comes of the network, and what signing has refused of an answer. The rest is let through.
 *
 * @param onAnswer is told of an answer before its body is read
 */
export function sending(operationId: string, send: Send, onAnswer: (answer: Answered) => void = () => {}): Send {
  return async (request) => {
    let status: number | undefined;
    const answered = (answer: Answered): void => {
      status = answer.status;
      onAnswer(answer);
    };
    try {
      // A call that ended while middleware was at work must not reach the service.
      request.signal.throwIfAborted();
      const response = await send(request, watching(answered));
      answered(response);
      return response;
    } catch (error) {
      if (error instanceof SigningError) throw refusal(operationId, error);
      if (error instanceof CallersFetchFailure) throw callersFetchError(operationId, error.failure);
      throw isNetworkFailure(error) ? networkError(operationId, error, { url: request.url, status }) : error;
    }
  };
}

/** What signing throws before it sends is a matter of how the client was set up, and stays what it is. */
function refusal(operationId: string, error: SigningError): Error {
  const { code, status, message } = error;
  const details = { cause: error, ...(status !== undefined && { status }) };
  if (code === "redirect-followed" || (status !== undefined && status >= 300 && status < 400))
    return new ClientError("redirected", operationId, message, details);
  return isRefusal(code) ? new ClientError(code, operationId, message, details) : error;
}

const REFUSALS: readonly string[] = [
  "not-from-service",
  "response-mismatch",
  "response-too-large",
  "signature-mismatch",
  "signature-missing",
] satisfies readonly (ResponseRefusal | "response-too-large")[];

const isRefusal = (code: string): code is ResponseRefusal | "response-too-large" => REFUSALS.includes(code);
