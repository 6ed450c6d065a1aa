/** The acts of a description: how each operation with `x-act` reads as a method. */
import {
  type ActExtension,
  askedParameters,
  type Document,
  type LocatedOperation,
  operationsOf,
  type SchemaView,
  viewOf,
} from "@maksu/openapi";

/** An argument of an act's method: an input by its name, or all inputs of the body, or of the query, that no other argument has. */
export interface ActArgument {
  readonly in: "path" | "query" | "body" | "rest" | "filter";
  readonly name: string;
  readonly isRequired: boolean;
}

/** An operation that is an act. */
export interface Act {
  readonly id: string;
  readonly located: LocatedOperation;
  readonly extension: ActExtension;
  /** The name of its method, in its group: `add` of `addOrder` in `orders`. */
  readonly name: string;
  readonly args: readonly ActArgument[];
  /** The inputs of its body that `rest` lacks. */
  readonly taken: readonly string[];
}

/** The acts of a dereferenced document. */
export const actsOf = (document: Document): Act[] =>
  operationsOf(document).flatMap((located) => {
    const extension = located.operation["x-act"];
    return extension ? [actOf(document, located, extension)] : [];
  });

/** The parameter of the path that each act of a world has. */
export const WORLD = "world";

/**
 * The name of an act in its group.
 *
 * @throws Error when the operation is not named after the group
 */
export function nameInGroup(operationId: string, group: string | undefined): string {
  if (group === undefined) return operationId;
  const ending = [group, group.replace(/s$/, "")].find((each) => operationId.toLowerCase().endsWith(each.toLowerCase()));
  if (ending === undefined || ending.length === operationId.length)
    throw new Error(
      `${operationId}: an act of the group ${group} has a name that ends with it, such as add${group.replace(/^./, (first) => first.toUpperCase())}.`,
    );
  return operationId.slice(0, -ending.length);
}

/** The file that carries out an act: the one that it names, or its group's, or its own. */
export const actFileOf = (operationId: string, { file, group }: Pick<ActExtension, "file" | "group">): string =>
  file ?? group ?? operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function actOf(document: Document, located: LocatedOperation, extension: ActExtension): Act {
  const { operationId } = located;
  const [media] = Object.values(located.content);
  const body: SchemaView | undefined = media && viewOf(document, media.schema);
  const parameters = askedParameters(located).filter((parameter) => parameter.name !== WORLD);
  const path = new Set(parameters.filter((parameter) => parameter.in === "path").map((parameter) => parameter.name));
  const query = new Map(parameters.filter((parameter) => parameter.in === "query").map((parameter) => [parameter.name, parameter]));
  const listed = extension.arguments ?? [];
  const names = listed.map((each) => each.replace(/\?$/, ""));
  const taken = names.filter((name) => body?.properties.has(name));
  const left = [...(body?.properties.keys() ?? [])].filter((name) => !taken.includes(name));
  const rest: ActArgument = { in: "rest", name: REST, isRequired: left.some((name) => body?.required.has(name)) };
  const args = listed.map((each, index): ActArgument => {
    const name = names[index] ?? "";
    if (name === REST) return rest;
    if (path.has(name)) return { in: "path", name, isRequired: !each.endsWith("?") };
    const asked = query.get(name);
    if (asked) return { in: "query", name, isRequired: asked.required === true };
    if (!body?.properties.has(name)) throw new Error(`${operationId}: x-act names the argument ${name}, which is no input.`);
    return { in: "body", name, isRequired: body.required.has(name) && !each.endsWith("?") };
  });
  const unnamed = [...path].find((name) => !names.includes(name));
  if (unnamed !== undefined) throw new Error(`${operationId}: x-act has no argument for ${unnamed}, which stands in the path.`);
  const whole = left.length > 0 && !names.includes(REST) ? [...args, rest] : args;
  const filters = [...query.keys()].some((name) => !names.includes(name));
  return {
    id: operationId,
    located,
    extension,
    name: nameInGroup(operationId, extension.group),
    args: filters ? [...whole, { in: "filter", name: "filter", isRequired: false }] : whole,
    taken,
  };
}

/** The name of all inputs of a body that have no argument of their own. */
const REST = "body";
