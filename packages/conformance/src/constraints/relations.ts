/** Rules between fields (`anyOf`, `not`): values that keep or break what their branches say. */
import { isObject, listAt, objectAt, type JsonObject } from "@maksu/openapi";
import { type Material, schemaAt } from "./material.ts";
import type { Spot } from "../requests/request.ts";
import type { Samples } from "./samples.ts";

export type Values = Readonly<Record<string, unknown>>;

/** The surroundings of a branch: the schema of the whole record, to take a field's sample from. */
export interface Around {
  readonly properties: JsonObject;
  readonly required: readonly unknown[];
  readonly samples: Samples;
}

export function aroundOf(material: Material, spot: Spot): Around {
  const schema = schemaAt(material, spot);
  return { properties: objectAt(schema, "properties"), required: listAt(schema, "required"), samples: material.samples };
}

/** The record with every condition of the branch fulfilled. */
export function fulfilled(branch: JsonObject, record: Values, around: Around): Values {
  const made: Record<string, unknown> = { ...record };
  for (const name of listAt(branch, "required").map(String)) made[name] ??= around.samples(name, around.properties[name]);
  for (const [name, condition] of Object.entries(objectAt(branch, "properties"))) {
    if (condition === false) delete made[name];
    else if (isObject(condition)) made[name] = valueFor(condition, made[name] ?? around.samples(name, around.properties[name]), true);
  }
  return made;
}

/** The record with one condition of the branch just not fulfilled, once per condition. */
export function unfulfilled(branch: JsonObject, record: Values, around: Around): readonly Values[] {
  const whole = fulfilled(branch, record, around);
  const without = listAt(branch, "required")
    .map(String)
    .filter((name) => !around.required.includes(name))
    .map((name) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name)));
  const changed = Object.entries(objectAt(branch, "properties")).flatMap(([name, condition]) => {
    const sample = whole[name] ?? around.samples(name, around.properties[name]);
    if (condition === false) return [{ ...whole, [name]: sample }];
    return isObject(condition)
      ? [{ ...whole, [name]: valueFor(condition, around.samples(name, around.properties[name]) ?? sample, false) }]
      : [];
  });
  return [...without, ...changed];
}

/** A value that meets a condition, or one just beside it: the part of JSON Schema that the descriptions' relations use. */
function valueFor(condition: JsonObject, value: unknown, isMet: boolean): unknown {
  const { const: only, maxItems, exclusiveMaximum } = condition;
  if ("const" in condition && (isMet || typeof only === "boolean")) return isMet ? only : !only;
  if (maxItems === 0) return isMet ? [] : value;
  const contained = Object.entries(objectAt(objectAt(condition, "contains"), "properties"));
  if (contained.length > 0 && Array.isArray(value))
    return value.map((element: unknown, index) =>
      index > 0 || !isObject(element)
        ? element
        : contained.reduce(
            (made, [name, each]) => (isObject(each) ? { ...made, [name]: valueFor(each, element[name], isMet) } : made),
            element,
          ),
    );
  if (typeof exclusiveMaximum === "number") return isMet ? exclusiveMaximum - 1 : exclusiveMaximum;
  throw new Error(`no value is known that ${isMet ? "meets" : "just misses"} ${JSON.stringify(condition)}`);
}
