/** Rewrites JSON for openapi-fetch, which would round numbers: fields that are strings for callers become strings. */
import type { Middleware } from "openapi-fetch";
import { ClientError } from "../errors.ts";
import { mediaTypeOf } from "../result/read-response.ts";

/** A middleware that rewrites a response, and a lookup of the original. */
export interface KeepDigits {
  /** Runs closest to the caller, so that every other one sees the original response. */
  readonly middleware: Middleware;
  /** Returns the original of a rewritten response, which is the one that signing has verified. */
  readonly original: (response: Response) => Response;
}

/**
 * Keeps the digits of a response's JSON.
 *
 * The middleware throws ClientError `unexpected-content` for JSON that `parseJson` rejects: a number that would be rounded, a duplicate name.
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
        const saysJson = mediaTypeOf(response.headers) === "application/json";
        if (!parseJson || !saysJson || response.body === null || response.bodyUsed) return undefined;
        const text = await response.text();
        const copy = new Response(rewritten(operationId, response, text, parseJson), response);
        originals.set(copy, response);
        return copy;
      },
    },
  };
}

/** Text that is not JSON is left to the caller. */
function rewritten(operationId: string, { status }: Response, text: string, parseJson: (text: string) => unknown): string {
  try {
    return JSON.stringify(parseJson(text));
  } catch {
    if (!isJson(text)) return text;
    const what = `the response with status ${status} has a number that JavaScript would round, or a duplicate name`;
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
