/** The two formats of the interface's messages. The client speaks JSON; a `fetch` under it writes XML and reads it. */
import { MAX_RESPONSE_BYTES } from "@maksu/client-core";
import type { PlainFetch } from "@maksu/signing";
import { operationTable } from "@maksu/legacy-api";
import type * as XmlMessages from "./xml-messages.ts";

/** What requests are written in. */
export type MessageFormat = "json" | "xml";

/** The media type of each format. */
export const MEDIA_TYPES: Readonly<Record<MessageFormat, string>> = { json: "application/json", xml: "application/xml" };

/** Settings of {@link messageFetch}. */
export interface MessageFetchOptions {
  readonly format: MessageFormat;
  /** Most bytes of an answer in XML that are read. @defaultValue 10 MB */
  readonly maxResponseBytes: number | undefined;
  /** What sends. @defaultValue the built-in `fetch` */
  readonly fetch: PlainFetch | undefined;
}

/**
 * A `fetch` that takes messages in JSON and sends them in `format`, and that hands on an answer in XML as JSON. The service answers in the
 * request's format, but in XML to a Content-Type that it did not understand (Legacy interface, Errors): XML is read after a JSON request, too.
 *
 * The function throws ValidationError for a message that XML can't carry. The body of an answer that is not the XML described ends in a ClientError.
 */
export function messageFetch({ format, maxResponseBytes = MAX_RESPONSE_BYTES, fetch }: MessageFetchOptions): PlainFetch {
  return async (url, init) => {
    const send = fetch ?? globalThis.fetch;
    const operationId = operationOf(url, init);
    if (operationId === undefined) return send(url, init);
    const isToWrite = format === "xml" && isOf("json", new Headers(init.headers));
    const response = await send(url, isToWrite ? (await loadXml()).intoXml(operationId, init) : init);
    if (response.redirected || !isOf("xml", response.headers)) return response;
    return (await loadXml()).outOfXml(operationId, response, maxResponseBytes);
  };
}

/** Loaded with the first XML. */
const loadXml = (): Promise<typeof XmlMessages> => import("./xml-messages.ts");

/** No path of the interface has parameters. */
const operationOf = (url: string, { method }: RequestInit): string | undefined =>
  Object.entries(operationTable).find(([, entry]) => entry.method === method && entry.path === new URL(url).pathname)?.[0];

function isOf(format: MessageFormat, headers: Headers): boolean {
  const given = headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  // RFC 7303 makes text/xml another name of application/xml.
  return given === MEDIA_TYPES[format] || (format === "xml" && given === "text/xml");
}
