/**
 * Splits a CSV file into records and a record into cells: semicolons, double quotes, doubled quotes within quotes, lines that end in CRLF
 * or LF.
 */
import { BodyText, textStart } from "./body-text.ts";

/** A value between semicolons. */
export interface CsvCell {
  readonly text: string;
  /** Whether it was in double quotes, as texts are; numbers and absent values are not. */
  readonly quoted: boolean;
  /** Its position in the text of its record, and its length including quotes. */
  readonly index: number;
  readonly length: number;
}

/**
 * Yields the text of each record without its line break. A line break between quotes is part of a record: quotes are only counted here, and
 * validated when the cells are parsed.
 *
 * @throws ReportError `encoding-invalid`
 */
export function* csvRecords(bytes: Uint8Array): Generator<BodyText, void, undefined> {
  for (let start = textStart(bytes); start < bytes.length;) {
    const feed = lineFeed(bytes, start);
    const end = feed < bytes.length && bytes[feed - 1] === CR ? feed - 1 : feed;
    yield new BodyText(bytes, start, end);
    start = feed + 1;
  }
}

/**
 * Splits a record into cells.
 *
 * @throws ReportError `csv-syntax`
 */
export function csvCells(record: BodyText): CsvCell[] {
  const { text } = record;
  const nul = text.indexOf("\0");
  if (nul !== -1) throw record.error("csv-syntax", nul, "NUL characters are not allowed");
  const cells: CsvCell[] = [];
  for (let index = 0; ;) {
    const cell = text[index] === '"' ? quotedCell(record, index) : bareCell(record, index);
    cells.push(cell);
    const end = index + cell.length;
    if (end === text.length) return cells;
    if (text[end] !== ";") throw record.error("csv-syntax", end, "only a semicolon or the end of the line may follow a closing quote");
    index = end + 1;
  }
}

const [LF, CR, QUOTE] = [0x0a, 0x0d, 0x22] as const;

/** Finds the next line feed outside quotes, or the end. */
function lineFeed(bytes: Uint8Array, start: number): number {
  let quoted = false;
  let at = start;
  for (; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) quoted = !quoted;
    else if (byte === LF && !quoted) break;
  }
  return at;
}

function quotedCell(record: BodyText, index: number): CsvCell {
  const { text } = record;
  let end = text.indexOf('"', index + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end === -1) throw record.error("csv-syntax", index, "a closing quote is missing");
  return { text: text.slice(index + 1, end).replaceAll('""', '"'), quoted: true, index, length: end + 1 - index };
}

function bareCell(record: BodyText, index: number): CsvCell {
  const semicolon = record.text.indexOf(";", index);
  const text = record.text.slice(index, semicolon === -1 ? undefined : semicolon);
  const wrong = text.search(/["\r]/);
  if (wrong === -1) return { text, quoted: false, index, length: text.length };
  const rule = text[wrong] === '"' ? "a quote is only allowed within a quoted value" : "a line must end in LF or in CR and LF";
  throw record.error("csv-syntax", index + wrong, rule);
}
