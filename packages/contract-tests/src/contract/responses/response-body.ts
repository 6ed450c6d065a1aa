/** Reads the body of a response by its media type. */
import { readXml } from "@maksu/legacy-client/xml";
import { messageNamed, XML_TYPE } from "@maksu/conformance/contract";
import type { WireResponse } from "../requests/exchange.ts";

/** Media type of a response, without its parameters; empty for none. */
export const mediaTypeOf = ({ headers }: WireResponse): string => (headers.get("content-type") ?? "").split(";", 1)[0]?.trim() ?? "";

/** @throws {Error} when the body is not of its media type */
export const readBody = (operationId: string, response: WireResponse): unknown =>
  mediaTypeOf(response) === XML_TYPE ? readXml(response.text, messageNamed(`${operationId}${response.status}`)) : JSON.parse(response.text);
