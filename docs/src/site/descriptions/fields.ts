/** Lists the fields of a body, in the description's order, with the fields of each record where it stands. */
import { isObject, type JsonObject, resolve, type SchemaView, textAt, viewOf } from "@maksu/openapi";
import { type DescribedApi, errorLink } from "./described-api.ts";
import { anchored, anchorOf, code, table } from "../markdown/markdown.ts";
import { limitsOnly, typeInWords } from "./value-words.ts";

/** Where the fields of a body stand. */
export interface BodyPlace {
  /** Begins the anchors of its fields. */
  readonly anchor: string;
  /** How a field is marked that may not be absent. */
  readonly present: "required" | "always present";
}

interface Row {
  readonly path: string;
  readonly schema: unknown;
  readonly isPresent: boolean;
  /** Where a record that this is has its fields already. */
  readonly sameAs?: string;
}

/** Lists a body's fields, and the rules between them. */
export function bodyFields(api: DescribedApi, schema: unknown, { anchor, present }: BodyPlace): string {
  const rows: Row[] = [];
  const rules: string[] = [];
  gather(api, schema, "", new Map(), rows, rules);
  const cells = rows.map(({ path, schema: own, isPresent, sameAs }) => [
    anchored(anchorOf(anchor, path), code(path)),
    `${typeInWords(api.bundle, own)}${isPresent ? `, ${present}` : ""}`,
    [meaningOf(api, own), ...(sameAs === undefined ? [] : [`Its fields are those of [${code(sameAs)}](#${anchorOf(anchor, sameAs)}).`])]
      .filter((text) => text !== "")
      .join(" "),
  ]);
  const list = rules.map((rule) => `- ${rule}`).join("\n");
  return [cells.length > 0 ? table(["field", "type", "what it is"], cells) : "", list].filter((part) => part !== "").join("\n\n");
}

function gather(api: DescribedApi, schema: unknown, path: string, known: Map<string, string>, rows: Row[], rules: string[]): void {
  const view = viewOf(api.bundle, schema);
  if (view.items !== undefined) gather(api, view.items, `${path}[]`, known, rows, rules);
  const [name] = view.names;
  if (name !== undefined && view.properties.size > 0) known.set(name, path.replace(/\[\]$/, ""));
  rules.push(...rulesOf(api, view, path));
  for (const [field, property] of fieldsIn(view)) {
    const at = path === "" ? field : `${path}.${field}`;
    const record = recordIn(api.bundle, property);
    const sameAs = record === undefined ? undefined : known.get(record);
    rows.push({ path: at, schema: property, isPresent: view.required.has(field), ...(sameAs !== undefined && { sameAs }) });
    if (sameAs === undefined) gather(api, property, at, known, rows, rules);
  }
}

/** Its named fields, and what stands for others where they are records; what other values are, the record's own meaning says. */
const fieldsIn = ({ properties, otherKeys }: SchemaView): readonly (readonly [field: string, schema: unknown])[] => [
  ...properties,
  ...(isObject(otherKeys) && ("$ref" in otherKeys || "properties" in otherKeys) ? [["*", otherKeys] as const] : []),
];

/** The name of the record that a value is, or that its elements are. */
function recordIn(bundle: JsonObject, schema: unknown): string | undefined {
  const { names, properties, items } = viewOf(bundle, schema);
  if (properties.size > 0) return names[0];
  return items === undefined ? undefined : recordIn(bundle, items);
}

function rulesOf(api: DescribedApi, { rules, otherKeys }: SchemaView, path: string): readonly string[] {
  const where = path === "" ? "" : `In ${code(path)}: `;
  const closed = isObject(otherKeys) && "not" in otherKeys ? [`unknown keys are rejected.${errorCode(api, otherKeys)}`] : [];
  return [...rules.map((rule) => `${textAt(rule, "description")?.trim() ?? ""}${errorCode(api, rule)}`), ...closed].map(
    (text) => `${where}${where === "" ? `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}` : text}`,
  );
}

const errorCode = (api: DescribedApi, schema: unknown): string => {
  const own = textAt(schema, "x-error-code");
  return own === undefined ? "" : ` (${errorLink(api, own, "../")})`;
};

/** A value's meaning: its own description and its type's, its limits, and the error of a value that is outside them. */
export function meaningOf(api: DescribedApi, schema: unknown): string {
  const { bundle } = api;
  const view = viewOf(bundle, schema);
  const type = typeText(bundle, schema);
  const own = textAt(resolve(bundle, schema).value, "description")?.trim();
  const texts = [...new Set([own ?? type ?? itemText(bundle, view), ...(isListed(view) ? [type] : [])])].filter(
    (text) => text !== undefined,
  );
  const said = texts.join("\n");
  const limits = limitsOnly(bundle, schema, said);
  const deprecated = resolve(bundle, schema).value["deprecated"] === true ? "Deprecated." : "";
  const error = view.code === undefined ? "" : `Else ${errorLink(api, view.code, "../")}.`;
  return [said, limits, deprecated, error].filter((text) => text !== "").join("\n");
}

const isListed = ({ keywords }: SchemaView): boolean => keywords.has("enum");

/** The description of the component that a value is. */
function typeText(bundle: JsonObject, schema: unknown): string | undefined {
  if (!isObject(schema) || typeof schema["$ref"] !== "string") return undefined;
  return textAt(resolve(bundle, { $ref: schema["$ref"] }).value, "description")?.trim();
}

const itemText = (bundle: JsonObject, { items }: SchemaView): string | undefined =>
  items === undefined ? undefined : textAt(resolve(bundle, items).value, "description")?.trim();
