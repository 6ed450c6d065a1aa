/** Compares two descriptions of one API: operations by method and path, then whatever they state of requests, responses and events. */
import { isObject, type JsonObject, listAt, METHODS, objectAt, textAt, valueAt } from "@maksu/openapi";
import { followed, type Keys, type Place, type Stated, statedBy } from "./stated.ts";

/** One side of a difference. */
export interface Side {
  /** Undefined where it says nothing. */
  readonly value: unknown;
  readonly keys: Keys;
}

/** A difference between the two descriptions. Those alike in several operations are one. */
export interface Difference {
  /** Our schema and field (`Item.units`), or the part of an operation (`header signature`, `response 404`). */
  readonly at: string;
  readonly keyword: string;
  readonly theirs: Side;
  readonly ours: Side;
  readonly operations: readonly string[];
}

/** Says something that JSON can't, but a table can. */
const PRESENT = "present";

type Found = Map<string, { -readonly [Key in keyof Difference]: Difference[Key] } & { operations: string[] }>;

/** A pair of places that say the same thing. */
interface Pair {
  readonly ours: Place;
  readonly theirs: Place;
}

/** Every difference between two bundled descriptions. */
export function compareDescriptions(ours: JsonObject, theirs: JsonObject): readonly Difference[] {
  const found: Found = new Map();
  for (const section of ["paths", "webhooks"] as const) {
    // A description of OpenAPI 3.0 can't have events.
    if (section === "webhooks" && theirs["webhooks"] === undefined) continue;
    const [mine, other] = [operationsIn(ours, section), operationsIn(theirs, section)];
    for (const [name, place] of mine) {
      const match = other.get(name);
      const walk = new Walk(ours, theirs, found, textAt(place.node, "operationId") ?? name);
      if (match) walk.operation({ ours: place, theirs: match });
      else walk.report(name, "operation", { value: undefined, keys: [section] }, { value: PRESENT, keys: place.keys });
    }
    for (const [name, place] of other)
      if (!mine.has(name))
        new Walk(ours, theirs, found, name).report(
          name,
          "operation",
          { value: PRESENT, keys: place.keys },
          { value: undefined, keys: [section] },
        );
  }
  return [...found.values()];
}

/** Whether the two have an operation in common. */
export const sharedOperations = (ours: JsonObject, theirs: JsonObject): number =>
  [...operationsIn(ours, "paths").keys()].filter((name) => operationsIn(theirs, "paths").has(name)).length;

/** By method and path, whatever the parameters of the path are called. */
function operationsIn(document: JsonObject, section: "paths" | "webhooks"): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const [path, item] of Object.entries(objectAt(document, section))) {
    const at = followed(document, { node: item, keys: [section, path] });
    for (const method of METHODS)
      if (isObject(valueAt(at.node, [method])))
        found.set(`${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`, below(at, method));
  }
  return found;
}

class Walk {
  private readonly visited = new Set<string>();
  private readonly mine: JsonObject;
  private readonly other: JsonObject;
  private readonly found: Found;
  private readonly operationId: string;

  constructor(mine: JsonObject, other: JsonObject, found: Found, operationId: string) {
    this.mine = mine;
    this.other = other;
    this.found = found;
    this.operationId = operationId;
  }

  report(at: string, keyword: string, theirs: Side, ours: Side): void {
    // A component's statement counts wherever it is referred to; of a side that says nothing, the place is one around it. One list requires several fields.
    const places = [ours, theirs].map(({ value, keys }) => (value === undefined || value === false ? "" : keys));
    const key = JSON.stringify([places, keyword === "required" ? at.split(".").at(-1) : "", keyword, theirs.value, ours.value]);
    const known = this.found.get(key);
    if (!known) this.found.set(key, { at, keyword, theirs, ours, operations: [this.operationId] });
    else if (!known.operations.includes(this.operationId)) known.operations.push(this.operationId);
  }

  /** Reports two values that differ. */
  private value(at: string, keyword: string, pair: Pair, theirs: unknown, ours: unknown, steps: readonly string[] = []): void {
    if (JSON.stringify(theirs) === JSON.stringify(ours)) return;
    this.report(
      at,
      keyword,
      { value: theirs, keys: [...pair.theirs.keys, ...steps] },
      { value: ours, keys: [...pair.ours.keys, ...steps] },
    );
  }

  operation(pair: Pair): void {
    const [ours, theirs] = [pair.ours.node, pair.theirs.node] as [JsonObject, JsonObject];
    this.value(this.operationId, "deprecated", pair, theirs["deprecated"] === true, ours["deprecated"] === true, ["deprecated"]);
    this.parameters(pair);
    this.body(pair);
    this.responses(pair);
    this.security(pair);
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
    const [mine, other] = [this.parametersOf(this.mine, pair.ours), this.parametersOf(this.other, pair.theirs)];
    for (const [name, ours] of mine) {
      const theirs = other.get(name);
      if (!theirs) {
        this.report(
          name,
          "parameter",
          { value: undefined, keys: [...pair.theirs.keys, "parameters"] },
          { value: PRESENT, keys: ours.keys },
        );
        continue;
      }
      const both = { ours, theirs };
      const at = (node: unknown, key: string): unknown => (isObject(node) ? node[key] : undefined);
      for (const key of ["required", "deprecated", "allowEmptyValue"])
        this.value(name, key, both, at(theirs.node, key) === true, at(ours.node, key) === true, [key]);
      const style = (node: unknown): unknown =>
        at(node, "style") ?? (["query", "cookie"].includes(String(at(node, "in"))) ? "form" : "simple");
      const explode = (node: unknown): unknown => at(node, "explode") ?? style(node) === "form";
      if (JSON.stringify(statedBy(this.mine, below(ours, "schema")).keywords.get("type")?.value ?? []).includes("array")) {
        this.value(name, "style", both, style(theirs.node), style(ours.node), ["style"]);
        this.value(name, "explode", both, explode(theirs.node), explode(ours.node), ["explode"]);
      }
      this.schemas(name, { ours: below(ours, "schema"), theirs: below(theirs, "schema") });
    }
    for (const [name, theirs] of other)
      if (!mine.has(name))
        this.report(
          name,
          "parameter",
          { value: PRESENT, keys: theirs.keys },
          { value: undefined, keys: [...pair.ours.keys, "parameters"] },
        );
  }

  /** By place and name: header names are the same in any case, names in a path stand for nothing. */
  private parametersOf(document: JsonObject, operation: Place): ReadonlyMap<string, Place> {
    const item = { node: valueAt(document, operation.keys.slice(0, -1)), keys: operation.keys.slice(0, -1) };
    const found = new Map<string, Place>();
    for (const owner of [item, operation])
      for (const [index, node] of listAt(owner.node, "parameters").entries()) {
        const at = followed(document, { node, keys: [...owner.keys, "parameters", String(index)] });
        const [place, name] = [textAt(at.node, "in") ?? "", textAt(at.node, "name") ?? ""];
        found.set(`${place} ${place === "header" ? name.toLowerCase() : name}`, at);
      }
    return found;
  }

  private body(pair: Pair): void {
    const [ours, theirs] = [followed(this.mine, below(pair.ours, "requestBody")), followed(this.other, below(pair.theirs, "requestBody"))];
    const isThere = (place: Place): boolean => isObject(place.node);
    if (isThere(ours) !== isThere(theirs))
      return this.value(`${this.operationId} request`, "body", pair, isThere(theirs) || undefined, isThere(ours) || undefined, [
        "requestBody",
      ]);
    if (!isThere(ours)) return;
    const isRequired = ({ node }: Place): boolean => isObject(node) && node["required"] === true;
    this.value(`${this.operationId} request`, "required", { ours, theirs }, isRequired(theirs), isRequired(ours), ["required"]);
    this.content(`${this.operationId} request`, { ours, theirs });
  }

  private content(at: string, { ours, theirs }: Pair): void {
    const [mine, other] = [mediaTypesOf(ours), mediaTypesOf(theirs)];
    for (const type of new Set([...mine.keys(), ...other.keys()])) {
      const [here, there] = [below(ours, "content", mine.get(type) ?? type), below(theirs, "content", other.get(type) ?? type)];
      if (isObject(here.node) !== isObject(there.node))
        this.report(
          at,
          `media type ${type}`,
          { value: isObject(there.node) ? PRESENT : undefined, keys: there.keys },
          { value: isObject(here.node) ? PRESENT : undefined, keys: here.keys },
        );
      else this.schemas(at, { ours: below(here, "schema"), theirs: below(there, "schema") });
    }
  }

  private responses(pair: Pair): void {
    const [mine, other] = [objectAt(pair.ours.node, "responses"), objectAt(pair.theirs.node, "responses")];
    for (const status of new Set([...Object.keys(mine), ...Object.keys(other)])) {
      const [ours, theirs] = [below(pair.ours, "responses", status), below(pair.theirs, "responses", status)];
      const at = `response ${status}`;
      if ((ours.node === undefined) !== (theirs.node === undefined)) {
        const said = ({ node, keys }: Place): Side => ({ value: node === undefined ? undefined : PRESENT, keys });
        this.report(`${this.operationId} ${at}`, "status", said(theirs), said(ours));
        continue;
      }
      const both = { ours: followed(this.mine, ours), theirs: followed(this.other, theirs) };
      this.headers(both);
      this.content(`${this.operationId} ${at}`, both);
    }
  }

  private headers(pair: Pair): void {
    const [mine, other] = [headersOf(this.mine, pair.ours), headersOf(this.other, pair.theirs)];
    for (const name of new Set([...mine.keys(), ...other.keys()])) {
      const [ours, theirs] = [mine.get(name), other.get(name)];
      const at = `response header ${name}`;
      if (!ours || !theirs) {
        const said = (place: Place | undefined, around: Place): Side => ({
          value: place && PRESENT,
          keys: place?.keys ?? [...around.keys, "headers"],
        });
        this.report(at, "header", said(theirs, pair.theirs), said(ours, pair.ours));
        continue;
      }
      for (const key of ["required", "deprecated"]) {
        const isSet = ({ node }: Place): boolean => isObject(node) && node[key] === true;
        this.value(at, key, { ours, theirs }, isSet(theirs), isSet(ours), [key]);
      }
      this.schemas(at, { ours: below(ours, "schema"), theirs: below(theirs, "schema") });
    }
  }

  /** @param at - what the schema is of, unless ours has a name of its own */
  private schemas(at: string, { ours, theirs }: Pair): void {
    const mine = followed(this.mine, ours);
    const other = followed(this.other, theirs);
    const name = mine.names.at(-1) ?? at;
    const visited = `${name} ${mine.keys.join("/")} ${other.keys.join("/")}`;
    if (this.visited.has(visited)) return;
    this.visited.add(visited);
    const [here, there] = [statedBy(this.mine, ours), statedBy(this.other, theirs)];
    const whole = { ours: mine, theirs: other };
    for (const keyword of new Set([...here.keywords.keys(), ...there.keywords.keys()]))
      this.stated(name, keyword, whole, there.keywords.get(keyword), here.keywords.get(keyword));
    for (const condition of new Set([...here.conditions.keys(), ...there.conditions.keys()])) {
      const said = (keys: Keys | undefined) => keys && { value: condition, keys };
      this.stated(name, "condition", whole, said(there.conditions.get(condition)), said(here.conditions.get(condition)));
    }
    this.fields(name, whole, here, there);
    if (here.items && there.items) this.schemas(`${name}[]`, { ours: here.items, theirs: there.items });
    else if (here.items ?? there.items)
      this.stated(
        name,
        "items",
        whole,
        there.items && { value: PRESENT, keys: there.items.keys },
        here.items && { value: PRESENT, keys: here.items.keys },
      );
  }

  private stated(at: string, keyword: string, { ours, theirs }: Pair, there: Side | undefined, here: Side | undefined): void {
    if (JSON.stringify(there?.value) === JSON.stringify(here?.value)) return;
    this.report(at, keyword, there ?? { value: undefined, keys: theirs.keys }, here ?? { value: undefined, keys: ours.keys });
  }

  private fields(name: string, whole: Pair, here: Stated, there: Stated): void {
    for (const field of new Set([
      ...here.properties.keys(),
      ...there.properties.keys(),
      ...here.required.keys(),
      ...there.required.keys(),
    ])) {
      const [ours, theirs] = [here.properties.get(field), there.properties.get(field)];
      const at = `${name}.${field}`;
      const said = (place: Place | undefined) => place && { value: PRESENT, keys: place.keys };
      if ((ours === undefined) !== (theirs === undefined)) {
        this.stated(at, "field", whole, said(theirs), said(ours));
        continue;
      }
      const demanded = (keys: Keys | undefined, place: Place | undefined) =>
        keys ? { value: true, keys } : { value: false, keys: place?.keys ?? [] };
      this.stated(at, "required", whole, demanded(there.required.get(field), theirs), demanded(here.required.get(field), ours));
      if (ours && theirs) this.schemas(at, { ours, theirs });
    }
  }
}

function below({ node, keys }: Place, ...steps: readonly string[]): Place {
  return { node: valueAt(node, steps), keys: [...keys, ...steps] };
}

const headersOf = (document: JsonObject, response: Place): ReadonlyMap<string, Place> =>
  new Map(
    Object.entries(objectAt(response.node, "headers")).map(([name, node]) => [
      name.toLowerCase(),
      followed(document, { node, keys: [...response.keys, "headers", name] }),
    ]),
  );

/** The media types of a body, by their names without parameters: a charset doesn't make another type. */
const mediaTypesOf = ({ node }: Place): ReadonlyMap<string, string> =>
  new Map(Object.keys(objectAt(node, "content")).map((name) => [name.split(";", 1)[0]?.trim().toLowerCase() ?? "", name]));
