import { WebhookError } from "../errors.ts";

/**
 * Requires a request as fetch has it, of whatever realm or make: its headers can be asked. Those of Node's requests can't.
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
