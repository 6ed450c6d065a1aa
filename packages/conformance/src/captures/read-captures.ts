/** Finds requests, responses and events in a text as people paste them: raw HTTP, curl and its -v, bodies below a heading, headers, URLs, dumps of programs. */
import { isObject, textAt } from "@maksu/openapi";
import { readCurl } from "./curl.ts";
import { readLiteral } from "./literal.ts";

/** A message as it stands in a text: what of it is there. */
export interface CapturedMessage {
  readonly headers: [name: string, value: string][];
  body?: string;
}

/** An exchange, or half of one; an event is a URL that carries it. */
export interface Capture {
  /** The line of the text that it begins at. */
  readonly line: number;
  method?: string;
  url?: string;
  request?: CapturedMessage;
  status?: number;
  response?: CapturedMessage;
  /** A body that nothing says which side it is of. */
  body?: string;
  /** The request line nearest above such a body, which may be another's. */
  above?: Pick<Capture, "method" | "url">;
}

const START = /(?:^|[\s`"'(])(GET|POST|PUT|PATCH|DELETE)\s+[`"']?(https?:\/\/[^\s`"'<>]+|\/[\w\-./{}:%~*]*(?:\?[^\s`"']*)?)/;
const STATUS =
  /^(?:HTTP\/[\d.]{1,5}|(?:http[ _-]?|response[ _-]?)?(?:status|code)(?:[ _-]?code)?["']? {0,3}[:=]?|response:?) {0,3}["'`]?([2-5]\d\d)\b/i;
const STATUS_BEHIND = /\b(?:resulted in a|returned|responded with|→|->|=>|:)?\s*[`[(]?([2-5]\d\d)\b(?! ?(?:cents|€|EUR))/;
const HEADER = /^["']?([A-Za-z][\w-]{0,80})["']? {0,3}(?::|=>|=) {0,3}\[?["']?([^\n]*)$/;
const EVENT = /https?:\/\/[^\s"'`<>)]+[?&](?:checkout-[a-z-]+|ORDER_NUMBER|refundToken)=[^\s"'`<>)]*/;
/** Names of headers without a hyphen, or that are headers wherever they stand. */
const KNOWN =
  /^(?:signature|authorization|timestamp|accept|host|date|connection|server|content-(?:type|md5|length)|checkout-[a-z-]+|platform-name|x-[a-z-]+)$/i;

/** Reads all captures of a text, in its order. */
export function readCaptures(given: string): readonly Capture[] {
  const text = withoutTypes(given);
  const found: Capture[] = [];
  let current: Capture | undefined;
  let side: "request" | "response" | undefined;
  let above: Capture["above"];
  const begin = (line: number): Capture => {
    current = { line };
    side = undefined;
    found.push(current);
    return current;
  };
  const at = (which: "request" | "response", line: number): CapturedMessage => {
    const capture = current ?? begin(line);
    return (capture[which] ??= { headers: [] });
  };
  const setBody = (body: string, line: number): void => {
    // After the body of a request comes that of its response.
    if (side === "request" && current?.request?.body !== undefined) side = "response";
    if (side === undefined || (current?.[side]?.body !== undefined && current.status === undefined)) {
      const kept: typeof side = side;
      const capture = begin(line);
      if (above) capture.above = above;
      if (kept === undefined) capture.body = body;
      else at(kept, line).body = body;
      side = kept;
    } else at(side, line).body = body;
  };

  let offset = 0;
  const lines = text.split("\n");
  for (let number = 0; number < lines.length; number++) {
    const start = offset;
    offset += (lines[number]?.length ?? 0) + 1;
    const line = (lines[number] ?? "").replace(/^\s*(?:[><$] |\* (?!\S+:)|#{1,6} )?/, "").trim();
    const here = number + 1;
    if (/^\s*(?:#{1,6} |---+$|===+$)/.test(lines[number] ?? "")) [current, side] = [undefined, undefined];
    const skipTo = (end: number): void => {
      while (offset < end && number + 1 < lines.length) offset += (lines[++number]?.length ?? 0) + 1;
    };

    if (/^curl\s/.test(line)) {
      const command = commandAt(text, start + (lines[here - 1] ?? "").indexOf("curl"));
      const read = readCurl(command);
      skipTo(start + command.length);
      if (!read) continue;
      const { method, url, headers, body } = read;
      Object.assign(begin(here), { method, url, request: { headers: [...headers], ...(body !== undefined && { body }) } });
      side = "response";
      continue;
    }
    const [event] = EVENT.exec(line) ?? [];
    const [whole = "", method, url] = START.exec(line) ?? [];
    if (event !== undefined && (url === undefined || EVENT.test(url)) && method !== "POST") {
      Object.assign(begin(here), { method: "GET", url: event });
      current = undefined;
      continue;
    }
    const [, status] = STATUS.exec(line) ?? [];
    const rest = line.slice(line.indexOf(whole) + whole.length);
    if (method !== undefined && url !== undefined) {
      Object.assign(begin(here), { method, url });
      above = { method, url };
      side = "request";
      const [, behind] = (rest.startsWith(" HTTP/") ? undefined : STATUS_BEHIND.exec(rest)) ?? [];
      if (behind !== undefined) [current, side] = [Object.assign(begun(), { status: Number(behind) }), "response"];
    } else if (status !== undefined) {
      if (current === undefined || current.status !== undefined || current.body !== undefined) begin(here);
      [current, side] = [Object.assign(begun(), { status: Number(status) }), "response"];
    } else if (isHeading(line, "response")) side = "response";
    else if (isHeading(line, "request")) {
      if (current?.response !== undefined || current?.status !== undefined) current = undefined;
      side = "request";
    }

    const open = /(?:^|[:=>]\s*|\s)([{[]|\w+ ?\(\[?)\s*(?:$|["'\w}\]{[])/.exec(line);
    const from = open ? start + (lines[here - 1] ?? "").indexOf(line) + open.index + open[0].search(/[{[(]/) : undefined;
    const literal = from === undefined || (method !== undefined && from < start) ? undefined : readLiteral(text, from);
    if (literal && isObject(literal.value)) {
      placeRecord(literal.value, text.slice(from, literal.end), here);
      skipTo(literal.end);
    } else if (literal && Array.isArray(literal.value) && literal.value.every(isObject) && literal.value.length > 0) {
      setBody(bodyText(literal.value, text.slice(from, literal.end)), here);
      skipTo(literal.end);
    } else if (/^<(?:\?xml|payment|error)\b/.test(line)) {
      const opening = text.indexOf("<", start);
      const [, root = ""] = /<(\w+)/.exec(text.slice(opening, opening + 400)) ?? [];
      const closing = text.indexOf(`</${root}>`, opening);
      const xml = closing < 0 ? line : text.slice(opening, closing + root.length + 3);
      setBody(xml, here);
      skipTo(text.indexOf("<", start) + xml.length);
    } else if (/^[\w-]+=[^\s&]*(?:&[\w-]+=[^\s&]*){2,}$/.test(line) && side === "request") setBody(line, here);
    else {
      const [, name, value = ""] = HEADER.exec(line) ?? [];
      const isAfterStart = (current?.url !== undefined || current?.status !== undefined) && /-/.test(name ?? "");
      if (name !== undefined && (KNOWN.test(name) || isAfterStart))
        at(side ?? "request", here).headers.push([name.toLowerCase(), value.replace(/["']?\]?,?$/, "")]);
    }
  }
  return found.filter(({ url, request, response, body, status }) =>
    [url, request, response, body, status].some((part) => part !== undefined),
  );

  function begun(): Capture {
    return current ?? begin(1);
  }

  /** A record is a body, a message's headers, or what a program's library has of a whole exchange. */
  function placeRecord(value: Readonly<Record<string, unknown>>, raw: string, line: number): void {
    const names = Object.keys(value);
    if (
      names.length > 0 &&
      names.every((name) => KNOWN.test(name) || /^[a-z]+(?:-[a-z]+)+$/i.test(name)) &&
      names.some((name) => KNOWN.test(name))
    ) {
      at(side ?? "request", line).headers.push(...headersOf(value));
      return;
    }
    const { config, request, response, headers, data, body } = value;
    const status = value["status"] ?? value["statusCode"];
    const sent = [config, request].find((each) => isObject(each) && textAt(each, "url") !== undefined);
    if (!sent && !(typeof status === "number" && (data !== undefined || body !== undefined || isObject(headers))) && !isObject(response))
      return setBody(bodyText(value, raw), line);
    if (current === undefined || (current.status ?? current.response) !== undefined) begin(line);
    const capture = current ?? begin(line);
    if (isObject(sent)) {
      const content = sent["data"] ?? sent["body"];
      capture.method = (textAt(sent, "method") ?? "GET").toUpperCase();
      capture.url = textAt(sent, "url") ?? "";
      capture.request = { headers: headersOf(sent["headers"]), ...(content !== undefined && { body: asText(content) }) };
    }
    const received = isObject(response) ? response : value;
    const receivedStatus = received["status"] ?? received["statusCode"];
    if (typeof receivedStatus !== "number") return;
    const content = received["data"] ?? received["body"];
    capture.status = receivedStatus;
    capture.response = { headers: headersOf(received["headers"]), ...(content !== undefined && { body: asText(content) }) };
    side = "response";
  }
}

/** What PHP's `var_dump` and `print_r` write beside the values of an object. */
const withoutTypes = (text: string): string =>
  text
    .replaceAll(/(?:object\([\w\\]+\)#\d+ ?|array ?)\(\d+\) (?=\{)/g, "")
    .replaceAll(/\["?([\w-]+)"?\]\s*=>\s*/g, '"$1" => ')
    .replaceAll(/\bstring\(\d+\) (?=")|\b(?:int|float|bool)\((?=[\w.]+\))/g, "")
    .replaceAll(/(?<==> [\w.]{1,40})\)$/gm, "")
    .replaceAll(/\b(?:stdClass Object|Array)\s*\((?=\s)/g, "(");

/** Whether a line says what comes below it. */
const isHeading = (line: string, word: string): boolean =>
  line.length < 60 && !/^[|{<"']|[=;]/.test(line) && new RegExp(`\\b${word}\\b`, "i").test(line);

/** The command at an offset: to the end of the line that no backslash and no open quote carries on. */
function commandAt(text: string, start: number): string {
  const [command = ""] = /(?:[^\n"'\\]|\\[\s\S]|'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*")*/y.exec(text.slice(start)) ?? [];
  return command;
}

const headersOf = (value: unknown): [string, string][] =>
  isObject(value)
    ? Object.entries(value).map(([name, each]): [string, string] => [name.toLowerCase(), [each].flat().map(String).join(", ")])
    : [];

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** JSON stays as it was written: a signature is of its bytes. */
function bodyText(value: unknown, raw: string): string {
  try {
    JSON.parse(raw);
    return raw;
  } catch {
    return JSON.stringify(value);
  }
}
