/** Compares an exchange with the description of its operation: the response by the referee, and whether the request was rightly accepted or rejected. */
import {
  API_NAMES,
  type ApiName,
  createClock,
  descriptionOf,
  readOperations,
  responseReadersOf,
  serviceApi,
  type ServiceNames,
  TOLERANCES,
  type Validated,
  validateRequest,
  type WireRequest,
  withServiceNames,
} from "@maksu/service-front";
import {
  createPlaces,
  createReferee,
  type Finding,
  type Keys,
  type Node,
  type PlacedSchema,
  type Places,
  pointerTo,
  type SentMessage,
} from "@maksu/service-front/referee";
import type { LocatedViolation } from "@maksu/openapi-runtime";
import { keysOf } from "@maksu/openapi-runtime/json-pointer";
import type { CalledOperation } from "../calls/operations.ts";
import type { ReceivedResponse, SentRequest, Signature } from "../calls/send-signed.ts";
import type { CheckedExchange, Difference, DifferenceKind } from "./difference.ts";
import { editFor } from "./edits.ts";
import { shapeOf, wordOf } from "./evidence.ts";
import { createLocator, type Locate } from "./locator.ts";
import { bodySchemaOf, parametersOf, placeOfViolation, placesOfCode } from "./request-places.ts";

/** Compares exchanges with the descriptions. */
export interface Checker {
  /**
   * Compares an exchange.
   *
   * @param expected - whether a 401 or 403 is what the exchange is about: others have not reached the check
   */
  check(exchange: KnownExchange, expected?: "rejection"): Promise<CheckedExchange>;
  /** What is wrong with a request by its description, for a recording that keeps the request redacted; null for nothing. */
  faultOf(exchange: KnownExchange): Promise<RequestFault | null>;
  /** Compares an event with its description; `signature` says what its own is worth. */
  event(api: ApiName, name: string, message: SentMessage, signature?: Signature): CheckedExchange;
}

/** What is wrong with a request by its description. */
export interface RequestFault {
  /** Undefined for a body that can't be read. */
  readonly violation?: LocatedViolation;
  readonly reason: string;
  /** Whether a tolerance names it. */
  readonly isTolerated: boolean;
  /** Whether the servers of this toolkit alone reject it. */
  readonly isOfServers: boolean;
}

/** What is known of an exchange: all of it, or a part that somebody has kept. */
export interface KnownExchange {
  readonly called: CalledOperation;
  readonly request?: SentRequest | undefined;
  readonly response?: ReceivedResponse | undefined;
  readonly signature: Signature;
  /** What was wrong with the request before it was redacted; null for nothing. @defaultValue what is wrong with `request` */
  readonly fault?: RequestFault | null | undefined;
  /** Whether the response has all of its headers. @defaultValue true */
  readonly hasHeaders?: boolean;
  /** True for a value that somebody has put in place of what was sent. */
  readonly isLeftOut?: ((value: unknown) => boolean) | undefined;
}

/** Creates what compares; `names` are those of the service. */
export async function createChecker(names: ServiceNames): Promise<Checker> {
  const apis = Object.fromEntries(
    await Promise.all(API_NAMES.map(async (api) => [api, await createApiCheck(api, names)] as const)),
  ) as Record<ApiName, ApiCheck>;
  return {
    check: (exchange, expected) => apis[exchange.called.api].check(exchange, expected),
    faultOf: (exchange) => apis[exchange.called.api].faultOf(exchange),
    event: (api, name, message, signature) => apis[api].event(name, message, signature),
  };
}

interface ApiCheck extends Pick<Checker, "check" | "faultOf"> {
  event(name: string, message: SentMessage, signature?: Signature): CheckedExchange;
}

interface ValidatedRequest extends Validated {
  readonly isTolerated: () => Promise<boolean>;
}

/** What is wrong, before it has a line. */
interface Found {
  readonly kind: DifferenceKind;
  readonly at: Keys;
  readonly place: string;
  readonly message: string;
  readonly isNote?: boolean;
  readonly value?: unknown;
}

async function createApiCheck(api: ApiName, names: ServiceNames): Promise<ApiCheck> {
  const document = withServiceNames(descriptionOf(api), names) as Node;
  const readers: Readonly<Record<string, (text: string, status: number) => unknown>> = {
    "application/json": (text) => JSON.parse(text) as unknown,
    ...responseReadersOf(api),
  };
  const referee = await createReferee(document, readers);
  const places = createPlaces(document);
  const operations = readOperations(document);
  const own = serviceApi(api, { credentials: {}, clock: createClock() }, names);
  const locate = createLocator(api);

  return {
    check,
    async faultOf({ called, request }) {
      const validated = request && (await validate(called, request));
      return validated ? ((await faultIn(validated)) ?? null) : null;
    },
    event(name, message, signature = "unsigned") {
      const found = referee.event(name, message).map((finding) => ofFinding(finding, undefined, message.headers, new URL(message.url)));
      if (isBroken(signature)) {
        const parameters = parametersOf(places, operationPlace(places, name, message.method, "webhooks"));
        const at = parameters.find(({ node }) => SIGNATURES.has(String(node["name"])));
        const place = `query ${String(at?.node["name"])}`;
        found.push({
          kind: "signature",
          at: [...(at?.at ?? []), "name"],
          place,
          message: `the event's signature can't be verified: ${signature}`,
        });
      }
      const base = { api, operationId: name, method: message.method, path: name, status: 0 };
      return { ...base, differences: found.map((each) => differenceOf(each, base, { places, locate, document })) };
    },
  };

  async function check(exchange: KnownExchange, expected?: "rejection"): Promise<CheckedExchange> {
    const { called, request, response, signature, hasHeaders = true, isLeftOut = () => false } = exchange;
    const { operationId, entry } = called;
    const { status = 0 } = response ?? {};
    const operation = operationPlace(places, entry.path, entry.method);
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(response?.body);
    const value = response && readOr(() => readers[mediaTypeOf(response.headers)]?.(text, status));
    const error = status < 400 ? undefined : errorNamed(operation, status, value);
    const base = { api, operationId, method: entry.method, path: entry.path, status, ...(error !== undefined && { error }) };
    const isToCheck = !response || expected === "rejection" || (status === 403 && isOutcome(places, operation, status));
    const unchecked = isToCheck ? undefined : reasonNotToCheck(status, signature);
    if (unchecked !== undefined) return { ...base, unchecked, differences: [] };

    const found: Found[] = response
      ? referee
          .response(operationId, { status, headers: response.headers, text })
          .filter(({ place }) => (place !== "header signature" || !isBroken(signature)) && (hasHeaders || !place.startsWith("header ")))
          .map((finding) => ofFinding(finding, value, response.headers))
      : [];
    if (response && !isUtf8(response.body))
      found.push({ kind: "body", at: responsePlace(places, operation, status), place: "body", message: "the body is not UTF-8" });
    // A wrong header is enough to say: signing compares it with the request.
    const isExplained = signature === "response-mismatch" && found.some(({ place }) => place.startsWith("header checkout-"));
    if (isBroken(signature) && status !== 401 && !isExplained)
      found.push({
        kind: "signature",
        at: signaturePlace(places, operation, status),
        place: "header signature",
        message: `the response's signature can't be verified: ${signature}`,
      });
    const validated = request && expected === undefined ? await validate(called, request) : undefined;
    if (validated) found.push(...(await acceptance(validated)));
    const kept = found.filter((each) => !isLeftOut(each.value));
    return { ...base, differences: kept.map((each) => differenceOf(each, base, { places, locate, document })) };

    async function acceptance(of: ValidatedRequest): Promise<readonly Found[]> {
      const isFaulty = exchange.fault === undefined ? "rejection" in of.checked : exchange.fault !== null;
      if (status >= 400) return isFaulty ? [] : schemaRejection(operation, value, status);
      const fault = exchange.fault === undefined ? await faultIn(of) : exchange.fault;
      // Rules of the servers alone have no place in a description.
      if (!fault || fault.isOfServers) return [];
      const { violation } = fault;
      const mediaType = request?.headers["content-type"]?.split(";", 1)[0]?.trim();
      const place = violation ? `${violation.in}${violation.pointer}` : "body";
      return [
        {
          kind: "accepted",
          at: violation
            ? placeOfViolation(places, operation, violation, mediaType)
            : (bodySchemaOf(places, operation)?.slice(0, -1) ?? operation),
          place: `request ${place}`,
          message: `${response ? "the request is accepted, though" : "whether it is accepted is not known:"} ${fault.reason}`,
          isNote: !response || fault.isTolerated,
          value: violation ? valueAt(of.values, violation) : undefined,
        },
      ];
    }
  }

  async function validate(
    { operationId, entry, pathParameters }: CalledOperation,
    request: SentRequest,
  ): Promise<ValidatedRequest | undefined> {
    const operation = operations.get(operationId);
    if (!operation) return undefined;
    const routed = { request: wireRequest(request), operationId, template: entry.path, pathParameters };
    const validateWith = (tolerances: (typeof TOLERANCES)[ApiName]) =>
      validateRequest({ api: own, operation, isAuthenticated: false }, routed, tolerances);
    return { ...(await validateWith([])), isTolerated: async () => !("rejection" in (await validateWith(TOLERANCES[api])).checked) };
  }

  async function faultIn({ checked, violations = [], values, isTolerated }: ValidatedRequest): Promise<RequestFault | undefined> {
    if (!("rejection" in checked)) return undefined;
    const [violation] = violations;
    return {
      ...(violation && { violation }),
      reason: violation ? `${violation.in}${violation.pointer} ${violation.message}` : checked.rejection.reason,
      isTolerated: await isTolerated(),
      isOfServers: violation === undefined && values !== undefined,
    };
  }

  /** A valid request that is rejected as one that breaks the description. */
  function schemaRejection(operation: Keys, body: unknown, status: number): readonly Found[] {
    const code = codeIn(body);
    const message = (body as { message?: unknown } | undefined)?.message;
    const example = exampleIn(operation, status, code ?? "invalid-request");
    if (example === undefined || example["x-beyond-schema"] === true) return [];
    const isSaid = code !== undefined || message === (example["value"] as { message?: unknown } | undefined)?.message;
    const [at] =
      code === undefined ? [placeNamed(places, operation, (body as { meta?: unknown }).meta)] : placesOfCode(places, operation, code);
    // A code that nothing in the request causes depends on what the service knows.
    if (!isSaid || at === undefined) return [];
    return [
      {
        kind: "rejected",
        at,
        place: "request",
        message: `the request is rejected${code === undefined ? "" : ` with ${wordOf(code)}`}, though the description allows it`,
        value: code,
      },
    ];
  }

  function exampleIn(operation: Keys, status: number, name: string): Node | undefined {
    return examplesIn(operation, String(status)).find(([each]) => each === name)?.[1];
  }

  function examplesIn(operation: Keys, status: string): readonly (readonly [name: string, example: Node])[] {
    const { node } = places.follow([...operation, "responses", status]);
    return Object.values(Object(node["content"]) as Readonly<Record<string, Node>>).flatMap((media) =>
      Object.entries((media["examples"] ?? {}) as Readonly<Record<string, Node>>),
    );
  }

  /** The documented error that a body has the code or the message of. */
  function errorNamed(operation: Keys, status: number, body: unknown): string | undefined {
    const code = codeIn(body);
    const message = (body as { message?: unknown } | undefined)?.message;
    const examples = [String(status), "default"].flatMap((each) => examplesIn(operation, each));
    return examples.find(
      ([name, { value }]) => name === code || (message !== undefined && (value as { message?: unknown } | undefined)?.message === message),
    )?.[0];
  }
}

/** A service before its check of the request, or something between it and us. */
function reasonNotToCheck(status: number, signature: Signature): string | undefined {
  if (status === 401) return "the service did not accept who signed (401)";
  if (status === 403) return "the merchant may not use it (403)";
  if (signature === "not-from-service") return `a gateway responded (${status})`;
  return status === 429 ? "too many requests (429)" : undefined;
}

/** Parameters of events that sign the others. */
const SIGNATURES = new Set(["signature", "RETURN_AUTHCODE"]);

const isBroken = (signature: Signature): boolean => signature !== "verified" && signature !== "unsigned";

const mediaTypeOf = (headers: Headers): string => (headers.get("content-type") ?? "").split(";", 1)[0]?.trim() ?? "";

function readOr(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const operationPlace = (places: Places, path: string, method: string, section: "paths" | "webhooks" = "paths"): Keys => [
  ...places.follow([section, path]).at,
  method.toLowerCase(),
];

function responsePlace(places: Places, operation: Keys, status: number): Keys {
  const responses = places.follow([...operation, "responses"]).node;
  return places.follow([...operation, "responses", responses[status] === undefined ? "default" : String(status)]).at;
}

function signaturePlace(places: Places, operation: Keys, status: number): Keys {
  const response = responsePlace(places, operation, status);
  const headers = Object(places.follow(response).node["headers"]) as Node;
  return headers["signature"] === undefined ? response : places.follow([...response, "headers", "signature"]).at;
}

/** Whether an operation documents another record than an error for a status: a 403 that asks for the customer's step-up. */
function isOutcome(places: Places, operation: Keys, status: number): boolean {
  const { node } = places.follow([...operation, "responses", String(status)]);
  const mediaTypes = Object.keys(Object(node["content"]) as object);
  const schemas = mediaTypes.flatMap((mediaType) =>
    places.schemas([...operation, "responses", String(status), "content", mediaType, "schema"]),
  );
  const names = schemas.flatMap(({ schema }) => Object.keys(Object(schema["properties"]) as object));
  return names.length > 0 && !names.some((name) => ERROR_FIELDS.has(name));
}

/** One of them is in every record of an error. */
const ERROR_FIELDS = new Set(["message", "error", "errorCode"]);

function isUtf8(body: Uint8Array): boolean {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body) !== undefined;
  } catch {
    return false;
  }
}

/** The value that a finding is about. */
function ofFinding(finding: Finding, body: unknown, headers: Headers, url?: URL): Found {
  const { kind, at, place, message, isNote } = finding;
  const [, where, name] = /^(header|query) (.*)$/.exec(place) ?? [];
  const value =
    where === "query"
      ? (url?.searchParams.get(name ?? "") ?? undefined)
      : name === undefined
        ? keysOf(place).reduce<unknown>((each, key) => (each as Node | null | undefined)?.[key], body)
        : (headers.get(name) ?? undefined);
  return { kind, at: keysOf(at), place, message, isNote, value };
}

function valueAt(values: Validated["values"], violation: { readonly in: string; readonly pointer: string }): unknown {
  const part = (values as unknown as Node | undefined)?.[violation.in];
  return keysOf(violation.pointer).reduce<unknown>((value, key) => (value as Node | null | undefined)?.[key], part);
}

/** The error code of a body, in the form of either API that has codes. */
function codeIn(body: unknown): string | undefined {
  const { errorCode, error } = (Object(body) ?? {}) as { errorCode?: unknown; error?: { title?: unknown } };
  const code = errorCode ?? error?.title;
  return typeof code === "string" && code !== "" ? code : undefined;
}

/** The field or parameter of a request that details of a rejection name, the deepest one; otherwise the body's schema, or the operation. */
function placeNamed(places: Places, operation: Keys, details: unknown): Keys {
  const text = JSON.stringify(details ?? "");
  const body = bodySchemaOf(places, operation);
  const field = body && fieldNamed(places, places.schemas(body), text);
  if (field) return field;
  const parameters = parametersOf(places, operation).map(({ at, node }) => ({ at: [...at, "name"], name: String(node["name"]) }));
  return firstNamed(parameters, text)?.at ?? body ?? operation;
}

/** A field is named before those in it: `items[0].reference` is not `reference`. */
function fieldNamed(places: Places, schemas: readonly PlacedSchema[], text: string): Keys | undefined {
  const fields = schemas.flatMap(({ at, schema }) =>
    Object.keys(Object(schema["properties"]) as object).map((name) => ({ at: [...at, "properties", name], name })),
  );
  const named = firstNamed(fields, text);
  if (!named) return undefined;
  const inside = places.schemas(named.at);
  return fieldNamed(places, [...inside, ...places.below(inside, 0)], text.slice(named.index + named.name.length)) ?? named.at;
}

function firstNamed<Named extends { readonly name: string }>(
  all: readonly Named[],
  text: string,
): (Named & { readonly index: number }) | undefined {
  const [first] = all
    .map((each) => ({ ...each, index: text.search(new RegExp(`\\b${each.name.replaceAll(/\W/g, "\\$&")}\\b`)) }))
    .filter(({ index }) => index >= 0)
    .toSorted((one, other) => one.index - other.index);
  return first;
}

function wireRequest({ method, target, headers, body }: SentRequest): WireRequest {
  const [path = "", query = ""] = target.split("?", 2);
  return { method, target, path, query: new URLSearchParams(query), headers: new Headers(headers), body };
}

function differenceOf(
  { kind, at, place, message, isNote = false, value }: Found,
  base: Pick<Difference, "api" | "operationId" | "status">,
  { places, locate, document }: { readonly places: Places; readonly locate: Locate; readonly document: Node },
): Difference {
  const { api, operationId, status } = base;
  const keyword = at.at(-1) ?? "";
  const isWord = ["enum", "code-undocumented", "content-type"].includes(kind);
  return {
    kind,
    isNote,
    api,
    operationId,
    status,
    place,
    message,
    ...locate(pointerTo(at)),
    section: sectionOf(document, places, at, operationId),
    evidence: kind === "status-undocumented" ? `status ${status}` : isWord ? wordOf(value) : shapeOf(value),
    edit: editFor(kind, { place, keyword, status, value }),
  };
}

/** What a place describes: `Payment API 2.0.0, Payment (public documentation)`. */
function sectionOf(document: Node, places: Places, at: Keys, operationId: string): string {
  const { title, version } = document["info"] as { readonly title: string; readonly version: string };
  const [section, , name = ""] = at;
  const marks = at.flatMap((_, index) => {
    const mark = places.follow(at.slice(0, index + 1)).node["x-provenance"];
    return typeof mark === "string" ? [mark.replace("-", " ")] : [];
  });
  return `${title} ${version}, ${section === "components" ? name : operationId}${marks.length > 0 ? ` (${marks.at(-1)})` : ""}`;
}
