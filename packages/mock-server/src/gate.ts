import { violationsIn } from "@maksu/client-core";
import { answerOfCode, type OperationDescription, readOperations } from "./description.ts";
import { createEngine } from "./engine.ts";
import type { Exchange, MockAnswer, MockRequest, Refusal, WireAnswer } from "./exchange.ts";
import type { MockApi, RoutedRequest } from "./mock-api.ts";
import { preferenceOf } from "./preference.ts";
import { FORM, readBody } from "./request-body.ts";
import { readParameters } from "./request-parameters.ts";
import { createRouter } from "./router.ts";

/** Answers requests to one API: route, authenticate, read, validate, ask Prism, sign. */
export type Gate = (request: MockRequest) => Promise<{ answer: WireAnswer; exchange: Exchange }>;

export async function createGate(api: MockApi): Promise<Gate> {
  const route = createRouter(api.operations);
  const operations = readOperations(api.document);
  const engine = await createEngine(api.document);

  const answered = async (routed: RoutedRequest, { body, mediaType }: Accepted): Promise<MockAnswer> => {
    const preference = preferenceOf(routed.request.headers.get("prefer"));
    const answer = await engine(routed.request, body, mediaType, preference);
    return preference.exampleKey === undefined ? api.fit(routed, answer, body) : answer;
  };

  return async (request) => {
    const { method, path } = request;
    const found = route(method, path);
    if ("allowed" in found) {
      const refusal = unrouted(found.allowed);
      return {
        answer: write(api, request, refused(api, undefined, refusal)),
        exchange: { api: api.name, method, path, ...outcome(refusal) },
      };
    }
    const routed: RoutedRequest = { request, ...found };
    const operation = operations.get(found.operationId);
    const given = await judge(api, operation, routed);
    const answer = "refusal" in given ? refused(api, operation, given.refusal) : await answered(routed, given);
    const exchange = { api: api.name, method, path, operationId: found.operationId };
    return {
      answer: await api.sign(routed, write(api, request, answer), answer.body),
      exchange: { ...exchange, ...("refusal" in given && outcome(given.refusal)), status: answer.status },
    };
  };
}

/** A body as Prism takes it. */
interface Accepted {
  readonly body: unknown;
  readonly mediaType: string | undefined;
}

/** The body as Prism takes it, or why the request is refused. */
async function judge(
  api: MockApi,
  operation: OperationDescription | undefined,
  routed: RoutedRequest,
): Promise<Accepted | { readonly refusal: Refusal }> {
  const { request, operationId, pathParameters } = routed;
  const entry = api.operations[operationId];
  if (!operation || !entry) throw new Error(`${operationId} is not in the description`);
  const stranger = await api.authenticate(routed);
  if (stranger) return { refusal: stranger };
  const read = readBody(operation, request, api.readers);
  if ("refusal" in read) return read;
  const parts = { ...readParameters(operation, request, pathParameters), body: read.value };
  const violations = await violationsIn(operationId, entry, api.validators, parts, read.mediaType);
  const [first] = violations;
  // Prism reads forms by itself.
  if (!first) return { body: read.mediaType === FORM ? new TextDecoder().decode(request.body) : read.value, mediaType: read.mediaType };
  return {
    refusal: {
      status: 400,
      ...(first.code !== undefined && { code: first.code }),
      reason: `${first.in}${first.pointer} ${first.message}`,
      details: violations.map(({ in: place, pointer, message }) => `${place}${pointer} ${message}`),
    },
  };
}

/** The documented answer where the refusal has a code of this operation, else the API's error body. */
function refused(api: MockApi, operation: OperationDescription | undefined, refusal: Refusal): MockAnswer {
  const documented = operation && refusal.code !== undefined ? answerOfCode(operation, refusal.code) : undefined;
  const { status, body } = documented ?? { status: refusal.status, body: api.errorBody(refusal) };
  return { status, headers: refusal.headers ?? {}, body };
}

function unrouted(allowed: readonly string[]): Refusal {
  if (allowed.length === 0) return { status: 404, reason: "no operation has this path" };
  return { status: 405, reason: `the path takes ${allowed.join(", ")}`, headers: { allow: allowed.join(", ") } };
}

const outcome = ({ status, reason, code }: Refusal): Pick<Exchange, "status" | "reason" | "code"> => ({
  status,
  reason,
  ...(code !== undefined && { code }),
});

function write(api: MockApi, request: MockRequest, { status, headers, body }: MockAnswer): WireAnswer {
  const { "content-type": given, ...others } = headers;
  if (body === undefined) return { status, headers: others, body: "" };
  const { mediaType, text } = api.writeBody(request, status, body);
  // Prism tells its own problems by a media type of their own.
  return { status, headers: { ...others, "content-type": given?.includes("problem") ? given : mediaType }, body: text };
}
