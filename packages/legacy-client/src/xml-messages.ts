/** Requests from JSON into XML, answers from XML into JSON. Loaded when there is XML. */
import { ClientError, ValidationError } from "@maksu/client-core";
import { exactJson } from "@maksu/openapi-runtime/exact-json";
import { type ErrorCode, textFields } from "@maksu/legacy-api";
import { messages, readXml, writeXml, type XmlMessage, XmlMessageError, XmlValueError } from "@maksu/legacy-api/xml";

const readJson = exactJson(textFields);

/**
 * The request in XML, as its headers then say. One without a body stays as it is.
 *
 * @throws ValidationError for a value that XML can't carry
 */
export function intoXml(operationId: string, init: RequestInit): RequestInit {
  const message = messageOf(`${operationId}Request`);
  if (!message || !(init.body instanceof Uint8Array)) return init;
  const headers = new Headers(init.headers);
  headers.set("content-type", "application/xml");
  headers.set("accept", "application/xml");
  try {
    return { ...init, headers, body: writeXml(readJson(new TextDecoder().decode(init.body)), message) };
  } catch (error) {
    if (!(error instanceof XmlValueError)) throw error;
    const { pointer, reason } = error;
    const code: ErrorCode = "invalid-data-xml";
    throw new ValidationError(operationId, [{ in: "body", pointer, rule: "xml", message: reason, code }]);
  }
}

/**
 * The answer in JSON, as its headers then say. A body that is too long, or not the XML described, ends in a ClientError `response-too-large` or
 * `unexpected-content`, which quotes nothing of it. An empty body stays empty.
 */
export function outOfXml(operationId: string, response: Response, maxBytes: number): Response {
  const { status, statusText, body } = response;
  const message = messageOf(`${operationId}${status}`);
  if (!message) return response;
  const headers = new Headers(response.headers);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  return new Response(body?.pipeThrough(jsonOfXml({ operationId, status, message, maxBytes })), { status, statusText, headers });
}

/** The generated names are an operationId and `Request`, or an operationId and a status. */
function messageOf(name: string): XmlMessage | undefined {
  const named: Readonly<Record<string, XmlMessage>> = messages;
  return named[name];
}

interface XmlAnswer {
  readonly operationId: string;
  readonly status: number;
  readonly message: XmlMessage;
  readonly maxBytes: number;
}

/** Gives out JSON when all the XML has come. */
function jsonOfXml({ operationId, status, message, maxBytes }: XmlAnswer): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const unexpected = (reason: string): ClientError =>
    new ClientError("unexpected-content", operationId, `the answer of status ${status} is not the XML described: ${reason}`, { status });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw unexpected("it is not UTF-8");
    }
  };
  const read = (text: string): unknown => {
    try {
      return readXml(text, message);
    } catch (error) {
      throw error instanceof XmlMessageError ? unexpected(error.message) : error;
    }
  };
  let text = "";
  let length = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk) {
      length += chunk.length;
      if (length > maxBytes)
        throw new ClientError("response-too-large", operationId, `the answer's body has more than ${maxBytes} bytes`, { status });
      text += decode(chunk);
    },
    flush(controller) {
      text += decode();
      if (length > 0) controller.enqueue(new TextEncoder().encode(JSON.stringify(read(text))));
    },
  });
}
