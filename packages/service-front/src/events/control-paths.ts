import { type ControlContext, ControlError, moveClock, sendEvent } from "./control.ts";
import type { WireRequest, WireResponse } from "../exchange.ts";
import { writeJson } from "../http/json-body.ts";
import { mediaTypeOf } from "../request/request-body.ts";
import type { ServerIdentity } from "../server-identity.ts";

/** Returns whether a path is the server's control path, not its API's. */
export const isControlPath = ({ controlPath }: ServerIdentity, path: string): boolean =>
  path === controlPath || path.startsWith(`${controlPath}/`);

/** Handles a request to a control path. Returns `reason` if it is rejected. */
export async function handleControl(context: ControlContext, request: WireRequest): Promise<{ response: WireResponse; reason?: string }> {
  try {
    return { response: json(200, await outcome(context, request)) };
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    return { response: json(error.status, { error: error.message }), reason: error.message };
  }
}

async function outcome(context: ControlContext, request: WireRequest): Promise<unknown> {
  const { method } = request;
  const { controlPath } = context.server;
  const path = request.path.slice(controlPath.length);
  const [, event] = /^\/events\/([^/]+)$/.exec(path) ?? [];
  if (path === "/health") return requireMethod(method === "HEAD" ? "GET" : method, "GET", () => ({ status: "ok", api: context.api }));
  if (path === "/clock" && method === "GET") return { now: context.clock.now().toISOString() };
  if (path === "/clock") return requireMethod(method, "POST", () => moveClock(context, bodyOf(request)));
  if (event !== undefined) return requireMethod(method, "POST", () => sendEvent(context, event, bodyOf(request)));
  throw new ControlError(
    404,
    `unknown path; the control paths are ${controlPath}/health, ${controlPath}/clock and ${controlPath}/events/<name>`,
  );
}

function requireMethod<Result>(method: string, required: string, then: () => Result): Result {
  if (method !== required) throw new ControlError(405, `the path allows only ${required}`);
  return then();
}

/**
 * Reads a JSON object. Requires the media type and no Origin header, so that no web page can make a browser send it: not a page of another
 * site, nor one of a host name that has been rebound to this machine.
 */
function bodyOf(request: WireRequest): Readonly<Record<string, unknown>> {
  if (request.headers.has("origin"))
    throw new ControlError(403, "control requests from web pages are not allowed: remove the Origin header");
  if (mediaTypeOf(request) !== "application/json") throw new ControlError(400, "Content-Type must be application/json");
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(request.body));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Readonly<Record<string, unknown>>;
  } catch {
    // Reported below.
  }
  throw new ControlError(400, "the body must be a JSON object");
}

function json(status: number, body: unknown): WireResponse {
  const { mediaType, text } = writeJson(body);
  return { status, headers: { "content-type": mediaType }, body: text };
}
