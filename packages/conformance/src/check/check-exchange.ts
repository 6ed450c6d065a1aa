/** Compares an exchange with the description of its operation: the response by the referee, and whether the request was rightly accepted or rejected. */
import { API_NAMES, type ApiName, descriptionOf, responseReadersOf, type ServiceNames, withServiceNames } from "@maksu/service-front";
import { createPlaces, createReferee, type Keys, type Node, type Places, type SentMessage } from "@maksu/service-front/referee";
import type { CalledOperation } from "../calls/operations.ts";
import type { ReceivedResponse, SentRequest, Signature } from "../calls/send-signed.ts";
import { JSON_TYPE, mediaTypeOf } from "../requests/body-writers.ts";
import type { CheckedExchange } from "./difference.ts";
import { createReporter, type Found, ofFinding } from "./found.ts";
import { hiddenIn, withHalves } from "./hidden.ts";
import { codeIn, createRequestCheck, messageIn, type RequestFault } from "./request-check.ts";
import { parametersOf } from "./request-places.ts";

/** Compares exchanges with the descriptions. */
export interface Checker {
  /**
   * Compares an exchange.
   *
   * @param expected - whether a 401 or 403 is what the exchange is about: others have not reached the check
   */
  check(exchange: KnownExchange, expected?: "rejection"): Promise<CheckedExchange>;
  /** The fault of a request by its description, for a recording that keeps the request redacted; null for none. */
  faultOf(exchange: KnownExchange): Promise<RequestFault | null>;
  /** Compares an event with its description; `signature` says what its own is worth. */
  event(api: ApiName, name: string, message: SentMessage, signature?: Signature): CheckedExchange;
}

/** An exchange as far as it is known: all of it, or a part that somebody has kept. */
export interface KnownExchange {
  readonly called: CalledOperation;
  readonly request?: SentRequest | undefined;
  readonly response?: ReceivedResponse | undefined;
  readonly signature: Signature;
  /** The request's fault before it was redacted; null for none. @defaultValue the fault of `request` */
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
  ) as Record<ApiName, Checker>;
  return {
    check: (exchange, expected) => apis[exchange.called.api].check(exchange, expected),
    faultOf: (exchange) => apis[exchange.called.api].faultOf(exchange),
    event: (api, ...event) => apis[api].event(api, ...event),
  };
}

async function createApiCheck(api: ApiName, names: ServiceNames): Promise<Checker> {
  const document = withServiceNames(descriptionOf(api), names) as Node;
  const readers: Readonly<Record<string, (text: string, status: number) => unknown>> = {
    "application/json": (text) => JSON.parse(text) as unknown,
    ...responseReadersOf(api),
  };
  const referee = await createReferee(document, readers);
  const places = createPlaces(document);
  const requests = createRequestCheck(api, names, document, places);
  const differenceOf = createReporter(api, document, places);

  return {
    check,
    faultOf: async ({ called, request }) => (request ? requests.faultOf({ called, request }) : null),
    event(_api, name, message, signature = "unsigned") {
      const found = referee.event(name, message).map((finding) => ofFinding(finding, undefined, message.headers, new URL(message.url)));
      if (isBroken(signature)) {
        const parameters = parametersOf(places, operationPlace(places, name, message.method, "webhooks"));
        const signing = parameters.find(({ node }) => SIGNATURES.has(String(node["name"])));
        const at = [...(signing?.at ?? []), "name"];
        const place = `query ${String(signing?.node["name"])}`;
        found.push({ kind: "signature", at, place, message: `the event's signature can't be verified: ${signature}` });
      }
      const base = { api, operationId: name, method: message.method, path: name, status: 0 };
      return { ...base, differences: found.map((each) => differenceOf(each, base)) };
    },
  };

  async function check(exchange: KnownExchange, expected?: "rejection"): Promise<CheckedExchange> {
    const { called, request, response, signature, isLeftOut = () => false } = exchange;
    const { operationId, entry } = called;
    const { status = 0 } = response ?? {};
    const operation = operationPlace(places, entry.path, entry.method);
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(response?.body);
    const value = response && readOr(() => readers[mediaTypeOf(response.headers.get("content-type"))]?.(text, status));
    const error = status < 400 ? undefined : errorNamed(operation, status, value);
    const base = { api, operationId, method: entry.method, path: entry.path, status, ...(error && { error: error[0] }) };
    const isToCheck = !response || expected === "rejection" || (status === 403 && isOutcome(places, operation, status));
    const unchecked = isToCheck ? undefined : reasonNotToCheck(status, signature);
    if (unchecked !== undefined) return { ...base, unchecked, differences: [] };

    const found = response ? responseFindings(operation, exchange, response, text, value) : [];
    if (request && expected === undefined)
      found.push(...(await requests.outcome({ called, operation, request }, response && { status, value, error }, exchange.fault)));
    return { ...base, differences: found.filter((each) => !isLeftOut(each.value)).map((each) => differenceOf(each, base)) };
  }

  function responseFindings(
    operation: Keys,
    { called: { operationId }, signature, hasHeaders = true }: KnownExchange,
    { status, headers, body }: ReceivedResponse,
    text: string,
    value: unknown,
  ): Found[] {
    const at = responsePlace(places, operation, status);
    const found = referee
      .response(operationId, { status, headers, text })
      .filter(({ place }) => (place !== "header signature" || !isBroken(signature)) && (hasHeaders || !place.startsWith("header ")))
      .map((finding) => ofFinding(finding, value, headers));
    const isRead = !found.some(({ kind }) => kind === "body" || kind === "content-type");
    if (isRead && !isUtf8(body)) found.push({ kind: "body", at, place: "body", message: "the body is not UTF-8" });
    const mediaType = mediaTypeOf(headers.get("content-type"));
    const media = [...at, "content", mediaType];
    const record = places.schemas([...media, "schema"]).find(({ schema }) => schema["properties"] !== undefined);
    for (const { kind, place, message } of isRead ? hiddenIn(text, mediaType) : []) {
      const near = kind === "body" || !record ? media : [...record.at, "properties"];
      found.push({ kind, at: near, place, message: `the body ${message}`, value: "" });
    }
    const halves = isRead && mediaType === JSON_TYPE ? withHalves(text) : text;
    for (const finding of halves === text ? [] : referee.response(operationId, { status, headers, text: halves })) {
      const message = `the ${finding.place} is an integer that is written with a point or an exponent, which many parsers reject`;
      if (finding.at.endsWith("/type") && !found.some(({ place }) => place === finding.place))
        found.push({ ...ofFinding(finding, value, headers), message, isNote: true });
    }
    // A wrong header is enough to say: signing compares it with the request.
    const isExplained = signature === "response-mismatch" && found.some(({ place }) => place.startsWith("header checkout-"));
    const message = `the response's signature can't be verified: ${signature}`;
    if (isBroken(signature) && status !== 401 && !isExplained)
      found.push({ kind: "signature", at: signaturePlace(places, at), place: "header signature", message });
    return found;
  }

  /** The documented error that a body has the code or the message of. */
  function errorNamed(operation: Keys, status: number, body: unknown): readonly [name: string, example: Node] | undefined {
    const code = codeIn(body);
    const message = messageIn(body);
    return [String(status), "default"]
      .flatMap((each) =>
        Object.values(Object(places.follow([...operation, "responses", each]).node["content"]) as Readonly<Record<string, Node>>),
      )
      .flatMap((media) => Object.entries((media["examples"] ?? {}) as Readonly<Record<string, Node>>))
      .find(([name, example]) => name === code || (message !== undefined && messageIn(example["value"]) === message));
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
export const SIGNATURES: ReadonlySet<string> = new Set(["signature", "RETURN_AUTHCODE"]);

const isBroken = (signature: Signature): boolean => signature !== "verified" && signature !== "unsigned";

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

function signaturePlace(places: Places, response: Keys): Keys {
  const headers = Object(places.follow(response).node["headers"]) as Node;
  return headers["signature"] === undefined ? response : places.follow([...response, "headers", "signature"]).at;
}

/** Whether an operation documents another record than an error for a status: a 403 that asks for the customer's step-up. */
function isOutcome(places: Places, operation: Keys, status: number): boolean {
  const response = [...operation, "responses", String(status)];
  const names = Object.keys(Object(places.follow(response).node["content"]) as object)
    .flatMap((mediaType) => places.schemas([...response, "content", mediaType, "schema"]))
    .flatMap(({ schema }) => Object.keys(Object(schema["properties"]) as object));
  return names.length > 0 && !names.some((name) => ERROR_FIELDS.has(name));
}

/** One of them is in every record of an error. */
const ERROR_FIELDS = new Set(["message", "error", "errorCode"]);

const isUtf8 = (body: Uint8Array): boolean => readOr(() => new TextDecoder("utf-8", { fatal: true }).decode(body)) !== undefined;
