/** The Payment API's service, as far as signatures go. */
import { createHmac } from "node:crypto";
import type { Respond } from "@maksu/test-server";
import { signingHeaders } from "./signing-headers.ts";

/** The merchant secret. */
export const SECRET = "SAIPPUAKAUPPIAS";

/** The signature, computed apart from the code under test. */
export function signature(
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
  algorithm = "sha256",
  key = SECRET,
): string {
  const lines = Object.keys(headers)
    .filter((name) => name.startsWith("checkout-"))
    .toSorted()
    .map((name) => `${name}:${headers[name]}\n`);
  return createHmac(algorithm, key).update(lines.join("")).update(body).digest("hex");
}

/** Returns a handler that responds as the service does, with signed checkout headers. */
export function signedResponse({ status = 200, body = '{"status":"ok"}', changes = {}, key = SECRET }: ResponseOptions = {}): Respond {
  return (response, received) => {
    const request = signingHeaders(received);
    const headers: Record<string, string> = { ...changes };
    for (const name of ["account", "algorithm", "method", "transaction-id"].map((each) => `checkout-${each}`))
      headers[name] ??= request[name] ?? "";
    for (const name of Object.keys(headers)) if (headers[name] === "") delete headers[name];
    const algorithm = headers["checkout-algorithm"] ?? "sha256";
    response.writeHead(status, { ...headers, signature: signature(headers, body, algorithm, key) }).end(body);
  };
}

/** The service's response, with changes that make it invalid. */
interface ResponseOptions {
  readonly status?: number;
  readonly body?: string;
  readonly changes?: Record<string, string>;
  readonly key?: string;
}
