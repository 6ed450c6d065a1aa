/** Compares the description's operations with the documented ones: path, headers, parameters, body, statuses, security. */
import {
  eventsOf,
  isMarked,
  isObject,
  type JsonObject,
  listAt,
  type LocatedOperation,
  objectAt,
  operationsOf,
  type Parameter,
  resolve,
  type Resolved,
  textAt,
  viewOf,
} from "@maksu/openapi";
import { compareValue } from "./value.ts";
import { type Cause, report, state, within, type Comparison, type Place } from "./difference.ts";
import type { DocumentedBody, DocumentedEvent, DocumentedFields, DocumentedOperation, DocumentedResponse } from "../document.ts";

export function compareOperations(comparison: Comparison): void {
  const found = operationsOf(comparison.bundle);
  for (const want of comparison.document.operations) {
    const place: Place = { entry: `operation ${want.operationId}`, subject: want.operationId, section: want.section };
    const got = located(found, want);
    if (got === undefined) {
      report(comparison, place, "operation", `${want.method} ${want.path}`, undefined);
      continue;
    }
    if (got.path !== want.path) report(comparison, place, "path", want.path, got.path, { keys: got.at.slice(0, 2) });
    if (got.method !== want.method) report(comparison, place, "method", want.method, got.method, { keys: got.at });
    compareOperation(comparison, place, want, got);
  }
  const known = new Set(comparison.document.operations.map((want) => located(found, want)));
  for (const operation of found) {
    if (known.has(operation)) continue;
    const { method, path, operationId } = operation;
    const place: Place = { entry: "description", subject: operationId, section: "Endpoints" };
    report(comparison, place, "operation", undefined, `${method} ${path}`);
  }
}

/** By method and path, or, where one of them was changed, by its name. */
const located = (found: readonly LocatedOperation[], want: DocumentedOperation): LocatedOperation | undefined =>
  found.find(({ method, path }) => method === want.method && path === want.path) ??
  found.find(({ operationId }) => operationId === want.operationId);

function compareOperation(comparison: Comparison, place: Place, want: DocumentedOperation, got: LocatedOperation): void {
  if (got.operationId !== want.operationId) report(comparison, place, "operationId", want.operationId, got.operationId);
  const { headers, rest } = withoutOwnPlaces(want.headers);
  const documented = { header: headers, path: want.pathParameters ?? {}, query: want.query ?? {}, cookie: {} };
  for (const kind of ["header", "path", "query", "cookie"] as const)
    compareParameters(comparison, place, kind, documented[kind], got, false, documented);
  if (rest.includes("Content-Type") && Object.keys(got.content).length === 0)
    report(comparison, place, "Content-Type", "a body", undefined);
  compareSecurity(comparison, place, got);
  compareDeprecated(comparison, place, got);
  compareSource(comparison, place, want, got);
  compareBody(comparison, place, want, got);
  compareResponses(comparison, place, want.responses, got);
}

/** An operation is marked where the API document does not have it. */
function compareSource(comparison: Comparison, place: Place, { source }: DocumentedOperation, { operation, at }: LocatedOperation): void {
  const got = isMarked(operation);
  if (got === (source !== undefined)) return;
  report(comparison, place, "x-provenance", source && "public-documentation", got ? "public-documentation" : undefined, {
    keys: [...at, "x-provenance"],
  });
}

/** No document deprecates an operation or event. */
function compareDeprecated(comparison: Comparison, place: Place, { operation, at }: LocatedOperation): void {
  if (operation.deprecated === true) report(comparison, place, "deprecated", undefined, true, { keys: [...at, "deprecated"] });
}

/** In OpenAPI the content type stands at the body, and Authorization in a security scheme. */
function withoutOwnPlaces(documented: DocumentedFields): { readonly headers: DocumentedFields; readonly rest: readonly string[] } {
  const { "Content-Type": contentType, Authorization: authorization, ...headers } = documented;
  return { headers, rest: [...(contentType ? ["Content-Type"] : []), ...(authorization ? ["Authorization"] : [])] };
}

type Kind = "header" | "path" | "query" | "cookie";

function compareParameters(
  comparison: Comparison,
  place: Place,
  kind: Kind,
  documented: DocumentedFields,
  operation: LocatedOperation,
  covered: boolean,
  /** Fields that the document has in other places. */
  others: Partial<Record<Kind, DocumentedFields>> = {},
): void {
  /** Documented, but in another place than it is. */
  const isMisplaced = ({ in: got, name }: Parameter): boolean => {
    const all: Partial<Record<Kind, DocumentedFields>> = { ...others, [kind]: documented };
    return Object.entries(all).some(
      ([each, fields]) => each !== got && Object.hasOwn(fields, name) && !Object.hasOwn(all[got as Kind] ?? {}, name),
    );
  };
  const spelt = (name: string): string => (kind === "header" ? name.toLowerCase() : name);
  const causeOf = (name: string): Cause | undefined => {
    const own = listAt(operation.operation, "parameters");
    const index = own.findIndex((node) => spelt(String(resolve(comparison.bundle, node).value.name)) === spelt(name));
    return kind === "header"
      ? { keys: [...operation.at, "parameters", index < 0 ? "none" : String(index)], headers: Object.keys(documented) }
      : undefined;
  };
  const found = new Map(
    operation.parameters.filter((parameter) => parameter.in === kind).map((parameter) => [spelt(parameter.name), parameter]),
  );
  const names = new Set(Object.keys(documented).map(spelt));
  const missing = Object.keys(documented).filter((name) => !found.has(spelt(name)));
  const extra = [...found].filter(
    ([name, parameter]) => !names.has(name) && !covered && !isMarkedWithSchema(comparison.bundle, parameter) && !isMisplaced(parameter),
  );
  // One edit: a name that was changed.
  const [renamed, ...further] = extra;
  const [absent = "", ...more] = missing;
  const isRenamed = renamed !== undefined && absent !== "" && further.length + more.length === 0;
  if (isRenamed) report(comparison, within(place, `.${renamed[1].name}`), "name", absent, renamed[1].name);
  for (const [name, want] of Object.entries(documented)) {
    const here = within(place, `.${name}`, want.section);
    const got = found.get(spelt(name));
    if (got === undefined) {
      const elsewhere = operation.parameters.find((parameter) => spelt(parameter.name) === spelt(name) && isMisplaced(parameter));
      if (elsewhere) report(comparison, here, "in", kind, elsewhere.in);
      else if (!isRenamed) report(comparison, here, `${kind} parameter`, "present", undefined, causeOf(name));
      continue;
    }
    const required = got.required === true;
    if (want.required !== "unstated" && required !== want.required) report(comparison, here, "required", want.required, required);
    if ((want.commaSeparated === true) !== isCommaSeparated(got)) {
      report(comparison, here, "style", want.commaSeparated ? "separated by commas" : "one value each", got);
    }
    compareValue(comparison, here, want, got.schema, want.required, covered, isMarked(got));
  }
  if (!isRenamed)
    for (const [name] of extra) report(comparison, within(place, `.${name}`), `${kind} parameter`, undefined, "present", causeOf(name));
}

/** A header or parameter is marked when it or its schema is. */
const isMarkedWithSchema = (bundle: JsonObject, node: unknown): boolean => {
  const { value } = resolve(bundle, node);
  return isMarked(value) || viewOf(bundle, value.schema).isMarked;
};

const isCommaSeparated = ({ explode, style = "form" }: Parameter): boolean => explode === false && style === "form";

/** How a request proves its caller is compared once, by {@link compareScheme}. */
function compareSecurity(comparison: Comparison, place: Place, { security, operation, at }: LocatedOperation): void {
  const { section, unsecured } = comparison.document.authentication;
  const want = unsecured.includes(place.subject) ? 0 : 1;
  if (security.length === want) return;
  const cause = { keys: "security" in operation ? [...at, "security"] : ["security"] };
  report(comparison, within(place, "", section), "security", want ? "one scheme" : "none", security.join(", ") || "none", cause);
}

function compareScheme(comparison: Comparison): void {
  const { document, bundle } = comparison;
  const { section, scheme } = document.authentication;
  for (const [name, got] of Object.entries(objectAt(objectAt(bundle, "components"), "securitySchemes"))) {
    const place: Place = { entry: "description", subject: `security scheme ${name}`, section };
    const keys = ["components", "securitySchemes", name];
    for (const [key, want] of Object.entries(scheme)) {
      const value = textAt(got, key);
      // Header names are the same in any case.
      if (value?.toLowerCase() !== want.toLowerCase()) report(comparison, place, key, want, value, { keys: [...keys, key] });
    }
  }
}

function compareBody(comparison: Comparison, place: Place, { body }: DocumentedOperation, got: LocatedOperation): void {
  const mediaTypes = [...(body?.mediaTypes ?? []), ...(body?.otherMediaTypes ?? [])];
  for (const mediaType of mediaTypes) {
    const content = got.content[mediaType];
    if (body && isObject(content)) compareContent(comparison, place, "request body", body.record, false, content);
  }
  compareBodyRequired(comparison, place, body, got);
  const extra = Object.entries(got.content).flatMap(([type, content]) => (mediaTypes.includes(type) || isMarked(content) ? [] : [type]));
  compareMediaTypes(comparison, place, { what: "request media type", keys: [...got.at, "requestBody", "content"] }, mediaTypes, {
    all: Object.keys(got.content),
    extra,
  });
}

/** Each that one of the two has alone. */
function compareMediaTypes(
  comparison: Comparison,
  place: Place,
  { what, keys }: { readonly what: string; readonly keys: readonly string[] },
  documented: readonly string[],
  { all, extra }: { readonly all: readonly string[]; readonly extra: readonly string[] },
): void {
  const missing = documented.filter((type) => !all.includes(type));
  const [changed, ...others] = extra;
  // One edit: a media type that was changed.
  if (changed !== undefined && others.length === 0 && missing.length === 1)
    return report(comparison, place, what, missing.join(), changed, { keys: [...keys, changed] });
  for (const type of missing) report(comparison, place, what, type, all);
  for (const type of extra) report(comparison, place, what, undefined, type, { keys: [...keys, type] });
}

/** A body whose record needs a field is needed itself. */
function compareBodyRequired(
  comparison: Comparison,
  place: Place,
  body: DocumentedBody | undefined,
  { bodyRequired, at }: LocatedOperation,
): void {
  if (body === undefined) return;
  const record = comparison.document.records[body.record];
  const needsField = Object.values(record?.fields ?? {}).some(({ required }) => required === true);
  const want = body.required === "unstated" && (needsField || record?.published?.required.length) ? true : body.required;
  if (want !== "unstated" && bodyRequired !== want)
    report(comparison, place, "request body required", want, bodyRequired, { keys: [...at, "requestBody", "required"] });
}

function compareContent(comparison: Comparison, place: Place, what: string, record: string, isList: boolean, content: JsonObject): void {
  const view = viewOf(comparison.bundle, content.schema);
  const holdsList = isList && view.types.has("array");
  const names = holdsList ? viewOf(comparison.bundle, view.items).names : view.names;
  if (holdsList !== isList || !names.includes(record)) {
    report(
      comparison,
      place,
      what,
      isList ? `array of ${record}` : record,
      names.join() || textAt(content.schema, "title") || "something without a name",
    );
  }
}

function compareResponses(
  comparison: Comparison,
  place: Place,
  documented: Readonly<Record<string, DocumentedResponse>>,
  { responses, at }: LocatedOperation,
): void {
  compareStatuses(comparison, place, Object.keys(documented), { responses, at }, isMarked);
  compareKnownResponses(comparison, place, documented, responses);
}

function compareStatuses(
  comparison: Comparison,
  place: Place,
  documented: readonly string[],
  { responses, at }: Pick<LocatedOperation, "responses" | "at">,
  isAllowed: (response: unknown) => boolean,
): void {
  /** At the status, and not at the response that it refers to. */
  const causeOf = (status: string): Cause => ({ keys: [...at, "responses", status] });
  const missing = documented.filter((status) => !responses.has(status));
  const extra = [...responses].flatMap(([status, { value }]) => (documented.includes(status) || isAllowed(value) ? [] : [status]));
  // One edit: a status that was changed.
  const [changed, ...others] = extra;
  if (changed !== undefined && others.length === 0 && missing.length === 1)
    return report(comparison, within(place, ` ${changed}`), "status", missing.join(), changed, causeOf(changed));
  for (const status of missing) report(comparison, within(place, ` ${status}`), "status", status, [...responses.keys()]);
  for (const status of extra) report(comparison, within(place, ` ${status}`), "status", undefined, status, causeOf(status));
}

function compareKnownResponses(
  comparison: Comparison,
  place: Place,
  documented: Readonly<Record<string, DocumentedResponse>>,
  responses: LocatedOperation["responses"],
): void {
  for (const [status, want] of Object.entries(documented)) {
    const got = responses.get(status);
    if (got !== undefined) compareResponse(comparison, within(place, ` ${status}`), want, got);
  }
}

function compareResponse(comparison: Comparison, place: Place, want: DocumentedResponse, { value, names }: Resolved): void {
  if (want.named !== undefined && names[0]?.split("-", 1)[0] !== want.named)
    report(comparison, place, "named response", want.named, names[0]);
  const headers = objectAt(value, "headers");
  for (const name of want.requiredHeaders ?? []) {
    const shared = textAt(headers[name], "$ref")?.replace("#/components/", "");
    state(comparison, shared ?? `${place.subject}.${name}`, ["required"]);
    const header = resolve(comparison.bundle, headers[name]).value;
    if (headers[name] === undefined) report(comparison, place, "response header", name, Object.keys(headers));
    else if (isMarked(header))
      report(comparison, place, `response header ${name} x-provenance`, "the header itself", "public-documentation");
    else if (resolve(comparison.bundle, headers[name]).value.required !== true)
      report(comparison, place, `response header ${name} required`, true, false);
  }
  for (const [name, header] of Object.entries(headers)) {
    if (want.requiredHeaders?.includes(name) || isMarked(value) || isMarkedWithSchema(comparison.bundle, header)) continue;
    // That a listed header of all responses lacks its mark is reported once, at the header.
    if (Object.hasOwn(comparison.document.publishedLimits, `headers/${name}`)) continue;
    // Header sets refer to components of the same name: one cause, whichever responses have it.
    const isOfSet = textAt(header, "$ref") === `#/components/headers/${name}`;
    const cause = isOfSet ? { keys: ["components", "headers", name] } : undefined;
    report(comparison, place, "response header", "none, or marked as public documentation", name, cause);
  }
  const content = objectAt(value, "content");
  const mediaTypes = want.record === undefined ? [] : (want.mediaTypes ?? ["application/json"]);
  if (mediaTypes.toSorted().join() !== Object.keys(content).toSorted().join()) {
    report(comparison, place, "response media types", mediaTypes, Object.keys(content));
  }
  for (const mediaType of mediaTypes) {
    const media = content[mediaType];
    if (want.record !== undefined && isObject(media))
      compareContent(comparison, place, "response body", want.record, want.isList ?? false, media);
  }
  if (want.source === undefined && isMarked(value))
    report(comparison, place, "x-provenance", "the response itself", "public-documentation");
  if (want.source !== undefined && !isMarked(value)) report(comparison, place, "x-provenance", "public-documentation", undefined);
}

export function compareEvents(comparison: Comparison): void {
  const found = eventsOf(comparison.bundle);
  for (const want of comparison.document.events) {
    const place: Place = { entry: `event ${want.name}`, subject: want.name, section: want.section };
    const got = found.find(({ path }) => path === want.name);
    if (got === undefined) report(comparison, place, "event", "present", undefined);
    else compareEvent(comparison, place, want, got);
  }
  for (const { path } of found) {
    if (comparison.document.events.some(({ name }) => name === path)) continue;
    report(comparison, { entry: "description", subject: path, section: "Events" }, "event", undefined, "present");
  }
}

function compareEvent(comparison: Comparison, place: Place, want: DocumentedEvent, got: LocatedOperation): void {
  if (got.method !== want.method) report(comparison, place, "method", want.method, got.method);
  const marked = isMarked(got.operation);
  compareParameters(comparison, place, "query", withSource(want), got, marked);
  compareParameters(comparison, place, "header", {}, got, marked);
  if (want.source !== undefined) comparePublishedParameters(comparison, place, want, got, marked);
  compareDeprecated(comparison, place, got);
  if (want.accepted !== undefined && !got.responses.has(want.accepted)) {
    report(comparison, place, "accepting status", want.accepted, [...got.responses.keys()]);
  } else compareStatuses(comparison, place, want.statuses, got, () => false);
  const retryHours = got.operation["x-retry-hours"];
  if (JSON.stringify(retryHours) !== JSON.stringify(want.retryHours))
    report(comparison, place, "x-retry-hours", want.retryHours, retryHours);
  const { mediaTypes = [], otherMediaTypes = [], record = "" } = want.body ?? {};
  const wanted = [...mediaTypes, ...otherMediaTypes];
  if (wanted.toSorted().join() !== Object.keys(got.content).toSorted().join()) {
    report(comparison, place, "media types", wanted, Object.keys(got.content), { keys: [...got.at, "requestBody", "content"] });
  }
  compareBodyRequired(comparison, place, want.body, got);
  for (const mediaType of mediaTypes) {
    const content = got.content[mediaType];
    if (isObject(content)) compareContent(comparison, place, "body", record, want.body?.isList ?? false, content);
  }
}

/** Adds the fields of an event: the document has its name alone, public documentation states each field. */
const withSource = ({ query, source }: DocumentedEvent): DocumentedFields =>
  source === undefined ? query : Object.fromEntries(Object.entries(query).map(([name, field]) => [name, { ...field, source }]));

/** The document shows none of the parameters, so the list of the public documentation is the whole one, and each is marked. */
function comparePublishedParameters(
  comparison: Comparison,
  place: Place,
  { query }: DocumentedEvent,
  { parameters }: LocatedOperation,
  marked: boolean,
): void {
  for (const parameter of parameters) {
    const { name } = parameter;
    const here = within(place, `.${name}`, `${place.section}: not shown; public documentation`);
    if (!Object.hasOwn(query, name)) report(comparison, here, "parameter", undefined, "present");
    else if (!marked && !isMarkedWithSchema(comparison.bundle, parameter)) {
      report(comparison, here, "x-provenance", "public-documentation: the document does not show it", undefined);
    }
  }
}

/** The version is the interface's own, and `servers` carry hosts only: paths are written whole. */
export function compareRoot(comparison: Comparison): void {
  const version = textAt(objectAt(comparison.bundle, "info"), "version");
  const about: Place = { entry: "description", subject: "info", section: "Versioning" };
  if (version !== comparison.document.version) report(comparison, about, "version", comparison.document.version, version);
  compareScheme(comparison);
  const place: Place = { entry: "description", subject: "servers", section: "Endpoints" };
  for (const server of listAt(comparison.bundle, "servers")) {
    const url = textAt(server, "url") ?? "";
    if (/^[a-z]+:\/\/[^/]+\/.+/.test(url)) report(comparison, place, "server", "a host without a path", url);
    if (!url.startsWith("https:")) report(comparison, place, "server", "an https address: signatures do not hide what is sent", url);
  }
}
