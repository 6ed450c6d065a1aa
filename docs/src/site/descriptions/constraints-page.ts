import { askedParameters, isObject, type JsonObject, listAt, operationsOf, type SchemaView, textAt, viewOf } from "@maksu/openapi";
import { recordsOf } from "./constraint-places.ts";
import { type DescribedApi, errorLink, operationLink } from "./described-api.ts";
import { anchored, anchorOf, code, table } from "../markdown/markdown.ts";
import { limitsInWords, typeInWords } from "./value-words.ts";

/** Lists the constraints on every input of an API, with the error code of a violation. */
export function constraintsSection(api: DescribedApi): string {
  const records = [...recordsOf(api.bundle)].map(([name, view]) => recordPart(api, name, view));
  return [parametersTable(api), operationRules(api), ...records].filter((part) => part !== "").join("\n\n");
}

/** Lists every parameter that a caller passes. */
function parametersTable(api: DescribedApi): string {
  const rows = operationsOf(api.bundle).flatMap((operation) =>
    askedParameters(operation).map(({ name, in: place, required = false, schema, "x-error-code": own }) => [
      operationLink(api, operation.operationId),
      `${place} ${anchored(anchorOf(api.name, operation.operationId, name), code(name))}`,
      ...constraints(api.bundle, schema, required),
      errorLink(api, own ?? viewOf(api.bundle, schema).code ?? ""),
    ]),
  );
  return rows.length > 0 ? table(["operation", "parameter", ...CONSTRAINTS, "error code"], rows) : "";
}

/** Lists the rules between an operation's parameters, and the fallback code of its body. */
function operationRules(api: DescribedApi): string {
  const rules = operationsOf(api.bundle).flatMap(({ operationId, operation, content }) => {
    const texts = [
      ...listAt(operation, "x-parameter-rules").map((rule) => ruleText(api, rule)),
      ...Object.entries(content)
        .filter(([, media]) => textAt(media, "x-error-code") !== undefined)
        .map(([type, media]) => `an invalid ${code(type)} body without a more specific code.${errorCode(api, media)}`),
    ];
    return texts.map(
      (text, index) => `- ${index === 0 ? anchored(anchorOf(api.name, operationId), code(operationId)) : code(operationId)}: ${text}`,
    );
  });
  return rules.join("\n");
}

/** Lists the fields of a schema with their constraints, and its rules, with an anchor for each. */
function recordPart(api: DescribedApi, name: string, { properties, required, rules, otherKeys }: SchemaView): string {
  const rows = [...properties].map(([field, property]) => [
    anchored(anchorOf(api.name, name, field), code(field)),
    ...constraints(api.bundle, property, required.has(field)),
    errorLink(api, viewOf(api.bundle, property).code ?? ""),
  ]);
  const closed = isObject(otherKeys) && "not" in otherKeys ? [`- Unknown keys are rejected.${errorCode(api, otherKeys)}`] : [];
  const all = [...rules.map((rule) => `- ${ruleText(api, rule)}`), ...closed].join("\n");
  return [`### ${name} {#${anchorOf(api.name, name)}}`, table(["field", ...CONSTRAINTS, "error code"], rows), all]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Headings of the columns that {@link constraints} fills. */
const CONSTRAINTS: readonly string[] = ["required", "type", "limits"];
/** Describes whether a value is required, its type and its limits. */
const constraints = (bundle: JsonObject, schema: unknown, required: boolean): readonly string[] => [
  required ? "yes" : "no",
  typeInWords(bundle, schema),
  limitsInWords(bundle, schema),
];

const ruleText = (api: DescribedApi, rule: unknown): string => `${textAt(rule, "description") ?? ""}${errorCode(api, rule)}`;

function errorCode(api: DescribedApi, schema: unknown): string {
  const own = textAt(schema, "x-error-code");
  return own === undefined ? "" : ` (${errorLink(api, own)})`;
}
