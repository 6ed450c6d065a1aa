/** Finds requests, responses and events in a text as people paste them: raw HTTP, curl and its -v, bodies below a heading, headers, URLs, logs, dumps of programs. */
import { isObject } from "@maksu/openapi";
import type { Capture, CapturedMessage } from "./capture.ts";
import { readCurl } from "./curl.ts";
import { exchangesIn, headersOf } from "./exchanges-in.ts";
import { readLiteral } from "./literal.ts";
import { plainText } from "./plain-text.ts";

const METHOD = "GET|POST|PUT|PATCH|DELETE";
const START = new RegExp(
  String.raw`(?:^|[\s\`"'(>])(${METHOD})(?: request (?:for|to))?:?\s+[\`"']?(https?:\/\/[^\s\`"'<>]+|\/[\w\-./{}:%~*]*(?:\?[^\s\`"']*)?)`,
);
const STATUS =
  /^(?:HTTP(?:\/[\d.]{1,5})?|(?:http[ _-]?|response[ _-]?)?(?:status|code)(?:[ _-]?code)?["']? {0,3}[:=]?|response:?) {0,3}["'`]?([2-5]\d\d)\b|^([2-5]\d\d)(?=\s*$|\s+[{[<]|\s+https?:| [A-Z])/i;
const STATUS_BEHIND = /\b([2-5]\d\d)\b(?! ?(?:cents|€|EUR))/;
const STATUS_BEFORE = /\b([2-5]\d\d) [A-Z][A-Za-z ]{1,30} on $/;
const HEADER = /^["']?([A-Za-z][\w-]{0,80})["']? {0,3}(?::|=>|=) {0,3}\[?["']?([^\n]*)$/;
const PARAMETERS = /(?:checkout-status|RETURN_AUTHCODE|newStatus)=/;
const EVENT = /https?:\/\/[^\s"'`<>)]{1,2000}[?&](?:checkout-[a-z-]+|ORDER_NUMBER|refundToken)=[^\s"'`<>)]*/;
const EVENT_QUERY = /(?:^|["'`\s(?])((?:[\w.-]+=[^\s&"'`)]*&){2,}[\w.-]+=[^\s&"'`)]*)/;
const QUERY = /^\??[\w.-]+=[^\s&]*(?:&[\w.-]+=[^\s&]*){2,}$/;
/** Names of headers without a hyphen, or that are headers wherever they stand. */
const KNOWN =
  /^(?:signature|authorization|timestamp|accept|host|date|connection|server|content-(?:type|md5|length)|checkout-[a-z-]+|platform-name|x-[a-z-]+)$/i;
/** Where a record or a list may begin, see {@link isOpening}. */
const OPENINGS = /[{[(]/g;
/** Brackets without an end that are looked for in a text, each to the text's end. Those after them count as cut off. */
const MOST_CUTS = 100;
/** Lines of a list of fields: where they are none, each line begins a list again. */
const MOST_FIELDS = 200;

/** Reads all captures of a text, in its order. */
export function readCaptures(given: string): readonly Capture[] {
  const text = plainText(given);
  const lines = text.split("\n");
  const found: Capture[] = [];
  let current: Capture | undefined;
  let side: "request" | "response" | undefined;
  let above: Capture["above"];
  let [number, offset, cuts] = [0, 0, 0];
  for (; number < lines.length; number++) {
    const start = offset;
    offset += (lines[number]?.length ?? 0) + 1;
    readLine(lines[number] ?? "", start, number + 1);
  }
  return found;

  function begin(line: number, more: Partial<Capture> = {}): Capture {
    current = { line, ...more };
    side = undefined;
    found.push(current);
    return current;
  }
  function at(which: "request" | "response", line: number): CapturedMessage {
    const kept: typeof side = side;
    const capture = current ?? begin(line, above && { above });
    side = kept;
    return (capture[which] ??= { headers: [] });
  }
  function skipTo(end: number): void {
    while (offset < end && number + 1 < lines.length) offset += (lines[++number]?.length ?? 0) + 1;
  }

  function readLine(whole: string, start: number, here: number): void {
    const line = whole.replace(/^\s*(?:#{1,6} |\* (?!\S+:))?/, "").trim();
    if (/^\s*(?:#{1,6}(?: |$)|---+$|===+$)/.test(whole)) [current, side] = [undefined, undefined];
    const curl = /(?:^|\s)curl\s/.exec(line);
    if (curl && /^(?:[\w\\:]*[>$%#] ?)?curl\s/.test(line)) return readCommand(start + whole.indexOf("curl"), here);

    const [event] = EVENT.exec(line) ?? [];
    const [matched = "", method, rawUrl] = START.exec(line) ?? [];
    const url = rawUrl?.replace(/[:.,;)]{1,5}$/, "");
    const isEvent = url === undefined ? event !== undefined : EVENT.test(url) || (PARAMETERS.test(url) && url.includes("?"));
    const [, query] = PARAMETERS.test(line) ? (EVENT_QUERY.exec(line) ?? []) : [];
    if (isEvent || query !== undefined) {
      begin(here, { method: method ?? "GET", url: isEvent ? (url ?? event ?? "") : `/?${query}`, isEvent: true });
      current = undefined;
      return;
    }
    const before = line.slice(0, line.indexOf(matched));
    const rest = line.slice(before.length + matched.length);
    const [, named, alone] = STATUS.exec(line) ?? [];
    const status = named ?? alone;
    if (method !== undefined && url !== undefined)
      readStart(method, url, rest, `${before}${matched.slice(0, matched.indexOf(method))}`, here);
    else if (status !== undefined) {
      if (current === undefined || current.status !== undefined) begin(here);
      Object.assign(current ?? {}, { status: Number(status) });
      side = "response";
    } else if (isHeading(line, "response")) side = "response";
    else if (isHeading(line, "request")) {
      if (current?.response !== undefined || current?.status !== undefined) current = undefined;
      side = "request";
    }
    if (readLiterals(whole, start, here)) return;
    if (/^<(?:\?xml|payment|error)\b/.test(line) || /[\s:]<(?:\?xml|payment>|error>)/.test(line)) readXmlAt(text.indexOf("<", start), here);
    else if (QUERY.test(line) && current && (side === "request" || current.method === "POST")) at("request", here).body = line;
    else if (!readFields(here)) readHeader(line, here);
  }

  function readCommand(from: number, here: number): void {
    const [command = ""] =
      /[^\n"'\\]*(?:(?:\\.|'[^'\\]*(?:\\.[^'\\]*)*'|"[^"\\]*(?:\\.[^"\\]*)*")[^\n"'\\]*)*/sy.exec(text.slice(from)) ?? [];
    const read = readCurl(command);
    skipTo(from + command.length);
    if (!read) return;
    const { method, url, headers, body } = read;
    begin(here, { method, url, request: { headers, ...(body !== undefined && { body }) } });
    side = "response";
  }

  function readStart(method: string, url: string, rest: string, before: string, here: number): void {
    // Some print the response's status first.
    if (current?.status !== undefined && current.url === undefined && current.body === undefined && !current.response?.body)
      Object.assign(current, { method, url });
    else if (current?.url !== url || current.method !== method || current.status !== undefined || current.body !== undefined)
      begin(here, { method, url });
    above = current;
    if (/\w/.test(before) && url.startsWith("/") && current) current.isMention = true;
    side = rest.startsWith(" HTTP/") && method !== "GET" ? "request" : side;
    const [, behind = STATUS_BEFORE.exec(before)?.[1]] =
      STATUS_BEHIND.exec(rest.replace(/^ HTTP\/[\d.]+/, "").replace(/[{[].*/s, "")) ?? [];
    if (behind !== undefined && current?.status === undefined) Object.assign(current ?? {}, { status: Number(behind) });
    if (current?.status !== undefined) side = "response";
  }

  /** Places the record or list that a line begins or has; what can't be read is named. */
  function readLiterals(whole: string, start: number, here: number): boolean {
    for (const { index } of whole.matchAll(OPENINGS)) {
      if (!isOpening(whole, index)) continue;
      const literal = cuts < MOST_CUTS ? readLiteral(text, start + index) : "cut";
      if (literal === "cut") cuts++;
      const isBody =
        typeof literal !== "string" && (isObject(literal.value) || (Array.isArray(literal.value) && literal.value.every(isObject)));
      const least = text[start + index] === "(" ? 2 : 1;
      if (typeof literal !== "string" && isBody && Object.keys(Object(literal.value) as object).length >= least) {
        const raw = text.slice(start + index, literal.end);
        if (isObject(literal.value)) placeRecord(literal.value, raw, here);
        else placeExchanges(literal.value, raw, here);
        if (literal.isUntyped && current) current.isUntyped = true;
        if (literal.isPartial && current) current.isPartial = true;
        skipTo(literal.end);
        return true;
      }
      if (typeof literal === "string" && /^[{[]+\s*\\?["'][\w-]+\\?["']\s*(?::|=)/.test(text.slice(start + index, start + index + 200))) {
        const reason =
          literal === "cut" ? "the body that begins here is cut off" : "the body that begins here is in a form that is not known";
        (current ?? begin(here)).unread = { line: here, reason: `${reason}: paste it whole, as JSON or XML` };
        // The text below may be whole.
        if (literal === "cut") skipTo(start + (/\n\s*(?:\n|```|~~~|#)/.exec(text.slice(start))?.index ?? text.length));
        return true;
      }
    }
    return false;
  }

  function readXmlAt(opening: number, here: number): void {
    const [, root = ""] = /<(\w+)/.exec(text.slice(opening, opening + 400)) ?? [];
    const closing = text.indexOf(`</${root}>`, opening);
    if (closing < 0) {
      (current ?? begin(here)).unread = { line: here, reason: "the XML that begins here is cut off: paste it whole" };
      return;
    }
    setBody(text.slice(opening, closing + root.length + 3), here);
    skipTo(closing + root.length + 3);
  }

  /** A list of fields, a line each, as shells print records. */
  function readFields(here: number): boolean {
    const fields: Record<string, string> = {};
    let end = here - 1;
    for (; end < Math.min(lines.length, here + MOST_FIELDS); end++) {
      const [, name, value = ""] = /^["']?([A-Za-z][\w-]{0,80})["']? {0,30}(?:=>|[:=]) (.*)$/.exec(lines[end]?.trim() ?? "") ?? [];
      if (name === undefined) break;
      fields[name] = value
        .trim()
        .replace(/^["']/, "")
        .replace(/["']?,?$/, "");
    }
    const names = Object.keys(fields);
    const isEvent = names.includes("checkout-status") || names.includes("RETURN_AUTHCODE");
    const isRecord = names.every((name) => !KNOWN.test(name) && !name.includes("-"));
    const isBody = isRecord && (current?.url !== undefined || names.some((name) => /[a-z][A-Z]/.test(name)));
    if (names.length < 3 || !(isEvent || isBody)) return false;
    placeRecord(fields, "", here);
    if (current) current.isUntyped = true;
    skipTo(lines.slice(0, end).join("\n").length);
    return true;
  }

  function readHeader(line: string, here: number): void {
    const [, name, value = ""] = HEADER.exec(line) ?? [];
    const isAfterStart = (current?.url !== undefined || current?.status !== undefined) && /-/.test(name ?? "");
    if (name === undefined || !(KNOWN.test(name) || isAfterStart)) return;
    at(side ?? (current?.status === undefined ? "request" : "response"), here).headers.push([
      name.toLowerCase(),
      value.replace(/["']?\]?,?$/, ""),
    ]);
  }

  function setBody(body: string, line: number): void {
    // After the body of a request comes that of its response.
    if (side === "request" && current?.request?.body !== undefined) side = "response";
    if (side !== undefined && (current?.[side]?.body === undefined || current.status !== undefined)) at(side, line).body ??= body;
    else if (side === undefined && current && current.body === undefined) current.body = body;
    else if (side === undefined && current?.url !== undefined && current.response === undefined && current.body !== undefined) {
      at("request", line).body = current.body;
      delete current.body;
      at("response", line).body = body;
    } else {
      const kept: typeof side = side;
      begin(line, above && { above });
      if (kept === undefined && current) current.body = body;
      else at(kept ?? "response", line).body = body;
      side = kept;
    }
  }

  /** A record is a body, a message's headers, an event's parameters, or what a program's library has of whole exchanges. */
  function placeRecord(value: Readonly<Record<string, unknown>>, raw: string, line: number): void {
    const names = Object.keys(value);
    if (["checkout-status", "RETURN_AUTHCODE", "newStatus"].some((name) => names.includes(name))) {
      const query = new URLSearchParams(Object.entries(value).map(([name, each]): [string, string] => [name, String(each)]));
      begin(line, { method: "GET", url: `/?${query.toString()}`, isEvent: true });
      current = undefined;
      return;
    }
    if (names.every((name) => KNOWN.test(name) || /^[a-z]+(?:-[a-z]+)+$/i.test(name)) && names.some((name) => KNOWN.test(name))) {
      at(side ?? "request", line).headers.push(...headersOf(value));
      return;
    }
    placeExchanges(value, raw, line);
  }

  function placeExchanges(value: unknown, raw: string, line: number): void {
    const exchanges = exchangesIn(value);
    if (exchanges.length === 0) return setBody(bodyText(value, raw), line);
    for (const exchange of exchanges) {
      const isRest = current?.url !== undefined && current.response === undefined && exchange.url === undefined;
      if (isRest) Object.assign(current ?? {}, exchange);
      else begin(line, exchange);
    }
    side = "response";
  }
}

/** Whether a bracket may open a value: one in parentheses stands after a name or alone in its line. */
function isOpening(line: string, index: number): boolean {
  if (line[index] !== "(") return true;
  const after = line.slice(index + 1);
  const before = line.slice(0, index);
  return (before.trim() === "" || /\w/.test(before.at(-1) ?? "")) && (after.trim() === "" || /^\w{1,80}=/.test(after));
}

/** Whether a line says what comes below it. */
const isHeading = (line: string, word: string): boolean =>
  line.length < 60 && !/^[|{<"']|[=;]/.test(line) && new RegExp(`\\b${word}\\b`, "i").test(line);

/** JSON stays as it was written: a signature is of its bytes. */
function bodyText(value: unknown, raw: string): string {
  try {
    JSON.parse(raw);
    return raw;
  } catch {
    return JSON.stringify(value);
  }
}
