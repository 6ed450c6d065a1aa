import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { actFileOf, nameInGroup } from "../../acts/acts.ts";
import type { ActExtension } from "@maksu/openapi";
import { clickablePath } from "../find-up.ts";
import { childOf, childrenOf, keysOf, operationsIn, partsOf, type LocatedNode, type Place, type Resolve } from "./place.ts";

/**
 * Rejects acts that name an input, a member of the result or a group that their operation does not have, or a file that the package does not have: what is
 * made of them would lack it.
 */
export const actsNamed: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    const folder = actsFolderFor(location.source.absoluteRef);
    for (const operation of operationsIn({ node: keysOf(node), location }, resolve)) {
      if (operation.operation.node["x-act"] === undefined) continue;
      const act = childOf(operation.operation, "x-act", resolve);
      const file = actFileOf(operation.operationId, act.node as ActExtension);
      if (folder !== undefined && act.node["byHand"] !== true && !existsSync(join(folder, `${file}.ts`)))
        report({
          message: `There is no file ${clickablePath(join(folder, `${file}.ts`))}. Write ${operation.operationId} there, or name the file that has it.`,
          location: act.node["file"] === undefined ? act.location.key() : act.location.child("file"),
        });
      for (const [at, problem] of problemsIn(operation, act.node, resolve)) report({ message: problem, location: act.location.child(at) });
    }
  },
});

/** Where the acts of a description are carried out, in the package that `specs/x-part` is for. */
function actsFolderFor(root: string): string | undefined {
  const [, owner = ""] = /^(.+)-[^-]+$/.exec(basename(dirname(root))) ?? [];
  const folder = join(dirname(root), "../../packages", owner, "src/acts");
  return existsSync(folder) ? folder : undefined;
}

function* problemsIn(located: LocatedNode, act: Place["node"], resolve: Resolve): Generator<[at: string, problem: string]> {
  const { group, arguments: args, result, flat } = act;
  const { of, account, made } = keysOf(act["seed"]);
  const inputs = [...new Set(["body", ...inputsOf(located, resolve)])];
  const results = resultsOf(located, resolve);
  const lacks = (names: readonly unknown[], known: readonly string[]): unknown =>
    names.find((name) => typeof name === "string" && !known.includes(name));
  for (const [at, names, known, what] of [
    ["arguments", listOf(args).map((name) => String(name).replace(/\?$/, "")), inputs, "input"],
    ["flat", listOf(flat), inputs, "input"],
    ["seed", [of, account], inputs, "input"],
    ["result", [result], results, "member of its result"],
    ["seed", [made], results, "member of its result"],
  ] as const) {
    const unknown = lacks(names, known);
    if (unknown !== undefined)
      yield [at, `${located.operationId} has no ${what} ${String(unknown)}. It has ${known.join(", ") || "none"}.`];
  }
  if (typeof group !== "string") return;
  try {
    nameInGroup(located.operationId, group);
  } catch (error) {
    yield ["group", (error as Error).message];
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const propertiesOf = (schema: Place, resolve: Resolve): string[] =>
  partsOf(schema, resolve).flatMap((part) => Object.keys(childOf(part, "properties", resolve).node));

const contentsOf = (place: Place, resolve: Resolve): Place[] =>
  childrenOf(childOf(place, "content", resolve), resolve).map(([, media]) => childOf(media, "schema", resolve));

const inputsOf = ({ operation, parameters }: LocatedNode, resolve: Resolve): string[] => [
  ...parameters.flatMap(({ node }) => (node["in"] === "path" || node["in"] === "query" ? [String(node["name"])] : [])),
  ...contentsOf(childOf(operation, "requestBody", resolve), resolve).flatMap((schema) => propertiesOf(schema, resolve)),
];

const resultsOf = ({ operation }: LocatedNode, resolve: Resolve): string[] =>
  childrenOf(childOf(operation, "responses", resolve), resolve)
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, response]) => contentsOf(response, resolve).flatMap((schema) => propertiesOf(schema, resolve)));
