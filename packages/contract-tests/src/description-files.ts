/** Finds the lines under `specs` that state a place of a description, for a reader to fix. */
import { join, posix } from "node:path";
import { type DescriptionSource, descriptionSource, type PlaceInSource } from "@maksu/codegen/description-source";
import type { SourceFile } from "@maksu/codegen/source-file";
import { eventsOf, isObject, type JsonObject, listAt, objectAt, operationsOf, textAt, valueAt } from "@maksu/openapi";

export const ROOT: string = join(import.meta.dirname, "../../..");

/** A bundled description and the folder of its files. */
export interface Described {
  readonly bundle: JsonObject;
  /** The folder, such as `specs/merchant-api`. */
  readonly folder: string;
  /** The files that have been read. */
  readonly sources: DescriptionSource;
}

/** @param sources of a bundle that was made from the same files */
export const describedIn = (
  api: string,
  bundle: JsonObject,
  root: string = ROOT,
  sources: DescriptionSource = descriptionSource(join(root, "specs", api)),
): Described => ({ bundle, folder: join(root, "specs", api), sources });

/** Keys into the bundle. */
export type Keys = readonly string[];

/** A value of the bundle, and where it is: at the reference that names it, and at what that refers to. */
interface Found {
  readonly node: JsonObject;
  readonly at: readonly Keys[];
}

/**
 * The places of an operation, an event or a component's schema by name, then of what is inside it, as in
 * `["createRefund", "body", "rows", "*", "amount"]` or `["createRefund", "responses", "202"]`. What is not found has the places around it.
 */
export function keysAt(bundle: JsonObject, [owner = "", ...steps]: readonly string[]): readonly Keys[] {
  let found = ownerOf(bundle, owner);
  for (const step of steps) found = inside(bundle, found, step) ?? { node: {}, at: found.at };
  return found.at;
}

/** The files of a place, below the description's folder. */
export function filesAt(described: Described, steps: readonly string[]): readonly string[] {
  return [...new Set(keysAt(described.bundle, steps).map((keys) => sourceOf(described, keys).file))];
}

/**
 * The line of keys into the bundle, `specs/merchant-api/openapi.yaml:12`. What a header set adds to an operation stands in the root file.
 *
 * @param headers of an operation by its document: distinguish a header set that lacks one from an operation that names the wrong set
 */
export function lineAt(described: Described, keys: Keys, headers?: readonly string[]): string {
  const { file, source, inFile, missing } = sourceOf(described, keys);
  const set = missing === undefined ? undefined : setOf(described, source, inFile, missing, headers);
  return nameOfLine(described, set?.file ?? file, set?.line ?? source?.lineOf(inFile) ?? 1);
}

/** The line of keys into a file of the description's folder. */
export const lineInFile = (described: Described, file: string, keys: Keys): string =>
  nameOfLine(described, file, described.sources.file(file)?.lineOf(keys) ?? 1);

/** The tolerances beside a description; none without the file. */
export function tolerancesOf(described: Described): readonly JsonObject[] {
  const value = described.sources.file("tolerances.yaml")?.value;
  return Array.isArray(value) ? value.filter(isObject) : [];
}

const nameOfLine = ({ folder }: Described, file: string, line: number): string => `specs/${posix.basename(folder)}/${file}:${line}`;

/** The innermost place of steps; of several, the one whose source has the keyword. */
export function placeAt(described: Described, steps: readonly string[], keyword?: string): string {
  const at = keysAt(described.bundle, steps);
  const found = [...at, ...schemaOf(described.bundle, at.at(-1))];
  const withKeyword = found.map((keys): Keys => [...keys, ...(keyword === undefined ? [] : [keyword])]).toReversed();
  const stated = withKeyword.find((keys) => sourceOf(described, keys).missing === undefined);
  return lineAt(described, stated ?? at.at(-1) ?? []);
}

/** The places of a parameter's schema. */
function schemaOf(bundle: JsonObject, keys: Keys = []): readonly Keys[] {
  const schema = objectAt(valueAt(bundle, keys), "schema");
  return Object.keys(schema).length === 0 ? [] : followed(bundle, schema, [...keys, "schema"]).at;
}

const sourceOf = (described: Described, keys: Keys): PlaceInSource => described.sources.placeOf(keys);

/** Where a header is that the file of its operation or response does not have: at the name of a set, or in the set. */
function setOf(
  described: Described,
  source: SourceFile | undefined,
  inFile: Keys,
  [first = ""]: Keys,
  headers: readonly string[] = [],
): { readonly file?: string; readonly line: number } | undefined {
  const owner = ["parameters", "headers"].includes(inFile.at(-1) ?? "") ? inFile.slice(0, -1) : inFile;
  if (owner === inFile && !["parameters", "headers"].includes(first)) return undefined;
  const name = owner.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), source?.value);
  const set = textAt(name, "x-header-set");
  const root = described.sources.file("openapi.yaml");
  const sets = objectAt(root?.value, "x-header-sets");
  if (set === undefined || source === undefined || root === undefined) return undefined;
  const fits = (each: string): boolean =>
    headers.length > 0 && Object.keys(objectAt(sets, each)).map(lower).toSorted().join() === headers.map(lower).toSorted().join();
  return Object.keys(sets).some((each) => each !== set && fits(each))
    ? { line: source.lineOf([...owner, "x-header-set"]) }
    : { file: "openapi.yaml", line: root.lineOf(["x-header-sets", set]) };
}

const lower = (text: string): string => text.toLowerCase();

function ownerOf(bundle: JsonObject, owner: string): Found {
  const schemas = objectAt(objectAt(bundle, "components"), "schemas");
  if (isObject(schemas[owner])) return { node: schemas[owner], at: [["components", "schemas", owner]] };
  const located = [...eventsOf(bundle).filter(({ path }) => path === owner), ...operationsOf(bundle)].find(
    ({ path, operationId }) => path === owner || operationId === owner,
  );
  if (located) return { node: located.operation, at: [located.at] };
  return { node: {}, at: ["info", "servers"].includes(owner) ? [[owner]] : [] };
}

/** The place of what is inside, and no more those that led there. */
function inside(bundle: JsonObject, { node, at }: Found, step: string): Found | undefined {
  const around = at.at(-1) ?? [];
  const own = (value: unknown, ...keys: readonly string[]): Found | undefined =>
    isObject(value) ? followed(bundle, value, [...around, ...keys]) : undefined;
  if (step === "body") return bodySchema(bundle, { node, at }) ?? { node, at };
  if (step === "header" || step === "path" || step === "query") return { node: { parameters: node.parameters }, at };
  const parameters = listAt(node, "parameters");
  const index = parameters.findIndex((each) => nameOf(bundle, each) === step);
  return (
    (index < 0 ? undefined : own(parameters[index], "parameters", String(index))) ??
    own(node.items, "items") ??
    own(objectAt(node, "properties")[step], "properties", step) ??
    own(node[step], step) ??
    inParts(bundle, { node, at }, step)
  );
}

function inParts(bundle: JsonObject, { node, at }: Found, step: string): Found | undefined {
  for (const keyword of ["allOf", "anyOf", "oneOf"])
    for (const [index, part] of listAt(node, keyword).entries()) {
      if (!isObject(part)) continue;
      const found = inside(bundle, followed(bundle, part, [...(at.at(-1) ?? []), keyword, String(index)]), step);
      if (found) return found;
    }
  return undefined;
}

function bodySchema(bundle: JsonObject, { node, at }: Found): Found | undefined {
  const body = followed(bundle, objectAt(node, "requestBody"), [...(at.at(-1) ?? []), "requestBody"]);
  const [[mediaType, media] = []] = Object.entries(objectAt(body.node, "content"));
  const schema = objectAt(media, "schema");
  if (mediaType === undefined) return undefined;
  return followed(bundle, schema, [...(body.at.at(-1) ?? []), "content", mediaType, "schema"]);
}

const nameOf = (bundle: JsonObject, parameter: unknown): unknown =>
  isObject(parameter) ? followed(bundle, parameter, []).node.name : undefined;

function followed(bundle: JsonObject, node: JsonObject, at: Keys): Found {
  const [, kind = "", name = ""] = /^#\/components\/(\w+)\/(.+)$/.exec(String(node.$ref)) ?? [];
  if (name === "") return { node, at: [at] };
  const { $ref: _reference, ...beside } = node;
  const target = objectAt(objectAt(objectAt(bundle, "components"), kind), name);
  return { node: { ...target, ...beside }, at: [at, ["components", kind, name]] };
}
