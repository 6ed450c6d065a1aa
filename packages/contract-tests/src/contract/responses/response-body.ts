/** The body of an answer, read as its media type says. */
import { readXml } from "@maksu/legacy-client/xml";
import { messageNamed, XML_TYPE } from "../requests/body-writers.ts";
import type { WireAnswer } from "../requests/exchange.ts";

/** Media type of an answer, without its parameters; empty for none. */
export const mediaTypeOf = ({ headers }: WireAnswer): string => (headers.get("content-type") ?? "").split(";", 1)[0]?.trim() ?? "";

/** @throws {Error} when the body is not of its media type */
export const readBody = (operationId: string, answer: WireAnswer): unknown =>
  mediaTypeOf(answer) === XML_TYPE ? readXml(answer.text, messageNamed(`${operationId}${answer.status}`)) : JSON.parse(answer.text);
