/** Checks the requests of a constraint with each implementation: the clients' validators, the mock server over HTTP, and Prism. */
import { type LocatedOperation, pointerOf } from "@maksu/openapi";
import {
  type Constraint,
  inEachMediaType,
  isSignedForm,
  type Trial,
  valueAtPointer,
  type WrittenRequest,
} from "@maksu/conformance/contract";
import { signForm, wireRequest } from "../requests/wire-request.ts";
import { FaultList } from "./fault-list.ts";
import type { ContractContext } from "./contract-context.ts";
import { exemptionFor, type Implementation, type Side } from "./exemptions.ts";
import { isSenderRejected } from "./sender.ts";
import { accepted, rejected } from "./outcome-faults.ts";

/** Returns a line per disagreement; empty when all implementations agree with the description. */
export async function tryConstraint(
  context: ContractContext,
  operation: LocatedOperation,
  constraint: Constraint,
): Promise<readonly string[]> {
  const faults = new FaultList(`${operation.operationId} ${constraint.name}`);
  for (const side of ["inside", "outside"] as const) {
    const trials = constraint[side].flatMap((each) => inEachMediaType(operation, constraint, each));
    for (const trial of trials)
      for (const fault of await disagreements(context, operation, constraint, side, trial)) faults.add(side, trial.what, fault);
    const isUnchecked = trials.length > 0 && trials.every(({ request }) => isSenderRejected(context.bundle, operation, request));
    if (isUnchecked) context.exempted(`constraints that the mock server never checks ${side}: it rejects the sender first`);
    const reason = constraint[side].length === 0 ? constraint.without[side] : "";
    if (reason === undefined) faults.add(side, "nothing", "can be tried: src/contract/constraints/value-edges.ts has no value");
    else if (reason !== "") context.exempted(reason);
  }
  return faults.lines();
}

/** Returns where the implementations disagree with the description. */
async function disagreements(
  context: ContractContext,
  operation: LocatedOperation,
  constraint: Constraint,
  side: Side,
  trial: Trial,
): Promise<readonly string[]> {
  const isBodyFromPath = context.client.operations[operation.operationId]?.bodyFromPath !== undefined;
  const faults: string[] = [];
  const asked = new Set<Implementation>();
  const isRejected = isSenderRejected(context.bundle, operation, trial.request);
  let written: Promise<WrittenRequest> | undefined;
  const wire = (): Promise<WrittenRequest> => (written ??= wireRequest(context.api, operation, trial.request));
  for (const implementation of implementationsOf(context, operation, trial)) {
    const exemption = exemptionFor(implementation, { constraint, operation, side, trial, isBodyFromPath });
    if (exemption?.skipped) {
      context.exempted(exemption.reason);
      continue;
    }
    // The mock server has responded to what the client sent.
    if (side === "inside" && implementation === "mock" && asked.has("client") && !isRounded(trial)) continue;
    asked.add(implementation);
    const fault = await ASK[side][implementation](context, operation, trial, wire, isRejected);
    if (fault === undefined) continue;
    if (exemption) context.exempted(exemption.reason);
    else faults.push(fault);
  }
  return faults;
}

/** Prism is asked in the first media type: the others have the same schema. */
function implementationsOf(
  { client }: ContractContext,
  { content }: LocatedOperation,
  { request: { mediaType } }: Trial,
): readonly Implementation[] {
  const isFirst = mediaType === Object.keys(content)[0];
  return [...(client.speaks(mediaType) ? (["client"] as const) : []), "mock", ...(isFirst ? (["prism"] as const) : [])];
}

/** Returns how an implementation disagrees with the description; undefined when it agrees. */
type Ask = (
  context: ContractContext,
  operation: LocatedOperation,
  trial: Trial,
  /** The request for an implementation that does not take it from the client. */
  wire: () => Promise<WrittenRequest>,
  /** Whether the mock server rejects the sender before it checks anything else. */
  isRejected: boolean,
) => Promise<string | undefined>;

const ASK: Readonly<Record<Side, Readonly<Record<Implementation, Ask>>>> = {
  inside: {
    async client(context, operation, trial, _wire, isRejected) {
      const { request } = trial;
      if (isRounded(trial)) {
        const [first] = await context.client.violations(operation, request);
        return first && `is rejected by the client's validators: ${describeViolation(first)}`;
      }
      const sent = isSignedForm(operation) ? { ...request, body: await signForm(request.body) } : request;
      const called = await context.client.call(operation, sent);
      if (called.outcome === "rejected") return `is rejected by the client: ${describeViolation(called.violations[0])}`;
      if (called.outcome === "failed") return `makes the client's call fail: ${called.error.message}`;
      return accepted(context, operation, called.response, isRejected);
    },
    async mock(context, operation, _trial, wire, isRejected) {
      return accepted(context, operation, await context.send(await wire()), isRejected);
    },
    async prism({ prism }, { operationId }, _trial, wire) {
      const [fault] = await prism(operationId, await wire());
      return fault === undefined ? undefined : `is rejected by Prism: ${fault.place.join(".")} ${fault.message}`;
    },
  },
  outside: {
    async client({ client }, operation, { request, at, code }) {
      const sent = isSignedForm(operation) ? { ...request, body: await signForm(request.body) } : request;
      const called = await client.call(operation, sent);
      if (called.outcome === "responded") return `is not rejected by the client; the mock server returns ${called.response.status}`;
      if (called.outcome === "failed") return `is rejected by the client with another error: ${called.error.message}`;
      const [first] = called.violations;
      if (first?.in !== at.place || first.pointer !== at.pointer)
        return `is rejected by the client for ${describeViolation(first)}, not for ${at.place}${at.pointer}`;
      return first.code === code
        ? undefined
        : `is rejected by the client with ${first.code ?? "no error code"}, not with ${code ?? "none"}`;
    },
    async mock(context, operation, { code }, wire, isRejected) {
      return rejected(context, operation, code, await context.send(await wire()), isRejected);
    },
    async prism({ prism }, { operationId }, { at }, wire) {
      const faults = await prism(operationId, await wire());
      if (faults.length === 0) return "is not rejected by Prism";
      if (faults.some(({ place }) => isAt(place, at))) return undefined;
      return `is rejected by Prism for ${faults.map(({ place }) => place.join(".")).join(" and ")}, not for ${at.place}${at.pointer}`;
    },
  },
};

/** Clients can't send a number whose digits JavaScript may have lost; their validators, which servers use, still check it. */
function isRounded({ request, at }: Trial): boolean {
  const value = valueAtPointer(request, at);
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** Prism reports a missing or unknown key at the record around it, and writes parameter names in lower case. */
function isAt(place: readonly string[], { place: wanted, pointer }: Trial["at"]): boolean {
  const own = pointerOf(place);
  const whole = wanted === "body" ? `/${wanted}${pointer}` : `/${wanted}${pointer}`.toLowerCase();
  return own === whole || own === whole.slice(0, whole.lastIndexOf("/"));
}

const describeViolation = (violation: { in: string; pointer: string; message: string; code?: string } | undefined): string =>
  violation === undefined
    ? "no reason"
    : `${violation.in}${violation.pointer} ${violation.message}${violation.code === undefined ? "" : ` (${violation.code})`}`;
