/**
 * The referee: checks responses and events against the bundled description, statuses and headers included. Ajv is an optional peer dependency.
 *
 * @packageDocumentation
 */
import { otherCharset } from "./charset.ts";
import { undocumentedCodes } from "./error-codes.ts";
import { type Finding, type FindingKind, pointerTo } from "./finding.ts";
import { isOfHttp } from "./http-headers.ts";
import { createPlaces, type Keys, type Node, type Places } from "./places.ts";
import { undocumentedFields } from "./undocumented-fields.ts";
import { createValueCheck, type ValueCheck, type ValueFault } from "./value-check.ts";

export { otherCharset } from "./charset.ts";
export { faultsIn, type Finding, type FindingKind, pointerTo } from "./finding.ts";
export { createPlaces, type Keys, type Node, type PlacedSchema, type Places } from "./places.ts";

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
  /** Returns the differences of a response; nothing for one that is as described. */
  response(operationId: string, response: SentResponse): readonly Finding[];
  /** Returns the differences of an event; nothing for one that is as described. */
  event(name: string, message: SentMessage): readonly Finding[];
}

/** Reads the body of a response. */
export type BodyReader = (text: string, status: number) => unknown;

/**
 * Creates the referee of a description.
 *
 * @param document - a bundled OpenAPI document
 * @param readers - of the media types besides JSON
 * @throws Error when Ajv is not installed, or when the document can't be read
 */
export async function createReferee(document: object, readers: Readonly<Record<string, BodyReader>> = {}): Promise<Referee> {
  // Prism follows references in place.
  const own = structuredClone(document);
  const check = await createValueCheck(own);
  const places = createPlaces(own);
  const [operations, events] = ["paths", "webhooks"].map((section) => operationsIn(places, section)) as [Located, Located];
  const context = { places, check };
  const readerOf: Readonly<Record<string, BodyReader>> = { "application/json": (text) => JSON.parse(text) as unknown, ...readers };
  return {
    response(operationId, response) {
      const operation = operations.get(operationId);
      if (!operation) return [differs("status-undocumented", [], "status", `unknown operation ${operationId}`)];
      const { status } = response;
      const all = places.follow([...operation, "responses"]).node;
      const key = all[status] === undefined && status >= 400 ? "default" : String(status);
      if (all[key] === undefined)
        return [differs("status-undocumented", [...operation, "responses"], "status", `the status ${status} is not documented`)];
      const at = places.follow([...operation, "responses", key]).at;
      const ofDefault =
        key === "default"
          ? [{ ...differs("status-undocumented", at, "status", `only default documents the status ${status}`), isNote: true }]
          : [];
      const read = (mediaType: string): unknown => readerOf[mediaType]?.(response.text, status);
      return [...ofDefault, ...bodyFindings(context, at, response, read), ...headerFindings(context, at, response)];
    },
    event(name, message) {
      const event = events.get(name);
      return event
        ? [...parameterFindings(context, event, message), ...contentFindings(context, event, message)]
        : [differs("event", [], "event", `unknown event ${name}`)];
    },
  };
}

type Located = ReadonlyMap<string, Keys>;

interface Context {
  readonly places: Places;
  readonly check: ValueCheck;
}

/** The keys of each operation, by its name. */
function operationsIn(places: Places, section: string): Located {
  const found = new Map<string, Keys>();
  for (const path of Object.keys(places.follow([section]).node)) {
    const { at, node } = places.follow([section, path]);
    for (const [method, operation] of Object.entries(node)) {
      const { operationId } = Object(operation) as Node;
      if (typeof operationId === "string") found.set(operationId, [...at, method]);
    }
  }
  return found;
}

const differs = (kind: FindingKind, at: Keys, place: string, message: string): Finding => ({
  kind,
  at: pointerTo(at),
  place,
  message,
  isNote: false,
});

const KINDS: Readonly<Record<string, FindingKind>> = { required: "field-missing", format: "format", enum: "enum", const: "enum" };

/** Puts a fault that Ajv has found in words about the message. A list that may grow makes a note of a new value. */
const fromFault =
  ({ places }: Context, place: string, subject: string) =>
  ({ at, pointer, message }: ValueFault): Finding => {
    const kind = KINDS[at.at(-1) ?? ""] ?? "value";
    const isNote = kind === "enum" && places.follow(at.slice(0, -1)).node["x-extensible"] === true;
    return { ...differs(kind, at, `${place}${pointer}`, `${subject}${pointer} ${message}`), isNote };
  };

function bodyFindings(
  context: Context,
  at: Keys,
  { headers, text }: SentResponse,
  read: (mediaType: string) => unknown,
): readonly Finding[] {
  const { places, check } = context;
  const mediaTypes = Object.keys(Object(places.follow(at).node["content"]) as object);
  if (mediaTypes.length === 0) return text === "" ? [] : [differs("body", at, "body", "has a body, and none is documented")];
  const mediaType = mediaTypeOf(headers);
  const content = [...at, "content"];
  if (!mediaTypes.includes(mediaType))
    return [
      differs(
        "content-type",
        content,
        "header content-type",
        `is of the media type ${mediaType || "none"}, not ${mediaTypes.join(" or ")}`,
      ),
    ];
  const media = [...content, mediaType];
  let value: unknown;
  try {
    value = read(mediaType);
  } catch {
    return [differs("body", media, "body", `the body is not ${mediaType}`)];
  }
  const schema = [...media, "schema"];
  const schemas = places.schemas(schema);
  const charset = otherCharset(headers.get("content-type"));
  return [
    ...(charset === undefined ? [] : [differs("content-type", media, "header content-type", `is in the charset ${charset}, not UTF-8`)]),
    ...check(schema, value).map(fromFault(context, "body", "the body")),
    ...undocumentedFields(places, schemas, value, "body"),
    ...undocumentedCodes(places, media, schemas, value),
  ];
}

/** A rejection repeats the id that it rejects, whatever that is. */
const REPEATED = "checkout-transaction-id";

function headerFindings(context: Context, at: Keys, { status, headers }: SentResponse): readonly Finding[] {
  const { places, check } = context;
  const described = Object.keys(Object(places.follow(at).node["headers"]) as object);
  const known = new Set(described.map((name) => name.toLowerCase()));
  const others = [...headers.keys()].filter((name) => !known.has(name) && !isOfHttp(name));
  return [
    ...described.flatMap((name) => {
      const header = places.follow([...at, "headers", name]);
      const text = headers.get(name);
      const subject = `header ${name.toLowerCase()}`;
      if (text === null)
        return header.node["required"] === true ? [differs("header", [...header.at, "required"], subject, `has no ${name} header`)] : [];
      if (status >= 400 && name === REPEATED) return [];
      const schema = [...header.at, "schema"];
      return check(schema, valueOf(text, places.follow(schema).node)).map((fault) => {
        const found = fromFault(context, subject, `the header ${name}`)(fault);
        return found.kind === "enum" ? found : { ...found, kind: "header" as const };
      });
    }),
    ...others.map((name) => differs("header", [...at, "headers"], `header ${name}`, `the header ${name} is not documented`)),
  ];
}

function parameterFindings(context: Context, event: Keys, sent: SentMessage): readonly Finding[] {
  const { places, check } = context;
  const { node } = places.follow(event);
  const parameters = ((node["parameters"] ?? []) as unknown[]).map((_, index) => places.follow([...event, "parameters", String(index)]));
  const { searchParams } = new URL(sent.url);
  const findings = parameters.flatMap(({ at, node: { name, in: where, required } }) => {
    const text = where === "header" ? sent.headers.get(String(name)) : searchParams.get(String(name));
    const place = `${String(where)} ${String(name)}`;
    if (text === null) return required === true ? [differs("field-missing", [...at, "required"], place, `lacks ${String(name)}`)] : [];
    const schema = [...at, "schema"];
    return check(schema, valueOf(text, places.follow(schema).node)).map(fromFault(context, place, String(name)));
  });
  const known = new Set([...parameters.map(({ node: { name } }) => name), ...new URL(sent.merchantUrl).searchParams.keys()]);
  const others = [...searchParams.keys()].filter((name) => !known.has(name));
  const method = (event.at(-1) ?? "").toUpperCase();
  return [
    ...(sent.method === method ? [] : [differs("event", event, "method", `comes with ${sent.method}, not with ${method}`)]),
    ...findings,
    ...others.map((name) =>
      differs("field-undocumented", [...event, "parameters"], `query ${name}`, `has ${name}, which is not documented`),
    ),
  ];
}

function contentFindings(context: Context, event: Keys, { headers, text }: SentMessage): readonly Finding[] {
  const { places, check } = context;
  const body = places.follow([...event, "requestBody"]);
  const mediaTypes = Object.keys(Object(body.node["content"]) as object);
  if (mediaTypes.length === 0) return text === "" ? [] : [differs("body", event, "body", "has a body, and none is documented")];
  const mediaType = mediaTypeOf(headers);
  const content = [...body.at, "content"];
  if (!mediaTypes.includes(mediaType))
    return [
      differs(
        "content-type",
        content,
        "header content-type",
        `has a body of ${mediaType || "no media type"}, not of ${mediaTypes.join(" or ")}`,
      ),
    ];
  const schema = [...content, mediaType, "schema"];
  const value: unknown = places.follow(schema).node["type"] === "string" ? text : JSON.parse(text);
  return [
    ...check(schema, value).map(fromFault(context, "body", "the body")),
    ...undocumentedFields(places, places.schemas(schema), value, "body"),
  ];
}

/** Media type without its parameters; empty for none. */
const mediaTypeOf = (headers: Headers): string => (headers.get("content-type") ?? "").split(";", 1)[0]?.trim() ?? "";

/** Parameters and headers are text; those of numbers are checked as such. */
const valueOf = (text: string, { type }: Node): unknown => (type === "integer" ? Number(text) : text);
