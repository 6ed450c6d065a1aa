import { type Credentials, documentedRejection, FORM, type Responder, type ServiceApi } from "@maksu/service-front";
import type { Engine } from "./engine.ts";
import { personalize } from "./personalize.ts";
import { preferenceOf, preferredHeaders, unmet } from "./preference.ts";
import { triggerIn } from "../triggers/triggers.ts";

/** Responds with examples of the description, personalized for the request; with errors for triggers and for `Prefer`. */
export function prismResponder(api: ServiceApi, credentials: Credentials, engine: Engine): Responder {
  return async (accepted) => {
    const { operation, operationId, request, parts, mediaType } = accepted;
    const trigger = triggerIn(api.name, operationId, parts);
    if (trigger) {
      const reason = `${trigger.name} is the trigger of ${trigger.example}`;
      return { rejection: documentedRejection(operation, trigger.example, reason, trigger.status) };
    }
    const preference = preferenceOf(request.headers.get("prefer"));
    if (typeof preference === "string") return { rejection: { status: 400, reason: preference } };
    const inVain = unmet(operation, preference);
    if (inVain !== undefined) return { rejection: { status: 400, reason: inVain } };
    // Prism parses forms itself.
    const body = mediaType === FORM ? new TextDecoder().decode(request.body) : parts.body;
    const response = await engine(operationId, request, body, mediaType, preference);
    if ("violations" in response) {
      const [first] = response.violations;
      const reason = `${first?.place} ${first?.message}`;
      return { rejection: first?.place.startsWith("header") ? api.rejectHeader(reason) : { status: 400, reason, details: [reason] } };
    }
    if (preference.exampleKey === undefined) return personalize(api.name, credentials, accepted, response);
    return { ...response, headers: { ...response.headers, ...preferredHeaders(operation, response.status, preference) } };
  };
}
