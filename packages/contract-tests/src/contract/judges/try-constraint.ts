/** Puts the requests of a constraint before the judges: the client's validators, the mock server over HTTP (in XML, too), and Prism. */
import type { ApiName } from "@maksu/mock-server";
import { messages, writeXml } from "@maksu/legacy-client/xml";
import { type JsonObject, objectAt, textAt } from "../../bundle/json.ts";
import type { BundledOperation } from "../../bundle/operations.ts";
import type { ClientUnderTest } from "./client-under-test.ts";
import type { Constraint, Trial } from "../constraints/constraint.ts";
import { send, type WireAnswer } from "../requests/exchange.ts";
import { type Exemption, exemptionFor, type Judge, type Side } from "./exemptions.ts";
import type { PrismJudge } from "./prism-judge.ts";
import { isSignedForm, signForm, successOf, type WireRequest, wireRequest } from "../requests/wire-request.ts";

export interface Court {
  readonly api: ApiName;
  readonly bundle: JsonObject;
  readonly baseUrl: string;
  readonly client: ClientUnderTest;
  readonly prism: PrismJudge;
  /** Told of every verdict that was exempted, with the reason. */
  readonly exempted: (reason: string) => void;
  /** Told of every error code that an answer of the mock server had. */
  readonly provoked: (operationId: string, code: string) => void;
}

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
        if (exemption && !exemption.orUnauthorized) {
          court.exempted(exemption.reason);
          continue;
        }
        // What the client sends, the mock server has answered.
        if (side === "inside" && judge === "mock" && asked.has("client")) continue;
        asked.add(judge);
        const complaint = await ASK[side][judge](court, operation, trial, wire, exemption);
        if (complaint !== undefined) complaints.add(side, trial.what, complaint);
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

/** Complaints that differ in what was tried alone make one line. */
class Complaints {
  readonly #subject: string;
  readonly #tried = new Map<string, { side: Side; complaint: string; tried: string[] }>();

  constructor(subject: string) {
    this.#subject = subject;
  }

  add(side: Side, what: string, complaint: string): void {
    const known = this.#tried.get(`${side} ${complaint}`) ?? { side, complaint, tried: [] };
    known.tried.push(what);
    this.#tried.set(`${side} ${complaint}`, known);
  }

  lines(): string[] {
    return [...this.#tried.values()].map(({ side, complaint, tried: [first = "", ...more] }) => {
      const what = more.length > 0 ? `${first} and ${more.length} more` : first;
      return `${this.#subject}: ${side}, ${what} ${complaint}`;
    });
  }
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
      if (called.outcome === "failed") return `is not sent by the client: ${called.error.message}`;
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

function accepted(court: Court, operation: BundledOperation, answer: WireAnswer, exemption: Exemption | undefined): string | undefined {
  if (answer.status === successOf(operation) || isExempt(court, answer, exemption)) return undefined;
  return `is refused by the mock server with ${reasonIn(answer)}`;
}

function refused(
  court: Court,
  operation: BundledOperation,
  code: string | undefined,
  answer: WireAnswer,
  exemption: Exemption | undefined,
): string | undefined {
  const given = codeIn(answer.text);
  if (given !== undefined) court.provoked(operation.operationId, given);
  if (answer.status < 400) return `is not refused by the mock server, which answers ${answer.status}`;
  const status = statusOf(operation, code);
  if ((answer.status === status && given === code) || isExempt(court, answer, exemption)) return undefined;
  return `is refused by the mock server with ${reasonIn(answer)}, not with ${[status, code].filter(Boolean).join(" ")}`;
}

/** What each API answers a sender whom it does not know. */
const UNAUTHORIZED: Readonly<Record<ApiName, readonly [status: number, code?: string]>> = {
  payment: [401],
  merchant: [403, "invalid-signature"],
  legacy: [401],
};

/** Whether the sender was refused where that is exempted. */
function isExempt({ api, exempted }: Court, { status, text }: WireAnswer, exemption: Exemption | undefined): boolean {
  const [unauthorized, code] = UNAUTHORIZED[api];
  if (!exemption || status !== unauthorized || codeIn(text) !== code) return false;
  exempted(exemption.reason);
  return true;
}

/** The status whose examples have the code; 400 where the API has no codes. */
export function statusOf({ responses }: BundledOperation, code: string | undefined): number {
  for (const [status, { value }] of responses)
    for (const media of Object.values(objectAt(value, "content")))
      if (code !== undefined && code in objectAt(media, "examples")) return Number(status);
  return 400;
}

/** The error code in a body, of JSON or XML; undefined where there is none. */
export function codeIn(text: string): string | undefined {
  const [, inXml] = /<errorCode>([^<]+)</.exec(text) ?? [];
  if (inXml !== undefined) return inXml;
  try {
    const body: unknown = JSON.parse(text);
    return textAt(objectAt(body, "error"), "title") || textAt(body, "errorCode") || undefined;
  } catch {
    return undefined;
  }
}

const told = (violation: { in: string; pointer: string; message: string; code?: string } | undefined): string =>
  violation === undefined
    ? "no reason"
    : `${violation.in}${violation.pointer} ${violation.message}${violation.code === undefined ? "" : ` (${violation.code})`}`;

const reasonIn = ({ status, text }: WireAnswer): string => `${status} ${codeIn(text) ?? text.slice(0, 160)}`.trim();
