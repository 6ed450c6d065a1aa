import { isObject, type JsonObject, operationsOf, resolve, type SchemaView, textAt, viewOf } from "@maksu/bundle";
import { limitsOf } from "@maksu/codegen/limits";
import { code, table } from "./markdown.ts";

/** Every record that a request is made of: its fields with type, limits, and the error code that a wrong one is answered with. */
export function constraintsSection(bundle: JsonObject): string {
  const found = new Map<string, string>();
  for (const { content, operationId } of operationsOf(bundle))
    for (const media of Object.values(content)) if (isObject(media)) record(bundle, media.schema, operationId, found);
  return [...found].map(([name, text]) => `### ${name}\n\n${text}`).join("\n\n");
}

/** Every parameter that a caller gives. */
export function parametersTable(bundle: JsonObject): string {
  const rows = operationsOf(bundle).flatMap(({ operationId, parameters }) =>
    parameters
      .filter(({ value }) => value["x-signing"] !== true)
      .map(({ name, in: place, required, value }) => [
        code(operationId),
        `${place} ${code(name)}`,
        required ? "yes" : "no",
        ...valueOf(bundle, value.schema),
        code(textAt(value, "x-error-code") ?? viewOf(bundle, value.schema).code ?? ""),
      ]),
  );
  return table(["operation", "parameter", "required", "type", "limits", "error code"], rows);
}

function record(bundle: JsonObject, schema: unknown, otherName: string, found: Map<string, string>): void {
  const view = viewOf(bundle, schema);
  if (view.types.has("array") || (view.items !== undefined && view.properties.size === 0))
    return record(bundle, view.items, otherName, found);
  const name = view.names[0] ?? otherName;
  if (view.properties.size === 0 || found.has(name)) return;
  const rows = [...view.properties].map(([field, property]) => [
    code(field),
    view.required.has(field) ? "yes" : "no",
    ...valueOf(bundle, property),
    code(viewOf(bundle, property).code ?? ""),
  ]);
  const rules = view.rules.map((rule) => `- ${textAt(rule, "description") ?? ""}${codeOf(rule)}`);
  const closed = isObject(view.otherKeys) && "not" in view.otherKeys ? `- Unknown keys are refused.${codeOf(view.otherKeys)}` : "";
  found.set(
    name,
    [table(["field", "required", "type", "limits", "error code"], rows), [...rules, closed].filter(Boolean).join("\n")].join("\n\n"),
  );
  for (const [field, property] of view.properties) record(bundle, property, `${name}.${field}`, found);
}

const codeOf = (rule: JsonObject): string => (textAt(rule, "x-error-code") ? ` (${code(textAt(rule, "x-error-code") ?? "")})` : "");

/** Type and limits. */
function valueOf(bundle: JsonObject, schema: unknown): readonly [type: string, limits: string] {
  const view = viewOf(bundle, schema);
  const items = view.items === undefined ? undefined : viewOf(bundle, view.items);
  const named = view.properties.size > 0 ? view.names[0] : undefined;
  const type = items ? `list of ${items.names[0] ?? [...items.types].join(" or ")}` : (named ?? [...view.types].join(" or "));
  const limits = [
    ...limitsIn(view, clientType(bundle, schema)),
    ...(items ? limitsIn(items, clientType(bundle, view.items)).map((limit) => `Each: ${limit}`) : []),
  ];
  return [type, limits.join(" ")];
}

function limitsIn({ keywords, types }: SchemaView, written: ReturnType<typeof clientType>): readonly string[] {
  const allowed = keywords.get("enum");
  const values = Array.isArray(allowed) ? [`One of ${allowed.map((value) => code(String(value))).join(", ")}.`] : [];
  return [...values, ...limitsOf({ ...Object.fromEntries(keywords), type: [...types], ...written })];
}

const clientType = (bundle: JsonObject, schema: unknown): { "x-client-type"?: "string" } =>
  resolve(bundle, schema).value["x-client-type"] === "string" ? { "x-client-type": "string" } : {};
