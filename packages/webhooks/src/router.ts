/** One handler for all addresses. */
import { WebhookError } from "./errors.ts";
import { answer } from "./handlers/answers.ts";
import { requireRequest } from "./handlers/fetch-request.ts";
import type { Handler } from "./handlers/handler.ts";
import { requireFunctions } from "./handlers/merchant-checks.ts";

/**
 * A handler that hands each request to the one of its path; 404 for any other path.
 *
 * @param handlers - handlers by the path of their address, such as `/hooks/payment`; the path must be the same, character by character
 * @throws WebhookError `path-invalid` for a path that no request has, `function-invalid` for what is no handler
 */
export function webhookRouter(handlers: Readonly<Record<`/${string}`, Handler>>): Handler {
  const byPath = new Map<string, Handler>(Object.entries(handlers));
  for (const path of byPath.keys()) requirePath(path);
  requireFunctions(handlers, ...(Object.keys(handlers) as `/${string}`[]));
  return async (request) => {
    requireRequest(request);
    const handler = byPath.get(new URL(request.url).pathname);
    return handler === undefined ? answer(404) : handler(request);
  };
}

function requirePath(path: string): void {
  if (URL.canParse(path, BASE) && new URL(path, BASE).pathname === path) return;
  throw new WebhookError(
    "path-invalid",
    `${JSON.stringify(path)}: must be a path as it stands in an address, percent-encoded and without a query`,
  );
}

const BASE = "http://localhost";
