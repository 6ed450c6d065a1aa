/** A request's body, whole but never beyond a limit. */
import { WebhookError } from "../errors.ts";
import type { ByteShare } from "./byte-budget.ts";

/** Why a body was not taken: it is longer than the limit, it ended before its end, or there is no memory left for it just now. */
export type BodyRefusal = "body-too-large" | "body-broken-off" | "over-capacity";

/**
 * Reads the body's bytes. Their memory, up to twice their number while they are read, comes from the share and stays there.
 *
 * @throws WebhookError `body-already-read`
 */
export async function readBody(request: Request, maxBytes: number, share: ByteShare): Promise<Uint8Array | BodyRefusal> {
  if (request.bodyUsed)
    throw new WebhookError(
      "body-already-read",
      "request: its body has been read already; hand it on unread, since the signature covers its raw bytes",
    );
  if (Number(request.headers.get("content-length")) > maxBytes) return "body-too-large";
  if (request.body === null) return new Uint8Array();
  try {
    return await readUpTo(maxBytes, request.body.getReader(), share);
  } catch (error) {
    if (error instanceof WebhookError) throw error;
    return "body-broken-off";
  }
}

async function readUpTo(
  maxBytes: number,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  share: ByteShare,
): Promise<Uint8Array | BodyRefusal> {
  let body = new Uint8Array();
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const end = length + read.value.length;
    if (end > maxBytes) return leave(reader, "body-too-large");
    // Joined as they come: kept pieces of a byte each would take a hundred times their length.
    if (end > body.length) {
      const room = Math.min(maxBytes, Math.max(end, 2 * body.length));
      if (!share.take(room)) return leave(reader, "over-capacity");
      const outgrown = body.length;
      body = withRoom(body.subarray(0, length), room);
      share.give(outgrown);
    }
    body.set(read.value, length);
    length = end;
  }
  return body.subarray(0, length);
}

/** What becomes of the rest is no matter of ours. */
function leave(reader: ReadableStreamDefaultReader<Uint8Array>, refusal: BodyRefusal): BodyRefusal {
  reader.cancel().catch(() => {});
  return refusal;
}

/** The bytes at the start of so many. */
function withRoom(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
}
