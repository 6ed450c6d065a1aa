import { ClientError } from "./errors.ts";
import { isNetworkFailure, networkError } from "./network-error.ts";

/** Longest body that is read by default: the same as signing's. */
export const MAX_RESPONSE_BYTES = 10_000_000;

/**
 * Reads a body, as UTF-8, but never beyond a limit.
 *
 * @param maxBytes most bytes to take
 * @throws ClientError `response-too-large`, and what {@link networkError} makes of a body that breaks off
 */
export async function readText(operationId: string, { body, status }: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = "";
  let length = 0;
  try {
    for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
      length += read.value.length;
      if (length > maxBytes) break;
      text += decoder.decode(read.value, { stream: true });
    }
  } catch (error) {
    throw isNetworkFailure(error) ? networkError(operationId, error, { status }) : error;
  }
  if (length <= maxBytes) return text + decoder.decode();
  // What becomes of the rest is no matter of the refusal.
  reader?.cancel().catch(() => {});
  throw new ClientError("response-too-large", operationId, `the answer's body has more than ${maxBytes} bytes`, { status });
}
