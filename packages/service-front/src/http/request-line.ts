import type { IncomingMessage } from "node:http";
import type { WireRequest } from "../ground/exchange.ts";

/** Reads the request line. */
export function requestLineOf({
  method = "GET",
  url: target = "/",
}: IncomingMessage): Pick<WireRequest, "method" | "target" | "path" | "query"> {
  const end = target.indexOf("?");
  const [path, query] = end === -1 ? [target, ""] : [target.slice(0, end), target.slice(end + 1)];
  return { method, target, path, query: new URLSearchParams(query) };
}
