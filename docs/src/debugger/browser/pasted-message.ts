/** Reads what people paste: a whole message, what `curl -v` printed, headers as JSON, or only the address of a callback or receipt, or its query. */
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
  // A message of its own may have such lines in its body.
  if (/^[<>] \S/m.test(text) && !/^([A-Z]+ \S|HTTP\/)/.test(line)) return parseHttpMessage(ofCurl(text));
  return ofJson(text) ?? parseHttpMessage(text.replace(/^\s+/, ""));
}

/** The message of `curl -v` that has a signature: the response with the body below it, or else the request. */
function ofCurl(text: string): string {
  const lines = text.split(/\r?\n/);
  const headOf = (mark: string): readonly string[] => {
    const all = lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
    // Of several responses, the last one has the body.
    return all
      .slice(
        Math.max(
          0,
          all.findLastIndex((line) => /^HTTP\/|^[A-Z]+ \S+ HTTP\//.test(line)),
        ),
      )
      .filter((line) => line !== "");
  };
  const [request, response] = [headOf(">"), headOf("<")];
  const isSigned = response.some((line) => /^signature:/i.test(line));
  const body = lines.slice(lines.findLastIndex((line) => line.startsWith("<")) + 1).filter((line) => !/^(\* |[{}] \[)/.test(line));
  // An HTTP/2 status has no reason.
  return isSigned || request.length === 0 ? `${response.join("\n")}\n\n${body.join("\n").trimEnd()}` : `${request.join("\n")}\n\n`;
}

/** Headers as an object, as pairs, or as a list in which names and values take turns; alone, before a body, or as `headers` beside a `body`. */
function ofJson(text: string): HttpMessage | undefined {
  const [head = "", body = ""] = text.trim().split(/\r?\n\r?\n(?!.*\r?\n\r?\n)/s);
  for (const [json, after] of [[text, ""] as const, [head, body] as const]) {
    const value = parsed(json);
    if (typeof value !== "object" || value === null) continue;
    const whole = value as Readonly<Record<string, unknown>>;
    const { headers = value, body: own = after, method, url = whole["path"] } = "headers" in whole ? whole : {};
    const named = pairsOf(headers);
    if (!named.some(([name]) => /^(signature|authorization)$/i.test(name))) continue;
    const common = { headers: named, body: typeof own === "string" ? own : JSON.stringify(own) };
    return typeof method === "string" && typeof url === "string" ? { method, target: url, ...common } : common;
  }
  return undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function pairsOf(headers: unknown): [name: string, value: string][] {
  if (!Array.isArray(headers)) return Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]);
  const flat = headers.flat().map(String);
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ""] as [string, string]] : []));
}
