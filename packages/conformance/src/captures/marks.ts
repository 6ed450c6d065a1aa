/** Finds the marks of exchanges in a text: what a line says of a message, and the bodies, headers and events that begin in it. */
import { isObject } from "@maksu/openapi";
import { commandAt } from "./curl.ts";
import { exchangesIn, headersOf } from "./exchanges-in.ts";
import { type Literal, readLiteral } from "./literal.ts";
import type { Found, Mark } from "./capture.ts";
import { EVENT_PARAMETERS, eventIn, sideIn, startIn, statusIn } from "./in-line.ts";

const SECTION = /^\s*(?:#{1,6}(?: |$)|---+$|===+$)/;
const FORM = /^\??[\w.-]+=[^\s&]*(?:&[\w.-]+=[^\s&]*){2,}$/;
const FIELD = /^["']?([A-Za-z][\w-]{0,80})["']? {0,30}(?::|=>|=) {0,3}\[?["']?([^\n]*)$/;
/** Names of headers without a hyphen, or that are headers wherever they stand. */
const KNOWN_HEADER =
  /^(?:signature|authorization|timestamp|accept|host|date|connection|location|server|content-(?:type|md5|length)|checkout-[a-z-]+|platform-name|x-[a-z-]+)$/i;
/** Most lines that are read as one list of fields. */
const MOST_FIELDS = 200;
/** Brackets without an end that are looked for in a text, each to the text's end. Those after them count as cut off. */
const MOST_CUTS = 100;

/** Yields the marks of a text in its order, each with its line. */
export function* marksIn(text: string): Generator<readonly [line: number, mark: Mark]> {
  const lines = text.split("\n");
  const literalIn = createLiteralFinder(text);
  let [offset, end] = [0, 0];
  let isInMessage = false;
  for (const [index, whole] of lines.entries()) {
    const start = offset;
    offset += whole.length + 1;
    if (start < end) continue;
    const line = whole.replace(/^\s*(?:#{1,6} |\* (?!\S+:))?/, "").trim();
    if (SECTION.test(whole)) yield [index + 1, { kind: "section" }];
    isInMessage &&= !SECTION.test(whole);
    const command = commandAt(text, start, line);
    const inLine = command ? undefined : (eventIn(line) ?? startIn(line) ?? statusIn(line) ?? sideIn(line));
    if (inLine) yield [index + 1, inLine];
    isInMessage ||= inLine?.kind === "start" || inLine?.kind === "status";
    if (inLine?.kind === "event") continue;
    const found =
      command ??
      literalIn(whole, start) ??
      xmlIn(text, start, line) ??
      formIn(line, offset) ??
      recordAt(lines, index, start, isInMessage) ??
      headerIn(line, offset, isInMessage);
    if (found) [end, isInMessage] = [found.end, isInMessage || found.mark.kind === "exchanges"];
    if (found) yield [index + 1, found.mark];
  }
}

/** Creates what finds the record or list that begins in a line. */
function createLiteralFinder(text: string): (line: string, start: number) => Found | undefined {
  let cuts = 0;
  return (line, start) => {
    for (const { index } of line.matchAll(/[{[(]/g)) {
      if (!isOpening(line, index)) continue;
      const literal = cuts < MOST_CUTS ? readLiteral(text, start + index) : "cut";
      if (literal === "cut") cuts++;
      if (typeof literal !== "string") {
        if (!isBody(literal.value, line[index] === "(" ? 2 : 1)) continue;
        return { mark: markOf(literal, text.slice(start + index, literal.end)), end: literal.end };
      }
      if (!/^[{[]+\s*\\?["'][\w-]+\\?["']\s*(?::|=)/.test(text.slice(start + index, start + index + 200))) continue;
      const reason =
        literal === "cut" ? "the body that begins here is cut off" : "the body that begins here is in a form that is not known";
      // The text below one that is cut off may be whole.
      const end = literal === "cut" ? start + (/\n\s*(?:\n|```|~~~|#)/.exec(text.slice(start))?.index ?? text.length) : start;
      return { mark: { kind: "unread", reason: `${reason}: paste it whole, as JSON or XML` }, end };
    }
    return undefined;
  };
}

/** Whether a bracket may open a value: one in parentheses stands after a name or alone in its line. */
function isOpening(line: string, index: number): boolean {
  if (line[index] !== "(") return true;
  const after = line.slice(index + 1);
  const before = line.slice(0, index);
  return (before.trim() === "" || /\w/.test(before.at(-1) ?? "")) && (after.trim() === "" || /^\w{1,80}=/.test(after));
}

const isBody = (value: unknown, least: number): boolean =>
  (isObject(value) || (Array.isArray(value) && value.every(isObject))) && Object.keys(value).length >= least;

/** A record is an event's parameters, a message's headers, exchanges as a program's library has them, or a body. */
function markOf({ value, isUntyped, isPartial }: Omit<Literal, "end">, raw: string): Mark {
  const names = isObject(value) ? Object.keys(value) : [];
  if (isObject(value) && EVENT_PARAMETERS.some((name) => names.includes(name))) {
    const query = new URLSearchParams(Object.entries(value).map(([name, each]): [string, string] => [name, String(each)]));
    return { kind: "event", method: "GET", url: `/?${query.toString()}` };
  }
  const isOfBody = names.join(" ") === "checkout-tokenization-id" || names.some((name) => name.startsWith("checkout-redirect-"));
  if (
    !isOfBody &&
    names.some((name) => KNOWN_HEADER.test(name)) &&
    names.every((name) => KNOWN_HEADER.test(name) || /^[a-z]+(?:-[a-z]+)+$/i.test(name))
  )
    return { kind: "headers", headers: headersOf(value) };
  const exchanges = exchangesIn(value);
  return exchanges.length > 0
    ? { kind: "exchanges", exchanges, isUntyped, isPartial }
    : { kind: "body", text: bodyText(value, raw), isUntyped, isPartial };
}

/** JSON stays as it was written: a signature is of its bytes. */
function bodyText(value: unknown, raw: string): string {
  try {
    JSON.parse(raw);
    return raw;
  } catch {
    return JSON.stringify(value);
  }
}

function xmlIn(text: string, start: number, line: string): Found | undefined {
  if (!/^<(?:\?xml|payment|error)\b|[\s:]<(?:\?xml|payment>|error>)/.test(line)) return undefined;
  const opening = text.indexOf("<", start);
  const [, root = ""] = /<(\w+)/.exec(text.slice(opening, opening + 400)) ?? [];
  const closing = text.indexOf(`</${root}>`, opening);
  if (closing < 0) return { mark: { kind: "unread", reason: "the XML that begins here is cut off: paste it whole" }, end: start };
  const end = closing + root.length + 3;
  return { mark: { kind: "body", text: text.slice(opening, end) }, end };
}

const formIn = (line: string, end: number): Found | undefined =>
  FORM.test(line) ? { mark: { kind: "body", text: line, isForm: true }, end } : undefined;

/** A list of fields, a line each, as shells print records. */
function recordAt(lines: readonly string[], index: number, start: number, isInMessage: boolean): Found | undefined {
  const fields: Record<string, string> = {};
  let end = start;
  for (const whole of lines.slice(index, index + MOST_FIELDS)) {
    const line = whole.trim();
    const [, name, value = ""] = startIn(line) || statusIn(line) ? [] : (FIELD.exec(line) ?? []);
    // A body in a field, as YAML has it, is read by itself.
    if (name === undefined || /^["']?(?:[{[]["{\s]|<)/.test(value)) break;
    fields[name] = withoutQuotes(value.trim());
    end += whole.length + 1;
  }
  const names = Object.keys(fields);
  if (names.length < 3) return undefined;
  const isRecord = names.every((name) => !KNOWN_HEADER.test(name) && !name.includes("-"));
  const isEvent = EVENT_PARAMETERS.some((name) => names.includes(name));
  if (!isEvent && !(isRecord && (isInMessage || names.some((name) => /[a-z][A-Z]/.test(name))))) return undefined;
  return { mark: markOf({ value: fields, isUntyped: true, isPartial: false }, ""), end };
}

function headerIn(line: string, end: number, isInMessage: boolean): Found | undefined {
  const [, name = "", value = ""] = FIELD.exec(line) ?? [];
  if (value === "" || (!KNOWN_HEADER.test(name) && !(isInMessage && name.includes("-")))) return undefined;
  return { mark: { kind: "headers", headers: [[name.toLowerCase(), withoutQuotes(value)]] }, end };
}

const withoutQuotes = (value: string): string => value.replace(/["']?\]?,?$/, "");
