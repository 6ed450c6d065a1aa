import type { Readable } from "node:stream";
import { CODES, ProtocolError } from "./message.ts";

/** No message of a client is longer: a request's body has at most 1 MB. */
const MOST = 4 * 2 ** 20;

/**
 * The lines of a stream, without empty ones.
 *
 * @throws ProtocolError for a line beyond the limit, of which no more is kept
 */
export async function* lines(input: Readable): AsyncGenerator<string> {
  let kept: Buffer[] = [];
  let length = 0;
  const requireShort = (bytes: number): void => {
    if (bytes > MOST) throw new ProtocolError(CODES.request, `A message has at most ${MOST} bytes.`);
  };
  for await (const chunk of input as AsyncIterable<Buffer>) {
    let rest = chunk;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      requireShort(length + end);
      const line = Buffer.concat([...kept, rest.subarray(0, end)])
        .toString("utf8")
        .trim();
      kept = [];
      length = 0;
      rest = rest.subarray(end + 1);
      if (line !== "") yield line;
    }
    length += rest.length;
    requireShort(length);
    kept.push(rest);
  }
}
