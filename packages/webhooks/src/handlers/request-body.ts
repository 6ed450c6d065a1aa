/** A request's body, whole but never beyond a limit. */
import { WebhookError } from "../errors.ts";
import type { ByteShare } from "./byte-budget.ts";

/**
 * Why a body was not taken: it is longer than the limit, it has another length than was announced or ended before its end, it took too long, or
 * there is no memory left for it just now.
 */
export type BodyRefusal = "body-too-large" | "body-broken-off" | "body-timeout" | "over-capacity";

/** What a body may cost. */
export interface BodyLimits {
  readonly maxBytes: number;
  /** Milliseconds from the first read to the end of the body. */
  readonly timeout: number;
  /** Where its memory comes from, and stays. */
  readonly share: ByteShare;
}

/**
 * Reads the body's bytes. They are counted as they come, not as they are announced: who sends nothing keeps nobody else out.
 *
 * @throws WebhookError `body-already-read`
 */
export async function readBody(request: Request, { maxBytes, timeout, share }: BodyLimits): Promise<Uint8Array | BodyRefusal> {
  if (request.bodyUsed)
    throw new WebhookError(
      "body-already-read",
      "request: its body has been read already; hand it on unread, since the signature covers its raw bytes",
    );
  const header = request.headers.get("content-length") ?? "";
  const announced = /^\d+$/.test(header) ? Number(header) : maxBytes;
  if (announced > maxBytes) return "body-too-large";
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  let late: BodyRefusal | undefined;
  // Leaving ends the read that is waited for, as if the body ended there.
  const timer = setTimeout(() => (late = leave(reader, "body-timeout")), timeout);
  try {
    const body = await readUpTo(reader, { maxBytes, announced, share });
    return late ?? body;
  } catch (error) {
    if (error instanceof WebhookError) throw error;
    return "body-broken-off";
  } finally {
    clearTimeout(timer);
  }
}

async function readUpTo(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { maxBytes, announced, share }: { readonly maxBytes: number; readonly announced: number; readonly share: ByteShare },
): Promise<Uint8Array | BodyRefusal> {
  let body = new Uint8Array();
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const end = length + read.value.length;
    if (end > announced) return leave(reader, end > maxBytes ? "body-too-large" : "body-broken-off");
    // Joined as they come: kept pieces of a byte each would take a hundred times their length.
    if (end > body.length) {
      const room = Math.min(announced, Math.max(end, Math.ceil(body.length * GROWTH)));
      if (!share.take(room - body.length)) return leave(reader, "over-capacity");
      body = withRoom(body.subarray(0, length), room);
    }
    body.set(read.value, length);
    length = end;
  }
  return body.subarray(0, length);
}

/** How much longer a body's memory gets when it is full: what is counted stays near what has come, and few bytes are copied often. */
const GROWTH = 1.25;

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
