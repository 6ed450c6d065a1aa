/** Reads a request's whole body within limits. */
import { WebhookError } from "../../errors.ts";
import type { ByteShare } from "./byte-budget.ts";

/**
 * Why a body was rejected: it exceeds the limit, differs from its announced length or ended early, took too long, or found no memory left
 * in the budget.
 */
export type BodyRejection = "body-too-large" | "body-broken-off" | "body-timeout" | "over-capacity";

export interface BodyLimits {
  readonly maxBytes: number;
  /** Milliseconds from the first read to the end of the body. */
  readonly timeout: number;
  /** The memory that its bytes count against. */
  readonly share: ByteShare;
}

/**
 * Reads the body's bytes. Bytes count as they arrive, not as announced: a sender who announces much and sends nothing blocks nobody.
 *
 * @throws WebhookError `body-already-read`
 */
export async function readBody(request: Request, { maxBytes, timeout, share }: BodyLimits): Promise<Uint8Array | BodyRejection> {
  if (request.bodyUsed)
    throw new WebhookError(
      "body-already-read",
      "request: the body has already been read; pass it on unread, since the signature covers its raw bytes",
    );
  const header = request.headers.get("content-length") ?? "";
  const announced = /^\d+$/.test(header) ? Number(header) : maxBytes;
  if (announced > maxBytes) return "body-too-large";
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  let late: BodyRejection | undefined;
  // Cancelling ends the pending read, as if the body ended there.
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
): Promise<Uint8Array | BodyRejection> {
  let body = new Uint8Array();
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const end = length + read.value.length;
    if (end > announced) return leave(reader, end > maxBytes ? "body-too-large" : "body-broken-off");
    // Joined as they arrive: storing pieces of one byte each would take a hundred times their length.
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

/** Growth factor of a full buffer: the counted memory stays close to the received bytes, and bytes are rarely copied. */
const GROWTH = 1.25;

/** Cancels the rest of the body and ignores how that ends. */
function leave(reader: ReadableStreamDefaultReader<Uint8Array>, reason: BodyRejection): BodyRejection {
  reader.cancel().catch(() => {});
  return reason;
}

/** Copies the bytes to the start of a larger buffer. */
function withRoom(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
}
