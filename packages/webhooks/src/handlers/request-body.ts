/** A request's body, whole but never beyond a limit. */
import { WebhookError } from "../errors.ts";

/** Why a body was not taken: it is longer than the limit, or it ended before its end. */
export type BodyRefusal = "body-too-large" | "body-broken-off";

/**
 * The body's bytes.
 *
 * @throws WebhookError `body-already-read`
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array | BodyRefusal> {
  if (request.bodyUsed)
    throw new WebhookError(
      "body-already-read",
      "request: its body has been read already; hand it on unread, since the signature covers its raw bytes",
    );
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return "body-too-large";
  try {
    return await readUpTo(maxBytes, request.body?.getReader());
  } catch (error) {
    if (error instanceof WebhookError) throw error;
    return "body-broken-off";
  }
}

async function readUpTo(maxBytes: number, reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<Uint8Array | BodyRefusal> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    length += read.value.length;
    if (length > maxBytes) {
      // What becomes of the rest is no matter of ours.
      reader?.cancel().catch(() => {});
      return "body-too-large";
    }
    chunks.push(read.value);
  }
  return joined(chunks, length);
}

/** One after the other. A body that came in one piece is not copied. */
function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = chunks;
  if (first?.length === length) return first;
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}
