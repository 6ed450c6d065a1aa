import {
  type AcceptedRequest,
  documentedRejection,
  FORM,
  type Rejected,
  type Responder,
  type ResponseDraft,
  type ServiceApi,
  triggerIn,
} from "@maksu/service-front";
import type { CreatedPayments } from "../responses/created-payments.ts";
import type { StubbedResponse, StubbedResponses } from "../responses/stubbed-responses.ts";
import type { Engine } from "./engine.ts";
import { personalize, type PersonalizeParts } from "./personalize.ts";
import { preferenceOf, preferredHeaders } from "./preference.ts";

export interface ResponderParts extends PersonalizeParts {
  readonly api: ServiceApi;
  readonly engine: Engine;
  readonly stubs: StubbedResponses;
  readonly payments: CreatedPayments;
}

/**
 * Responds to valid requests. The first of these that there is: a stubbed response, the error of a trigger, the example that `Prefer` names, the
 * payment that was created, the first example of a success. Examples that have no name in the request are personalized for it.
 */
export function prismResponder(parts: ResponderParts): Responder {
  const { api, stubs, payments } = parts;
  return async (accepted) => {
    const rejected = invalid(parts, accepted);
    if (rejected) return rejected;
    const stub = stubs.take(accepted.operationId);
    const response = stub ? await stubbed(parts, accepted, stub) : await exampleFor(parts, accepted);
    if (api.name === "payment" && !("rejection" in response)) payments.keep(accepted, response);
    return response;
  };
}

/** Returns the rejection for what Prism finds wrong, if anything. */
function invalid({ api, engine }: ResponderParts, { operationId, request, parts, mediaType }: AcceptedRequest): Rejected | undefined {
  // Prism parses forms itself.
  const body = mediaType === FORM ? new TextDecoder().decode(request.body) : parts.body;
  const [first] = engine.violations(operationId, request, body, mediaType);
  if (!first) return undefined;
  const reason = `${first.place} ${first.message}`;
  return { rejection: first.place.startsWith("header") ? api.rejectHeader(reason, request) : { status: 400, reason, details: [reason] } };
}

/** A body is sent as it was given. */
async function stubbed(parts: ResponderParts, accepted: AcceptedRequest, stub: StubbedResponse): Promise<ResponseDraft> {
  const { api, engine } = parts;
  const example = engine.example(accepted.operationId, { code: stub.status });
  const { status, headers, body } =
    stub.body === undefined ? await personalize(api.name, parts, accepted, example) : { ...example, body: stub.body };
  return { status, headers: { ...headers, ...stub.headers }, body, chosen: "as set by respond" };
}

async function exampleFor(parts: ResponderParts, accepted: AcceptedRequest): Promise<ResponseDraft | Rejected> {
  const { api, engine, payments } = parts;
  const { operation, operationId, request } = accepted;
  const trigger = triggerIn(api.name, operationId, accepted.parts);
  if (trigger) {
    const reason = `${trigger.name} is the trigger of ${trigger.example}`;
    return { rejection: documentedRejection(operation, trigger.example, reason, trigger.status) };
  }
  const preference = preferenceOf(request.headers.get("prefer"));
  const isPreferred = preference.code !== undefined || preference.exampleKey !== undefined;
  const created = isPreferred ? undefined : payments.find(accepted);
  if (created) return created;
  const example = engine.example(operationId, preference);
  const response = isPreferred ? { ...example, chosen: "as Prefer asks" } : example;
  if (preference.exampleKey === undefined) return personalize(api.name, parts, accepted, response);
  return { ...response, headers: { ...response.headers, ...preferredHeaders(operation, response.status, preference) } };
}
