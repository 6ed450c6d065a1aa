import type { IncomingMessage } from "node:http";
import type { MockRequest } from "./exchange.ts";

/** What the request line says. */
export function requestLineOf({
  method = "GET",
  url: target = "/",
}: IncomingMessage): Pick<MockRequest, "method" | "target" | "path" | "query"> {
  const [, path = "/", query = ""] = /^([^?]*)\??(.*)$/s.exec(target) ?? [];
  return { method, target, path, query: new URLSearchParams(query) };
}
