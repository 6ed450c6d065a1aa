/** The plain responses of a handler. None of them hints at what a valid request would be. */

const TEXTS = {
  200: "OK",
  400: "Bad request",
  403: "Rejected",
  404: "Not found",
  405: "Method not allowed",
  408: "Request timeout",
  413: "Too large",
  500: "Not handled",
  503: "Try again later",
} as const;

/** Creates a plain-text response: a status and a short phrase for human readers. */
export function textResponse(status: keyof typeof TEXTS, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${TEXTS[status]}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}

/** Creates a 405. */
export const methodNotAllowed = (method: string): Response => textResponse(405, { allow: method });

/** Creates a 503: another delivery of the event is in progress, or too many bodies are. */
export const tryLater = (): Response => textResponse(503, { "retry-after": "60" });
