/** Responds to the requests of an API that the gate has accepted. */
import {
  type AcceptedRequest,
  type ApiName,
  documentedRejection,
  type EventTable,
  type RequestValues,
  type Responder,
  type ResponseDraft,
  triggerIn,
} from "@maksu/service-front";
import type { Rejected as RuleRejected } from "../domain/rules/rejected.ts";
import type { RuleId } from "../domain/rules/rules.ts";
import type { SandboxStore } from "../world/documents.ts";
import { inSession } from "../world/session.ts";
import { contextIn, type World } from "../world/world.ts";
import type { Operation } from "./call.ts";
import { rejectionOf } from "./rejection-of.ts";
import { STEP_UP_TRIGGER } from "./payment-api/token-payments.ts";

/** What the responder works with. */
export interface ResponderParts {
  readonly store: SandboxStore;
  /** Finds the world of an account, and the account's secret. */
  readonly find: (account: string) => { readonly world: World; readonly secret: string };
  /** How each event is built and signed. */
  readonly events: EventTable;
  readonly pages: () => string;
}

/** The operations of an API, by operationId. */
export type Operations = Readonly<Record<string, Operation>>;

/** Creates the responder of an API. */
export function createResponder(api: ApiName, operations: Operations, parts: ResponderParts): Responder {
  return async (accepted) => {
    const { operation } = accepted;
    const trigger = triggerOf(api, accepted);
    if (trigger) {
      const rule: RuleId = "request.trigger";
      const reason = `${trigger.name} is the trigger of ${trigger.example}`;
      return { rejection: { ...documentedRejection(operation, trigger.example, reason, trigger.status), rule } };
    }
    const result = await carryOut(operations, parts, accepted);
    return "rejected" in result ? { rejection: rejectionOf(result, operation) } : result;
  };
}

async function carryOut(operations: Operations, parts: ResponderParts, accepted: AcceptedRequest): Promise<ResponseDraft | RuleRejected> {
  const { operationId } = accepted;
  const operation = operations[operationId];
  if (!operation) throw new Error(`the sandbox has no ${operationId}`);
  const account = accountOf(accepted);
  const { world, secret } = parts.find(account);
  return inSession(parts.store, world, async (session) => {
    const context = contextIn(world, account);
    return operation({
      accepted,
      world,
      merchant: context.merchant,
      secret,
      context,
      session,
      events: parts.events,
      pages: parts.pages(),
    });
  });
}

/** The account that signed the request: of a card's form, it is a field. */
export const accountOf = ({ account, parts }: { readonly account: string; readonly parts: Partial<RequestValues> }): string => {
  const { body } = parts;
  if (account !== "" || typeof body !== "object" || body === null) return account;
  return "checkout-account" in body ? String(body["checkout-account"]) : "";
};

/** The trigger in a request. The one of a step-up makes a payment instead. */
function triggerOf(api: ApiName, { operationId, parts }: AcceptedRequest): ReturnType<typeof triggerIn> {
  const trigger = triggerIn(api, operationId, parts);
  return trigger?.value === STEP_UP_TRIGGER ? undefined : trigger;
}
