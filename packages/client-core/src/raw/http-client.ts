/** openapi-fetch's client over the client's signing. Its parts are loaded on the first call. */
import type { Client, Middleware } from "openapi-fetch";
import type { ApiCalls } from "../api.ts";
import { copyValues, takeSnapshot } from "../request/snapshot.ts";
import type { RawInit } from "./raw-request.ts";

const METHODS = "GET PUT POST DELETE OPTIONS HEAD PATCH TRACE".split(" ");

/**
 * Creates the openapi-fetch client: its types, its middleware, and a `fetch` that signs and has the deadline, limits and errors of the methods. It neither
 * validates nor retries.
 *
 * A call rejects with ClientError for a path that leaves the base URL, for a path, query or header that can't be written, and with all that the methods
 * reject with once it is sent; with SigningError `option-unknown` for an option that the methods alone have, `option-invalid` for headers that are not Headers, pairs or an
 * object.
 */
export function createHttpClient<Paths extends object>(load: () => Promise<ApiCalls>): Client<Paths> {
  const added: Middleware[] = [];
  const request = async (method: string, path: string, given: RawInit = {}): Promise<unknown> => {
    const init = { ...asGiven(given), middleware: [...added, ...(given.middleware ?? [])] };
    const api = await load();
    const { rawRequest } = await import("./raw-request.ts");
    return rawRequest(api, method, path, init);
  };
  const client: Record<string, unknown> = {
    request,
    use: (...given: Middleware[]) => {
      for (const each of given) if (each) added.push(requireMiddleware(each));
    },
    eject: (...given: Middleware[]) => {
      for (const each of given) if (added.includes(each)) added.splice(added.indexOf(each), 1);
    },
  };
  for (const method of METHODS) client[method] = (path: string, init?: RawInit) => request(method, path, init);
  // The methods are openapi-fetch's, name by name.
  return client as unknown as Client<Paths>;
}

/** As openapi-fetch does, which is loaded later. */
function requireMiddleware(given: Middleware): Middleware {
  if (typeof given === "object" && ("onRequest" in given || "onResponse" in given || "onError" in given)) return given;
  throw new Error("`use` takes objects with at least one of the functions `onRequest`, `onResponse` and `onError`");
}

/**
 * Takes a snapshot of parameters, headers and a JSON body: what is sent is what was given, whatever becomes of the caller's objects while this loads. A body that
 * openapi-fetch does not write as JSON, a form for example, stays the caller's. Headers are pairs themselves.
 */
function asGiven({ params, ...init }: RawInit): RawInit {
  const { body, bodySerializer, headers } = init;
  const isJson = !bodySerializer && (Array.isArray(body) || Object.prototype.toString.call(body) === "[object Object]");
  const { body: copied, path, query, header } = takeSnapshot({ ...params, ...(isJson && { body }) });
  const given = Object.entries({ path, query, header }).filter(([, values]) => values !== undefined);
  return {
    ...init,
    ...(params && { params: { ...params, ...Object.fromEntries(given) } }),
    ...(copied !== undefined && { body: copied }),
    ...(typeof headers === "object" && headers && { headers: copyHeaders(headers) }),
  };
}

/** Copies pairs, which Headers are, too, or an object. */
const copyHeaders = (given: object): unknown =>
  Symbol.iterator in given ? Array.from(given as Iterable<unknown>, (pair) => (Array.isArray(pair) ? [...pair] : pair)) : copyValues(given);
