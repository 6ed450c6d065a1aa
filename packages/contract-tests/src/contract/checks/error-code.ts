/** Finds error codes, in responses and in the description. */
import { type LocatedOperation, objectAt, textAt } from "@maksu/openapi";

/** The status whose examples have the code; 400 where the API has no codes. */
export function statusOf({ responses }: LocatedOperation, code: string | undefined): number {
  for (const [status, { value }] of responses)
    for (const media of Object.values(objectAt(value, "content")))
      if (code !== undefined && code in objectAt(media, "examples")) return Number(status);
  return 400;
}

/** The error code in a body, of JSON or XML; undefined where there is none. */
export function codeIn(text: string): string | undefined {
  const [, inXml] = /<errorCode>([^<]+)</.exec(text) ?? [];
  if (inXml !== undefined) return inXml;
  try {
    const body: unknown = JSON.parse(text);
    return textAt(objectAt(body, "error"), "title") || textAt(body, "errorCode") || undefined;
  } catch {
    return undefined;
  }
}
