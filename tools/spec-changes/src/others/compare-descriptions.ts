/** Compares two descriptions of one API: operations by method and path, then whatever they state of requests, responses and events. */
import { isObject, type JsonObject, listAt, METHODS, objectAt, textAt, valueAt } from "@maksu/openapi";
import { below, type Difference, type Found, inside, type Pair, type Parts, SchemaWalk, type Side } from "./compare-schemas.ts";
import { followed, type Place, statedBy } from "./stated.ts";

/** Every difference between two bundled descriptions. */
export function compareDescriptions(ours: JsonObject, theirs: JsonObject): readonly Difference[] {
  const found: Found = new Map();
  for (const section of ["paths", "webhooks"] as const) {
    // A description of OpenAPI 3.0 can't have events.
    if (section === "webhooks" && theirs["webhooks"] === undefined) continue;
    const [mine, other] = [operationsIn(ours, section), operationsIn(theirs, section)];
    const around = { node: undefined, keys: [section] };
    for (const name of new Set([...mine.keys(), ...other.keys()])) {
      const [own, match] = [mine.get(name), other.get(name)];
      const walk = new Walk(ours, theirs, found, textAt(own?.node, "operationId") ?? name);
      walk.part([name, "operation"], own, match, { ours: around, theirs: around }, (_at, pair) => walk.operation(pair));
    }
  }
  for (const [key, difference] of ofRecords(ours, theirs)) if (!found.has(key)) found.set(key, difference);
  return [...found.values()];
}

/** Compares records by name: what is a callback of an operation in one may be an event in the other. */
function ofRecords(ours: JsonObject, theirs: JsonObject): Found {
  const found: Found = new Map();
  const records = (document: JsonObject): Parts => partsIn(document, below({ node: document, keys: [] }, "components", "schemas"));
  const other = records(theirs);
  for (const [name, mine] of records(ours)) {
    const match = other.get(name);
    if (match) new SchemaWalk(ours, theirs, found, "no operation of both").schemas(name, { ours: mine, theirs: match });
  }
  return found;
}

/** Whether the two have an operation in common. */
export const sharedOperations = (ours: JsonObject, theirs: JsonObject): number =>
  [...operationsIn(ours, "paths").keys()].filter((name) => operationsIn(theirs, "paths").has(name)).length;

/** By method and path, whatever the parameters of the path are called. */
const operationsIn = (document: JsonObject, section: "paths" | "webhooks"): Parts =>
  operationsOf(document, { node: document[section], keys: [section] });

function operationsOf(document: JsonObject, items: Place): Parts {
  const found = new Map<string, Place>();
  for (const [path, item] of Object.entries(Object(items.node) as JsonObject)) {
    const at = followed(document, { node: item, keys: [...items.keys, path] });
    for (const method of METHODS)
      if (isObject(valueAt(at.node, [method])))
        found.set(`${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`, below(at, method));
  }
  return found;
}

class Walk extends SchemaWalk {
  operation(pair: Pair): void {
    this.flags(this.operationId, pair, "deprecated");
    this.parameters(pair);
    const body = (document: JsonObject, operation: Place): Place | undefined => there(followed(document, below(operation, "requestBody")));
    this.part(
      [`${this.operationId} request`, "body"],
      body(this.mine, pair.ours),
      body(this.other, pair.theirs),
      inside(pair, "requestBody"),
      (at, both) => {
        this.flags(at, both, "required");
        this.content(at, both);
      },
    );
    this.responses(pair);
    this.security(pair);
    this.callbacks(pair);
  }

  /** Requests that an operation leads to, by name and method, whatever the expression of the URL is. */
  private callbacks(pair: Pair): void {
    const callbacksOf = (document: JsonObject, operation: Place): Parts =>
      new Map(
        Object.keys(objectAt(operation.node, "callbacks")).flatMap((name) =>
          [...operationsOf(document, followed(document, below(operation, "callbacks", name)))].map(
            ([method, place]) => [`callback ${name} ${method}`, place] as const,
          ),
        ),
      );
    this.parts(
      callbacksOf(this.mine, pair.ours),
      callbacksOf(this.other, pair.theirs),
      inside(pair, "callbacks"),
      (name) => [`${this.operationId} ${name}`, "callback"],
      (at, both) => new Walk(this.mine, this.other, this.found, at).operation(both),
    );
  }

  /** How a caller is authenticated: by kind and header, since schemes are named as one likes. */
  private security({ ours, theirs }: Pair): void {
    const schemesOf = (document: JsonObject, { node, keys }: Place): Side => {
      const own = isObject(node) && Array.isArray(node["security"]);
      const names = listAt(own ? node : document, "security").flatMap((each) => Object.keys(Object(each) as object));
      const schemes = names.map((name) => {
        const { type, in: place, name: header, scheme } = Object(valueAt(document, ["components", "securitySchemes", name])) as JsonObject;
        return [type, place, header, scheme].filter(Boolean).join(" ").toLowerCase();
      });
      return { value: schemes.length === 0 ? "none" : schemes.toSorted().join(), keys: own ? [...keys, "security"] : ["security"] };
    };
    const [mine, other] = [schemesOf(this.mine, ours), schemesOf(this.other, theirs)];
    if (mine.value !== other.value) this.report("security", "scheme", other, mine);
  }

  private parameters(pair: Pair): void {
    const style = ({ node }: Place): string =>
      textAt(node, "style") ?? (["query", "cookie"].includes(textAt(node, "in") ?? "") ? "form" : "simple");
    const explode = (place: Place): unknown => valueAt(place.node, ["explode"]) ?? style(place) === "form";
    const [mine, other] = [this.parametersOf(this.mine, pair.ours), this.parametersOf(this.other, pair.theirs)];
    const nameOf = (key: string): string => textAt((mine.get(key) ?? other.get(key))?.node, "name") ?? "";
    this.parts(
      mine,
      other,
      inside(pair, "parameters"),
      (key) => [key.replace(/\{.*/, nameOf(key)), "parameter"],
      (name, both) => {
        this.flags(name, both, "required", "deprecated", "allowEmptyValue", "allowReserved");
        const types = statedBy(this.mine, below(both.ours, "schema")).keywords.get("type")?.value ?? [];
        if (JSON.stringify(types).includes("array")) {
          this.value(name, "style", both, style(both.theirs), style(both.ours), ["style"]);
          this.value(name, "explode", both, explode(both.theirs), explode(both.ours), ["explode"]);
        }
        this.schemaOrContent(name, both);
      },
    );
  }

  /** By place and name: header names are the same in any case, names in a path stand for nothing. */
  private parametersOf(document: JsonObject, operation: Place): Parts {
    const item = { node: valueAt(document, operation.keys.slice(0, -1)), keys: operation.keys.slice(0, -1) };
    const found = new Map<string, Place>();
    const names = [...(operation.keys.at(-2) ?? "").matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
    for (const owner of [item, operation])
      for (const [index, node] of listAt(owner.node, "parameters").entries()) {
        const at = followed(document, { node, keys: [...owner.keys, "parameters", String(index)] });
        const [place, name] = [textAt(at.node, "in") ?? "", textAt(at.node, "name") ?? ""];
        const key = place === "header" ? name.toLowerCase() : place === "path" ? `{${names.indexOf(name)}}` : name;
        found.set(`${place} ${key}`, at);
      }
    return found;
  }

  private responses(pair: Pair): void {
    const responsesOf = (document: JsonObject, operation: Place): Parts => partsIn(document, below(operation, "responses"));
    this.parts(
      responsesOf(this.mine, pair.ours),
      responsesOf(this.other, pair.theirs),
      inside(pair, "responses"),
      (status) => [`${this.operationId} response ${status}`, "status"],
      (at, both) => {
        this.headers(both);
        this.content(at, both);
      },
    );
  }

  private headers(pair: Pair): void {
    const headersOf = (document: JsonObject, response: Place): Parts =>
      new Map([...partsIn(document, below(response, "headers"))].map(([name, place]) => [name.toLowerCase(), place]));
    this.parts(
      headersOf(this.mine, pair.ours),
      headersOf(this.other, pair.theirs),
      inside(pair, "headers"),
      (name) => [`response header ${name}`, "header"],
      (at, both) => {
        this.flags(at, both, "required", "deprecated");
        this.schemaOrContent(at, both);
      },
    );
  }
}

const there = (place: Place): Place | undefined => (isObject(place.node) ? place : undefined);

/** The parts of a place by name, references followed. */
const partsIn = (document: JsonObject, place: Place): Parts =>
  new Map(Object.keys(Object(place.node) as object).map((name) => [name, followed(document, below(place, name))]));
