import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, inflateRaw, type ZlibOptions } from "node:zlib";
import { tooLarge } from "./bounded-bytes.ts";
import { wronglyCompressed } from "./network-failure.ts";
import { TransportError } from "./transport.ts";

type Decoder = (bytes: Uint8Array, options: ZlibOptions) => Promise<Uint8Array>;

const zlib = promisify(inflate);
const raw = promisify(inflateRaw);

const decoders: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ["gzip", promisify(gunzip)],
  ["x-gzip", promisify(gunzip)],
  // Some servers send it without the header, whose low digit is 8: RFC 9110, section 8.4.1.2.
  ["deflate", (bytes, options) => (((bytes[0] ?? 0) & 15) === 8 ? zlib : raw)(bytes, options)],
  ["br", promisify(brotliDecompress)],
]);

/** Value of `accept-encoding`. */
export const ACCEPTED_ENCODINGS = "gzip, deflate, br";

/**
 * Undoes one content encoding.
 *
 * @param most bytes that come out; no more are made
 * @throws TransportError `response-too-large`, `unexpected-content`
 */
export async function decompress(encoding: string, bytes: Uint8Array, most: number, status: number): Promise<Uint8Array> {
  const decode = decoders.get(encoding.trim().toLowerCase());
  if (!decode)
    throw new TransportError("unexpected-content", "the response's content-encoding is not one that the request accepts", { status });
  try {
    return await decode(bytes, { maxOutputLength: most });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw tooLarge(most, status);
    throw wronglyCompressed({ cause: error, status });
  }
}
