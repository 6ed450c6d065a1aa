import { askedParameters, isObject, type JsonObject, listAt, operationsOf, type SchemaView, textAt, viewOf } from "@maksu/openapi";
import { code, table } from "./markdown.ts";
import { recordsIn } from "./records.ts";
import { limitsInWords, typeInWords } from "./value-words.ts";

/** What each input of an API must be, and the error code that a wrong one is answered with. */
export function constraintsSection(bundle: JsonObject): string {
  const parts = [
    parametersTable(bundle),
    operationRules(bundle),
    ...[...recordsOf(bundle)].map(([name, view]) => recordPart(bundle, name, view)),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** Every parameter that a caller gives. */
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

/** What an operation demands of its parameters together, and the code of a body's faults that have none of their own. */
function operationRules(bundle: JsonObject): string {
  const rules = operationsOf(bundle).flatMap(({ operationId, operation, content }) => [
    ...listAt(operation, "x-parameter-rules").map((rule) => `- ${code(operationId)}: ${ruleText(rule)}`),
    ...Object.entries(content)
      .filter(([, media]) => textAt(media, "x-error-code") !== undefined)
      .map(([type, media]) => `- ${code(operationId)}: a fault of an ${code(type)} body that has no code of its own.${errorCode(media)}`),
  ]);
  return rules.join("\n");
}

/** Every record that a request is made of. */
function recordsOf(bundle: JsonObject): ReadonlyMap<string, SchemaView> {
  return new Map(
    operationsOf(bundle).flatMap(({ content, operationId }) =>
      Object.values(content).flatMap((media) => (isObject(media) ? [...recordsIn(bundle, media.schema, operationId)] : [])),
    ),
  );
}

function recordPart(bundle: JsonObject, name: string, { properties, required, rules, otherKeys }: SchemaView): string {
  const rows = [...properties].map(([field, property]) => [
    code(field),
    ...constraints(bundle, property, required.has(field)),
    code(viewOf(bundle, property).code ?? ""),
  ]);
  const closed = isObject(otherKeys) && "not" in otherKeys ? [`- Unknown keys are refused.${errorCode(otherKeys)}`] : [];
  const all = [...rules.map((rule) => `- ${ruleText(rule)}`), ...closed];
  return [`### ${name}`, table(["field", ...CONSTRAINTS, "error code"], rows), ...(all.length > 0 ? [all.join("\n")] : [])].join("\n\n");
}

const CONSTRAINTS = ["required", "type", "limits"];
const constraints = (bundle: JsonObject, schema: unknown, required: boolean): readonly string[] => [
  required ? "yes" : "no",
  typeInWords(bundle, schema),
  limitsInWords(bundle, schema),
];

const ruleText = (rule: unknown): string => `${textAt(rule, "description") ?? ""}${errorCode(rule)}`;
const errorCode = (schema: unknown): string =>
  textAt(schema, "x-error-code") === undefined ? "" : ` (${code(textAt(schema, "x-error-code") ?? "")})`;
