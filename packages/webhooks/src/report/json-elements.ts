/** Splits a JSON list of objects into its objects without building any of them. */
import { BodyText, errorAt, textStart } from "./body-text.ts";
import type { ReportError, ReportErrorCode } from "./report-error.ts";

/**
 * Yields the text of each object in the list. Brackets within an object are counted, not matched: the parser validates the JSON later.
 *
 * @throws ReportError `json-syntax`, `row-invalid`, `encoding-invalid`
 */
export function* jsonElements(bytes: Uint8Array): Generator<BodyText, void, undefined> {
  const error = (code: ReportErrorCode, offset: number, rule: string): ReportError => errorAt(bytes, offset, code, rule);

  let at = skipSpace(bytes, textStart(bytes));
  if (bytes[at] !== OPEN_LIST) throw error("json-syntax", at, "the body must be a JSON list");
  at = skipSpace(bytes, at + 1);
  if (bytes[at] !== CLOSE_LIST)
    for (;;) {
      if (bytes[at] !== OPEN_OBJECT) throw error("row-invalid", at, "each row must be an object");
      const end = objectEnd(bytes, at);
      if (end === undefined) throw error("json-syntax", at, "a closing brace is missing");
      yield new BodyText(bytes, at, end);
      at = skipSpace(bytes, end);
      if (bytes[at] === CLOSE_LIST) break;
      if (bytes[at] !== COMMA) throw error("json-syntax", at, "a row must be followed by a comma or by the end of the list");
      at = skipSpace(bytes, at + 1);
    }
  at = skipSpace(bytes, at + 1);
  if (at < bytes.length) throw error("json-syntax", at, "nothing may follow the list");
}

/** Finds the first character after white space if it opens JSON brackets. */
export function jsonStart(bytes: Uint8Array): "object" | "list" | undefined {
  const first = bytes[skipSpace(bytes, textStart(bytes))];
  if (first === OPEN_OBJECT) return "object";
  return first === OPEN_LIST ? "list" : undefined;
}

const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, COMMA, QUOTE, BACKSLASH] = [0x5b, 0x5d, 0x7b, 0x7d, 0x2c, 0x22, 0x5c] as const;

function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === 0x20 || bytes[at] === 0x0a || bytes[at] === 0x0d || bytes[at] === 0x09) at++;
  return at;
}

/** Finds the offset after the object that begins here; undefined when it does not end. */
function objectEnd(bytes: Uint8Array, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < bytes.length; at++)
    switch (bytes[at]) {
      case QUOTE:
        at = closingQuote(bytes, at);
        break;
      case OPEN_OBJECT:
      case OPEN_LIST:
        depth++;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        if (--depth === 0) return at + 1;
        break;
    }
  return undefined;
}

function closingQuote(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
