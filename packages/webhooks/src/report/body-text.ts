/** Decodes the bytes of a report piece by piece, so that memory holds no more than one row of it as text. */
import { ReportError, type ReportErrorCode } from "./report-error.ts";

/** Offset of the text: after the byte order mark, if there is one. */
export function textStart(bytes: Uint8Array): number {
  return MARK.every((byte, index) => bytes[index] === byte) ? MARK.length : 0;
}

/** Creates an error about the byte at this offset. Lines and columns are counted only now: parsing does not track them. */
export function errorAt(bytes: Uint8Array, offset: number, code: ReportErrorCode, rule: string): ReportError {
  const before = bytes.subarray(0, offset);
  let line = 1;
  let start = textStart(bytes);
  for (let feed = before.indexOf(LF); feed !== -1; feed = before.indexOf(LF, start)) {
    line++;
    start = feed + 1;
  }
  let column = 1;
  for (const byte of before.subarray(start)) column += unitsBegunBy(byte);
  return new ReportError(code, rule, { line, column });
}

/** A piece of the body as text that knows its position. */
export class BodyText {
  readonly text: string;
  readonly #bytes: Uint8Array;
  readonly #start: number;

  /**
   * Decodes the bytes from `start` up to `end`.
   *
   * @throws ReportError `encoding-invalid`
   */
  constructor(bytes: Uint8Array, start: number, end: number) {
    this.#bytes = bytes;
    this.#start = start;
    const piece = bytes.subarray(start, end);
    try {
      this.text = strict.decode(piece);
    } catch {
      throw errorAt(bytes, start + invalidOffset(piece), "encoding-invalid", "these bytes are not UTF-8");
    }
  }

  /** Creates an error about the character at this index of the text. */
  error(code: ReportErrorCode, index: number, rule: string): ReportError {
    return errorAt(this.#bytes, this.#start + encoder.encode(this.text.slice(0, index)).length, code, rule);
  }
}

const MARK = [0xef, 0xbb, 0xbf];
const REPLACEMENT = [0xef, 0xbf, 0xbd];
const LF = 0x0a;
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

/** Counts the UTF-16 units of the character that begins with this byte: none for a continuation byte. */
const unitsBegunBy = (byte: number): number => ((byte & 0xc0) === 0x80 ? 0 : byte >= 0xf0 ? 2 : 1);

/** Finds the first replacement character that the bytes themselves do not contain. */
function invalidOffset(piece: Uint8Array): number {
  let offset = 0;
  for (const valid of lenient.decode(piece).split("\uFFFD")) {
    offset += encoder.encode(valid).length;
    if (REPLACEMENT.some((byte, index) => piece[offset + index] !== byte)) break;
    offset += REPLACEMENT.length;
  }
  return offset;
}
