/** Responds to the requests of an API that the gate has accepted. */
import { type AcceptedRequest, type ApiName, documentedRejection, type Responder, triggerIn } from "@maksu/service-front";
import type { RuleId } from "../domain/rules/rules.ts";
import { accountOf } from "../exchange/account-of.ts";
import { carryOut, type ServiceParts } from "../service/carry-out.ts";
import { OPERATIONS } from "../service/operations.ts";
import { rejectionOf } from "../service/rejection-of.ts";
import { STEP_UP_TRIGGER } from "../service/payment-api/token-payments.ts";
import { withoutHandler } from "../service/without-handler.ts";

export function createResponder(api: ApiName, parts: ServiceParts): Responder {
  return async (accepted) => {
    const { operation, operationId } = accepted;
    if (!OPERATIONS[api][operationId]) return { rejection: withoutHandler(api, operationId) };
    const trigger = triggerOf(api, accepted);
    if (trigger) {
      const rule: RuleId = "request.trigger";
      const reason = `${trigger.name} is the trigger of ${trigger.example}`;
      return { rejection: { ...documentedRejection(operation, trigger.example, reason, trigger.status), rule } };
    }
    const account = accountOf(accepted);
    const result = await carryOut(api, parts, account === accepted.account ? accepted : { ...accepted, account });
    return "rejected" in result ? { rejection: rejectionOf(result, operation) } : result;
  };
}

/** The trigger in a request. The one of a step-up makes a payment instead. */
function triggerOf(api: ApiName, { operationId, parts }: AcceptedRequest): ReturnType<typeof triggerIn> {
  const trigger = triggerIn(api, operationId, parts);
  return trigger?.value === STEP_UP_TRIGGER ? undefined : trigger;
}
