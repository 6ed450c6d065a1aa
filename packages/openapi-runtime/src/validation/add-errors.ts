import type { AjvError, AjvValidate } from "./violations.ts";

/**
 * Adds what a component's validator has found to the errors of the value that the component stands in.
 *
 * @param instancePath where the component's value stands
 * @param schemaPath where its schema stands
 * @returns the errors that were given, with the component's behind them
 */
export function addErrors(errors: AjvError[] | null, { errors: found }: AjvValidate, instancePath: string, schemaPath: string): AjvError[] {
  const all = errors ?? [];
  // One by one: a copy of all for each element of a list would take the time of their square, and a call takes only so many arguments.
  for (const error of found ?? [])
    all.push({ ...error, instancePath: instancePath + error.instancePath, schemaPath: schemaPath + error.schemaPath.slice(1) });
  return all;
}
