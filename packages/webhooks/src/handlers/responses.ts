/** What a handler answers. No answer tells what would have been right. */

const TEXTS = {
  200: "OK",
  400: "Bad request",
  403: "Refused",
  404: "Not found",
  405: "Method not allowed",
  408: "Request timeout",
  413: "Too large",
  500: "Not handled",
  503: "Try again later",
} as const;

/** A status with a word for who reads it. */
export function answer(status: keyof typeof TEXTS, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${TEXTS[status]}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}

/** 405. */
export const methodNotAllowed = (method: string): Response => answer(405, { allow: method });

/** 503: another delivery of the event is being handled, or too much is under way. */
export const tryLater = (): Response => answer(503, { "retry-after": "60" });
