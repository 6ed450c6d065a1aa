/** Bytes that know which place of a text they come from, also after its escapes are undone. */
import { utf8 } from "../crypto/encoding.ts";

/** Bytes, and for each where in the text that which it was made of starts and ends. */
export interface PlacedBytes {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** A text's UTF-8 bytes. */
export function bytesWithPlaces(text: string): PlacedBytes {
  const bytes = utf8(text);
  const placed = writer(bytes.length);
  let place = 0;
  for (const character of text) {
    for (const byte of character < "\x80" ? [character.charCodeAt(0)] : utf8(character))
      placed.write(byte, place, place + character.length);
    place += character.length;
  }
  return placed.written();
}

/** With the byte in place of each `%41`. */
export function withoutPercentEncoding(from: PlacedBytes): PlacedBytes {
  return undo(from, PERCENT, (at) => {
    const byte = hexAt(from.bytes, at + 1, 2);
    return byte === undefined ? undefined : { bytes: [byte], length: 3 };
  });
}

/** With the UTF-8 bytes in place of each `\u0041`, `\/` and their like. */
export function withoutJsonEscapes(from: PlacedBytes): PlacedBytes {
  const unitAt = (at: number) =>
    from.bytes[at] === BACKSLASH && from.bytes[at + 1] === SMALL_U ? hexAt(from.bytes, at + 2, 4) : undefined;
  return undo(from, BACKSLASH, (at) => {
    const unit = unitAt(at);
    const next = from.bytes[at + 1];
    if (unit === undefined) return next === undefined ? undefined : { bytes: [CONTROLS.get(next) ?? next], length: 2 };
    const low = unitAt(at + 6);
    const isPair = low !== undefined && isHigh(unit) && isLow(low);
    return isPair ? { bytes: utf8(String.fromCharCode(unit, low)), length: 12 } : { bytes: utf8(String.fromCharCode(unit)), length: 6 };
  });
}

const PERCENT = 0x25;
const BACKSLASH = 0x5c;
const SMALL_U = 0x75;

/** Letters that stand for a control character after a backslash. */
const CONTROLS = new Map(["b\b", "t\t", "n\n", "f\f", "r\r"].map((pair) => [pair.charCodeAt(0), pair.charCodeAt(1)]));

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;

/** Replaces what `read` makes of each place where this byte is; the others stay. */
function undo(
  { bytes, starts, ends }: PlacedBytes,
  mark: number,
  read: (at: number) => { readonly bytes: Iterable<number>; readonly length: number } | undefined,
): PlacedBytes {
  const placed = writer(bytes.length);
  for (let at = 0; at < bytes.length;) {
    const escape = bytes[at] === mark ? read(at) : undefined;
    const { bytes: made, length } = escape ?? { bytes: bytes.subarray(at, at + 1), length: 1 };
    for (const byte of made) placed.write(byte, starts[at] ?? 0, ends[at + length - 1] ?? 0);
    at += length;
  }
  return placed.written();
}

function hexAt(bytes: Uint8Array, start: number, digits: number): number | undefined {
  const text = String.fromCharCode(...bytes.subarray(start, start + digits));
  return text.length === digits && /^[0-9a-f]+$/i.test(text) ? Number.parseInt(text, 16) : undefined;
}

/** Takes at most so many bytes; no escape is shorter than what it stands for. */
function writer(most: number): { write: (byte: number, start: number, end: number) => void; written: () => PlacedBytes } {
  const bytes = new Uint8Array(most);
  const starts = new Uint32Array(most);
  const ends = new Uint32Array(most);
  let length = 0;
  return {
    write(byte, start, end) {
      bytes[length] = byte;
      starts[length] = start;
      ends[length] = end;
      length += 1;
    },
    written: () => ({ bytes: bytes.subarray(0, length), starts: starts.subarray(0, length), ends: ends.subarray(0, length) }),
  };
}
