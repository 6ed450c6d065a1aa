/** The input of a tool, from the descriptions: names, types and values. What a name means is said in them, and told by `look_up`. */
import { controlOperation, type Described, jsonBody, resolved, type Schema } from "./descriptions.ts";

/** The input of a tool. */
export interface InputSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** A schema by type and values alone. */
export function brief(document: Described["document"], given: Schema): Schema {
  const { type, enum: values, const: only, properties, required, items } = resolved(document, given);
  return {
    ...(type !== undefined && { type }),
    ...(values !== undefined && { enum: values }),
    ...(only !== undefined && { const: only }),
    ...(properties && { properties: briefAll(document, properties) }),
    ...(required && { required }),
    ...(items && { items: brief(document, items) }),
  };
}

const briefAll = (document: Described["document"], properties: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, brief(document, schema)]));

/** What an act of the control API takes. */
export function inputOf(id: string): InputSchema {
  const described = controlOperation(id);
  const body = jsonBody(described)?.schema;
  const { properties = {}, required } = body ? brief(described.document, body) : {};
  return { type: "object", properties, ...(required && { required }) };
}

/** The argument that names the world. */
const WORLD: Readonly<Record<string, Schema>> = { world: { type: "string" } };

/** Inputs of several acts as one: what is required of all of them is required. */
export function joined(required: readonly string[], ...inputs: readonly Readonly<Record<string, Schema>>[]): InputSchema {
  return { type: "object", properties: { ...Object.assign({}, ...inputs), ...WORLD }, ...(required.length > 0 && { required }) };
}
