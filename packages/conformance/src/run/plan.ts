/** What to send to a service: derived from the descriptions. */
import {
  type ApiName,
  createClock,
  descriptionOf,
  FORM,
  OPERATIONS,
  readOperations,
  serviceApi,
  type ServiceNames,
  validateRequest,
} from "@maksu/service-front";
import { createPlaces, type Keys, type Places } from "@maksu/service-front/referee";
import { messages, writeXml } from "@maksu/legacy-api/xml";
import type { CalledOperation } from "../calls/operations.ts";
import type { SentRequest } from "../calls/send-signed.ts";
import { parametersOf } from "../check/request-places.ts";
import { edgesOf } from "./edges.ts";
import { type ExampleRequest, exampleRequests } from "./examples.ts";

/**
 * How far a run goes. `read`: lists, and look-ups of unknown IDs. `write`: also creates payments that nobody has paid, and sends requests that are to be
 * rejected. `full`: every operation, for servers that move no money.
 */
export type Level = "read" | "write" | "full";
export const LEVELS: readonly Level[] = ["read", "write", "full"];

/** A request of the plan. */
export interface PlannedRequest {
  readonly called: CalledOperation;
  /** What it is, as in `minimal` or `body/amount maximum`. */
  readonly name: string;
  readonly request: SentRequest;
  /** Whether it creates a payment. */
  readonly creates: boolean;
  /** Whether it is signed with another secret, and is to be rejected. */
  readonly isForged: boolean;
}

/** An operation that a level does not call. */
export interface Uncalled {
  readonly api: ApiName;
  readonly operationId: string;
  readonly reason: string;
}

/** The requests of a run. */
export interface Plan {
  readonly requests: readonly PlannedRequest[];
  readonly uncalled: readonly Uncalled[];
}

/** Most requests of a level that a service can count on. */
const MOST: Readonly<Record<Level, number>> = { read: 60, write: 400, full: Number.POSITIVE_INFINITY };
/** Most payments that a run creates on a service that is not on this machine's loopback. */
const MOST_CREATED = 50;

/** Operations that create a payment, which nobody pays. */
const CREATES = "createPayment";

export async function makePlan(apis: readonly ApiName[], level: Level, names: ServiceNames): Promise<Plan> {
  const requests: PlannedRequest[] = [];
  const uncalled: Uncalled[] = [];
  for (const api of apis) {
    const document = descriptionOf(api);
    const places = createPlaces(document);
    const own = serviceApi(api, { credentials: {}, clock: createClock() }, names);
    const described = readOperations(document);
    let isForged = false;
    for (const [operationId, entry] of Object.entries(OPERATIONS[api])) {
      const at: Keys = [...places.follow(["paths", entry.path]).at, entry.method.toLowerCase()];
      const examples = exampleRequests(places, at);
      const planned = (example: ExampleRequest, more: Partial<PlannedRequest> = {}): PlannedRequest => {
        const pathParameters = unknownIds(places, at, example.path);
        const called = { api, operationId, entry, pathParameters };
        return { called, name: example.name, request: requestOf(called, example), creates: false, isForged: false, ...more };
      };
      const [first] = examples;
      const isRead = entry.method === "GET";
      const isCreating = operationId === CREATES;
      if (first && !isForged && (isRead || isCreating)) {
        isForged = true;
        requests.push(planned(first, { name: "with another secret", isForged: true }));
      }
      if (!isRead && !(level === "full" || (level === "write" && isCreating))) {
        uncalled.push({ api, operationId, reason: isCreating ? "creates a payment: level write" : "may move money: level full" });
        continue;
      }
      requests.push(...examples.map((example) => planned(fresh(example), { creates: isCreating })));
      if (isRead) continue;
      for (const edge of examples.flatMap((example) => edgesOf(places, at, example))) {
        const request = planned(fresh(edge));
        const operation = described.get(operationId);
        if (!operation) continue;
        const { method, target, headers, body } = request.request;
        const [path = "", query = ""] = target.split("?", 2);
        const wire = { method, target, path, query: new URLSearchParams(query), headers: new Headers(headers), body };
        const routed = { request: wire, operationId, template: entry.path, pathParameters: request.called.pathParameters };
        const { violations = [] } = await validateRequest({ api: own, operation, isAuthenticated: false }, routed, []);
        // What the description does not forbid would be carried out.
        if (violations.length > 0) requests.push(request);
      }
    }
  }
  return { requests: limited(requests, level), uncalled };
}

function limited(requests: readonly PlannedRequest[], level: Level): readonly PlannedRequest[] {
  let created = 0;
  const kept = requests.filter(({ creates }) => level === "full" || !creates || ++created <= MOST_CREATED);
  return kept.slice(0, MOST[level]);
}

/** A stamp or an order number names one payment. */
function fresh(example: ExampleRequest): ExampleRequest {
  const body = example.body as Readonly<Record<string, unknown>> | undefined;
  if (typeof body !== "object" || body === null) return example;
  const names = ["stamp", "orderNumber", "refundStamp"].filter((name) => typeof body[name] === "string" && String(body[name]).length < 60);
  return { ...example, body: { ...body, ...Object.fromEntries(names.map((name) => [name, `conformance-${crypto.randomUUID()}`])) } };
}

/** IDs of the right form that nothing has. */
function unknownIds(places: Places, operation: Keys, path: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const parameters = parametersOf(places, operation).filter(({ node }) => node["in"] === "path");
  return Object.fromEntries(
    parameters.map(({ at, node }) => {
      const name = String(node["name"]);
      const isUuid = places.schemas([...at, "schema"]).some(({ schema }) => schema["format"] === "uuid");
      return [
        name,
        isUuid ? crypto.randomUUID() : (path[name] ?? "1").replaceAll(/[0-9]/g, () => String(1 + Math.floor(Math.random() * 9))),
      ];
    }),
  );
}

const WRITERS: Readonly<Record<string, (body: unknown) => string>> = {
  "application/json": (body) => JSON.stringify(body),
  [FORM]: (body) =>
    new URLSearchParams(Object.entries(Object(body) as object).map(([name, value]): [string, string] => [name, String(value)])).toString(),
  "application/xml": (body) => writeXml(body, messages.createPaymentRequest),
};

function requestOf({ entry, pathParameters }: CalledOperation, { query, header, body, mediaType }: ExampleRequest): SentRequest {
  const path = entry.path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(pathParameters[name] ?? ""));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`);
  const text = body === undefined || mediaType === undefined ? "" : (WRITERS[mediaType]?.(body) ?? "");
  return {
    method: entry.method,
    target: pairs.length > 0 ? `${path}?${pairs.join("&")}` : path,
    headers: {
      accept: mediaType === "application/xml" ? mediaType : "application/json",
      ...(mediaType !== undefined && { "content-type": `${mediaType}; charset=utf-8` }),
      ...Object.fromEntries(Object.entries(header).map(([name, value]) => [name.toLowerCase(), value])),
    },
    body: new TextEncoder().encode(text),
  };
}
