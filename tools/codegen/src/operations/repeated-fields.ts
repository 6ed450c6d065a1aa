import type { LocatedOperation } from "@maksu/openapi";

/** The body's fields when every one of them repeats a path parameter: a caller gives the value once. */
export function repeatedFields({ content, parameters }: LocatedOperation): string[] {
  const [first] = Object.values(content);
  const fields = Object.keys(first?.schema?.properties ?? {});
  const isInPath = (field: string): boolean => parameters.some(({ name, in: place }) => name === field && place === "path");
  return fields.every(isInPath) ? fields : [];
}
