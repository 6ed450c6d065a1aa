import { type ControlContext, ControlError, moveClock, sendEvent } from "./control.ts";
import type { WireRequest, WireAnswer } from "../exchange.ts";
import { writeJson } from "../http/json-body.ts";
import { mediaTypeOf } from "../request/request-body.ts";
import type { ServerIdentity } from "../server-identity.ts";

/** Whether a path is the server's own, not its API's. */
export const isControlPath = ({ controlPath }: ServerIdentity, path: string): boolean =>
  path === controlPath || path.startsWith(`${controlPath}/`);

/** Answers a request to one of them; `reason` when it is refused. */
export async function answerControl(context: ControlContext, request: WireRequest): Promise<{ answer: WireAnswer; reason?: string }> {
  try {
    return { answer: json(200, await outcome(context, request)) };
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    return { answer: json(error.status, { error: error.message }), reason: error.message };
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
  throw new ControlError(404, `known are ${controlPath}/health, ${controlPath}/clock and ${controlPath}/events/<name>`);
}

function requireMethod<Result>(method: string, required: string, then: () => Result): Result {
  if (method !== required) throw new ControlError(405, `the path takes ${required}`);
  return then();
}

/**
 * A JSON object. Its media type is required, so that no web page of another site can make a browser send it; no page of a host whose name has
 * come to mean this machine can either, since a browser tells whose page asks.
 */
function bodyOf(request: WireRequest): Readonly<Record<string, unknown>> {
  if (request.headers.has("origin")) throw new ControlError(403, "not for web pages: the request has an Origin header");
  if (mediaTypeOf(request) !== "application/json") throw new ControlError(400, "Content-Type must be application/json");
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(request.body));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Readonly<Record<string, unknown>>;
  } catch {
    // Told below.
  }
  throw new ControlError(400, "the body must be a JSON object");
}

function json(status: number, body: unknown): WireAnswer {
  const { mediaType, text } = writeJson(body);
  return { status, headers: { "content-type": mediaType }, body: text };
}
