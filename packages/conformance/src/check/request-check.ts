/** Compares what became of a request with what its description says of it. */
import {
  type ApiName,
  createClock,
  readOperations,
  serviceApi,
  type ServiceNames,
  TOLERANCES,
  type Validated,
  validateRequest,
  type WireRequest,
} from "@maksu/service-front";
import { type Keys, type Node, otherCharset, type Places } from "@maksu/service-front/referee";
import type { LocatedViolation } from "@maksu/openapi-runtime";
import type { CalledOperation } from "../calls/operations.ts";
import type { SentRequest } from "../calls/send-signed.ts";
import { mediaTypeOf } from "../requests/body-writers.ts";
import { wordOf } from "./evidence.ts";
import { type Found, valueIn } from "./found.ts";
import { hiddenIn } from "./hidden.ts";
import { placeNamed, placesOfCode } from "./rejection-places.ts";
import { bodySchemaOf, parametersOf, placeOfViolation } from "./request-places.ts";

/** A request's fault by its description. */
export interface RequestFault {
  /** Undefined for a body that can't be read. */
  readonly violation?: LocatedViolation;
  readonly reason: string;
  /** Whether a tolerance names it. */
  readonly isTolerated: boolean;
  /** Whether the servers of this toolkit alone reject it. */
  readonly isOfServers: boolean;
  /** The codes that the description gives what is wrong with it, where each has one. */
  readonly codes?: readonly string[];
}

export interface SentTo {
  readonly called: CalledOperation;
  readonly operation: Keys;
  readonly request: SentRequest;
}

/** A response as far as the outcome of the request is concerned. */
export interface Outcome {
  readonly status: number;
  readonly value: unknown;
  /** The documented error that a rejection has the code or the message of, and its example. */
  readonly error: readonly [name: string, example: Node] | undefined;
}

/** Creates what compares the requests of an API with their outcomes. */
export function createRequestCheck(api: ApiName, names: ServiceNames, document: Node, places: Places) {
  const operations = readOperations(document);
  const own = serviceApi(api, { credentials: {}, clock: createClock() }, names);
  return {
    /** The fault of a request; null for none. */
    faultOf: async ({ called, request }: Pick<SentTo, "called" | "request">): Promise<RequestFault | null> =>
      (await faultIn(called, request, await validate(called, request))) ?? null,
    /**
     * Returns what the outcome of a request differs in.
     *
     * @param outcome - undefined for one that is not known
     * @param known - what was wrong with the request, where it was redacted since
     */
    async outcome(sent: SentTo, outcome: Outcome | undefined, known: RequestFault | null | undefined): Promise<readonly Found[]> {
      const { called, request, operation } = sent;
      const validated = await validate(called, request);
      if (outcome && outcome.status >= 400) {
        const broken = known === undefined ? brokenIn(validated) : known;
        return broken ? otherwise(operation, outcome, broken) : rejected(operation, outcome);
      }
      const fault = known === undefined ? await faultIn(called, request, validated) : known;
      return [...accepted(sent, validated, fault ?? undefined, outcome !== undefined), ...besides(sent, validated)];
    },
  };

  async function validate(
    { operationId, entry, pathParameters }: CalledOperation,
    request: SentRequest,
    tolerances: (typeof TOLERANCES)[ApiName] = [],
  ): Promise<Validated> {
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`the ${api} API has no operation ${operationId}`);
    const routed = { request: wireRequest(request), operationId, template: entry.path, pathParameters };
    return validateRequest({ api: own, operation, isAuthenticated: false }, routed, tolerances);
  }

  async function faultIn(called: CalledOperation, request: SentRequest, validated: Validated): Promise<RequestFault | undefined> {
    const broken = brokenIn(validated);
    if (!broken) return undefined;
    const tolerances = TOLERANCES[api].filter(({ operations: its }) => its.includes(called.operationId));
    return { ...broken, isTolerated: !("rejection" in (await validate(called, request, tolerances)).checked) };
  }

  function brokenIn({ checked, violations = [], values }: Validated): Omit<RequestFault, "isTolerated"> | undefined {
    if (!("rejection" in checked)) return undefined;
    const [violation] = violations;
    const codes = violations.flatMap(({ code }) => code ?? []);
    return {
      ...(violation && { violation }),
      reason: violation ? `${violation.in}${violation.pointer} ${violation.message}` : checked.rejection.reason,
      isOfServers: violation === undefined && values !== undefined,
      ...(codes.length > 0 && codes.length === violations.length && { codes }),
    };
  }

  /** A request that breaks its description, and is accepted. */
  function accepted(
    { operation, request }: SentTo,
    { values }: Validated,
    fault: RequestFault | undefined,
    isKnown: boolean,
  ): readonly Found[] {
    // Rules of the servers alone have no place in a description.
    if (!fault || fault.isOfServers) return [];
    const { violation, reason, isTolerated } = fault;
    const at = violation
      ? placeOfViolation(places, operation, violation, mediaTypeOf(request.headers["content-type"]))
      : (bodySchemaOf(places, operation)?.slice(0, -1) ?? operation);
    const place = `request ${violation ? `${violation.in}${violation.pointer}` : "body"}`;
    const message = `${isKnown ? "the request is accepted, though" : "whether it is accepted is not known:"} ${reason}`;
    const value = violation && valueIn((values as unknown as Node | undefined)?.[violation.in], violation.pointer);
    return [{ kind: "accepted", at, place, message, isNote: !isKnown || isTolerated, value }];
  }

  /** The parts of an accepted request that are not described, of which nothing says whether the service looks at them. */
  function besides({ operation, request }: SentTo, { values }: Validated): readonly Found[] {
    const { query, headers, body } = wireRequest(request);
    const known = new Set(parametersOf(places, operation).map(({ node }) => node["name"]));
    const contentType = headers.get("content-type");
    const charset = otherCharset(contentType);
    const found: Omit<Found, "isNote">[] = [...query]
      .filter(([name]) => !known.has(name))
      .map(([name, value]) => {
        const message = `the request's query has ${name}, which is not documented`;
        return { kind: "field-undocumented", at: [...operation, "parameters"], place: `request query ${name}`, message, value };
      });
    // A body that can't be read hides nothing.
    const at = values && bodySchemaOf(places, operation, mediaTypeOf(contentType))?.slice(0, -1);
    if (at && charset !== undefined) {
      const message = `the request's body is in the charset ${charset}, not UTF-8`;
      found.push({ kind: "content-type", at, place: "request header content-type", message, value: contentType });
    }
    for (const { kind, place, message } of at ? hiddenIn(new TextDecoder().decode(body), mediaTypeOf(contentType)) : [])
      found.push({ kind, at: at ?? operation, place: `request ${place}`, message: `the request's body ${message}` });
    return found.map((each) => ({ ...each, isNote: true }));
  }

  /** A request that breaks the description, and is rejected for something else in it. */
  function otherwise(operation: Keys, { value }: Outcome, { codes, reason }: Pick<RequestFault, "codes" | "reason">): readonly Found[] {
    const code = codeIn(value);
    const at = code === undefined || codes === undefined || codes.includes(code) ? undefined : placesOfCode(places, operation, code)[0];
    const message = `the request is rejected with ${wordOf(code)}, though what the description forbids is another: ${reason}`;
    return at ? [{ kind: "rejected", at, place: "request", message, value: code }] : [];
  }

  /** A valid request that is rejected as one that breaks the description. */
  function rejected(operation: Keys, { status, value, error }: Outcome): readonly Found[] {
    const code = codeIn(value);
    const [name, example] = error ?? [];
    // A message in other words may be of something that the service alone knows.
    const isUnknown = error === undefined && code === undefined && status === 400 && messageIn(value) !== undefined;
    if (!isUnknown && (example === undefined || example["x-beyond-schema"] === true || name !== (code ?? "invalid-request"))) return [];
    const at = code === undefined ? placeNamed(places, operation, (value as Node)["meta"]) : placesOfCode(places, operation, code)[0];
    // A code that nothing in the request causes depends on what the service knows.
    if (at === undefined) return [];
    const isBeyond = [at, at.slice(0, -1)].some((keys) => places.follow(keys).node["x-beyond-schema"] === true);
    const message = `the request is rejected${code === undefined ? "" : ` with ${wordOf(code)}`}, though the description allows it`;
    return [{ kind: "rejected", at, place: "request", message, isNote: isBeyond || isUnknown, value: code }];
  }
}

/** The error code of a body, in the form of either API that has codes. */
export function codeIn(body: unknown): string | undefined {
  const { errorCode, error } = (Object(body) ?? {}) as { errorCode?: unknown; error?: { title?: unknown } };
  const code = errorCode ?? error?.title;
  return typeof code === "string" && code !== "" ? code : undefined;
}

export const messageIn = (body: unknown): unknown => (body as { message?: unknown } | null | undefined)?.message;

function wireRequest({ method, target, headers, body }: SentRequest): WireRequest {
  const [path = "", query = ""] = target.split("?", 2);
  return { method, target, path, query: new URLSearchParams(query), headers: new Headers(headers), body };
}
