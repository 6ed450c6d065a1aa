/** An operation's call as it would stand in a program, from the description's examples. */
import { inputsOf } from "./input-examples.ts";
import { type Json, type LocatedOperation, type Schema } from "@maksu/openapi";

/** Columns that a line may have, and lines that a call may have before fields are left out that need not be there. */
const WIDTH = 100;
const LINES = 18;

/** The call with the first example of its body, and the first of each parameter. */
export function callExample(located: LocatedOperation): string {
  const { operation } = located;
  const [input = {}] = Object.values(inputsOf(located));
  const [content] = Object.values(located.content);
  const whole = callOf(operation.operationId, input);
  const isLong = whole.split("\n").length > LINES;
  const { body, ...others } = input;
  return isLong && content?.schema && body !== undefined
    ? callOf(operation.operationId, { ...others, body: neededOf(body, content.schema) })
    : whole;
}

export const callOf = (operationId: string, input: Record<string, Json>): string =>
  `const result = await client.${operationId}(${Object.keys(input).length > 0 ? literal(input, "") : ""});`;

/** A value without the fields that its schema does not require. */
function neededOf(value: Json, schema: Schema | boolean | undefined): Json {
  if (typeof schema !== "object" || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => neededOf(item, schema.items));
  const { properties, required = [] } = { ...schema, properties: schema.properties ?? {} };
  const needed = Object.entries(value).filter(([name]) => required.includes(name));
  // Of a record that requires nothing, all is as good as a part of it.
  return needed.length === 0 ? value : Object.fromEntries(needed.map(([name, field]) => [name, neededOf(field, properties[name])]));
}

/** A value as TypeScript writes it: on one line where it fits behind what stands before it, else a line for each field. */
function literal(value: Json, indent: string, before = 30): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const items = Array.isArray(value)
    ? value.map((item) => ({ key: "", item }))
    : Object.entries(value).map(([name, item]) => ({ key: `${keyOf(name)}: `, item }));
  const flat = items.map(({ key, item }) => key + literal(item, "", -Infinity)).join(", ");
  const line = Array.isArray(value) ? `[${flat}]` : `{ ${flat} }`;
  if (indent.length + before + line.length <= WIDTH) return line;
  return `${open}\n${items.map(({ key, item }) => `${inner}${key}${literal(item, inner, key.length)},\n`).join("")}${indent}${close}`;
}

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
