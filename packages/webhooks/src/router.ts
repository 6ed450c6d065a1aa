/** Routes requests to handlers by path. */
import { WebhookError } from "./errors.ts";
import { textResponse } from "./handlers/responses.ts";
import { logErrors, type OnDelivery, notify } from "./handlers/delivery.ts";
import { requireRequest } from "./handlers/fetch-request.ts";
import type { Handler } from "./handlers/handler.ts";
import { functionRule, takeOptions, type WebhookOptionRule } from "./options/rules.ts";

/** Options of {@link webhookRouter}. */
export interface RouterOptions {
  /**
   * Called with every request to a path without a handler: event `undefined`, status 404, reason `path`. Requests that reach a handler are
   * reported to that handler's own `onDelivery`.
   */
  readonly onDelivery?: OnDelivery;
}

/**
 * Passes each request to the handler of its path; responds with 404 to any other path.
 *
 * @param handlers - handlers by path, such as `/hooks/payment`; paths must match character by character. Passing a function that creates a
 * handler, instead of the handler itself, rejects at the first request.
 * @throws WebhookError `path-invalid` for a path that no request can have, `function-invalid` for a value that is not a function,
 * `option-invalid`, `option-unknown`
 */
export function webhookRouter(handlers: Readonly<Record<`/${string}`, Handler>>, options: RouterOptions = {}): Handler {
  const { onDelivery = logErrors } = takeOptions(options, { onDelivery: functionRule });
  takeOptions({ handlers }, { handlers: HANDLERS });
  const paths = Object.keys(handlers);
  for (const path of paths) requirePath(path);
  const byPath = new Map<string, Handler>(
    Object.entries(takeOptions(handlers, Object.fromEntries(paths.map((path) => [path, { ...functionRule, required: true }])))),
  );
  return async (request) => {
    requireRequest(request);
    const path = new URL(request.url).pathname;
    const handler = byPath.get(path);
    if (handler !== undefined) return handler(request);
    void notify(onDelivery, { event: undefined, status: 404, outcome: "rejected", reason: "path", path });
    return textResponse(404);
  };
}

const HANDLERS: WebhookOptionRule = {
  allowed: "a non-empty object of handlers by path",
  accepts: (value) => typeof value === "object" && !Array.isArray(value) && Object.keys(Object(value)).length > 0,
  takes: "an object",
  required: true,
};

function requirePath(path: string): void {
  if (URL.canParse(path, BASE) && new URL(path, BASE).pathname === path) return;
  throw new WebhookError("path-invalid", `${JSON.stringify(path)}: must be a percent-encoded URL path that starts with / and has no query`);
}

const BASE = "http://localhost";
