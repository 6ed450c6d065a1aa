/** Injects the faults of a world's rules into the responses to its requests. */
import type { AcceptedRequest, Fault, Responder } from "@maksu/service-front";
import { accountOf } from "../exchange/account-of.ts";
import { askedSubject } from "../exchange/sandbox-exchange.ts";
import { effectOf } from "./fault-rule.ts";
import type { Faults, FaultSubject, SandboxFault } from "./faults.ts";

/** The subject of a request for fault rules. */
export function faultSubjectOf(accepted: Pick<AcceptedRequest, "operationId" | "account" | "parts">): FaultSubject {
  const { operationId: operation, parts } = accepted;
  return { operation, merchant: accountOf(accepted), ...askedSubject(parts) };
}

/**
 * Responds as another responder, with the faults of the rules that hit the request. A request is carried out before its response is lost, unless
 * a rule has it otherwise.
 *
 * @param faultsOf - the rules of an account's world
 */
export const withFaults =
  (respond: Responder, faultsOf: (account: string) => Faults): Responder =>
  (accepted) => {
    const faults = faultsOf(accountOf(accepted));
    return faults.list().length === 0 ? respond(accepted) : respondUnder(faults, respond, accepted);
  };

async function respondUnder(faults: Faults, respond: Responder, accepted: AcceptedRequest): ReturnType<Responder> {
  const subject = faultSubjectOf(accepted);
  const hits = faults.hit("request", ["respond", "drop", "delay", "truncate"], subject);
  if (hits.length === 0) return respond(accepted);
  const injected = { fault: Object.assign({}, ...hits.map(faultOf)) as Fault, text: hits.map(textOf).join(", ") };
  const undone = hits.find(({ rule }) => rule.before);
  const result = undone ? undefined : await respond(accepted);
  const status = hits.findLast(({ rule }) => rule.respond)?.rule.respond?.status;
  if (status !== undefined || !result) {
    const reason = `${undone ? "not carried out" : "carried out"}: the fault ${injected.text} has another response`;
    return { rejection: { status: status ?? 503, byStatus: true, reason }, injected };
  }
  return { ...result, injected };
}

const faultOf = ({ rule: { drop, delay, truncate } }: SandboxFault): Fault => ({
  ...(drop && { drop }),
  ...(delay !== undefined && { delay }),
  ...(truncate && { truncate }),
});

const textOf = ({ id, rule }: SandboxFault): string => `${effectOf(rule)} of rule ${id}`;
