import type { Client, Middleware } from "openapi-fetch";
import { takeDown } from "../request/given-request.ts";
import type { RawClientOptions, RawInit } from "./raw-client.ts";

const METHODS = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

/**
 * The openapi-fetch client over the same signing, middleware, deadline and rules of writing. What it is made of is loaded when it is first called.
 *
 * It neither validates nor repeats, and gives what openapi-fetch gives. The deadline covers the body unless it is asked for as a stream.
 *
 * @param added the caller's middleware, which the typed methods share: `use` and `eject` change it
 */
export function createHttpClient<Paths extends object>(load: () => Promise<RawClientOptions>, added: Middleware[]): Client<Paths> {
  const request = async (method: string, path: string, given: RawInit = {}): Promise<unknown> => {
    const init = asGiven(given);
    const [{ rawRequest }, options] = await Promise.all([import("./raw-client.ts"), load()]);
    return rawRequest(options, method, path, { ...init, middleware: [...added, ...(init.middleware ?? [])] });
  };
  const client: Record<string, unknown> = {
    request,
    use: (...given: Middleware[]) => void added.push(...given),
    eject: (...removed: Middleware[]) => {
      const kept = added.filter((each) => !removed.includes(each));
      added.splice(0, Infinity, ...kept);
    },
  };
  for (const method of METHODS) client[method] = (path: string, init?: RawInit) => request(method, path, init);
  // The methods are openapi-fetch's, name by name.
  return client as unknown as Client<Paths>;
}

/**
 * Parameters and a JSON body are taken down at once: what is sent is what was given, whatever becomes of the caller's objects while this loads. A body
 * that openapi-fetch does not write as JSON, a form for example, stays the caller's.
 */
function asGiven({ params, ...init }: RawInit): RawInit {
  const { body, bodySerializer } = init;
  const isJson = !bodySerializer && (Array.isArray(body) || Object.prototype.toString.call(body) === "[object Object]");
  const { json, ...places } = takeDown({ ...params, ...(isJson && { body }) });
  const given = Object.entries(places).filter(([, values]) => values !== undefined);
  return {
    ...init,
    ...(params && { params: { ...params, ...Object.fromEntries(given) } }),
    ...(typeof json === "string" && { body: JSON.parse(json) }),
  };
}
