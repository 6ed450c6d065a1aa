/** Finds the request line, the status or the event in a line. */
import type { Mark, Side } from "./capture.ts";

const START =
  /(?:^|[\s`"'(>])(GET|POST|PUT|PATCH|DELETE)(?: request (?:for|to))?:?\s+[`"']?(https?:\/\/[^\s`"'<>]+|\/[\w\-./{}:%~*]*(?:\?[^\s`"']*)?)/;
/** A call in a program, such as `axios.post("https://…", …)`. */
const CALL = /[.:>$](get|post|put|patch|delete)(?:JSON|Async)?!?\(\s*f?["'`](https?:\/\/[^\s"'`]+)/;
const STATUS =
  /^(?:HTTP(?:\/[\d.]{1,5})?|(?:http[ _-]?|response[ _-]?)?(?:status|code)(?:[ _-]?code)?["']? {0,3}[:=]?|response:?) {0,3}["'`]?([2-5]\d\d)\b|^([2-5]\d\d)(?=\s*$|\s+[{[<]|\s+https?:| [A-Z])/i;
const STATUS_BEHIND = /\b([2-5]\d\d)\b(?! ?(?:cents|€|EUR))/;
const STATUS_BEFORE = /\b([2-5]\d\d) [A-Z][A-Za-z ]{1,30} on $/;
const EVENT_URL = /https?:\/\/[^\s"'`<>)]{1,2000}[?&](?:checkout-[a-z-]+|ORDER_NUMBER|refundToken)=[^\s"'`<>)]*/;
const EVENT_QUERY = /(?:^|["'`\s(?])((?:[\w.-]+=[^\s&"'`)]*&){2,}[\w.-]+=[^\s&"'`)]*)/;
/** Parameters by which an event is recognized. */
export const EVENT_PARAMETERS = ["checkout-status", "RETURN_AUTHCODE", "newStatus"];

export function eventIn(line: string): Mark | undefined {
  const [, method = "GET", started] = START.exec(line) ?? [];
  const isStarted = started !== undefined && (EVENT_URL.test(started) || (started.includes("?") && hasEventParameter(started)));
  const [url = isStarted ? started : undefined] = (started === undefined ? EVENT_URL.exec(line) : undefined) ?? [];
  if (url !== undefined) return { kind: "event", method, url: withoutStop(url) };
  const [, query] = hasEventParameter(line) ? (EVENT_QUERY.exec(line) ?? []) : [];
  return query === undefined ? undefined : { kind: "event", method, url: `/?${query}` };
}

const hasEventParameter = (text: string): boolean => EVENT_PARAMETERS.some((name) => text.includes(`${name}=`));

/** A URL without the punctuation of the sentence that it stands in. */
const withoutStop = (url: string): string => url.replace(/[:.,;)]{1,5}$/, "");

export function startIn(line: string): Mark | undefined {
  const started = START.exec(line) ?? CALL.exec(line);
  if (!started) return undefined;
  const { 0: matched, 1: method = "", 2: url = "", index } = started;
  const before = line.slice(0, index) + matched.slice(0, matched.indexOf(method));
  const rest = line.slice(index + matched.length);
  const behind = STATUS_BEHIND.exec(rest.replace(/^ HTTP\/[\d.]+/, "").replace(/[{[].*/s, ""));
  const [, status] = behind ?? STATUS_BEFORE.exec(before) ?? [];
  return {
    kind: "start",
    method: method.toUpperCase(),
    url: withoutStop(url),
    ...(status !== undefined && { status: Number(status) }),
    isMention: /\w/.test(before) && url.startsWith("/"),
    hasBody: rest.startsWith(" HTTP/") && method !== "GET",
  };
}

export function statusIn(line: string): Mark | undefined {
  const [, named, alone] = STATUS.exec(line) ?? [];
  const status = named ?? alone;
  return status === undefined ? undefined : { kind: "status", status: Number(status) };
}

/** A heading or a sentence that says what comes below it. */
export function sideIn(line: string): Mark | undefined {
  if (line.length >= 60 || /^[|{<"']|[=;]/.test(line)) return undefined;
  // The name of a header, such as `request-id`, is no heading.
  const [, side] = /(?<![\w-])(response)(?![\w-])/i.exec(line) ?? /(?<![\w-])(request)(?![\w-])/i.exec(line) ?? [];
  return side === undefined ? undefined : { kind: "side", side: side.toLowerCase() as Side };
}
