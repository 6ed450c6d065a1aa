import { constants } from "node:buffer";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, inflateRaw, type ZlibOptions } from "node:zlib";
import { tooLarge, tooManyEncodings, wronglyCompressed } from "./network-failure.ts";

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

/** As many as undici undoes, and more than any server applies; each may take as long as the first. */
const MOST_ENCODINGS = 5;

/** A response's body, and how to read it. */
export interface EncodedBody {
  readonly bytes: Uint8Array;
  /** Value of `content-encoding`. */
  readonly encodings: string;
  /** Most bytes that come out; no more are made. */
  readonly most: number;
  readonly status: number;
  /** Throws between two encodings, to end the work. */
  readonly check: () => void;
}

/**
 * Undoes content encodings, the last one first. A body with one that is unknown is returned as it is, as the built-in `fetch` does.
 *
 * @throws TransportError `response-too-large`, `unexpected-content`; what `check` throws
 */
export async function decompress({ bytes, encodings, most, status, check }: EncodedBody): Promise<Uint8Array> {
  const names = encodings.split(",").map((name) => name.trim().toLowerCase());
  const applied = names.filter((name) => name !== "" && name !== "identity").toReversed();
  if (applied.length > MOST_ENCODINGS) throw tooManyEncodings({ status });
  const steps = applied.map((name) => decoders.get(name)).filter((decode) => decode !== undefined);
  if (steps.length < applied.length) return bytes;
  let decoded = bytes;
  for (const decode of steps) {
    decoded = await decode(decoded, { maxOutputLength: Math.min(most, constants.MAX_LENGTH) }).catch(reject);
    check();
  }
  return decoded;

  function reject(error: NodeJS.ErrnoException): never {
    if (error.code === "ERR_BUFFER_TOO_LARGE") throw tooLarge(most, status);
    throw /^(Z_|ERR__ERROR_)/.test(error.code ?? "") ? wronglyCompressed({ cause: error, status }) : error;
  }
}
