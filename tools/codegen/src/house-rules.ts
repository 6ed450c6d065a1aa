/** Lint rules of this repository, for what Redocly's own rules let pass. They know file and line, which the generator no longer does. */
import type { Oas3Rule, Plugin, UserContext } from "@redocly/openapi-core";
import { createAjv, withoutNotes } from "./ajv.ts";
import { METHODS } from "./openapi.ts";
import { EXTENSIONS, FORMATS } from "./vocabulary.ts";
import { shallow } from "./walk.ts";

type Location = UserContext["location"];
type Resolve = UserContext["resolve"];

/** A misspelt `x-eror-code` would otherwise be ignored in silence, and so would a value that means nothing. */
const knownExtensions: Oas3Rule = () => {
  const check = (node: unknown, location: Location, report: UserContext["report"]): void => {
    for (const [key, value] of Object.entries(keysOf(node))) {
      if (!key.startsWith("x-")) continue;
      const accepts = Object.hasOwn(EXTENSIONS, key) ? EXTENSIONS[key] : undefined;
      if (!accepts)
        report({
          message: `Unknown extension ${key}. Known are ${Object.keys(EXTENSIONS).join(", ")}.`,
          location: location.child(key).key(),
        });
      else if (!accepts(value)) report({ message: `${key} can't be ${JSON.stringify(value)}.`, location: location.child(key) });
    }
  };
  return {
    // What stands beside a reference, which is no part of the node that it refers to.
    ref: { enter: (node: unknown, { report, location }: UserContext) => check(node, location, report) },
    any: {
      enter: (node: unknown, { report, location, type }: UserContext) =>
        type.name === "Example" ? undefined : check(node, location, report),
    },
  };
};

/** Prism accepts every body when one schema does not compile, and an unknown format checks nothing. */
const schemasCompile: Oas3Rule = () => {
  const [ajv, lenient] = [createAjv(), createAjv({ strictTypes: false })];
  return {
    Schema(node: unknown, { report, location }: UserContext) {
      const schema = shallow(keysOf(node));
      if (typeof schema.pattern === "string" && !isRegularExpression(schema.pattern))
        return report({ message: `The pattern ${schema.pattern} is no regular expression.`, location: location.child("pattern") });
      if (typeof schema.format === "string" && !FORMATS.includes(schema.format))
        return report({ message: `Unknown format ${schema.format}. Known are ${FORMATS.join(", ")}.`, location: location.child("format") });
      // Without a type of its own, the schema above it has said it.
      const reason = whyNot(() => (schema.type === undefined ? lenient : ajv).compile(withoutNotes(schema)));
      if (reason !== undefined) report({ message: `The schema does not compile: ${reason}.`, location });
    },
  };
};

/** Clients, mock and documents take the codes from the examples: a code without one could not be answered. */
const errorCodesHaveExamples: Oas3Rule = () => ({
  PathItem(node: unknown, { report, location, resolve }: UserContext) {
    const item = keysOf(node);
    for (const method of METHODS) {
      if (item[method] === undefined) continue;
      const operation = keysOf(item[method]);
      const names = exampleNames(operation["responses"], location, resolve);
      const asked: [unknown, Location][] = [
        [item["parameters"], location.child("parameters")],
        ...["parameters", "x-parameter-rules", "requestBody"].map((key): [unknown, Location] => [
          operation[key],
          location.child([method, key]),
        ]),
      ];
      for (const [part, place] of asked)
        for (const [code, where] of codesIn(part, place, resolve))
          if (!names.has(code))
            report({ message: `No answer of ${String(operation["operationId"])} has an example named ${code}.`, location: where });
    }
  },
});

/** Every error code in a part of an operation, through references, with its place. */
function* codesIn(
  node: unknown,
  location: Location,
  resolve: Resolve,
  above: readonly unknown[] = [],
): Generator<[code: string, place: Location]> {
  if (typeof node !== "object" || node === null || above.includes(node)) return;
  for (const [key, value] of Object.entries(node)) {
    const place = location.child(key);
    if (key === "x-error-code") yield [String(value), place];
    else if (key === "$ref") {
      const target = resolve<object>(node, location.source.absoluteRef);
      if (!target.node) continue;
      // A code beside the reference takes the place of the target's.
      const replaced = "x-error-code" in node ? target.location.child("x-error-code").absolutePointer : undefined;
      for (const [code, where] of codesIn(target.node, target.location, resolve, [...above, node]))
        if (where.absolutePointer !== replaced) yield [code, where];
    } else if (key !== "examples") yield* codesIn(value, place, resolve, [...above, node]);
  }
}

function exampleNames(responses: unknown, location: Location, resolve: Resolve): Set<string> {
  const bodies = Object.values(keysOf(responses)).map((response) =>
    keysOf(keysOf(resolve<object>(keysOf(response), location.source.absoluteRef).node)["content"]),
  );
  return new Set(bodies.flatMap((body) => Object.values(body).flatMap((content) => Object.keys(keysOf(keysOf(content)["examples"])))));
}

/** All of them, always: a description can't turn one off. */
export const HOUSE_RULES = "house/all";

export const housePlugin: Plugin = {
  id: "house",
  configs: {
    all: { rules: { "house/known-extensions": "error", "house/schemas-compile": "error", "house/error-codes-have-examples": "error" } },
  },
  rules: {
    oas3: {
      "known-extensions": knownExtensions,
      "schemas-compile": schemasCompile,
      "error-codes-have-examples": errorCodesHaveExamples,
    },
  },
};

/** A node as its keys: Redocly types each kind of node by itself. */
const keysOf = (node: unknown): Readonly<Record<string, unknown>> =>
  typeof node === "object" && node !== null ? (node as Record<string, unknown>) : {};

const isRegularExpression = (pattern: string): boolean => whyNot(() => new RegExp(pattern, "u")) === undefined;

function whyNot(attempt: () => unknown): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
