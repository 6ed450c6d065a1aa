/** Reads what people paste: a whole message, or only the address of a callback or receipt, or its query. */
import { type HttpMessage, parseHttpMessage } from "@maksu/signing/explain";

/**
 * Parses a pasted message.
 *
 * @throws SigningError `http-message-invalid`
 */
export function parsePasted(text: string): HttpMessage {
  const line = text.trim();
  if (/^https?:\/\/\S+$|^\/\S*$/.test(line)) return parseHttpMessage(`GET ${line}`);
  if (/^\??[\w-]+=\S*$/.test(line)) return parseHttpMessage(`GET /?${line.replace(/^\?/, "")}`);
  return parseHttpMessage(text.replace(/^\s+/, ""));
}
