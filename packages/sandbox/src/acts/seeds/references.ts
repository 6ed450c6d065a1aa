/** Values of a seed that stand for what is known in its world alone: `$name`. */

/** Whether a value refers to something. */
const REFERENCE = /^\$(?!\$)(.*)$/s;

export function namesIn(value: unknown): readonly string[] {
  const names: string[] = [];
  replaceStrings(value, (text) => {
    const [, name] = REFERENCE.exec(text) ?? [];
    if (name !== undefined) names.push(name);
    return text;
  });
  return names;
}

/** A value with what its references stand for. */
export const resolved = (value: unknown, valueOf: (name: string) => string): unknown =>
  replaceStrings(value, (text) => {
    const [, name] = REFERENCE.exec(text) ?? [];
    return name === undefined ? text.replace(/^\$\$/, "$") : valueOf(name);
  });

/**
 * A value with references in place of what is known in one world alone.
 *
 * @param nameOf - the name of a text, by the field that it stands in; undefined for any other text
 */
export const referring = (value: unknown, nameOf: (text: string, field: string) => string | undefined): unknown =>
  replaceStrings(value, (text, field) => {
    const name = nameOf(text, field);
    return name === undefined ? text.replace(/^\$/, "$$$$") : `$${name}`;
  });

function replaceStrings(value: unknown, replace: (text: string, field: string) => string, field: string = ""): unknown {
  if (typeof value === "string") return replace(value, field);
  if (Array.isArray(value)) return value.map((each) => replaceStrings(each, replace, field));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaceStrings(each, replace, name)]));
}
