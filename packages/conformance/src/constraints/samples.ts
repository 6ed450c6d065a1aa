/** Valid values for places that no example of an operation has: taken from the description's other examples, else made of the schema. */
import { accepts } from "@maksu/openapi/accepts";
import { isObject, type JsonObject, listAt, objectAt, operationsOf, resolve } from "@maksu/openapi";
import { exampleRequests, namedExamples } from "../requests/example-requests.ts";
import { FORMATS } from "./formats.ts";

/** A valid value of a schema, by the name of the property that it belongs to. */
export type Samples = (name: string | number, schema: unknown) => unknown;

export function samplesOf(bundle: JsonObject): Samples {
  const seen = new Map<string, unknown[]>();
  const gather = (name: string, value: unknown): void => {
    seen.set(name, [...(seen.get(name) ?? []), value]);
    if (Array.isArray(value)) for (const each of value) gather("", each);
    else if (isObject(value)) for (const [key, each] of Object.entries(value)) gather(key, each);
  };
  for (const operation of operationsOf(bundle)) {
    for (const parameter of operation.parameters)
      for (const example of namedExamples(bundle, parameter).values()) gather(parameter.name, example);
    for (const { body } of exampleRequests(bundle, operation).values()) gather("", body);
  }

  const sample: Samples = (name, schema) => {
    const fitting = (seen.get(String(name)) ?? []).find((value) => accepts(bundle, schema, value));
    return structuredClone(fitting) ?? made(bundle, schema, sample);
  };
  return sample;
}

function made(bundle: JsonObject, node: unknown, sample: Samples): unknown {
  const schema = resolve(bundle, node).value;
  const [type] = [schema.type].flat();
  const [listed] = listAt(schema, "enum");
  if (listed !== undefined) return listed;
  if (type === "object") {
    const properties = objectAt(schema, "properties");
    return Object.fromEntries(listAt(schema, "required").map((name) => [name, sample(String(name), properties[String(name)])]));
  }
  if (type === "array") return [sample(0, schema.items)];
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return typeof schema.minimum === "number" ? schema.minimum : 1;
  return FORMATS[String(schema.format)]?.inside[0] ?? "1";
}
