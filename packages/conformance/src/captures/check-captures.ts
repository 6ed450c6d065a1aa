/** Compares captures with the descriptions, each by what is there of it. */
import type { ApiName } from "@maksu/service-front";
import { type LocatedOperation, operationsOf } from "@maksu/openapi";
import type { Callers } from "../calls/callers.ts";
import { type CalledOperation, createFinder } from "../calls/operations.ts";
import type { ReceivedResponse, SentRequest } from "../calls/send-signed.ts";
import { successOf } from "../requests/conditions.ts";
import type { Checker } from "../check/check-exchange.ts";
import type { CheckedExchange, CheckedFile, Difference } from "../check/difference.ts";
import { createEventReader, isLeftOut } from "../events/captured-event.ts";
import { type Described, describedApis } from "../ground/described.ts";
import { eventLike, isError, isOfResponse, type Located, operationLike, statusOfCode } from "./body-shapes.ts";
import type { Capture, CapturedMessage } from "./capture.ts";
import { readCaptures } from "./read-captures.ts";

/** IDs that a path has in place of its parameters: `{transactionId}`, `:id`, `***`. */
const withIds = (path: string): string =>
  path.replaceAll(/(?<=\/)(?:\{[^}/]+\}|%7B[^/]+%7D|:\w+|\*{2,}|x{4,}|\.{3}|<[^>/]+>)(?=\/|$)/gi, "00000000-0000-4000-8000-000000000000");

function pathOf({ pathname }: URL): string {
  try {
    return withIds(decodeURIComponent(pathname));
  } catch {
    // A percent sign without its digits is of no operation of ours, but is of the text.
    return pathname;
  }
}

/**
 * Compares every request, response and event that a text has, and verifies the signatures of events.
 *
 * @param callers - merchants whose events are verified, besides the published test merchants
 */
export async function checkCaptures(text: string, checker: Checker, apis?: readonly ApiName[], callers?: Callers): Promise<CheckedFile> {
  const find = createFinder(apis);
  const described = describedApis(apis);
  const eventIn = createEventReader(described, checker, callers);
  const captures = readCaptures(text);
  const isNamedBelow = new Set(captures.map(({ above }) => above));
  const exchanges: CheckedExchange[] = [];
  const others: CheckedFile["others"][number][] = [];
  const events: CheckedFile["events"][number][] = [];
  for (const capture of captures) {
    const { unread, isMention, isEvent, method } = capture;
    const at = `Line ${capture.line}`;
    if (unread) others.push({ at: `Line ${unread.line}`, reason: unread.reason });
    const url = urlOf(capture.url);
    const event = isEvent && url ? await eventIn(url, method) : undefined;
    if (event) events.push({ at, signature: event.signature });
    const compared = isEvent ? (event?.checked ?? "its parameters are of no event of these APIs") : await compareOne(capture, url);
    if (typeof compared !== "string") exchanges.push(compared);
    const reason = typeof compared === "string" ? compared : isEvent ? undefined : missingOf(capture, compared, described);
    if (reason !== undefined && !unread && !isMention && !isNamedBelow.has(capture)) others.push({ at, reason });
  }
  return { exchanges, others, events };

  async function compareOne(capture: Capture, url: URL | undefined): Promise<CheckedExchange | string> {
    const called = url ? find(capture.method ?? "GET", pathOf(url)) : byShape(capture, described, find);
    if (typeof called === "string") return deliveredIn(capture, described, checker) ?? called;
    return checkOne(called, locatedIn(called, described), capture, url, checker);
  }
}

/** An event that comes as a body: a report. Its signature is in headers that a text seldom has. */
function deliveredIn({ request, response, body }: Capture, described: readonly Described[], checker: Checker): CheckedExchange | undefined {
  const text = request?.body ?? body ?? response?.body ?? "";
  const url = "https://capture.example/";
  for (const { api, bundle } of described) {
    const { operationId } = eventLike(bundle, text) ?? {};
    const headers = new Headers({ "content-type": mediaTypeOf(text) ?? "" });
    if (operationId !== undefined) return checker.event(api, operationId, { method: "POST", url, headers, text, merchantUrl: url });
  }
  return undefined;
}

const urlOf = (url: string | undefined): URL | undefined => {
  const whole = url === undefined ? "" : /^https?:/.test(url) ? url : `https://capture.example${url.startsWith("/") ? "" : "/"}${url}`;
  return URL.canParse(whole) ? new URL(whole) : undefined;
};

function locatedIn({ api, operationId }: Pick<CheckedExchange, "api" | "operationId">, described: readonly Described[]): Located {
  const bundle = described.find((each) => each.api === api)?.bundle ?? {};
  const operation = operationsOf(bundle).find((each) => each.operationId === operationId);
  if (!operation) throw new Error(`the ${api} API has no operation ${operationId}`);
  return { bundle, operation };
}

/** Says what of an exchange was not there to be compared. */
function missingOf({ status, response, body }: Capture, compared: CheckedExchange, described: readonly Described[]): string | undefined {
  if (status === undefined || compared.unchecked !== undefined || (response?.body ?? body) !== undefined) return undefined;
  const { operation } = locatedIn(compared, described);
  const content = operation.responses.get(String(status))?.value.content;
  return content === undefined ? undefined : "only the status of the response is compared: no body of it can be read here";
}

/** Compares what there is of one; returns why there is nothing to compare. */
async function checkOne(
  called: CalledOperation,
  located: Located,
  capture: Capture,
  url: URL | undefined,
  checker: Checker,
): Promise<CheckedExchange | string> {
  const { request, response, body, status, method } = capture;
  const isResponse = body !== undefined && isOfResponse(located, body);
  const received = response ?? (isResponse || status !== undefined ? { headers: [], ...(body !== undefined && { body }) } : undefined);
  const isReceived = received !== undefined && (received.body !== undefined || status !== undefined) && !isLeftOutWhole(received);
  // A request without a body has its parameters, once there is a response to compare with them.
  const isWhole = method === "GET" && url !== undefined && (isReceived || request !== undefined);
  const isOfRequest = request?.body === undefined && body !== undefined && !isResponse;
  const sent = isOfRequest ? { headers: request?.headers ?? [], body } : (request ?? (isWhole ? { headers: [] } : undefined));
  const isSent = sent !== undefined && (sent.body !== undefined || isWhole) && !isLeftOutWhole(sent);
  if (!isSent && !isReceived) return "a request line alone has nothing to compare: write the body or the response below it";
  // The response of one that has not reached the check is compared by itself.
  const isRejected = [401, 403, 429].includes(Number(status ?? statusOfCode(located.operation, received?.body ?? "")));
  const checked = await checker.check(
    {
      called,
      request: isSent && !isRejected ? requestOf(called, sent, url) : undefined,
      response: isReceived ? responseOf(located.operation, received, status) : undefined,
      // A text may have been edited, and its bytes are no longer those that were signed.
      signature: "unsigned",
      // Those of a body go with it; a redirect has none.
      hasHeaders:
        received?.headers.some(([name]) => name === "location" || (name === "content-type" && received.body !== undefined)) ?? false,
      isLeftOut,
    },
    isRejected && isReceived ? "rejection" : undefined,
  );
  const { isUntyped, isPartial } = capture;
  const isOfDump = ({ kind, message }: Difference): boolean =>
    (isUntyped === true && kind === "value" && / must be [a-z,]+$/.test(message)) ||
    (isPartial === true && (kind === "field-missing" || message.endsWith(" is missing")));
  return { ...checked, differences: checked.differences.filter((each) => !isOfDump(each)) };
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
  const named = statusOfCode(operation, body);
  const made = new Headers();
  for (const [name, value] of headers) if (/^[\w-]+$/.test(name)) made.append(name, value.replaceAll(/[^\t -~]/g, "?"));
  // Without a readable body, its media type would be compared with nothing.
  if (body === "") made.delete("content-type");
  const mediaType = mediaTypeOf(body);
  if (!made.has("content-type") && mediaType !== undefined) made.set("content-type", mediaType);
  return {
    status: status ?? Number(named ?? (isError(body) ? 400 : successOf(operation))),
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

/** Returns the operation that a body without a request line is most like; otherwise why there is not one. */
function byShape(
  { request, response, body, above }: Capture,
  described: readonly Described[],
  find: ReturnType<typeof createFinder>,
): CalledOperation | string {
  const near = urlOf(above?.url);
  const nearest = near && find(above?.method ?? "GET", pathOf(near));
  const bundles = described.map(({ bundle }) => bundle);
  const text = request?.body ?? response?.body ?? body ?? "";
  const best = operationLike(bundles, text, typeof nearest === "object" ? nearest.operationId : undefined);
  return best ? find(best.method, withIds(best.path)) : "nothing says which operation it is of: write its method and path above it";
}
