/** One handler for all addresses. */
import { WebhookError } from "./errors.ts";
import { answer } from "./handlers/answers.ts";
import { logErrors, type OnDelivery, tell } from "./handlers/delivery.ts";
import { requireRequest } from "./handlers/fetch-request.ts";
import type { Handler } from "./handlers/handler.ts";
import { functionRule, takeOptions, type WebhookOptionRule } from "./options/option-rules.ts";

/** What {@link webhookRouter} can be given. */
export interface RouterOptions {
  /**
   * Told of every request to a path that no handler has: event `undefined`, status 404, reason `path`. What a handler gets, its own `onDelivery` is
   * told of.
   * @defaultValue such requests are not told
   */
  readonly onDelivery?: OnDelivery;
}

/**
 * Hands each request to the handler of its path; 404 for any other path.
 *
 * @param handlers - handlers by the path of their address, such as `/hooks/payment`; the path must be the same, character by character. A function that
 *   makes a handler is none: it is found out at the first request, which rejects.
 * @throws WebhookError `path-invalid` for a path that no request has, `function-invalid` for what is no handler, `option-invalid`, `option-unknown`
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
    void tell(onDelivery, { event: undefined, status: 404, outcome: "refused", reason: "path", path });
    return answer(404);
  };
}

const HANDLERS: WebhookOptionRule = {
  allowed: "an object of handlers by path",
  accepts: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  required: true,
};

function requirePath(path: string): void {
  if (URL.canParse(path, BASE) && new URL(path, BASE).pathname === path) return;
  throw new WebhookError(
    "path-invalid",
    `${JSON.stringify(path)}: must be a path as it stands in an address, percent-encoded and without a query`,
  );
}

const BASE = "http://localhost";
