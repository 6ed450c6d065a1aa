import { isDeepStrictEqual } from "node:util";
import { type JsonObject, keysOf, listAt, objectAt, operationsOf, schemasOf, type Schema, subschemas, textAt } from "@maksu/openapi";
import { type Described, type Keys, lineAt } from "../description-files.ts";
import { OWN_VALUES } from "./own-values.ts";

/** Compares each default and each list of words of the sandbox's own API with the table, and returns the differences, each with its line. */
export function ownValueProblems(described: Described): readonly string[] {
  const problems = new Set<string>();
  const found = new Set<string>();
  for (const [pointer, schema] of schemasOf(described.bundle))
    for (const { keys, value } of valuesIn(keysOf(pointer), schema)) {
      const name = nameOf(described.bundle, keys);
      found.add(name);
      const want = OWN_VALUES[name] ?? {};
      const say = (keyword: string, got: unknown, wanted: unknown): void => {
        if (!isDeepStrictEqual(got, wanted))
          problems.add(
            `${lineAt(described, [...keys, keyword])} ${name}, ${keyword}: the description says ${shown(got)}, ${TABLE} ${shown(wanted)}`,
          );
      };
      say("enum", value.enum, want.words);
      say("x-extensible", value["x-extensible"], undefined);
      say("default", value.default, want.default);
    }
  const missing = Object.keys(OWN_VALUES).filter((name) => !found.has(name));
  return [
    ...problems,
    ...missing.map(
      (name) =>
        `${lineAt(described, ownerOf(described.bundle, name))} ${name}: the description has neither words nor a default for it, ${TABLE} has.`,
    ),
  ];
}

const TABLE = "packages/contract-tests/src/control/own-values.ts";

const shown = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value));

/** Every schema at or below one that has words or a default. */
function* valuesIn(keys: Keys, schema: Schema): Generator<{ readonly keys: Keys; readonly value: Schema }> {
  if (schema.enum !== undefined || schema.default !== undefined) yield { keys, value: schema };
  for (const [path, below] of subschemas(schema)) yield* valuesIn([...keys, ...keysOf(path)], below);
}

/** `Settings.callbackOrder` of a component, `pay.outcome` of an operation, by the name of a parameter or the fields of a body. */
function nameOf(bundle: JsonObject, [root = "", first = "", second = "", ...rest]: Keys): string {
  const operation = objectAt(objectAt(objectAt(bundle, root), first), second);
  const owner = root === "components" ? second : (textAt(operation, "operationId") ?? first);
  const [kind, index = ""] = rest;
  const parameter = kind === "parameters" ? textAt(listAt(operation, "parameters")[Number(index)], "name") : undefined;
  const fields = rest.filter((_, position) => rest[position - 1] === "properties");
  return [owner, ...(parameter === undefined ? [] : [parameter]), ...fields].join(".");
}

/** The field of a component, or else the operation, of a name. */
function ownerOf(bundle: JsonObject, name: string): Keys {
  const [owner = "", ...fields] = name.split(".");
  if (Object.hasOwn(objectAt(objectAt(bundle, "components"), "schemas"), owner))
    return ["components", "schemas", owner, ...fields.flatMap((field) => ["properties", field])];
  return operationsOf(bundle).find(({ operationId }) => operationId === owner)?.at ?? [];
}
