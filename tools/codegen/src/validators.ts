/**
 * A validator per operation, for its body and its parameters: Ajv's standalone code with the tables that turn its errors into violations.
 *
 * Made from the dereferenced description: through a `$ref` Ajv's schema path starts again at the target, and two fields that share a schema
 * could no longer be told apart by their error codes.
 */
import { _, Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { type Document, type LocatedOperation, operationsOf, type Schema } from "./openapi.ts";
import { type Table, tableOf } from "./tables.ts";
import { EXTENSIONS, FORMAT_FUNCTIONS, FORMAT_PATTERNS, NUMBER_FORMATS } from "./vocabulary.ts";
import { subschemas } from "./walk.ts";

const CORE = "@maksu/client-core/validation";

export function validatorModules(document: Document): [name: string, content: string][] {
  const operations = operationsOf(document);
  const rules = new Set<string>();
  const modules = operations.map((located): [string, string] => {
    const parts = partsOf(located);
    for (const { table } of parts) for (const { rule } of table.rules) rules.add(rule);
    return [`validators/${located.operation.operationId}.ts`, moduleOf(located.operation.operationId, parts)];
  });
  return [...modules, ["validators.ts", indexModule(operations, [...rules])]];
}

/** Compiles every schema, those of answers and events too: Prism accepts any body for a schema that does not compile. */
export function checkSchemasCompile(document: Document): void {
  const ajv = createAjv();
  for (const [path, schema] of schemasIn(document, "#")) compile(path, () => ajv.compile(withoutNotes(schema)));
}

/** Every schema of the document that is not part of another. */
function* schemasIn(node: unknown, path: string): Generator<[path: string, schema: Schema]> {
  if (typeof node !== "object" || node === null || path.endsWith("/examples")) return;
  for (const [key, value] of Object.entries(node)) {
    const isNamed = path === "#/components/schemas";
    if (isNamed || key === "schema") yield [`${path}/${key}`, value as Schema];
    else yield* schemasIn(value, `${path}/${key}`);
  }
}

interface Part {
  name: "body" | "parameters";
  schema: Schema;
  table: Table;
}

function partsOf({ operation, parameters }: LocatedOperation): Part[] {
  const order = Object.values(operation.responses).flatMap(({ content }) => Object.keys(Object.values(content ?? {})[0]?.examples ?? {}));
  const contents = Object.entries(operation.requestBody?.content ?? {});
  const body = contents[0]?.[1].schema;
  const fallback = Object.fromEntries(contents.flatMap(([type, { "x-error-code": code }]) => (code === undefined ? [] : [[type, code]])));
  const asked = parameters.filter((parameter) => !parameter["x-signing"]);
  const places: Record<string, Schema & { required: string[]; properties: Record<string, Schema> }> = {};
  for (const { name, in: place, required, schema, "x-error-code": code } of asked) {
    const object = (places[place] ??= { type: "object", required: [], properties: {} });
    if (required) object.required.push(name);
    object.properties[name] = { ...schema, ...(code !== undefined && { "x-error-code": code }) };
  }
  const parameterSchema: Schema = {
    type: "object",
    required: Object.keys(places).filter((place) => (places[place]?.required.length ?? 0) > 0),
    properties: places,
    ...(operation["x-parameter-rules"] && { allOf: operation["x-parameter-rules"] as unknown as Schema[] }),
  };
  return [
    ...(body ? [{ name: "body" as const, schema: body, table: tableOf(body, order, fallback) }] : []),
    ...(asked.length > 0 ? [{ name: "parameters" as const, schema: parameterSchema, table: tableOf(parameterSchema, order, {}) }] : []),
  ];
}

function moduleOf(operationId: string, parts: readonly Part[]): string {
  const ajv = createAjv();
  for (const { name, schema } of parts) ajv.addSchema(withoutNotes(schema), name);
  let code = compile(operationId, () => standalone.default(ajv, Object.fromEntries(parts.map(({ name }) => [`validate_${name}`, name]))));
  const used = new Set<string>();
  code = code
    .replace('"use strict";', "")
    .replaceAll(/^export const validate_/gm, "const validate_")
    .replaceAll(
      /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;?/g,
      (_all, name: string) => (used.add("codePoints"), `const ${name} = codePoints;`),
    )
    .replaceAll(
      /const (\w+) = require\("ajv\/dist\/runtime\/equal"\)\.default;?/g,
      (_all, name: string) => (used.add("equal"), `const ${name} = equal;`),
    )
    // A string has no more code points than UTF-16 units, so the count can be spared for most.
    .replaceAll(/(func\d+)\((data\d*)\) > (\d+)/g, "($2.length > $3 && $1($2) > $3)")
    .replaceAll(/formats(?:\.(\w+)|\["([^"]+)"\])/g, (_all, plain: string | undefined, quoted: string | undefined) => {
      const name = FORMAT_FUNCTIONS[plain ?? quoted ?? ""] ?? "";
      used.add(name);
      return name;
    });
  if (/\brequire\(|\bformats\b/.test(code)) throw new Error(`${operationId}: the generated validator needs a module that it can't have.`);
  const hasRules = parts.some(({ table }) => table.rules.length > 0);
  return `import { ${[...[...used].toSorted(), "type Validate", "validator"].join(", ")} } from "${CORE}";
${hasRules ? 'import { rules } from "../../rules.ts";\n' : ""}${code.trim()}
${parts.map(({ name, table }) => `export const ${name}: Validate = validator(validate_${name}, ${JSON.stringify(table)}${table.rules.length > 0 ? ", rules" : ""});\n`).join("")}`;
}

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    strict: true,
    strictRequired: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  });
  addFormats.default(ajv, [...FORMAT_PATTERNS]);
  for (const name of NUMBER_FORMATS) ajv.addFormat(name, true);
  for (const name of Object.keys(FORMAT_FUNCTIONS)) ajv.addFormat(name, () => true); // the generated code calls the real one
  return ajv;
}

/** Only what validates: keeps titles, descriptions and examples out of the generated code. */
function withoutNotes(schema: Schema): Schema {
  const copy = structuredClone(schema);
  const strip = (node: Schema): void => {
    for (const [, sub] of subschemas(node)) strip(sub);
    for (const key of ["title", "description", "example", "examples", "default", "deprecated", "xml", ...EXTENSIONS]) delete node[key];
  };
  strip(copy);
  return copy;
}

function compile<Made>(place: string, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw new Error(`${place}: the schema does not compile: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function indexModule(operations: readonly LocatedOperation[], rules: readonly string[]): string {
  const loaders = operations.map(({ operation: { operationId } }) => `  ${operationId}: () => import("./validators/${operationId}.ts"),\n`);
  const names = rules.map((rule) => JSON.stringify(rule)).join(" | ") || "never";
  return `import type { Validators } from "@maksu/client-core/validation";

/** The rules beyond JSON Schema that the description names; \`../rules.ts\` implements each. */
export type RuleName = ${names};

/** The validators of each operation's body and parameters, loaded on first use. */
export const validators: Validators = {
${loaders.join("")}};
`;
}
