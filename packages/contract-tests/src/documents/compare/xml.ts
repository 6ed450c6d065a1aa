/** Compares the names of XML elements with the documented ones, in both directions. */
import { isObject, type JsonObject, objectAt, resolve, textAt } from "@maksu/openapi";
import { type Comparison, report } from "./difference.ts";

export function compareXml(comparison: Comparison): void {
  const documented = comparison.document.xmlElements ?? { section: "Resources", names: {} };
  const found = elementsIn(comparison.bundle);
  for (const subject of new Set([...Object.keys(documented.names), ...found.keys()])) {
    const [want, got] = [documented.names[subject], found.get(subject)];
    const place = { entry: `record ${subject.split(".")[0]}`, subject, section: documented.section };
    if (want !== got) report(comparison, place, "XML element", want, got);
  }
}

/** The elements that a description names, by record (`Error`) and by field (`OrderDetails.products`); of a list with the element of a row. */
function elementsIn(bundle: JsonObject): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, schema] of Object.entries(objectAt(objectAt(bundle, "components"), "schemas"))) {
    if (isObject(schema) && "xml" in schema) found.set(name, elementOf(schema, name));
    for (const [field, property] of Object.entries(objectAt(schema, "properties"))) {
      const list = resolve(bundle, property).value;
      const row = resolve(bundle, list.items).value;
      if (!("xml" in list) && !("xml" in row)) continue;
      const names = list.type === "array" && objectAt(list, "xml").wrapped !== true ? [] : [elementOf(list, field)];
      if (list.type === "array") names.push(elementOf(row, field));
      found.set(`${name}.${field}`, names.join("/"));
    }
  }
  return found;
}

const elementOf = (schema: JsonObject, name: string): string => textAt(objectAt(schema, "xml"), "name") ?? name;
