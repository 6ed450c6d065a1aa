import { ClientError } from "./errors.ts";

/**
 * Names what `fetch` throws when there is no answer, or none that ends. The cause keeps the system's code (`ECONNREFUSED`), but not its other
 * fields: a parser's error quotes the answer.
 */
export function networkError(operationId: string, error: TypeError): ClientError {
  const origin: unknown = error.cause ?? error;
  const { message = "", code } = origin instanceof Error ? (origin as Error & { readonly code?: unknown }) : {};
  const cause = Object.assign(new Error(message), typeof code === "string" && { code });
  return new ClientError("network-error", operationId, "the service could not be reached, or the connection broke", { cause });
}
