/** Puts the requests of a constraint before the judges: the clients' validators, the mock server over HTTP, and Prism. */
import { type LocatedOperation, pointerOf, textAt } from "@maksu/openapi";
import type { Constraint, Trial } from "../constraints/constraint.ts";
import { valueAtPointer } from "../requests/request.ts";
import { send } from "../requests/exchange.ts";
import { isSignedForm, signForm, type WireRequest, wireRequest } from "../requests/wire-request.ts";
import { Complaints } from "./fault-list.ts";
import type { Court } from "./contract-context.ts";
import { exemptionFor, type Judge, type Side } from "./exemptions.ts";
import { isSenderRefused } from "./sender.ts";
import { accepted, refused } from "./outcome-faults.ts";

/** What is wrong, a line per disagreement. Empty when all judges agree with the description. */
export async function tryConstraint(court: Court, operation: LocatedOperation, constraint: Constraint): Promise<readonly string[]> {
  const complaints = new Complaints(`${operation.operationId} ${constraint.name}`);
  for (const side of ["inside", "outside"] as const) {
    const trials = constraint[side].flatMap((each) => inEachMediaType(operation, constraint, each));
    for (const trial of trials)
      for (const complaint of await judged(court, operation, constraint, side, trial)) complaints.add(side, trial.what, complaint);
    const isUnheard = trials.length > 0 && trials.every(({ request }) => isSenderRefused(court.bundle, operation, request));
    if (isUnheard) court.exempted(`constraints of which the mock server judges nothing ${side}: it refuses the sender first`);
    const reason = constraint[side].length === 0 ? constraint.without[side] : "";
    if (reason === undefined) complaints.add(side, "nothing", "can be tried: src/contract/constraints/value-edges.ts knows no value");
    else if (reason !== "") court.exempted(reason);
  }
  return complaints.lines();
}

/** The trial as it is, and one of a body in each further media type, whose code of last resort is its own. */
function inEachMediaType({ content }: LocatedOperation, { spot }: Constraint, trial: Trial): readonly Trial[] {
  const [first, ...further] = spot[0] === "body" ? Object.keys(content) : [];
  const codeOf = (mediaType: string | undefined): string | undefined => textAt(content[mediaType ?? ""], "x-error-code");
  const others = further.map((mediaType) => ({
    ...trial,
    what: `${trial.what} as ${mediaType}`,
    request: { ...trial.request, mediaType },
    code: trial.code === codeOf(first) ? codeOf(mediaType) : trial.code,
  }));
  return [trial, ...others];
}

/** What the judges say against the description. */
async function judged(
  court: Court,
  operation: LocatedOperation,
  constraint: Constraint,
  side: Side,
  trial: Trial,
): Promise<readonly string[]> {
  const isBodyFromPath = court.client.operations[operation.operationId]?.bodyFromPath !== undefined;
  const complaints: string[] = [];
  const asked = new Set<Judge>();
  const isRefused = isSenderRefused(court.bundle, operation, trial.request);
  let written: Promise<WireRequest> | undefined;
  const wire = (): Promise<WireRequest> => (written ??= wireRequest(court.api, operation, trial.request));
  for (const judge of judgesOf(court, operation, trial)) {
    const exemption = exemptionFor(judge, { constraint, operation, side, trial, isBodyFromPath });
    if (exemption?.skipped) {
      court.exempted(exemption.reason);
      continue;
    }
    // What the client sends, the mock server has answered.
    if (side === "inside" && judge === "mock" && asked.has("client") && !isRounded(trial)) continue;
    asked.add(judge);
    const complaint = await ASK[side][judge](court, operation, trial, wire, isRefused);
    if (complaint === undefined) continue;
    if (exemption) court.exempted(exemption.reason);
    else complaints.push(complaint);
  }
  return complaints;
}

/** Prism is asked in the first media type: the others have the same schema. */
function judgesOf({ client }: Court, { content }: LocatedOperation, { request: { mediaType } }: Trial): readonly Judge[] {
  const isFirst = mediaType === Object.keys(content)[0];
  return [...(client.speaks(mediaType) ? (["client"] as const) : []), "mock", ...(isFirst ? (["prism"] as const) : [])];
}

/** What a judge says against the description; undefined when it agrees. */
type Ask = (
  court: Court,
  operation: LocatedOperation,
  trial: Trial,
  /** What a judge is sent who does not take the request from the client. */
  wire: () => Promise<WireRequest>,
  /** Whether the mock server refuses the sender, and says no more. */
  isRefused: boolean,
) => Promise<string | undefined>;

const ASK: Readonly<Record<Side, Readonly<Record<Judge, Ask>>>> = {
  inside: {
    async client(court, operation, trial, _wire, isRefused) {
      const { request } = trial;
      if (isRounded(trial)) {
        const [first] = await court.client.violations(operation, request);
        return first && `is refused by the client's validators: ${told(first)}`;
      }
      const sent = isSignedForm(operation) ? { ...request, body: await signForm(request.body) } : request;
      const called = await court.client.call(operation, sent);
      if (called.outcome === "refused") return `is refused by the client: ${told(called.violations[0])}`;
      if (called.outcome === "failed") return `makes the client's call fail: ${called.error.message}`;
      return accepted(court, operation, called.answer, isRefused);
    },
    async mock(court, operation, _trial, wire, isRefused) {
      return accepted(court, operation, await send(court.baseUrl, await wire()), isRefused);
    },
    async prism({ prism }, { operationId }, _trial, wire) {
      const [fault] = await prism(operationId, await wire());
      return fault === undefined ? undefined : `is refused by Prism: ${fault.place.join(".")} ${fault.message}`;
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
    async mock(court, operation, { code }, wire, isRefused) {
      return refused(court, operation, code, await send(court.baseUrl, await wire()), isRefused);
    },
    async prism({ prism }, { operationId }, { at }, wire) {
      const faults = await prism(operationId, await wire());
      if (faults.length === 0) return "is not refused by Prism";
      if (faults.some(({ place }) => isAt(place, at))) return undefined;
      return `is refused by Prism for ${faults.map(({ place }) => place.join(".")).join(" and ")}, not for ${at.place}${at.pointer}`;
    },
  },
};

/** A number whose digits JavaScript may have lost is not for the client to send: what it may be is known to its validators, which servers use. */
function isRounded({ request, at }: Trial): boolean {
  const value = valueAtPointer(request, at);
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** Prism tells a key that is missing or unknown at the record around it, and writes the names of parameters small. */
function isAt(place: readonly string[], { place: wanted, pointer }: Trial["at"]): boolean {
  const own = pointerOf(place);
  const whole = wanted === "body" ? `/${wanted}${pointer}` : `/${wanted}${pointer}`.toLowerCase();
  return own === whole || own === whole.slice(0, whole.lastIndexOf("/"));
}

const told = (violation: { in: string; pointer: string; message: string; code?: string } | undefined): string =>
  violation === undefined
    ? "no reason"
    : `${violation.in}${violation.pointer} ${violation.message}${violation.code === undefined ? "" : ` (${violation.code})`}`;
