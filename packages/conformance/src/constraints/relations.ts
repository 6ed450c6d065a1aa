/** Rules between fields (`anyOf`, `not`): values that keep or break what their branches say. */
import { isObject, listAt, objectAt, type JsonObject } from "@maksu/openapi";
import { type Material, schemaAt } from "./material.ts";
import type { Spot } from "../requests/request.ts";
import type { Samples } from "./samples.ts";

type Values = Readonly<Record<string, unknown>>;

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
    else if (isObject(condition)) made[name] = met(condition, made[name] ?? around.samples(name, around.properties[name]));
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
    return isObject(condition) ? [{ ...whole, [name]: unmet(condition, around.samples(name, around.properties[name]) ?? sample) }] : [];
  });
  return [...without, ...changed];
}

/** A value that meets a condition: the part of JSON Schema that the descriptions' relations use. */
function met(condition: JsonObject, value: unknown): unknown {
  if ("const" in condition) return condition.const;
  if (condition.maxItems === 0) return [];
  const contained = containedIn(condition);
  if (contained) return first(value, (element) => withConditions(contained, element, met));
  if (typeof condition.exclusiveMaximum === "number") return condition.exclusiveMaximum - 1;
  throw new Error(`no value is known that meets ${JSON.stringify(condition)}`);
}

/** A value just beside a condition. */
function unmet(condition: JsonObject, value: unknown): unknown {
  if (typeof condition.const === "boolean") return !condition.const;
  if (condition.maxItems === 0) return value;
  const contained = containedIn(condition);
  if (contained) return first(value, (element) => withConditions(contained, element, unmet));
  if (typeof condition.exclusiveMaximum === "number") return condition.exclusiveMaximum;
  throw new Error(`no value is known that just misses ${JSON.stringify(condition)}`);
}

function containedIn(condition: JsonObject): JsonObject | undefined {
  const contained = objectAt(condition, "contains");
  return Object.keys(contained).length > 0 ? contained : undefined;
}

const first = (list: unknown, change: (element: JsonObject) => unknown): unknown =>
  Array.isArray(list) ? list.map((element: unknown, index) => (index === 0 && isObject(element) ? change(element) : element)) : list;

const withConditions = (
  branch: JsonObject,
  record: JsonObject,
  change: (condition: JsonObject, value: unknown) => unknown,
): JsonObject => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(objectAt(branch, "properties")).flatMap(([name, condition]) =>
      isObject(condition) ? [[name, change(condition, record[name])]] : [],
    ),
  ),
});
