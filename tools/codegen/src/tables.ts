/** What a generated validator needs beside Ajv's code to name error codes. */
import type { Schema } from "./openapi.ts";
import { walk } from "./walk.ts";

export interface Table {
  /** Schema path to error code. */
  codes: Record<string, string>;
  /** Schema path to what a rule demands, where Ajv's own message would not say it. */
  told: Record<string, string>;
  /** The codes in the order in which the API documents them: the first violation's is answered. */
  order: string[];
  /** Media type to the code when no schema on the failing path has one. */
  fallback: Record<string, string>;
  /** Rules beyond JSON Schema: the path of the object they look at, their name, code and text. */
  rules: { at: string[]; rule: string; code?: string; message: string }[];
}

export function tableOf(schema: Schema, examples: readonly string[], fallback: Record<string, string>): Table {
  const table: Table = { codes: {}, told: {}, order: [], fallback, rules: [] };
  for (const [path, node] of walk(schema)) {
    const code = node["x-error-code"];
    const rule = node["x-rule"];
    const text = node.description?.trim().replaceAll(/\s+/g, " ");
    if (code !== undefined && !examples.includes(code)) throw new Error(`${path}: no response has an example named ${code}.`);
    if (rule !== undefined) table.rules.push({ at: objectPath(path), rule, ...(code !== undefined && { code }), message: text ?? rule });
    else if (code !== undefined) table.codes[path] = code;
    if (text && /\/(?:allOf\/\d+|unevaluatedProperties)$/.test(path)) table.told[path] = text;
  }
  const used = new Set([...Object.values(table.codes), ...Object.values(fallback), ...table.rules.map(({ code }) => code)]);
  table.order = examples.filter((code) => used.has(code));
  return table;
}

/** A rule stands on an object that is reached by property names alone. */
function objectPath(path: string): string[] {
  const steps = path.replace(/(?:\/allOf\/\d+)+$/, "").split("/properties/").slice(1);
  if (steps.some((step) => step.includes("/"))) throw new Error(`${path}: x-rule can't stand below an array or a branch.`);
  return steps;
}
