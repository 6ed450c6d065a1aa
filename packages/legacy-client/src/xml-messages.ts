/** Writes requests and reads responses in XML. Loaded on first use. */
import { ClientError, ValidationError, type WireResponse, type WrittenBody } from "@maksu/client-core";
import type { ErrorCode } from "@maksu/legacy-api";
import { messages, readXmlStrictly, writeXml, type XmlMessage, XmlMessageError, XmlValueError } from "@maksu/legacy-api/xml";

/**
 * Writes a request's body in XML; undefined for an operation without a body.
 *
 * @throws ValidationError for a value that XML can't carry
 */
export function writeMessage(operationId: string, value: unknown): WrittenBody | undefined {
  const message = messageOf(`${operationId}Request`);
  if (!message) return undefined;
  try {
    const body = new TextEncoder().encode(writeXml(value, message));
    return { headers: { "content-type": "application/xml", accept: "application/xml" }, body };
  } catch (error) {
    if (!(error instanceof XmlValueError)) throw error;
    const { pointer, reason } = error;
    const code: ErrorCode = "invalid-data-xml";
    throw new ValidationError(operationId, [{ in: "body", pointer, rule: "xml", message: reason, code }]);
  }
}

/**
 * Reads a response in XML; undefined for one that the interface does not describe.
 *
 * @throws ClientError `unexpected-content` for a body that is not the XML described, of which it quotes nothing
 */
export function readMessage(operationId: string, { status, body }: WireResponse): { readonly value: unknown } | undefined {
  const message = messageOf(`${operationId}${status}`);
  if (!message) return undefined;
  const unexpected = (reason: string): ClientError =>
    new ClientError("unexpected-content", operationId, `the response with status ${status} is not the XML described: ${reason}`, {
      status,
    });
  try {
    return { value: readXmlStrictly(UTF8.decode(body), message) };
  } catch (error) {
    if (error instanceof XmlMessageError) throw unexpected(error.message);
    throw error instanceof TypeError ? unexpected("it is not UTF-8") : error;
  }
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** The generated names are an operationId and `Request`, or an operationId and a status. */
function messageOf(name: string): XmlMessage | undefined {
  const named: Readonly<Record<string, XmlMessage>> = messages;
  return named[name];
}
