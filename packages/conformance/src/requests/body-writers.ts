/** Bodies as each media type writes them. */
import { isObject } from "@maksu/openapi";
import { messages, writeXml } from "@maksu/legacy-api/xml";

export const JSON_TYPE = "application/json";
export const XML_TYPE = "application/xml";
export const FORM_TYPE = "application/x-www-form-urlencoded";

/** A media type without its parameters; empty for none. */
export const mediaTypeOf = (contentType: string | null | undefined): string => (contentType ?? "").split(";", 1)[0]?.trim() ?? "";

type Write = (operationId: string, body: unknown) => string;

const WRITERS: Readonly<Record<string, Write>> = {
  [JSON_TYPE]: (_operationId, body) => JSON.stringify(body),
  [XML_TYPE]: (operationId, body) => writeXml(body, messageNamed(`${operationId}Request`)),
  [FORM_TYPE]: (operationId, body) => {
    if (!isObject(body)) throw new Error(`${operationId}: a form is a record`);
    return new URLSearchParams(Object.entries(body).map(([name, value]): [string, string] => [name, String(value)])).toString();
  },
};

/** @throws {Error} at a media type that nobody here can write */
export function writeBody(mediaType: string, operationId: string, body: unknown): string {
  const write = WRITERS[mediaType];
  if (!write) throw new Error(`${operationId}: no writer for bodies of ${mediaType}; add one to src/requests/body-writers.ts`);
  return write(operationId, body);
}

/** The XML message of a request, or of a response: an operationId and `Request`, or an operationId and a status. */
export function messageNamed(name: string): (typeof messages)["createPaymentRequest"] {
  const known: Readonly<Record<string, (typeof messages)["createPaymentRequest"] | undefined>> = messages;
  const message = known[name];
  if (!message) throw new Error(`no XML message is named ${name}`);
  return message;
}
