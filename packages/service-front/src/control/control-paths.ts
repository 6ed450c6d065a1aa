/** The HTTP side of a server's control: its paths, and what they respond with. */
import type { PathKind } from "../access/access.ts";
import type { EventDelivery, WireRequest, WireResponse } from "../ground/exchange.ts";
import { writeJson } from "../ground/json-body.ts";
import { mediaTypeOf } from "../request/request-body.ts";
import type { ServerIdentity } from "../ground/server-identity.ts";
import { moveClock, requestsTo, sendEvent } from "./control.ts";
import { type ControlContext, ControlError, type ControlOutcome, type ControlPaths } from "./control-context.ts";
import type { Delivery } from "../deliveries/deliver.ts";

/** The paths that every server has. */
const PATHS: ControlPaths = {
  "/health": { GET: () => ({ body: { status: "ok" } }) },
  "/clock": {
    GET: ({ clock }) => ({ body: { now: clock.now().toISOString() } }),
    POST: async (context, { body }) => {
      const moved = await moveClock(context, body);
      return { body: moved, deliveries: moved.deliveries };
    },
  },
  "/requests": { GET: (context, { query }) => ({ body: { requests: requestsTo(context, query.get("operation") ?? undefined) } }) },
  "/reset": {
    POST: ({ reset }) => {
      reset();
      return { body: {} };
    },
  },
  "/events/<name>": {
    POST: async (context, { name, body }) => {
      const outcome = await sendEvent(context, name, body);
      // A status with which `curl -f` fails: the merchant's server did not do what was asked of this one.
      return { status: outcome.acknowledged ? 200 : 502, body: outcome, deliveries: [outcome, ...outcome.repeats] };
    },
  },
};

/** The parameters that queries of paths may have. */
const PARAMETERS: Readonly<Record<string, string>> = { "/requests": "operation" };

function checkQuery(path: string, query: URLSearchParams): void {
  const known = PARAMETERS[path];
  const unknown = [...query.keys()].find((name) => name !== known);
  if (unknown === undefined) return;
  const hint = known === undefined ? "the path has none" : `the parameter is ${known}`;
  throw new ControlError("invalid-request", `${unknown}: unknown parameter; ${hint}`);
}

/** Returns whether a path is the server's control path, not its API's. */
export const isControlPath = ({ controlPath }: ServerIdentity, path: string): boolean =>
  path === controlPath || path.startsWith(`${controlPath}/`);

/** Returns what a path is for, in a server whose other paths are those of an API. */
export function pathKind(server: ServerIdentity, path: string): PathKind {
  if (!isControlPath(server, path)) return "service";
  return path === `${server.controlPath}/health` ? "health" : "control";
}

/** The response to a control request, and what to report of it. */
export interface Controlled {
  readonly response: WireResponse;
  /** Why the request is rejected. */
  readonly reason?: string;
  readonly deliveries?: readonly EventDelivery[];
}

/** Handles a request to a control path. Who may send it is checked before: see `createAccess`. */
export async function handleControl(context: ControlContext, request: WireRequest): Promise<Controlled> {
  try {
    const { status = 200, body, deliveries } = await outcomeOf(context, request);
    return { response: json(status, body), ...(deliveries && { deliveries: deliveries.map(reported) }) };
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    const { code, status, message, headers } = error;
    const response = json(status, { code, message });
    return { response: { ...response, headers: { ...response.headers, ...headers } }, reason: message };
  }
}

async function outcomeOf(context: ControlContext, request: WireRequest): Promise<ControlOutcome> {
  const { controlPath } = context.server;
  const paths: ControlPaths = { ...PATHS, ...context.paths };
  const path = request.path.slice(controlPath.length);
  const [, folder = "", name = ""] = /^(.*\/)([^/]+)$/.exec(path) ?? [];
  const methods = (Object.hasOwn(paths, path) ? paths[path] : undefined) ?? paths[`${folder}<name>`];
  if (!methods) {
    const known = Object.keys(paths).map((each) => controlPath + each);
    throw new ControlError("unknown-path", `unknown path; the control paths are ${known.slice(0, -1).join(", ")} and ${known.at(-1)}`);
  }
  const method = request.method === "HEAD" ? "GET" : request.method;
  const handle = method === "GET" || method === "POST" ? methods[method] : undefined;
  const allow = Object.keys(methods).join(", ");
  if (!handle) throw new ControlError("method-not-allowed", `the path allows only ${allow}`, { allow });
  checkQuery(path, request.query);
  return handle(context, { name, query: request.query, body: method === "POST" ? bodyOf(request) : {} });
}

/** Reads a JSON object. Requires the media type, which a web page can't send to another site without asking it first. */
function bodyOf(request: WireRequest): Readonly<Record<string, unknown>> {
  if (mediaTypeOf(request) !== "application/json")
    throw new ControlError("unsupported-media-type", "Content-Type must be application/json");
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(request.body));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Readonly<Record<string, unknown>>;
  } catch {
    // Reported below.
  }
  throw new ControlError("invalid-request", "the body must be a JSON object");
}

/** Responses have what tests sent: nobody keeps them. */
function json(status: number, body: unknown): WireResponse {
  const { mediaType, text } = writeJson(body);
  return { status, headers: { "content-type": mediaType, "cache-control": "no-store" }, body: text };
}

/** Without the query, which has the event's values and their signature. */
function reported({ sent, response, failure }: Delivery): EventDelivery {
  const { origin, pathname } = new URL(sent.url);
  return {
    method: sent.method,
    url: origin + pathname,
    ...(response && { status: response.status }),
    ...(failure !== undefined && { failure }),
  };
}
