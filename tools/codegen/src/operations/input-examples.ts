import { askedParameters, type Example, type Json, type LocatedOperation } from "@maksu/openapi";
import { repeatedFields } from "./repeated-fields.ts";

/** The input of a call: path, query, header, body. */
export type InputExample = Record<string, Json>;

/**
 * An input per example of the body, each with the first example of every parameter.
 *
 * @throws Error when the body or a parameter has no example
 */
export function inputsOf(located: LocatedOperation): Record<string, InputExample> {
  const { operation } = located;
  const valuesOf = (what: string, examples: Readonly<Record<string, Example>> = {}): [name: string, value: Json][] => {
    const values = Object.entries(examples).flatMap(([name, { value }]): [string, Json][] => (value === undefined ? [] : [[name, value]]));
    if (values.length === 0) throw new Error(`${operation.operationId}: ${what} has no example.`);
    return values;
  };
  const common: Record<string, Record<string, Json>> = {};
  for (const { name, in: place, examples } of askedParameters(located)) {
    const [[, value] = []] = valuesOf(`the parameter ${name}`, examples);
    if (value !== undefined) (common[place] ??= {})[name] = value;
  }
  const [content] = Object.values(located.content);
  if (!content || repeatedFields(located).length > 0) return { request: common };
  return Object.fromEntries(valuesOf("the body", content.examples).map(([name, body]) => [name, { ...common, body }]));
}
