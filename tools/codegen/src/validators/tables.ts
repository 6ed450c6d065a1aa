/** The table that a generated validator needs beside Ajv's code to name error codes: the `Table` of `@maksu/openapi-runtime/validation`. */
import { type Json, type Schema, walk } from "@maksu/openapi";
import { clauseOf } from "../ground/words.ts";

export interface Table {
  /** Schema path to error code. */
  codes: Record<string, string>;
  /** Schema path to the message of a rule, where Ajv's own message would not explain it. */
  messages: Record<string, string>;
  /** Schema path of what a closed object says of other keys to the keys that it has. */
  keys: Record<string, string[]>;
  /** The codes in the order in which the API documents them: the first violation's is returned. */
  order: string[];
  /** Media type to the code when no schema on the failing path has one. */
  fallback: Record<string, string>;
  /** Rules beyond JSON Schema: the path of the object they look at, their name, limit, code and text. */
  rules: { at: string[]; rule: string; limit?: Json; code?: string; message: string }[];
}

/**
 * @param documented the names of the examples of the operation's responses, in the document's order
 * @throws Error when a code is no example, or a rule stands where it can't be found by property names
 */
export function tableOf(schema: Schema, documented: readonly string[], fallback: Record<string, string>): Table {
  const table: Table = { codes: {}, messages: {}, keys: {}, order: [], fallback, rules: [] };
  for (const [path, node] of walk(schema)) {
    const code = node["x-error-code"];
    const rule = node["x-rule"];
    const text = node.description && clauseOf(node.description);
    if (rule !== undefined)
      table.rules.push({ at: objectPath(path), rule, ...limitOf(node), ...(code !== undefined && { code }), message: text || rule });
    else if (code !== undefined) table.codes[path] = code;
    if (node["x-pattern-message"] !== undefined) table.messages[`${path}/pattern`] = node["x-pattern-message"];
    else if (text && /\/allOf\/\d+$/.test(path)) table.messages[path] = text;
    if (isClosed(node)) table.keys[`${path}/unevaluatedProperties`] = [...new Set(keysOf(node))];
  }
  const used = [...Object.values(table.codes), ...Object.values(fallback), ...table.rules.flatMap(({ code }) => code ?? [])];
  const unknown = used.find((code) => !documented.includes(code));
  if (unknown !== undefined) throw new Error(`no response has an example named ${unknown}.`);
  table.order = [...new Set(documented)].filter((code) => used.includes(code));
  return table;
}

/** Whether an object rejects every key that it does not document. */
const isClosed = ({ unevaluatedProperties: others }: Schema): boolean =>
  others === false || (typeof others === "object" && JSON.stringify(others.not) === "{}");

/** The keys that an object may have, its parts' included. */
const keysOf = ({ properties = {}, allOf = [] }: Schema): string[] => [...Object.keys(properties), ...allOf.flatMap(keysOf)];

const limitOf = ({ "x-limit": limit }: Schema): { limit?: Json } => (limit === undefined ? {} : { limit });

/** A rule stands on an object that is reached by property names alone. */
function objectPath(path: string): string[] {
  const steps = path.replace(/(?:\/allOf\/\d+)+$/, "").split("/properties/");
  if (steps.some((step, index) => index > 0 && step.includes("/")) || steps[0] !== "#")
    throw new Error(`${path}: an x-rule can't stand below an array or a branch.`);
  return steps.slice(1);
}
