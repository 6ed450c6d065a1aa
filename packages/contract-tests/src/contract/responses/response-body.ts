/** Reads the body of a response by its media type. */
import { readXml } from "@maksu/legacy-client/xml";
import { messageNamed, XML_TYPE } from "../requests/body-writers.ts";
import type { BodyReader } from "@maksu/sandbox/referee";
import type { WireResponse } from "../requests/exchange.ts";

/** Media type of a response, without its parameters; empty for none. */
export const mediaTypeOf = ({ headers }: WireResponse): string => (headers.get("content-type") ?? "").split(";", 1)[0]?.trim() ?? "";

/** Reads XML for the referee. */
export const XML_READER: Readonly<Record<string, BodyReader>> = {
  [XML_TYPE]: (text, operationId, status) => readXml(text, messageNamed(`${operationId}${status}`)),
};

/** @throws {Error} when the body is not of its media type */
export const readBody = (operationId: string, response: WireResponse): unknown =>
  mediaTypeOf(response) === XML_TYPE ? readXml(response.text, messageNamed(`${operationId}${response.status}`)) : JSON.parse(response.text);
