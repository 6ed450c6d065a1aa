/** Finds the files under `specs` that state a place of a description, for a reader to fix. */
import { join } from "node:path";
import { eventsOf, isObject, type JsonObject, listAt, objectAt, operationsOf } from "@maksu/openapi";

export const ROOT: string = join(import.meta.dirname, "../../..");

/** A value of the bundle, and the files that it stands in: the one that names it, and those that it refers to. */
interface Found {
  readonly node: JsonObject;
  readonly files: readonly string[];
}

/**
 * The files of a place: an operation, an event or a component's schema by name, then what is inside it, as in
 * `["createRefund", "body", "rows", "*", "amount"]` or `["createRefund", "responses", "202"]`. What is not found has the files around it.
 */
export function filesAt(bundle: JsonObject, [owner = "", ...steps]: readonly string[]): readonly string[] {
  let found = ownerOf(bundle, owner);
  for (const step of steps) found = inside(bundle, found, step) ?? { node: {}, files: found.files };
  return [...new Set(found.files)];
}

/** Names files from the root of the repository. */
export const fileNames = (api: string, files: readonly string[]): string =>
  files.length === 0 ? `specs/${api}` : files.map((file) => `specs/${api}/${file}`).join(", ");

function ownerOf(bundle: JsonObject, owner: string): Found {
  const schemas = objectAt(objectAt(bundle, "components"), "schemas");
  if (isObject(schemas[owner])) return follow(bundle, { node: { $ref: `#/components/schemas/${owner}` }, files: [] });
  const event = eventsOf(bundle).find(({ path }) => path === owner);
  if (event) return { node: event.operation, files: [`webhooks/${owner}.yaml`] };
  const operation = operationsOf(bundle).find(({ operationId }) => operationId === owner);
  if (operation) return { node: operation.operation, files: [`paths/${operation.path.slice(1).replaceAll("/", "_")}.yaml`] };
  return { node: {}, files: ["info", "servers"].includes(owner) ? ["openapi.yaml"] : [] };
}

/** The file of what is inside, and no more those that led there. */
function inside(bundle: JsonObject, { node, files }: Found, step: string): Found | undefined {
  const around = files.slice(-1);
  const own = (value: unknown): Found | undefined => (isObject(value) ? follow(bundle, { node: value, files: around }) : undefined);
  if (step === "body") return own(bodySchema(bundle, node)) ?? { node, files };
  if (step === "header" || step === "path" || step === "query") return { node: { parameters: node.parameters }, files };
  const [parameter] = listAt(node, "parameters").flatMap((each) => (nameOf(bundle, each) === step ? [own(each)] : []));
  return (
    parameter ?? own(node.items) ?? own(objectAt(node, "properties")[step]) ?? own(node[step]) ?? inParts(bundle, { node, files }, step)
  );
}

function inParts(bundle: JsonObject, { node, files }: Found, step: string): Found | undefined {
  for (const part of ["allOf", "anyOf", "oneOf"].flatMap((keyword) => listAt(node, keyword))) {
    if (!isObject(part)) continue;
    const found = inside(bundle, follow(bundle, { node: part, files: files.slice(-1) }), step);
    if (found) return found;
  }
  return undefined;
}

const bodySchema = (bundle: JsonObject, operation: JsonObject): unknown =>
  Object.values(objectAt(follow(bundle, { node: objectAt(operation, "requestBody"), files: [] }).node, "content"))
    .map((media) => objectAt(media, "schema"))
    .at(0);

const nameOf = (bundle: JsonObject, parameter: unknown): unknown =>
  isObject(parameter) ? follow(bundle, { node: parameter, files: [] }).node.name : undefined;

/** Each component has a file of its own. */
function follow(bundle: JsonObject, { node, files }: Found): Found {
  const [, kind = "", name = ""] = /^#\/components\/(\w+)\/(.+)$/.exec(String(node.$ref)) ?? [];
  const { $ref: _reference, ...beside } = node;
  const target = objectAt(objectAt(objectAt(bundle, "components"), kind), name);
  if (name === "") return { node, files };
  return follow(bundle, { node: { ...target, ...beside }, files: [...files, `components/${kind}/${name}.yaml`] });
}
