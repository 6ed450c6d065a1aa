/** Responds to the requests of the Payment API that the gate has accepted. */
import {
  type AcceptedRequest,
  documentedRejection,
  type EventTable,
  type RequestValues,
  type Responder,
  type ResponseDraft,
  triggerIn,
} from "@maksu/service-front";
import type { Rejected as RuleRejected } from "../../domain/rules/rejected.ts";
import { reject } from "../../domain/rules/rejected.ts";
import type { RuleId } from "../../domain/rules/rules.ts";
import type { SandboxStore } from "../../world/documents.ts";
import { inSession } from "../../world/session.ts";
import { contextIn, type World } from "../../world/world.ts";
import { rejectionOf } from "../rejection-of.ts";
import { OPERATIONS } from "./operations.ts";
import { STEP_UP_TRIGGER } from "./token-payments.ts";

/** What the responder works with. */
export interface ResponderParts {
  readonly store: SandboxStore;
  /** Finds the world of an account, and the account's secret. */
  readonly find: (account: string) => { readonly world: World; readonly secret: string };
  readonly events: EventTable;
  readonly pages: () => string;
}

/** Creates the responder. */
export function createPaymentResponder(parts: ResponderParts): Responder {
  return async (accepted) => {
    const { operation } = accepted;
    const trigger = triggerOf(accepted);
    if (trigger) {
      const rule: RuleId = "request.trigger";
      const reason = `${trigger.name} is the trigger of ${trigger.example}`;
      return { rejection: { ...documentedRejection(operation, trigger.example, reason, trigger.status), rule } };
    }
    const result = await carryOut(parts, accepted);
    return "rejected" in result ? { rejection: rejectionOf(result, operation) } : result;
  };
}

async function carryOut(parts: ResponderParts, accepted: AcceptedRequest): Promise<ResponseDraft | RuleRejected> {
  const { operationId } = accepted;
  if (!isKnown(operationId)) return reject("request.later", `the sandbox has no ${operationId} yet`);
  const account = accountOf(accepted);
  const { world, secret } = parts.find(account);
  return inSession(parts.store, world, async (session) => {
    const context = contextIn(world, account);
    const call = { accepted, world, merchant: context.merchant, secret, context, session, events: parts.events, pages: parts.pages() };
    return OPERATIONS[operationId](call);
  });
}

const isKnown = (operationId: string): operationId is keyof typeof OPERATIONS => Object.hasOwn(OPERATIONS, operationId);

/** The account that signed the request: of a card's form, it is a field. */
export const accountOf = ({ account, parts }: { readonly account: string; readonly parts: Partial<RequestValues> }): string => {
  const { body } = parts;
  if (account !== "" || typeof body !== "object" || body === null) return account;
  return "checkout-account" in body ? String(body["checkout-account"]) : "";
};

/** The trigger in a request. The one of a step-up makes a payment instead. */
function triggerOf({ operationId, parts }: AcceptedRequest): ReturnType<typeof triggerIn> {
  const trigger = triggerIn("payment", operationId, parts);
  return trigger?.value === STEP_UP_TRIGGER ? undefined : trigger;
}
