/** openapi-fetch reads JSON by itself, and rounds: it is given JSON in which the fields that are text for callers are text. */
import type { Middleware } from "openapi-fetch";
import { ClientError } from "../errors.ts";

/** A middleware that rewrites a response, and what says which response it was. */
export interface KeepDigits {
  /** Goes first of all, so that every other one sees the response that came. */
  readonly middleware: Middleware;
  /** The response that was rewritten: signing vouches for it, and not for a copy. */
  readonly original: (response: Response) => Response;
}

/**
 * Keeps the digits of a response's JSON.
 *
 * The middleware throws ClientError `unexpected-content` for JSON that `parseJson` rejects: a number that would be rounded, a name that comes twice.
 *
 * @param parseJson reads a body; without it nothing is rewritten
 */
export function keepDigits(operationId: string, parseJson: ((text: string) => unknown) | undefined): KeepDigits {
  const originals = new WeakMap<Response, Response>();
  const original = (response: Response): Response => originals.get(response) ?? response;
  return {
    original,
    middleware: {
      async onResponse({ response }) {
        const saysJson = response.headers.get("content-type")?.startsWith("application/json");
        if (!parseJson || !saysJson || response.body === null || response.bodyUsed) return undefined;
        const text = await response.text();
        const copy = new Response(rewritten(operationId, response, text, parseJson), response);
        // Says the length of what came, and openapi-fetch looks at it.
        copy.headers.delete("content-length");
        originals.set(copy, response);
        return copy;
      },
    },
  };
}

/** What is no JSON at all is the caller's to read. */
function rewritten(operationId: string, { status }: Response, text: string, parseJson: (text: string) => unknown): string {
  try {
    return JSON.stringify(parseJson(text));
  } catch {
    if (!isJson(text)) return text;
    const what = `the answer of status ${status} has a number that JavaScript can't keep every digit of, or a name that comes twice`;
    throw new ClientError("unexpected-content", operationId, what, { status });
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
