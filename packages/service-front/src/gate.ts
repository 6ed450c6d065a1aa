import type { ApiName } from "./ground/api-names.ts";
import { TOLERANCES } from "./apis/service-apis.ts";
import { documentedPath } from "./request/documented-form.ts";
import { exampleNamed, exampleOfStatus, type OperationDescription } from "./description/description.ts";
import { documentedRejection } from "./description/documented-rejection.ts";
import type { Merchant } from "./authentication/credentials.ts";
import type { Exchange, ResponseDraft, WireRequest, Rejection, WireResponse } from "./ground/exchange.ts";
import { type Fault, FAULT_SYNTAX, injectFault, readFault } from "./faults/fault.ts";
import type { ReceivedHeaders } from "./ground/received-headers.ts";
import { ServerFailure } from "./http/server-failure.ts";
import type { ServiceApi, RoutedRequest } from "./responder/service-api.ts";
import { createReplays } from "./faults/replays.ts";
import type { Validated } from "./request/validate-request.ts";
import type { AcceptedRequest, RequestValues, Responded, Responder } from "./responder/responder.ts";
import { unknownPath } from "./ground/nearest-path.ts";
import { createRouter, type Route } from "./router.ts";
import type { ServerIdentity } from "./ground/server-identity.ts";
import type { ToleranceName, Tolerances } from "./responder/tolerance-names.ts";
import { noteOf, type OperationTolerances, tolerancesOf, validateTolerantly } from "./tolerances/tolerant-validation.ts";

/** Handles a request to one API: routes, authenticates, reads and validates it, calls the responder, signs the response and injects faults. */
export type Gate = (request: WireRequest) => Promise<GateOutcome>;

/** The gate's decision on a request. */
export interface GateOutcome {
  readonly response: WireResponse;
  readonly exchange: Exchange;
  /** The request's values, valid or not; undefined if it was rejected before they were read. */
  readonly values?: RequestValues;
}

/** Options of {@link createGate}. */
export interface GateParts {
  readonly server: ServerIdentity;
  readonly api: ServiceApi;
  readonly operations: ReadonlyMap<string, OperationDescription>;
  /** Responds to the requests that the gate accepts. */
  readonly respond: Responder;
  /** Whether requests must be signed. */
  readonly isAuthenticated: boolean;
  /** The tolerances that are accepted. None by default. */
  readonly tolerances?: ReadonlySet<ToleranceName>;
  /** The faults of requests that ask for none, written as in the server's fault header. */
  readonly fault: string;
  /** Returns what is wrong with the headers that ask the responder for a response, if anything. */
  readonly controlMistake?: (operation: OperationDescription, headers: ReceivedHeaders) => string | undefined;
}

/** Creates the gate of one API. */
export function createGate(parts: GateParts): Gate {
  const { server, api, operations, respond } = parts;
  const route = createRouter(api.operations);
  const replays = createReplays();
  const described = new Map(
    [...operations].map(([id, operation]) => [id, { operation, tolerances: tolerancesOf(api.name, id, parts.tolerances ?? NONE) }]),
  );

  return async (request) => {
    const { method, path } = request;
    const asked = request.headers.get(server.faultHeader) ?? parts.fault;
    const fault = readFault(asked);
    const plain = route(method, path);
    const tolerant = "operationId" in plain ? undefined : pathTolerance(api.name, route, method, path);
    const isAccepted = tolerant !== undefined && parts.tolerances?.has(tolerant.tolerance.name) === true;
    const found = isAccepted ? tolerant.found : plain;
    const reported = { api: api.name, method, path, ...("operationId" in found && { operationId: found.operationId }) };
    if ("allowed" in found) {
      const rejected = unrouted(found.allowed, (tolerant ? noteOf(tolerant.tolerance) : "") + unknownPath(api.operations, path));
      const response = write(api, request, responseTo(api, undefined, rejected));
      return {
        response: await injectFault(response, fault ?? {}, request.ending),
        exchange: { ...reported, ...outcome(rejected), ...askedFor(asked) },
      };
    }

    const routed: RoutedRequest = { request, ...found };
    const known = described.get(found.operationId);
    if (!known) throw new Error(`${found.operationId} is not in the description`);
    const { operation } = known;
    const { checked, tolerated: forms, values } = await check(parts, known, routed, fault);
    const tolerated = isAccepted ? [tolerant.tolerance.name, ...forms] : forms;
    const result: Responded =
      "rejection" in checked ? checked : await respond(isAccepted ? withPath(checked, tolerant.value) : checked).catch(failed);
    const draft = "rejection" in result ? responseTo(api, operation, result.rejection) : result;
    const signed = await api.sign(routed, write(api, request, draft), draft.body);
    // A rejected request must not get the response to another one.
    const account = api.accountIn(request);
    const replayed = fault?.replay && !("rejection" in result) ? replays.earlier(found.operationId, account) : undefined;
    const wire = replayed ?? signed;
    if (draft.status < 300) replays.keep(found.operationId, account, signed);
    const isFaulty = asked !== "" || result.injected !== undefined;
    return {
      response: isFaulty ? await injectFault(wire, { ...fault, ...result.injected?.fault }, request.ending) : wire,
      exchange: {
        ...reported,
        ...("rejection" in result && outcome(result.rejection)),
        status: wire.status,
        ...(draft.chosen !== undefined && { chosen: draft.chosen }),
        ...(isFaulty && askedFor([asked, result.injected?.text].filter(Boolean).join(", "))),
        ...(tolerated.length > 0 && { tolerated }),
      },
      ...(values && { values }),
    };
  };
}

/** The rejection of a request that can't be carried out just now: in the API's own form, and signed. */
function failed(error: unknown): Responded {
  if (!(error instanceof ServerFailure)) throw error;
  return { rejection: { status: error.status, reason: error.message, headers: error.headers } };
}

const askedFor = (fault: string): Pick<Exchange, "fault"> => (fault === "" ? {} : { fault });

/** Authenticates, reads and validates a request. Returns it with its values, or why it is rejected. */
async function check(
  { server, api, isAuthenticated, controlMistake }: GateParts,
  { operation, tolerances }: { readonly operation: OperationDescription; readonly tolerances: OperationTolerances },
  routed: RoutedRequest,
  fault: Fault | undefined,
): Promise<Validated> {
  const found = isAuthenticated ? await api.authenticate(routed) : undefined;
  const { headers } = routed.request;
  // Before any other status, which could be the one that the request meant to ask for.
  const mistake = faultMistake(server, headers, fault) ?? controlMistake?.(operation, headers);
  const rejection =
    found && "reason" in found
      ? found
      : mistake === undefined
        ? ((found && stateOf(found, operation)) ?? statusOf(server, fault))
        : { status: CONTROL_MISTAKE, reason: mistake };
  if (rejection) return { checked: { rejection }, tolerated: [] };
  return await validateTolerantly({ api, operation, isAuthenticated }, routed, tolerances);
}

const NONE: ReadonlySet<never> = new Set();

/**
 * Status of a mistake in a header that asks the server for a response. No operation documents it, not even where it documents any error, so that
 * clients throw, and no test passes because the mistake has the status that it expects.
 */
const CONTROL_MISTAKE = 300;

/** Returns what is wrong with the server's own headers. */
function faultMistake({ faultHeader }: ServerIdentity, headers: ReceivedHeaders, fault: Fault | undefined): string | undefined {
  if (!fault) return `${faultHeader} takes ${FAULT_SYNTAX}`;
  const known = faultHeader.toLowerCase();
  const prefix = known.slice(0, known.indexOf("-") + 1);
  for (const [name] of headers)
    if (name.startsWith(prefix) && name !== known)
      return `${name}: unknown header; the only one that starts with ${prefix} is ${faultHeader}`;
  return undefined;
}

function statusOf({ faultHeader }: ServerIdentity, fault: Fault | undefined): Rejection | undefined {
  if (fault?.status === undefined) return undefined;
  return { status: fault.status, byStatus: true, reason: `${faultHeader} asks for ${fault.status}` };
}

/** Returns the rejection for the merchant's state, if the operation documents an example of it. */
function stateOf({ state }: Merchant, operation: OperationDescription): Rejection | undefined {
  return state !== undefined && exampleNamed(operation, state)
    ? documentedRejection(operation, state, `the merchant's state is ${state}`)
    : undefined;
}

/** Returns a rejection's response: its own body, else the documented example, else the API's error body. */
function responseTo(api: ServiceApi, operation: OperationDescription | undefined, rejection: Rejection): ResponseDraft {
  const { status, code, example = code, headers = {} } = rejection;
  if (rejection.body !== undefined) return { status, headers, body: rejection.body };
  const documented = operation && (example === undefined ? undefined : exampleNamed(operation, example));
  const asked = operation && rejection.byStatus ? exampleOfStatus(operation, status) : undefined;
  const { body } = documented ?? asked ?? { body: api.errorBody(rejection, operation) };
  return { status: documented?.status ?? status, headers, body };
}

/** Finds the operation of a path in a form that a tolerance is for, whether that is accepted or not. */
function pathTolerance(
  api: ApiName,
  route: ReturnType<typeof createRouter>,
  method: string,
  path: string,
):
  | { readonly found: Extract<Route, { readonly operationId: string }>; readonly value: string; readonly tolerance: Tolerances[number] }
  | undefined {
  const documented = documentedPath(TOLERANCES[api], path);
  const found = documented && route(method, documented.value);
  return found && "operationId" in found && documented.tolerance.operations.includes(found.operationId)
    ? { found, ...documented }
    : undefined;
}

/** A request with the path that its operation has. Its signature was checked with that which came. */
function withPath(accepted: AcceptedRequest, path: string): AcceptedRequest {
  const { request } = accepted;
  return { ...accepted, request: { ...request, path, target: path + request.target.slice(request.path.length) } };
}

function unrouted(allowed: readonly string[], reason: string): Rejection {
  if (allowed.length === 0) return { status: 404, reason };
  return { status: 405, reason: `the path allows only ${allowed.join(", ")}`, headers: { allow: allowed.join(", ") } };
}

/** At most one line: a reason names the field, and a request can name fields as it likes. */
const LONGEST_REASON = 300;

const outcome = ({ status, reason, hint, code, rule }: Rejection): Pick<Exchange, "status" | "reason" | "code" | "rule"> => ({
  status,
  reason: (hint === undefined ? reason : `${reason}: ${hint}`).slice(0, LONGEST_REASON),
  ...(code !== undefined && { code }),
  ...(rule !== undefined && { rule }),
});

function write(api: ServiceApi, request: WireRequest, { status, headers, body }: ResponseDraft): WireResponse {
  const { "content-type": given, ...others } = headers;
  if (body === undefined) return { status, headers: others, body: "" };
  // A responder describes its own problems in a media type of their own.
  if (given?.includes("problem")) return { status, headers: { ...others, "content-type": given }, body: JSON.stringify(body) };
  const { mediaType, text } = api.writeBody(request, status, body);
  return { status, headers: { ...others, "content-type": mediaType }, body: text };
}
