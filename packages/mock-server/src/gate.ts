import { violationsIn } from "@maksu/openapi-runtime";
import type { Validators } from "@maksu/openapi-runtime/validation";
import { exampleNamed, exampleOfStatus, type OperationDescription } from "./description.ts";
import type { Engine } from "./engine.ts";
import type { Merchant } from "./credentials.ts";
import type { Exchange, Answer, WireRequest, Rejection, WireAnswer } from "./exchange.ts";
import { type Fault, FAULT_SYNTAX, readFault, spoil } from "./fault.ts";
import type { ServiceApi, RoutedRequest } from "./mock-api.ts";
import { preferenceOf, preferredHeaders, unmet } from "./preference.ts";
import { createReplays } from "./replays.ts";
import { FORM, readBody } from "./request-body.ts";
import { readParameters } from "./request-parameters.ts";
import { createRouter } from "./router.ts";
import { triggerIn } from "./triggers.ts";

/** Answers requests to one API: route, authenticate, read, validate, ask Prism, sign, spoil. */
export type Gate = (request: WireRequest) => Promise<{ answer: WireAnswer; exchange: Exchange }>;

/** What a gate is made of. */
export interface GateParts {
  readonly api: ServiceApi;
  readonly operations: ReadonlyMap<string, OperationDescription>;
  readonly engine: Engine;
  /** Whether requests must be signed. */
  readonly isAuthenticated: boolean;
  /** The faults of requests that ask for none, written as in `Mock-Fault`. */
  readonly fault: string;
}

export function createGate(given: GateParts): Gate {
  const parts = { ...given, api: { ...given.api, validators: loadedOnce(given.api.validators) } };
  const { api, operations } = parts;
  const route = createRouter(api.operations);
  const replays = createReplays();

  return async (request) => {
    const { method, path } = request;
    const asked = request.headers.get("mock-fault") ?? parts.fault;
    const fault = readFault(asked);
    const found = route(method, path);
    const told = { api: api.name, method, path, ...("operationId" in found && { operationId: found.operationId }) };
    const rejection = fault === undefined ? unknownFault : "allowed" in found ? unrouted(found.allowed) : undefined;
    if (fault === undefined || "allowed" in found || rejection) {
      const refused = rejection ?? unknownFault;
      const answer = write(api, request, answerTo(api, undefined, refused));
      return { answer: fault ? await spoil(answer, fault) : answer, exchange: { ...told, ...outcome(refused), ...askedFor(asked) } };
    }

    const routed: RoutedRequest = { request, ...found };
    const operation = operations.get(found.operationId);
    if (!operation) throw new Error(`${found.operationId} is not in the description`);
    const judged = await judge(parts, operation, routed, fault);
    const result = "rejection" in judged ? judged : await answered(parts, operation, routed, judged);
    const answer = "rejection" in result ? answerTo(api, operation, result.rejection) : result;
    const signed = await api.sign(routed, write(api, request, answer), answer.body);
    // Who is refused does not get what another request was answered with.
    const account = api.accountIn(request);
    const replayed = fault.replay && !("rejection" in result) ? replays.earlier(found.operationId, account) : undefined;
    const wire = replayed ?? signed;
    if (answer.status < 300) replays.keep(found.operationId, account, signed);
    return {
      answer: await spoil(wire, fault),
      exchange: { ...told, ...("rejection" in result && outcome(result.rejection)), status: wire.status, ...askedFor(asked) },
    };
  };
}

/** Importing a module again costs more than validating by it. */
function loadedOnce(validators: Validators): Validators {
  const loaded = new Map<string, ReturnType<NonNullable<Validators[string]>>>();
  const once = (operationId: string, load: NonNullable<Validators[string]>) => () => {
    const module = loaded.get(operationId) ?? load();
    loaded.set(operationId, module);
    return module;
  };
  return Object.fromEntries(Object.entries(validators).map(([operationId, load]) => [operationId, once(operationId, load)]));
}

const askedFor = (fault: string): Pick<Exchange, "fault"> => (fault === "" ? {} : { fault });

const unknownFault: Rejection = { status: 400, reason: `Mock-Fault takes ${FAULT_SYNTAX}` };

/** What Prism answers, made to fit the request. */
async function answered(
  { api, engine }: GateParts,
  operation: OperationDescription,
  routed: RoutedRequest,
  { body, mediaType }: Accepted,
): Promise<Answer | Refused> {
  const preference = preferenceOf(routed.request.headers.get("prefer"));
  const inVain = unmet(operation, preference);
  if (inVain !== undefined) return { rejection: { status: 400, reason: inVain } };
  const answer = await engine(routed.operationId, routed.request, body, mediaType, preference);
  if ("violations" in answer) {
    const [first] = answer.violations;
    const reason = `${first?.place} ${first?.message}`;
    return { rejection: first?.place.startsWith("header") ? api.rejectHeader(reason) : { status: 400, reason, details: [reason] } };
  }
  if (preference.exampleKey === undefined) return api.fit(routed, answer, body);
  return { ...answer, headers: { ...answer.headers, ...preferredHeaders(operation, answer.status, preference) } };
}

interface Refused {
  readonly rejection: Rejection;
}

/** A body as Prism takes it. */
interface Accepted {
  readonly body: unknown;
  readonly mediaType: string | undefined;
}

/** The body as Prism takes it, or why the request is refused. */
async function judge(
  { api, isAuthenticated }: GateParts,
  operation: OperationDescription,
  routed: RoutedRequest,
  fault: Fault,
): Promise<Accepted | Refused> {
  const { request, operationId, pathParameters } = routed;
  const entry = api.operations[operationId];
  if (!entry) throw new Error(`${operationId} is not an operation`);
  if (isAuthenticated) {
    const found = await api.authenticate(routed);
    const rejection = "reason" in found ? found : stateOf(found, operation);
    if (rejection) return { rejection };
  }
  if (fault.status !== undefined)
    return { rejection: { status: fault.status, byStatus: true, reason: `Mock-Fault asks for ${fault.status}` } };
  const read = readBody(operation, request, api.readers);
  if ("rejection" in read) return read;
  const parts = { ...readParameters(operation, request, pathParameters), body: read.value };
  const violations = await violationsIn(operationId, entry, api.validators, parts, read.mediaType);
  const [first] = violations;
  if (first)
    return {
      rejection: {
        status: 400,
        ...(first.code !== undefined && { code: first.code }),
        reason: `${first.in}${first.pointer} ${first.message}`,
        details: detailsOf(violations),
      },
    };
  if (read.excess) return { rejection: read.excess };
  const trigger = triggerIn(api.name, operationId, parts);
  if (trigger) {
    const reason = `${trigger.name} is the trigger of ${trigger.example}`;
    return { rejection: byExample(operation, trigger.example, reason, trigger.status) };
  }
  // Prism reads forms by itself.
  return { body: read.mediaType === FORM ? new TextDecoder().decode(request.body) : read.value, mediaType: read.mediaType };
}

/** The first faults: a body of thousands would make an answer of megabytes. */
function detailsOf(violations: Awaited<ReturnType<typeof violationsIn>>): readonly string[] {
  const told = violations.slice(0, MOST_DETAILS).map(({ in: place, pointer, message }) => `${place}${pointer} ${message}`);
  return violations.length > MOST_DETAILS ? [...told, `and ${violations.length - MOST_DETAILS} more`] : told;
}

const MOST_DETAILS = 20;

/** Why a merchant's requests are refused, where this operation has an example of it. */
function stateOf({ state }: Merchant, operation: OperationDescription): Rejection | undefined {
  return state !== undefined && exampleNamed(operation, state)
    ? byExample(operation, state, `the merchant's state is ${state}`)
    : undefined;
}

function byExample(operation: OperationDescription, example: string, reason: string, status = 500): Rejection {
  const documented = exampleNamed(operation, example);
  const code = codeIn(documented?.body);
  return { status: documented?.status ?? status, example, reason, ...(code !== undefined && { code }) };
}

/** The error code of an error body; the Payment API has none. */
function codeIn(body: unknown): string | undefined {
  const { errorCode, error } = (body ?? {}) as { errorCode?: string; error?: { title?: string } };
  return errorCode ?? (error?.title || undefined);
}

/** The documented answer where the operation has an example of the rejection, else the API's error body. */
function answerTo(api: ServiceApi, operation: OperationDescription | undefined, rejection: Rejection): Answer {
  const { status, code, example = code, headers = {} } = rejection;
  const documented = operation && (example === undefined ? undefined : exampleNamed(operation, example));
  const asked = operation && rejection.byStatus ? exampleOfStatus(operation, status) : undefined;
  const { body } = documented ?? asked ?? { body: api.errorBody(rejection) };
  return { status: documented?.status ?? status, headers, body };
}

function unrouted(allowed: readonly string[]): Rejection {
  if (allowed.length === 0) return { status: 404, reason: "no operation has this path" };
  return { status: 405, reason: `the path takes ${allowed.join(", ")}`, headers: { allow: allowed.join(", ") } };
}

/** As long as a line: a reason names the field, whose name may be anybody's. */
const LONGEST_REASON = 300;

const outcome = ({ status, reason, hint, code }: Rejection): Pick<Exchange, "status" | "reason" | "code"> => ({
  status,
  reason: (hint === undefined ? reason : `${reason}: ${hint}`).slice(0, LONGEST_REASON),
  ...(code !== undefined && { code }),
});

function write(api: ServiceApi, request: WireRequest, { status, headers, body }: Answer): WireAnswer {
  const { "content-type": given, ...others } = headers;
  if (body === undefined) return { status, headers: others, body: "" };
  // Prism tells its own problems by a media type of their own.
  if (given?.includes("problem")) return { status, headers: { ...others, "content-type": given }, body: JSON.stringify(body) };
  const { mediaType, text } = api.writeBody(request, status, body);
  return { status, headers: { ...others, "content-type": mediaType }, body: text };
}
