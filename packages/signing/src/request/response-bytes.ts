/** A response's body, read whole but never beyond a limit. */
import { join } from "../crypto/encoding.ts";
import { SigningError } from "../errors.ts";

/**
 * Reads the body's raw bytes, up to a limit.
 *
 * @param maxBytes - most bytes to take
 * @throws SigningError `response-too-large`
 */
export async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    chunks.push(read.value);
    length += read.value.length;
    if (length <= maxBytes) continue;
    // Errors of the cancellation are ignored: the response is rejected anyway.
    reader?.cancel().catch(() => {});
    throw new SigningError("response-too-large", `response: the body has more than ${maxBytes} bytes`, response);
  }
  return join(chunks);
}
