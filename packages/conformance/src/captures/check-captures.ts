/** Compares captures with the descriptions, each by what is there of it. */
import type { ApiName } from "@maksu/service-front";
import { type JsonObject, type LocatedOperation, operationsOf, viewOf } from "@maksu/openapi";
import type { Callers } from "../calls/callers.ts";
import { type CalledOperation, createFinder } from "../calls/operations.ts";
import type { ReceivedResponse, SentRequest } from "../calls/send-signed.ts";
import { successOf } from "../requests/conditions.ts";
import type { Checker } from "../check/check-exchange.ts";
import type { CheckedExchange } from "../check/difference.ts";
import { createEventReader, type Described, describedApis, isLeftOut } from "../events/captured-event.ts";
import { type Capture, type CapturedMessage, readCaptures } from "./read-captures.ts";

/** What was compared of a text. */
export interface CheckedCaptures {
  readonly exchanges: readonly CheckedExchange[];
  /** What was found and is of no operation or event: the line that it begins at, and why. */
  readonly others: readonly { readonly line: number; readonly reason: string }[];
  /** The line of each event, and what its signature is worth: `verified`, `wrong`, or `not verified: ` and why. */
  readonly events: readonly { readonly line: number; readonly signature: string }[];
}

/** IDs that a path has in place of its parameters: `{transactionId}`, `:id`, `***`. */
const withIds = (path: string): string =>
  path.replaceAll(/(?<=\/)(?:\{[^}/]+\}|%7B[^/]+%7D|:\w+|\*{2,}|x{4,}|\.{3}|<[^>/]+>)(?=\/|$)/gi, "00000000-0000-4000-8000-000000000000");

const pathOf = (url: URL): string => withIds(decodeURIComponent(url.pathname));

/**
 * Compares every request, response and event that a text has, and verifies the signatures of events.
 *
 * @param callers - merchants whose events are verified, besides the published test merchants
 */
export async function checkCaptures(
  text: string,
  checker: Checker,
  apis?: readonly ApiName[],
  callers?: Callers,
): Promise<CheckedCaptures> {
  const find = createFinder(apis);
  const described = describedApis(apis);
  const exchanges: CheckedExchange[] = [];
  const others: { line: number; reason: string }[] = [];
  const events: { line: number; signature: string }[] = [];
  const eventIn = createEventReader(described, checker, callers);
  for (const capture of readCaptures(text)) {
    const url = urlOf(capture.url);
    const event = url && (await eventIn(url));
    if (event) {
      exchanges.push(event.checked);
      events.push({ line: capture.line, signature: event.signature });
      continue;
    }
    const called = url ? find(capture.method ?? "GET", pathOf(url)) : byShape(capture, described, find);
    if (typeof called === "string") others.push({ line: capture.line, reason: called });
    else {
      const checked = await checkOne(called, locatedOf(called, described), capture, url, checker);
      if (checked) exchanges.push(checked);
    }
  }
  return { exchanges, others, events };
}

const urlOf = (url: string | undefined): URL | undefined => {
  const whole = url === undefined ? "" : /^https?:/.test(url) ? url : `https://capture.example${url.startsWith("/") ? "" : "/"}${url}`;
  return URL.canParse(whole) ? new URL(whole) : undefined;
};

function locatedOf({ api, operationId }: CalledOperation, described: readonly Described[]): Located {
  const bundle = described.find((each) => each.api === api)?.bundle ?? {};
  const operation = operationsOf(bundle).find((each) => each.operationId === operationId);
  if (!operation) throw new Error(`the ${api} API has no operation ${operationId}`);
  return { bundle, operation };
}

/** Compares what there is of one; a path that a text only speaks of has nothing to compare. */
async function checkOne(
  called: CalledOperation,
  located: Located,
  capture: Capture,
  url: URL | undefined,
  checker: Checker,
): Promise<CheckedExchange | undefined> {
  const { request, response, body, status, method } = capture;
  const isResponse = body !== undefined && isOfResponse(located, body);
  const received = response ?? (isResponse || status !== undefined ? { headers: [], ...(body !== undefined && { body }) } : undefined);
  const sent = request ?? (body !== undefined && !isResponse ? { headers: [], body } : undefined);
  const isSent = sent !== undefined && (sent.body !== undefined || (method === "GET" && url !== undefined)) && !isLeftOutWhole(sent);
  const isReceived = received !== undefined && (received.body !== undefined || status !== undefined) && !isLeftOutWhole(received);
  if (!isSent && !isReceived) return undefined;
  return checker.check({
    called,
    request: isSent ? requestOf(called, sent, url) : undefined,
    response: isReceived ? responseOf(located.operation, received, status) : undefined,
    // A text may have been edited, and its bytes are no longer those that were signed.
    signature: "unsigned",
    hasHeaders: received?.headers.some(([name]) => name === "content-type") === true,
    isLeftOut,
  });
}

const isLeftOutWhole = ({ body }: CapturedMessage): boolean => body !== undefined && !/^\s*[{[<]/.test(body) && isLeftOut(body);

function requestOf({ entry, pathParameters }: CalledOperation, { headers, body = "" }: CapturedMessage, url: URL | undefined): SentRequest {
  const own = Object.fromEntries(headers);
  const target = url ? url.pathname + url.search : entry.path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => pathParameters[name] ?? "");
  const mediaType = own["content-type"] ?? mediaTypeOf(body);
  return {
    method: entry.method,
    target,
    headers: { ...own, ...(body !== "" && mediaType !== undefined && { "content-type": mediaType }) },
    body: new TextEncoder().encode(body),
  };
}

function responseOf(operation: LocatedOperation, { headers, body = "" }: CapturedMessage, status: number | undefined): ReceivedResponse {
  const said = codesOf(operation).get(codeIn(body) ?? "");
  const made = new Headers();
  for (const [name, value] of headers) if (/^[\w-]+$/.test(name)) made.append(name, value.replaceAll(/[^\t -~]/g, "?"));
  const mediaType = mediaTypeOf(body);
  if (!made.has("content-type") && mediaType !== undefined) made.set("content-type", mediaType);
  return {
    status: status ?? Number(said ?? (isError(body) ? 400 : successOf(operation))),
    headers: made,
    body: new TextEncoder().encode(body),
  };
}

const mediaTypeOf = (body: string): string | undefined =>
  /^\s*[{[]/.test(body)
    ? "application/json"
    : /^\s*</.test(body)
      ? "application/xml"
      : body === ""
        ? undefined
        : "application/x-www-form-urlencoded";

const isError = (body: string): boolean =>
  /^\s*\{\s*"(?:status"\s*:\s*"error"|error"|errorCode")/.test(body) || body.includes("<errorCode>");

/** The names of a body's fields, at the top or of a list's first element. */
function namesIn(body: string): ReadonlySet<string> {
  const [, indent] = /<\w+>(\s*)<\w+>/.exec(body) ?? [];
  if (indent !== undefined)
    return new Set(Array.from(body.matchAll(/(?<=>)(\s*)<(\w+)>/g), ([, own, name = ""]) => (own === indent ? name : "")).filter(Boolean));
  try {
    const value: unknown = JSON.parse(body);
    return new Set(Object.keys(Object(Array.isArray(value) ? value[0] : value) as object));
  } catch {
    return new Set();
  }
}

const codeIn = (body: string): string | undefined =>
  /"(?:errorCode|title)"\s*:\s*"([a-z-]+)"|<errorCode>([a-z-]+)/.exec(body)?.slice(1).find(Boolean);

/** The names of an operation's error examples, each with its status. */
const codesOf = ({ responses }: LocatedOperation): ReadonlyMap<string, string> =>
  new Map(
    [...responses].flatMap(([status, { value }]) =>
      Object.values(value.content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples).map((name) => [name, status] as const)),
    ),
  );

interface Located {
  readonly bundle: JsonObject;
  readonly operation: LocatedOperation;
}

interface Shape {
  readonly side: "request" | "response";
  readonly known: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
}

/** The fields of an operation's bodies, at the top or of a list's elements. */
function shapesOf(bundle: JsonObject, { content, responses }: LocatedOperation): readonly Shape[] {
  const shape = (side: Shape["side"], schema: unknown): Shape => {
    const view = viewOf(bundle, schema);
    const { properties, required } = view.items === undefined ? view : viewOf(bundle, view.items);
    return { side, known: new Set(properties.keys()), required };
  };
  const received = [...responses.values()].flatMap(({ value }) => Object.values(value.content ?? {}));
  return [
    ...Object.values(content).map(({ schema }) => shape("request", schema)),
    ...received.map(({ schema }) => shape("response", schema)),
  ];
}

/** Whether a body has more of an operation's response than of its request. */
function isOfResponse({ bundle, operation }: Located, body: string): boolean {
  const names = namesIn(body);
  const [best] = shapesOf(bundle, operation).toSorted((one, other) => likeness(names, other) - likeness(names, one));
  return best?.side === "response";
}

/** How many names a shape has, less those that it has not, and a little less for each that is missing. */
const likeness = (names: ReadonlySet<string>, { known, required }: Shape): number =>
  [...names].reduce((sum, name) => sum + (known.has(name) ? 1 : -1), 0) - [...required].filter((name) => !names.has(name)).length / 100;

/** Returns the operation that a body without a request line is most like; otherwise why there is not one. */
function byShape(
  { request, response, body, above }: Capture,
  described: readonly Described[],
  find: ReturnType<typeof createFinder>,
): CalledOperation | string {
  const text = request?.body ?? response?.body ?? body ?? "";
  const names = namesIn(text);
  const code = codeIn(text);
  const near = urlOf(above?.url);
  const nearest = near && find(above?.method ?? "GET", pathOf(near));
  const candidates = described
    .flatMap(({ bundle }) => operationsOf(bundle).map((operation) => ({ bundle, operation })))
    .filter(({ operation }) => code === undefined || codesOf(operation).has(code))
    .map(({ bundle, operation }) => ({
      operation,
      likeness: Math.max(...shapesOf(bundle, operation).map((shape) => likeness(names, shape))),
      isNearest: typeof nearest === "object" && nearest.operationId === operation.operationId,
    }));
  const [best] = candidates.toSorted((one, other) => other.likeness - one.likeness || Number(other.isNearest) - Number(one.isNearest));
  if (!best || best.likeness < (code === undefined ? Math.min(1.5, names.size - 0.5) : 0.5) || names.size === 0)
    return "nothing says which operation it is of: write its method and path above it";
  return find(best.operation.method, withIds(best.operation.path));
}
