import type { Client, Middleware } from "openapi-fetch";
import type { RawClientOptions, RawInit } from "./raw-client.ts";

/** The client's own middleware and the caller's, who adds to it by `use`; the typed methods share it. */
export interface HttpClientOptions extends RawClientOptions {
  readonly middlewares: Middleware[];
}

const METHODS = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

/**
 * The openapi-fetch client over the same signing, middleware, deadline and rules of writing. What it is made of is loaded when it is first called.
 *
 * It neither validates nor repeats, and gives what openapi-fetch gives. The deadline covers the body unless it is asked for as a stream.
 */
export function createHttpClient<Paths extends object>(options: HttpClientOptions): Client<Paths> {
  const { middlewares } = options;
  const request = async (method: string, path: string, init: RawInit = {}): Promise<unknown> => {
    const { rawRequest } = await import("./raw-client.ts");
    return rawRequest(options, method, path, { ...init, middleware: [...middlewares, ...(init.middleware ?? [])] });
  };
  const client: Record<string, unknown> = {
    request,
    use: (...added: Middleware[]) => void middlewares.push(...added),
    eject: (...removed: Middleware[]) => {
      const kept = middlewares.filter((each) => !removed.includes(each));
      middlewares.splice(0, Infinity, ...kept);
    },
  };
  for (const method of METHODS) client[method] = (path: string, init?: RawInit) => request(method, path, init);
  // The methods are openapi-fetch's, name by name.
  return client as unknown as Client<Paths>;
}
