/** Names of the events' signature parameters and headers. */
const SIGNATURES = ["signature", "RETURN_AUTHCODE"];

/**
 * Changes the signature of an event, and nothing else.
 *
 * @param change - the signature in place of its own; undefined for none
 */
export function withSignature(event: Request, change: (signature: string) => string | undefined): Request {
  const url = new URL(event.url);
  const headers = new Headers(event.headers);
  for (const carrier of [url.searchParams, headers])
    for (const name of SIGNATURES) {
      const signature = carrier.get(name);
      if (signature === null) continue;
      const changed = change(signature);
      if (changed === undefined) carrier.delete(name);
      else carrier.set(name, changed);
    }
  return new Request(url, { method: event.method, headers, body: event.body, ...(event.body && { duplex: "half" as const }) });
}
