/** What a value must be, in words. */
import { isObject, type JsonObject, resolve, textAt, viewOf } from "@maksu/openapi";
import { limitsOf } from "@maksu/codegen/limits";
import { code } from "./markdown.ts";

/** `string`, `Customer`, `list of Item`, `string or null`. */
export function typeInWords(bundle: JsonObject, schema: unknown): string {
  const view = viewOf(bundle, schema);
  if (view.properties.size > 0 && view.names[0] !== undefined) return view.names[0];
  const items = view.items === undefined ? undefined : viewOf(bundle, view.items);
  const single = [...view.types].filter((type) => type !== "array");
  const list = items ? [`list of ${items.names[0] ?? [...items.types].join(" or ")}`] : [];
  return [...single, ...list, ...(view.nullable ? ["null"] : [])].join(" or ");
}

/** Its limits, those of a list's elements too. A limit with an error code other than the value's own has that behind it. */
export function limitsInWords(bundle: JsonObject, schema: unknown): string {
  const { items } = viewOf(bundle, schema);
  const each = items === undefined ? [] : limitsIn(bundle, items).map((limit) => `Each: ${limit}`);
  return [...limitsIn(bundle, schema), ...each].join(" ");
}

function limitsIn(bundle: JsonObject, schema: unknown): readonly string[] {
  const { code: own, codes, keywords } = viewOf(bundle, schema);
  const allowed = keywords.get("enum");
  // Listed values tell their length by themselves.
  if (Array.isArray(allowed)) {
    const values = [...new Set(allowed.map((value) => code(String(value))))];
    return [`One of ${values.join(", ")}${keywords.has("x-extensible") ? ", or others" : ""}.`];
  }
  const clientType = resolve(bundle, schema).value["x-client-type"];
  return [own, ...new Set([...codes.values()].filter((each) => each !== own))].flatMap((errorCode) => {
    const asserted = [...keywords].filter(([keyword]) => (codes.get(keyword) ?? own) === errorCode);
    // Without the type, which stands in a column of its own.
    const limits = limitsOf({ ...Object.fromEntries(asserted), ...(clientType === "string" && { "x-client-type": clientType }) });
    const inWords = asserted.some(([keyword]) => keyword === "pattern")
      ? limits.toSpliced(-1, 0, ...meaningOfPattern(bundle, schema))
      : limits;
    return errorCode === own ? inWords : inWords.map((limit) => `${limit} (${code(errorCode ?? "")})`);
  });
}

/** Few can read a pattern, the last of the limits: what the schema that has it says of itself comes before. */
function meaningOfPattern(bundle: JsonObject, schema: unknown): readonly string[] {
  const hasIt = isObject(schema) && "$ref" in schema && !("pattern" in schema) ? resolve(bundle, { $ref: schema["$ref"] }).value : schema;
  const meaning = textAt(hasIt, "description");
  return meaning === undefined ? [] : [meaning.trim()];
}
