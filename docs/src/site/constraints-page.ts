import { askedParameters, isObject, type JsonObject, listAt, operationsOf, type SchemaView, textAt, viewOf } from "@maksu/openapi";
import { code, table } from "./markdown.ts";
import { recordsIn } from "./records.ts";
import { limitsInWords, typeInWords } from "./value-words.ts";

/** Lists the constraints on every input of an API, with the error code of a violation. */
export function constraintsSection(bundle: JsonObject): string {
  const parts = [
    parametersTable(bundle),
    operationRules(bundle),
    ...[...recordsOf(bundle)].map(([name, view]) => recordPart(bundle, name, view)),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** Lists every parameter that a caller passes. */
function parametersTable(bundle: JsonObject): string {
  const rows = operationsOf(bundle).flatMap((operation) =>
    askedParameters(operation).map(({ name, in: place, required = false, schema, "x-error-code": own }) => [
      code(operation.operationId),
      `${place} ${code(name)}`,
      ...constraints(bundle, schema, required),
      code(own ?? viewOf(bundle, schema).code ?? ""),
    ]),
  );
  return rows.length > 0 ? table(["operation", "parameter", ...CONSTRAINTS, "error code"], rows) : "";
}

/** Lists the rules between an operation's parameters, and the fallback code of its body. */
function operationRules(bundle: JsonObject): string {
  const rules = operationsOf(bundle).flatMap(({ operationId, operation, content }) => [
    ...listAt(operation, "x-parameter-rules").map((rule) => `- ${code(operationId)}: ${ruleText(rule)}`),
    ...Object.entries(content)
      .filter(([, media]) => textAt(media, "x-error-code") !== undefined)
      .map(([type, media]) => `- ${code(operationId)}: an invalid ${code(type)} body without a more specific code.${errorCode(media)}`),
  ]);
  return rules.join("\n");
}

/** Lists every schema that a request is made of. */
function recordsOf(bundle: JsonObject): ReadonlyMap<string, SchemaView> {
  return new Map(
    operationsOf(bundle).flatMap(({ content, operationId }) =>
      Object.values(content).flatMap((media) => (isObject(media) ? [...recordsIn(bundle, media.schema, operationId)] : [])),
    ),
  );
}

/** Lists the fields of a schema with their constraints, and its rules. */
export function recordPart(bundle: JsonObject, name: string, { properties, required, rules, otherKeys }: SchemaView): string {
  const rows = [...properties].map(([field, property]) => [
    code(field),
    ...constraints(bundle, property, required.has(field)),
    code(viewOf(bundle, property).code ?? ""),
  ]);
  const closed = isObject(otherKeys) && "not" in otherKeys ? [`- Unknown keys are rejected.${errorCode(otherKeys)}`] : [];
  const all = [...rules.map((rule) => `- ${ruleText(rule)}`), ...closed];
  return [`### ${name}`, table(["field", ...CONSTRAINTS, "error code"], rows), ...(all.length > 0 ? [all.join("\n")] : [])].join("\n\n");
}

/** Headings of the columns that {@link constraints} fills. */
export const CONSTRAINTS: readonly string[] = ["required", "type", "limits"];
/** Describes whether a value is required, its type and its limits. */
export const constraints = (bundle: JsonObject, schema: unknown, required: boolean): readonly string[] => [
  required ? "yes" : "no",
  typeInWords(bundle, schema),
  limitsInWords(bundle, schema),
];

const ruleText = (rule: unknown): string => `${textAt(rule, "description") ?? ""}${errorCode(rule)}`;
const errorCode = (schema: unknown): string =>
  textAt(schema, "x-error-code") === undefined ? "" : ` (${code(textAt(schema, "x-error-code") ?? "")})`;
