/** What a scenario has shown: each response and event that came, and what is wrong with it. */
import type { LocatedOperation } from "@maksu/openapi";
import { isObject, objectAt, textAt } from "@maksu/openapi";
import type { Received } from "../contract/events/events.ts";
import type { WireResponse } from "../contract/requests/exchange.ts";
import { sameValue } from "../contract/responses/same-value.ts";
import type { DescribedApi } from "./described-api.ts";
import { type SandboxRow, subject } from "./sandbox-rows.ts";

/** Collects what was shown. */
export interface Evidence {
  readonly reached: readonly (readonly [SandboxRow, string])[];
  /** What is wrong, a line each. */
  readonly faults: readonly string[];
  response(api: DescribedApi, operation: LocatedOperation, response: WireResponse): void;
  /** @param merchantUrl - with the parameters that are the merchant's own */
  event(api: DescribedApi, received: Received, merchantUrl: string): void;
}

/** Creates an empty collection. */
export function createEvidence(): Evidence {
  const reached: [SandboxRow, string][] = [];
  const faults: string[] = [];
  return {
    reached,
    faults,
    response(api, operation, response) {
      const { operationId, responses } = operation;
      const status = responses.has(String(response.status)) ? String(response.status) : "default";
      const wrong = api.referee.response(operationId, response);
      faults.push(...wrong.map((fault) => `${operationId} ${response.status}: ${fault}`));
      if (response.status < 400) reached.push(["operations", subject(api.name, operationId)]);
      reached.push(["statuses", subject(api.name, operationId, status)]);
      for (const example of examplesLike(operation, status, response.text)) reached.push(["errors", subject(api.name, example)]);
    },
    event(api, { url, delivery, ...message }, merchantUrl) {
      const name = url.pathname.slice(1);
      const wrong = api.referee.event(name, { ...message, url, text: message.body, merchantUrl });
      faults.push(...wrong.map((fault) => `event ${name}: ${fault}`));
      if (delivery === undefined || delivery.outcome === "rejected" || delivery.outcome === "failed")
        faults.push(`event ${name}: is not accepted by its handler in packages/webhooks: ${JSON.stringify(delivery)}`);
      reached.push(["events", subject(api.name, name)]);
    },
  };
}

/** The names of the examples that a response has the message of. */
function examplesLike({ responses }: LocatedOperation, status: string, text: string): readonly string[] {
  if (!/^[45d]/.test(status)) return [];
  const body: unknown = JSON.parse(text || "{}");
  const described = responses.get(status)?.value;
  return Object.values(objectAt(described, "content")).flatMap((media) =>
    Object.entries(objectAt(media, "examples")).flatMap(([name, example]) => {
      const { value } = isObject(example) ? example : {};
      return sameValue(isObject(body) ? textAt(body, "message") : undefined, textAt(value, "message")) ? [name] : [];
    }),
  );
}
