import { existsSync, readFileSync } from "node:fs";
import { type Oas3Rule, parseYaml, Source, type UserContext } from "@redocly/openapi-core";
import { keysOf as keysIn } from "@maksu/openapi";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { tolerancesPath } from "../../tolerances.ts";
import { childOf, childrenOf, keysOf, type LocatedNode, operationsIn, partsOf, type Place, type Resolve } from "./place.ts";

/** As much of a tolerance as is compared with the description. */
interface Entry {
  readonly name: string;
  readonly operations: readonly string[];
  readonly header?: string;
  readonly body?: string;
  readonly parameter?: string;
  readonly forms?: readonly string[];
}

/** Rejects tolerances that are incomplete, have one name, or whose operation, header or field the description does not have. */
export const tolerancesValid: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    const path = tolerancesPath(location.source.absoluteRef);
    if (!existsSync(path)) return;
    const source = new Source(path, readFileSync(path, "utf8"));
    const fail = (message: string, ...pointers: string[]): void =>
      report({ message, location: pointers.map((pointer) => ({ source, pointer: `#${pointer || "/"}` })) });
    const entries = parsed(source, report);
    if (entries === undefined) return;
    if (!isComplete(entries)) {
      for (const error of isComplete.errors ?? []) if (!/oneOf\/\d/.test(error.schemaPath)) fail(reasonOf(error), error.instancePath);
      return;
    }
    const operations = operationsIn({ node: keysOf(node), location }, resolve).filter(({ isEvent }) => !isEvent);
    const named = entries.flatMap(({ operations: ids }, index) =>
      ids.map((id, position) => ({ id, place: `/${index}/operations/${position}` })),
    );
    for (const id of new Set(named.map((each) => each.id)))
      if (!operations.some(({ operationId }) => operationId === id))
        fail(`The description has no operation ${id}.`, ...named.filter((each) => each.id === id).map(({ place }) => place));
    for (const [index, { name, operations: ids, header, body, parameter, forms }] of entries.entries()) {
      if (entries.findIndex((other) => other.name === name) < index)
        fail(`There is a tolerance ${name} already. Give each a name of its own.`, `/${index}/name`);
      const own = operations.filter(({ operationId }) => ids.includes(operationId));
      /** One line for all operations in which something is wrong with an entry. */
      const failFor = (
        isWrong: (operation: LocatedNode) => boolean,
        key: "header" | "parameter" | "body",
        say: (ids: string) => string,
      ): void => {
        const wrong = own.filter(isWrong).map(({ operationId }) => operationId);
        if (wrong.length > 0) fail(say(wrong.join(", ")), `/${index}/${key}`);
      };
      if (header !== undefined)
        failFor(
          (operation) => !hasHeader(operation, header, resolve),
          "header",
          (names) => `There is no header ${header} in ${names}.`,
        );
      if (parameter !== undefined)
        failFor(
          ({ path: ofOperation }) => !ofOperation.includes(`{${parameter}}`),
          "parameter",
          (names) => `There is no parameter ${parameter} in the path of ${names}.`,
        );
      if (forms?.includes("present"))
        failFor(
          (operation) => hasField(operation, body ?? "", resolve),
          "body",
          (names) => `What is documented needs no tolerance, as ${String(body)} in ${names}.`,
        );
      else if (body !== undefined)
        failFor(
          (operation) => !hasField(operation, body, resolve),
          "body",
          (names) => (body === "" ? `There is no body in ${names}.` : `There is no field ${body} in the body of ${names}.`),
        );
    }
  },
});

/** Undefined when it is no YAML: whoever reads the bundle's folder would fail without a line. */
function parsed(source: Source, report: UserContext["report"]): readonly Entry[] | undefined {
  try {
    return parseYaml(source.body) as readonly Entry[];
  } catch (error) {
    const { message, mark } = error as Error & { readonly mark?: { readonly line: number; readonly column: number } };
    const start = { line: (mark?.line ?? 0) + 1, col: (mark?.column ?? 0) + 1 };
    report({
      message: `Failed to parse: ${message.split(/ \(\d|\n/, 1)[0] ?? ""}`,
      location: { source, pointer: undefined, start, end: start } as never,
    });
    return undefined;
  }
}

const hasHeader = ({ operation, parameters }: LocatedNode, name: string, resolve: Resolve): boolean =>
  name.toLowerCase() === "content-type"
    ? childOf(operation, "requestBody", resolve).node["content"] !== undefined
    : parameters.some(({ node }) => node["in"] === "header" && String(node["name"]).toLowerCase() === name.toLowerCase());

/** Whether one of the operation's bodies has a field. The empty pointer is the body itself. */
function hasField({ operation }: LocatedNode, pointer: string, resolve: Resolve): boolean {
  const content = childOf(childOf(operation, "requestBody", resolve), "content", resolve);
  return childrenOf(content, resolve).some(([, body]) => {
    const schema: Place | undefined = childOf(body, "schema", resolve);
    return keysIn(pointer).reduce<Place | undefined>((place, key) => place && fieldOf(place, key, resolve), schema) !== undefined;
  });
}

const fieldOf = (schema: Place, name: string, resolve: Resolve): Place | undefined =>
  partsOf(schema, resolve)
    .map((part) => childOf(part, "properties", resolve))
    .filter(({ node }) => node[name] !== undefined)
    .map((properties) => childOf(properties, name, resolve))[0];

const TEXT = { type: "string", minLength: 1 };
const either = (...keys: string[]): object => ({ oneOf: keys.map((key) => ({ required: [key] })) });

const ANCHORED = "^\\^.*\\$$";

const ajv = new Ajv2020({ allErrors: true, strictRequired: false, validateSchema: false, verbose: true });
addFormats.default(ajv, ["regex"]);
const isComplete = ajv.compile({
  type: "array",
  items: {
    type: "object",
    required: ["name", "description", "source", "confidence", "operations"],
    properties: {
      name: { type: "string", pattern: "^[a-z]+(-[a-z]+)*$" },
      description: TEXT,
      source: TEXT,
      confidence: { enum: ["medium", "low"] },
      operations: { type: "array", minItems: 1, uniqueItems: true, items: TEXT },
      header: TEXT,
      body: { type: "string", pattern: "^(/.+)?$" },
      path: { const: true },
      parameter: TEXT,
      forms: {
        type: "array",
        minItems: 1,
        uniqueItems: true,
        items: { enum: ["absent", "null", "empty-text", "empty-object", "present", "payment-id", "other-merchant"] },
      },
      pattern: { type: "string", format: "regex", pattern: ANCHORED },
      drop: { const: true },
      set: true,
    },
    additionalProperties: false,
    allOf: [either("header", "body", "path", "parameter"), either("forms", "pattern"), either("drop", "set")],
  },
});

function reasonOf({ keyword, params, message, schema }: ErrorObject): string {
  const { additionalProperty, missingProperty, allowedValues } = params as Readonly<Record<string, unknown>>;
  if (keyword === "oneOf") {
    const keys = (schema as { required: string[] }[]).flatMap(({ required }) => required);
    return `A tolerance has either ${keys.join(" or ")}.`;
  }
  if (keyword === "additionalProperties") return `A tolerance has no ${String(additionalProperty)}.`;
  if (keyword === "required") return `A tolerance needs ${String(missingProperty)}.`;
  if (keyword === "pattern" && schema === ANCHORED) return "The pattern of a tolerance is one of the whole: write it from ^ to $.";
  return `This ${message}${Array.isArray(allowedValues) ? `: ${allowedValues.join(", ")}` : ""}.`;
}
