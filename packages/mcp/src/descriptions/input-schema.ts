/** The input of a tool, from the descriptions: names, types and values. `look_up` has what a name means. */
import { type JsonObject, resolve, type Schema } from "@maksu/openapi";
import { controlOperation, jsonBody } from "./descriptions.ts";

/** The input of a tool. */
export interface InputSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** A schema by type and values alone. */
export function brief(document: JsonObject, given: unknown): Schema {
  const { type, enum: values, const: only, properties, required, items } = resolve<Schema>(document, given).value;
  return {
    ...(type !== undefined && { type }),
    ...(values !== undefined && { enum: values }),
    ...(only !== undefined && { const: only }),
    ...(properties && { properties: briefAll(document, properties) }),
    ...(required && { required }),
    ...(items && { items: brief(document, items) }),
  };
}

const briefAll = (document: JsonObject, properties: Readonly<Record<string, unknown>>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, brief(document, schema)]));

/** The schema of an act's input in the control API. */
export function inputOf(id: string): InputSchema {
  const described = controlOperation(id);
  const body = jsonBody(described)?.schema;
  const { properties, required } = brief(described.document, body);
  return { type: "object", properties: (properties ?? {}) as Readonly<Record<string, Schema>>, ...(required && { required }) };
}

/** The argument that names the world. */
const WORLD: Readonly<Record<string, Schema>> = { world: { type: "string" } };

/** Inputs of several acts as one: what is required of all of them is required. */
export function joined(required: readonly string[], ...inputs: readonly Readonly<Record<string, Schema>>[]): InputSchema {
  return { type: "object", properties: { ...Object.assign({}, ...inputs), ...WORLD }, ...(required.length > 0 && { required }) };
}
