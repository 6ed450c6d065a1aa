/** Puts the requests of a constraint before the judges: the client's validators, the mock server over HTTP (in XML, too), and Prism. */
import { messages, writeXml } from "@maksu/legacy-client/xml";
import { textAt } from "@maksu/bundle";
import type { BundledOperation } from "@maksu/bundle";
import type { Constraint, Trial } from "../constraints/constraint.ts";
import { send, type WireAnswer } from "../requests/exchange.ts";
import { isSignedForm, signForm, type WireRequest, wireRequest } from "../requests/wire-request.ts";
import { Complaints } from "./complaints.ts";
import type { Court } from "./court.ts";
import { type Exemption, exemptionFor, type Judge, type Side } from "./exemptions.ts";
import { accepted, refused } from "./verdicts.ts";

/** What is wrong, a line per disagreement. Empty when all judges agree with the description. */
export async function tryConstraint(court: Court, operation: BundledOperation, constraint: Constraint): Promise<readonly string[]> {
  const complaints = new Complaints(`${operation.operationId} ${constraint.name}`);
  const judges = judgesOf(operation, constraint);
  const isBodyFromPath = court.client.operations[operation.operationId]?.bodyFromPath !== undefined;
  for (const side of ["inside", "outside"] as const)
    for (const trial of constraint[side]) {
      const asked = new Set<Judge>();
      const wire = await wireRequest(court.api, operation, trial.request);
      for (const judge of judges) {
        const exemption = exemptionFor(judge, { constraint, operation, side, trial, isBodyFromPath });
        if (exemption?.skipped) {
          court.exempted(exemption.reason);
          continue;
        }
        // What the client sends, the mock server has answered.
        if (side === "inside" && judge === "mock" && asked.has("client")) continue;
        asked.add(judge);
        const complaint = await ASK[side][judge](court, operation, trial, wire, exemption);
        if (complaint === undefined) continue;
        if (exemption && !exemption.orUnauthorized) court.exempted(exemption.reason);
        else complaints.add(side, trial.what, complaint);
      }
    }
  for (const side of ["inside", "outside"] as const) {
    const reason = constraint[side].length === 0 ? constraint.without[side] : "";
    if (reason === undefined) complaints.add(side, "nothing", "can be tried: src/contract/constraints/value-edges.ts knows no value");
    else if (reason !== "") court.exempted(reason);
  }
  return complaints.lines();
}

function judgesOf({ content }: BundledOperation, { spot }: Constraint): readonly Judge[] {
  return ["client", "mock", "prism", ...(spot[0] === "body" && "application/xml" in content ? (["XML"] as const) : [])];
}

/** What a judge says against the description; undefined when it agrees. */
type Ask = (
  court: Court,
  operation: BundledOperation,
  trial: Trial,
  wire: WireRequest,
  exemption: Exemption | undefined,
) => Promise<string | undefined>;

const ASK: Readonly<Record<Side, Readonly<Record<Judge, Ask>>>> = {
  inside: {
    async client(court, operation, { request }, _wire, exemption) {
      const sent = isSignedForm(operation) ? { ...request, body: await signForm(request.body) } : request;
      const called = await court.client.call(operation, sent);
      if (called.outcome === "refused") return `is refused by the client: ${told(called.violations[0])}`;
      if (called.outcome === "failed") return `makes the client's call fail: ${called.error.message}`;
      return accepted(court, operation, called.answer, exemption);
    },
    async mock(court, operation, _trial, wire, exemption) {
      return accepted(court, operation, await send(court.baseUrl, wire), exemption);
    },
    async prism({ prism }, { operationId }, _trial, wire) {
      const [fault] = await prism(operationId, wire);
      return fault === undefined ? undefined : `is refused by Prism: ${fault}`;
    },
    async XML(court, operation, trial) {
      const answer = await sendXml(court, operation, trial);
      return answer && accepted(court, operation, answer, undefined);
    },
  },
  outside: {
    async client({ client }, operation, { request, at, code }) {
      const sent = isSignedForm(operation) ? { ...request, body: await signForm(request.body) } : request;
      const called = await client.call(operation, sent);
      if (called.outcome === "answered") return `is not refused by the client; the mock server answers ${called.answer.status}`;
      if (called.outcome === "failed") return `is refused by the client with another error: ${called.error.message}`;
      const [first] = called.violations;
      if (first?.in !== at.place || first.pointer !== at.pointer)
        return `is refused by the client for ${told(first)}, not for ${at.place}${at.pointer}`;
      return first.code === code ? undefined : `is refused by the client with ${first.code ?? "no error code"}, not with ${code ?? "none"}`;
    },
    async mock(court, operation, { code }, wire, exemption) {
      return refused(court, operation, code, await send(court.baseUrl, wire), exemption);
    },
    async prism({ prism }, { operationId }, _trial, wire) {
      const faults = await prism(operationId, wire);
      return faults.length > 0 ? undefined : "is not refused by Prism";
    },
    async XML(court, operation, trial) {
      const answer = await sendXml(court, operation, trial);
      const [json, xml] = ["application/json", XML].map((mediaType) => textAt(operation.content[mediaType], "x-error-code"));
      return answer && refused(court, operation, trial.code === json ? xml : trial.code, answer, undefined);
    },
  },
};

const XML = "application/xml";

/** Undefined where XML can't carry the body: a key that is no element's name, a character that it does not have. */
async function sendXml(court: Court, operation: BundledOperation, { request }: Trial): Promise<WireAnswer | undefined> {
  const write = (body: unknown): string => writeXml(body, messages.createPaymentRequest);
  try {
    return await send(court.baseUrl, await wireRequest(court.api, operation, request, { mediaType: XML, write }));
  } catch (error) {
    if (!(error instanceof TypeError) || !/XML|element/.test(error.message)) throw error;
    court.exempted("XML can't carry the value");
    return undefined;
  }
}

const told = (violation: { in: string; pointer: string; message: string; code?: string } | undefined): string =>
  violation === undefined
    ? "no reason"
    : `${violation.in}${violation.pointer} ${violation.message}${violation.code === undefined ? "" : ` (${violation.code})`}`;
