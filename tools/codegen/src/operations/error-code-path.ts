import type { Schema } from "@maksu/openapi";

/** The names that lead to the error code in a body (`x-client-type: error-code`); undefined when its schema has none. */
export function errorCodePath(schema: Schema | boolean | undefined): string[] | undefined {
  if (typeof schema !== "object") return undefined;
  if (schema["x-client-type"] === "error-code") return [];
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const path = errorCodePath(field);
    if (path) return [name, ...path];
  }
  return undefined;
}
