/** Describes the constraints on a value in words. */
import { isObject, type JsonObject, resolve, textAt, viewOf } from "@maksu/openapi";
import { limitsOf } from "@maksu/codegen/limits";
import { code } from "../markdown/markdown.ts";

/** `string`, `Customer`, `list of Item`, `string or null`. */
export function typeInWords(bundle: JsonObject, schema: unknown): string {
  const view = viewOf(bundle, schema);
  if (view.properties.size > 0 && view.names[0] !== undefined) return view.names[0];
  const items = view.items === undefined ? undefined : viewOf(bundle, view.items);
  const single = [...view.types].filter((type) => type !== "array");
  const list = items ? [`list of ${items.names[0] ?? [...items.types].join(" or ")}`] : [];
  return [...single, ...list, ...(view.nullable ? ["null"] : [])].join(" or ");
}

/** Lists its limits and those of a list's elements. A limit with an error code other than the value's own is followed by that code. */
export const limitsInWords = (bundle: JsonObject, schema: unknown): string => limits(bundle, schema, meaningOfPattern(bundle, schema), "");

/** The same where the meaning stands beside it: without listed values that the meaning explains. */
export const limitsOnly = (bundle: JsonObject, schema: unknown, meaning: string): string => limits(bundle, schema, [], meaning);

function limits(bundle: JsonObject, schema: unknown, ofPattern: readonly string[], said: string): string {
  const { items } = viewOf(bundle, schema);
  const each = items === undefined ? [] : limitsIn(bundle, items, [], said).map((limit) => `Each: ${limit}`);
  return [...limitsIn(bundle, schema, ofPattern, said), ...each].join(" ");
}

function limitsIn(bundle: JsonObject, schema: unknown, ofPattern: readonly string[], said: string): readonly string[] {
  const { code: own, codes, keywords } = viewOf(bundle, schema);
  const allowed = keywords.get("enum");
  // Listed values imply their length.
  if (Array.isArray(allowed)) {
    const values = [...new Set(allowed.map((value) => code(String(value))))];
    if (values.every((value) => said.includes(value))) return [];
    return [`One of ${values.join(", ")}${keywords.has("x-extensible") ? ", or others" : ""}.`];
  }
  const clientType = resolve(bundle, schema).value["x-client-type"];
  return [own, ...new Set([...codes.values()].filter((each) => each !== own))].flatMap((errorCode) => {
    const asserted = [...keywords].filter(([keyword]) => (codes.get(keyword) ?? own) === errorCode);
    // Without the type, which has its own column.
    const all = limitsOf({ ...Object.fromEntries(asserted), ...(clientType === "string" && { "x-client-type": clientType }) });
    const inWords = asserted.some(([keyword]) => keyword === "pattern") ? all.toSpliced(-1, 0, ...ofPattern) : all;
    return errorCode === own ? inWords : inWords.map((limit) => `${limit} (${code(errorCode ?? "")})`);
  });
}

/** Most people can't read a pattern, so it comes last, after the schema's own description. */
function meaningOfPattern(bundle: JsonObject, schema: unknown): readonly string[] {
  const hasIt = isObject(schema) && "$ref" in schema && !("pattern" in schema) ? resolve(bundle, { $ref: schema["$ref"] }).value : schema;
  const meaning = textAt(hasIt, "description");
  return meaning === undefined ? [] : [meaning.trim()];
}
