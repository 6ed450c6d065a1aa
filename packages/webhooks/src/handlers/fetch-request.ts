import { WebhookError } from "../errors.ts";

/**
 * Requires a fetch `Request`, of any realm or implementation, by its readable headers: Node's requests have none.
 *
 * @throws WebhookError `request-invalid`
 */
export function requireRequest(request: { readonly headers?: { readonly get?: unknown } } | undefined): void {
  if (typeof request?.headers?.get === "function") return;
  throw new WebhookError(
    "request-invalid",
    "request: not a Request; under node:http and Express, wrap the handler in nodeListener from @maksu/webhooks/node",
  );
}
