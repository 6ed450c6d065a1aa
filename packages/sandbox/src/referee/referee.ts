/**
 * The referee: checks responses and events against the bundled description, statuses and headers included.
 *
 * @packageDocumentation
 */
import { type OperationDescription, readEvents, readOperations, responseOf } from "@maksu/service-front";
import { createValueCheck, type ValueCheck } from "./value-check.ts";

/** A response as it was sent. */
export interface SentResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** An event as it was sent. */
export interface SentMessage {
  readonly method: string;
  readonly url: string | URL;
  readonly headers: Headers;
  /** Empty for none. */
  readonly text: string;
  /** The merchant's URL, whose parameters are no part of the event. */
  readonly merchantUrl: string | URL;
}

/** Checks responses and events. */
export interface Referee {
  /** Returns what is wrong with a response, a line each; nothing for one that is as described. */
  response(operationId: string, response: SentResponse): readonly string[];
  /** Returns what is wrong with an event, a line each; nothing for one that is as described. */
  event(name: string, message: SentMessage): readonly string[];
}

/** Reads the body of a response. */
export type BodyReader = (text: string, operationId: string, status: number) => unknown;

/**
 * Creates the referee of a description.
 *
 * @param document - a bundled OpenAPI document
 * @param readers - of the media types besides JSON
 * @throws Error when Ajv is not installed, or when the document can't be read
 */
export async function createReferee(document: object, readers: Readonly<Record<string, BodyReader>> = {}): Promise<Referee> {
  const check = await createValueCheck(document);
  const operations = readOperations(document);
  const events = readEvents(document);
  const readerOf: Readonly<Record<string, BodyReader>> = { "application/json": (text) => JSON.parse(text) as unknown, ...readers };
  return {
    response(operationId, response) {
      const operation = operations.get(operationId);
      if (!operation) return [`unknown operation ${operationId}`];
      const described = responseOf(operation, response.status);
      if (!described) return [`the status ${response.status} is not documented`];
      const read = (mediaType: string): unknown => readerOf[mediaType]?.(response.text, operationId, response.status);
      return [...bodyFaults(described.content ?? {}, response, read, check), ...headerFaults(described.headers ?? {}, response, check)];
    },
    event(name, message) {
      const event = events.get(name);
      return event ? [...parameterFaults(event, message, check), ...contentFaults(event, message, check)] : [`unknown event ${name}`];
    },
  };
}

type Content = OperationDescription["requestContent"];

function bodyFaults(content: Content, { headers, text }: SentResponse, read: (mediaType: string) => unknown, check: ValueCheck): string[] {
  const mediaTypes = Object.keys(content);
  if (mediaTypes.length === 0) return text === "" ? [] : ["has a body, and none is documented"];
  const mediaType = mediaTypeOf(headers);
  const media = content[mediaType];
  if (!media) return [`is of the media type ${mediaType || "none"}, not ${mediaTypes.join(" or ")}`];
  try {
    return check(media.schema, read(mediaType)).map((fault) => `the body${fault}`);
  } catch {
    return [`the body is not ${mediaType}`];
  }
}

type HeaderDescriptions = NonNullable<OperationDescription["responses"][string]["headers"]>;

/** A rejection repeats the id that it rejects, whatever that is. */
const REPEATED = "checkout-transaction-id";

const headerFaults = (described: HeaderDescriptions, { status, headers }: SentResponse, check: ValueCheck): string[] =>
  Object.entries(described).flatMap(([name, { required, schema = {} }]) => {
    const text = headers.get(name);
    if (text === null) return required ? [`has no ${name} header`] : [];
    if (status >= 400 && name === REPEATED) return [];
    return check(schema, valueOf(text, schema)).map((fault) => `the header ${name}${fault}`);
  });

function parameterFaults({ method, parameters }: OperationDescription, sent: SentMessage, check: ValueCheck): string[] {
  const { searchParams } = new URL(sent.url);
  const faults = parameters.flatMap(({ name, in: place, required, schema = {} }) => {
    const text = place === "header" ? sent.headers.get(name) : searchParams.get(name);
    if (text === null) return required ? [`lacks ${name}`] : [];
    return check(schema, valueOf(text, schema)).map((fault) => `${name}${fault}`);
  });
  const known = new Set([...parameters.map(({ name }) => name), ...new URL(sent.merchantUrl).searchParams.keys()]);
  const others = [...searchParams.keys()].filter((name) => !known.has(name));
  return [
    ...(sent.method === method ? [] : [`comes with ${sent.method}, not with ${method}`]),
    ...faults,
    ...others.map((name) => `has ${name}, which is not documented`),
  ];
}

function contentFaults({ requestContent }: OperationDescription, { headers, text }: SentMessage, check: ValueCheck): readonly string[] {
  const mediaTypes = Object.keys(requestContent);
  if (mediaTypes.length === 0) return text === "" ? [] : ["has a body, and none is documented"];
  const mediaType = mediaTypeOf(headers);
  const media = requestContent[mediaType];
  if (!media) return [`has a body of ${mediaType || "no media type"}, not of ${mediaTypes.join(" or ")}`];
  const value: unknown = media.schema?.type === "string" ? text : JSON.parse(text);
  return check(media.schema ?? {}, value).map((fault) => `the body${fault}`);
}

/** Media type without its parameters; empty for none. */
const mediaTypeOf = (headers: Headers): string => (headers.get("content-type") ?? "").split(";", 1)[0]?.trim() ?? "";

/** Parameters and headers are text; those of numbers are checked as such. */
const valueOf = (text: string, { type }: { readonly type?: string | readonly string[] }): unknown =>
  type === "integer" ? Number(text) : text;
