import type { IncomingMessage } from "node:http";
import type { WireRequest } from "../exchange.ts";

/** Reads the request line. */
export function requestLineOf({
  method = "GET",
  url: target = "/",
}: IncomingMessage): Pick<WireRequest, "method" | "target" | "path" | "query"> {
  const [, path = "/", query = ""] = /^([^?]*)\??(.*)$/s.exec(target) ?? [];
  return { method, target, path, query: new URLSearchParams(query) };
}
