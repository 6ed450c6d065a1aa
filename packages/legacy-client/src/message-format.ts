/**
 * The two formats of the interface's messages. The service responds in the request's format, but in XML to a Content-Type that it does not understand
 * (Legacy interface, Errors): XML is read after a JSON request, too.
 */
import type { Api } from "@maksu/client-core";

/** The format of requests. */
export type MessageFormat = "json" | "xml";

/** The media type of each format. */
export const MEDIA_TYPES: Readonly<Record<MessageFormat, string>> = { json: "application/json", xml: "application/xml" };

/** Writes a request in XML. The XML code is loaded with the first one. */
export const writeXmlBody: NonNullable<Api["writeBody"]> = async (operationId, body) =>
  (await import("./xml-messages.ts")).writeMessage(operationId, body);

/** Reads a response in XML. RFC 7303 makes text/xml another name of application/xml. */
export const readXmlBody: NonNullable<Api["readBody"]> = async (operationId, mediaType, response) =>
  mediaType === MEDIA_TYPES.xml || mediaType === "text/xml"
    ? (await import("./xml-messages.ts")).readMessage(operationId, response)
    : undefined;
