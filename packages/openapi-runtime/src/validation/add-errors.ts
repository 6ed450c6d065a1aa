import type { AjvError, AjvValidate } from "./violations.ts";

/**
 * Adds the errors of a component's validator to those of the value that contains the component.
 *
 * @param instancePath path of the component's value
 * @param schemaPath path of the component's schema
 * @returns the given errors, followed by the component's
 */
export function addErrors(errors: AjvError[] | null, { errors: found }: AjvValidate, instancePath: string, schemaPath: string): AjvError[] {
  const all = errors ?? [];
  // One by one: copying all of them for each element of a list would take quadratic time, and a call accepts only so many arguments.
  for (const error of found ?? [])
    all.push({ ...error, instancePath: instancePath + error.instancePath, schemaPath: schemaPath + error.schemaPath.slice(1) });
  return all;
}
