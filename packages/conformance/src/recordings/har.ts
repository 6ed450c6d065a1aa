/** Recordings of exchanges as HAR 1.2: written redacted, and read from whatever tool has written them. */
import type { ApiName } from "@maksu/service-front";
import type { Callers } from "../calls/callers.ts";
import { createEventReader } from "../events/captured-event.ts";
import { describedApis } from "../ground/described.ts";
import { mediaTypeOf } from "../requests/body-writers.ts";
import { createFinder } from "../calls/operations.ts";
import type { Signature, SignedExchange } from "../calls/send-signed.ts";
import type { Checker } from "../check/check-exchange.ts";
import type { RequestFault } from "../check/request-check.ts";
import type { CheckedExchange, CheckedFile } from "../check/difference.ts";
import { createRedactor } from "./redact.ts";

interface NamedValue {
  readonly name: string;
  readonly value: string;
}

interface HarBody {
  readonly mimeType?: string;
  readonly text?: string;
  readonly encoding?: string;
}

/** An exchange in a HAR; of what a HAR may have, what is read. */
export interface HarEntry {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly NamedValue[];
    /** A form may have its parameters in place of its text. */
    readonly postData?: HarBody & { readonly params?: readonly NamedValue[] };
  };
  readonly response: { readonly status: number; readonly headers: readonly NamedValue[]; readonly content: HarBody };
  /** The verification of the response's signature, before it was redacted. */
  readonly _signature?: Signature;
  /** The request's fault, before it was redacted; null for none. */
  readonly _fault?: RequestFault | null;
}

/** A recording. */
export interface Har {
  readonly log: {
    readonly version: string;
    readonly creator: { readonly name: string; readonly version: string };
    readonly entries: readonly HarEntry[];
  };
}

/** An exchange, and what is wrong with its request: null for nothing, undefined where that isn't known. */
export type RecordedExchange = SignedExchange & { readonly fault?: RequestFault | null };

/** Makes a HAR of exchanges, redacted. */
export function writeHar(exchanges: readonly RecordedExchange[], base: string, version = "0"): Har {
  const redactor = createRedactor();
  return {
    log: {
      version: "1.2",
      creator: { name: "@maksu/conformance", version },
      entries: exchanges.map((each) => entryOf(each, base, redactor)),
    },
  };
}

function entryOf(
  { called, request, response, signature, fault }: RecordedExchange,
  base: string,
  redactor: ReturnType<typeof createRedactor>,
): HarEntry {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const path = called.entry.path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent(redactor.text(called.pathParameters[name] ?? "")),
  );
  const query = [...new URLSearchParams(request.target.split("?", 2)[1] ?? "")].map(([name, value]): [string, string] => [
    name,
    value.split(",").map(redactor.text).join(","),
  ]);
  const sent = decoder.decode(request.body);
  const mimeType = request.headers["content-type"] ?? "";
  const received = response.headers.get("content-type") ?? "";
  const headersOf = (headers: Iterable<[string, string]>): NamedValue[] =>
    [...headers].map(([name, value]) => ({ name, value: redactor.header(name.toLowerCase(), value) }));
  return {
    startedDateTime: new Date(0).toISOString(),
    time: 0,
    request: {
      method: request.method,
      url: base + path + (query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ""),
      headers: headersOf(Object.entries(request.headers)),
      ...(sent !== "" && {
        postData: { mimeType: redactor.header("content-type", mimeType), text: redactor.body(sent, mediaTypeOf(mimeType)) },
      }),
    },
    response: {
      status: response.status,
      headers: headersOf(response.headers),
      content: {
        mimeType: redactor.header("content-type", received),
        text: redactor.body(decoder.decode(response.body), mediaTypeOf(received)),
      },
    },
    _signature: signature,
    ...(fault !== undefined && { _fault: fault }),
  };
}

/**
 * Compares the exchanges of a HAR with the descriptions, and the events that the URLs of others carry: a browser's recording has the redirect to the shop.
 *
 * @param callers - merchants whose events are verified, besides the published test merchants
 * @throws Error when the text is no HAR
 */
export async function checkHar(text: string, checker: Checker, apis?: readonly ApiName[], callers?: Callers): Promise<CheckedFile> {
  const find = createFinder(apis);
  const exchanges: CheckedExchange[] = [];
  const unanswered: CheckedFile["others"][number][] = [];
  const events: CheckedFile["events"][number][] = [];
  const eventIn = createEventReader(describedApis(apis), checker, callers);
  let left = 0;
  for (const [entry, { request, response, _signature: signature = "unsigned", _fault: fault }] of entriesIn(text).entries()) {
    const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
    const called = url ? find(request.method, url.pathname) : "";
    if (url && typeof called !== "string") {
      // Browsers keep what was blocked or aborted with this status.
      if (response.status === 0) {
        unanswered.push({ at: `log.entries[${entry}]`, reason: "it has no response" });
        continue;
      }
      const { postData } = request;
      const sent = {
        method: request.method,
        target: url.pathname + url.search,
        headers: Object.fromEntries(headersIn(request.headers, postData?.mimeType)),
        body: bytesOf({ ...postData, text: postData?.text ?? formOf(postData?.params) }),
      };
      const { status, content } = response;
      const received = { status, headers: headersIn(response.headers, content.mimeType), body: bytesOf(content) };
      exchanges.push(await checker.check({ called, request: sent, response: received, signature, fault }));
      continue;
    }
    const event = url && (await eventIn(url));
    if (event) {
      exchanges.push(event.checked);
      events.push({ at: `log.entries[${entry}]`, signature: event.signature });
    } else left++;
  }
  return {
    exchanges,
    events,
    others: [
      ...unanswered,
      ...(left === 0 ? [] : [{ at: left === 1 ? "A request" : `Each of ${left} requests`, reason: "it is of no operation" }]),
    ],
  };
}

const bytesOf = ({ text, encoding }: HarBody): Uint8Array =>
  new Uint8Array(Buffer.from(String(text ?? ""), encoding === "base64" ? "base64" : "utf8"));

const formOf = (params: readonly NamedValue[] = []): string =>
  new URLSearchParams(params.map(({ name, value }): [string, string] => [name, value])).toString();

/** The headers that `fetch` would take: those of HTTP/2 that begin with a colon are none. Some tools write a body's media type beside it alone. */
function headersIn(given: readonly NamedValue[], mediaType: string | undefined): Headers {
  const headers = new Headers();
  for (const { name, value } of given)
    if (/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
      headers.append(
        name,
        Buffer.from(String(value), "utf8")
          .toString("latin1")
          .replaceAll(/[\r\n\0]/g, " "),
      );
  if (!headers.has("content-type") && mediaType) headers.set("content-type", mediaType);
  return headers;
}

function entriesIn(text: string): readonly HarEntry[] {
  let har: Har;
  try {
    har = JSON.parse(text) as Har;
  } catch {
    throw new Error("the file is not JSON, as a HAR is");
  }
  const entries: unknown = har?.log?.entries;
  if (!Array.isArray(entries)) throw new Error("the file is no HAR: it has no log.entries");
  const wrong = entries.findIndex(
    (entry: Partial<HarEntry> | null) =>
      typeof entry?.request?.url !== "string" || typeof entry.request.method !== "string" || typeof entry.response?.status !== "number",
  );
  if (wrong >= 0)
    throw new Error(`log.entries[${wrong}]: must have a request with method and url, and a response with a status, as HAR 1.2 says`);
  return (entries as HarEntry[]).map(({ request, response, ...entry }) => ({
    ...entry,
    request: { ...request, headers: listOf(request.headers) },
    response: { ...response, headers: listOf(response.headers), content: response.content ?? {} },
  }));
}

/** Tools leave out what they don't know. */
const listOf = (headers: readonly NamedValue[] | undefined): readonly NamedValue[] => (Array.isArray(headers) ? headers : []);
