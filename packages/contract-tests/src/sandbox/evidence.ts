/** The evidence of a scenario: each response and event that came, and its faults. */
import type { LocatedOperation } from "@maksu/openapi";
import { isObject, objectAt, textAt } from "@maksu/openapi";
import { faultsIn } from "@maksu/service-front/referee";
import { codeIn } from "../contract/checks/error-code.ts";
import type { Received } from "../contract/events/events.ts";
import type { WireResponse } from "../contract/requests/exchange.ts";
import { sameValue } from "../contract/responses/same-value.ts";
import type { DescribedApi } from "./described-api.ts";
import { jsonOf } from "./json-of.ts";
import { type SandboxRow, subject } from "./sandbox-rows.ts";

/** Collects what was shown. */
export interface Evidence {
  readonly reached: readonly (readonly [SandboxRow, string])[];
  /** The faults, a line each. */
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
      const wrong = faultsIn(api.referee.response(operationId, response));
      faults.push(...wrong.map((fault) => `${operationId} ${response.status}: ${fault}`));
      if (response.status < 400) reached.push(["operations", subject(api.name, operationId)]);
      reached.push(["statuses", subject(api.name, operationId, status)]);
      for (const example of examplesLike(api, operation, status, response.text)) reached.push(["errors", subject(api.name, example)]);
    },
    event(api, { url, delivery, ...message }, merchantUrl) {
      const name = url.pathname.slice(1);
      const wrong = faultsIn(api.referee.event(name, { ...message, url, text: message.body, merchantUrl }));
      faults.push(...wrong.map((fault) => `event ${name}: ${fault}`));
      if (delivery === undefined || delivery.outcome === "rejected" || delivery.outcome === "failed")
        faults.push(`event ${name}: is not accepted by its handler in packages/webhooks: ${JSON.stringify(delivery)}`);
      reached.push(["events", subject(api.name, name)]);
    },
  };
}

function examplesLike({ name: api }: DescribedApi, { responses }: LocatedOperation, status: string, text: string): readonly string[] {
  if (!/^[45d]/.test(status)) return [];
  const body = jsonOf(text);
  const code = codeIn(text);
  // The messages of the Payment API may have details behind them. Of the other two, one example has no code.
  const isLike = (value: unknown): boolean => {
    if (api === "payment") return textAt(body, "message") === textAt(value, "message");
    return code === undefined ? sameValue(body, value) : code === codeIn(JSON.stringify(value));
  };
  const described = responses.get(status)?.value;
  const examples = Object.values(objectAt(described, "content")).flatMap((media) => Object.entries(objectAt(media, "examples")));
  return examples.filter(([, example]) => isLike(isObject(example) ? example.value : undefined)).map(([name]) => name);
}
