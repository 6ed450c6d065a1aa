/** Keeps the secret out of what is shown, however the message spells it. */
import { base64, hex, utf8 } from "../crypto/encoding.ts";
import { bytesWithPlaces, withoutJsonEscapes, withoutPercentEncoding, type PlacedBytes } from "./placed-bytes.ts";

/** Of fewer bytes, base64 and hex are so few characters that they would be found everywhere. */
const FEWEST_ENCODED_BYTES = 4;

/** How often one escape may be within another, e.g. percent-encoding in JSON. */
const MOST_ESCAPES = 2;

/**
 * Creates a function that writes `[secret]` in place of the secret: as it is, in hex, and in base64 or base64url, also as a part of longer base64;
 * each of these also percent-encoded or with JSON escapes, in whole or in part, and in either case. It takes time in proportion to the text.
 */
export function secretHider(secret: string): (text: string) => string {
  // White space around it belongs to the file or form it came from, and need not be in the message.
  const spellings = byteForms(secret.trim() === "" ? secret : secret.trim()).flatMap(spellingsOf);
  return (text) => {
    const found = viewsOf(text).flatMap((view) => {
      const folded = fold(view.bytes);
      return spellings.flatMap((spelling) => find(spelling, folded, view));
    });
    found.sort(([one], [other]) => one - other);
    return replace(text, found);
  };
}

/** A text to find, and whether the characters next to it may have bits of it too. */
interface Spelling {
  readonly folded: string;
  readonly before: boolean;
  readonly after: boolean;
}

/** The text's bytes in UTF-8, and in ISO 8859-1 where that differs. */
function byteForms(text: string): readonly Uint8Array[] {
  const latin1 = /^[\0-\xff]*$/.test(text) && /[^\0-\x7f]/.test(text);
  return [utf8(text), ...(latin1 ? [Uint8Array.from(text, (character) => character.charCodeAt(0))] : [])];
}

function spellingsOf(bytes: Uint8Array): readonly Spelling[] {
  const plain = { folded: fold(bytes), before: false, after: false };
  if (bytes.length < FEWEST_ENCODED_BYTES) return [plain];
  return [plain, { ...plain, folded: fold(utf8(hex(bytes))) }, ...[0, 1, 2].map((offset) => withinBase64(bytes, offset))];
}

/** The characters of base64 that have bits of these bytes alone, when they start at this place in a group of three. */
function withinBase64(bytes: Uint8Array, offset: number): Spelling {
  const shifted = new Uint8Array(offset + bytes.length);
  shifted.set(bytes, offset);
  const whole = base64(shifted).slice(Math.ceil((offset * 8) / 6), Math.floor((shifted.length * 8) / 6));
  return { folded: fold(utf8(whole)), before: offset > 0, after: true };
}

/** The same for both cases, for base64 and base64url, and for the two ways to write a space in a form; as long as the bytes. */
function fold(bytes: Uint8Array): string {
  return new TextDecoder("latin1", { ignoreBOM: true })
    .decode(bytes)
    .toLowerCase()
    .replaceAll(/[ \-_]/g, (character) => (character === "_" ? "/" : "+"));
}

/** The text as it is, and with its escapes undone. */
function viewsOf(text: string): readonly PlacedBytes[] {
  const views = [bytesWithPlaces(text)];
  let last = views;
  for (let round = 0; round < MOST_ESCAPES; round += 1) {
    last = last.flatMap((view) =>
      [withoutPercentEncoding(view), withoutJsonEscapes(view)].filter((next) => next.bytes.length < view.bytes.length),
    );
    views.push(...last);
  }
  return views;
}

type Range = readonly [start: number, end: number];

function find({ folded, before, after }: Spelling, text: string, { starts, ends }: PlacedBytes): readonly Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(folded); at !== -1; at = text.indexOf(folded, at + 1)) {
    const first = before && /[a-z0-9+/]/.test(text.charAt(at - 1)) ? at - 1 : at;
    const next = at + folded.length;
    const last = next + (after ? (/^[a-z0-9+/]?={0,2}/.exec(text.slice(next, next + 3))?.[0].length ?? 0) : 0) - 1;
    found.push([starts[first] ?? 0, ends[last] ?? 0]);
  }
  return found;
}

/** Writes `[secret]` in place of these ranges, once for those that overlap. */
function replace(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const [start, rangeEnd] of ranges) {
    if (start >= end) parts.push(text.slice(end, start), "[secret]");
    end = Math.max(end, rangeEnd);
  }
  return parts.join("") + text.slice(end);
}
