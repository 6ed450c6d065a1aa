import { type Document, resolve, type Schema, schemasOf, walk } from "@maksu/openapi";

/**
 * Lists of the fields whose values are text for callers (`x-client-type`), though the wire may carry numbers, and of those that are numbers. One name
 * has one type in a description: two would be distinguished by their place, which a JSON reader does not know.
 *
 * @throws Error when a field of such a name is a number elsewhere
 */
export function fieldLists(document: Document): { text: string; numbers: string } {
  const text = new Map<string, string>();
  const numbers = new Map<string, string>();
  for (const [place, root] of schemasOf(document))
    for (const [path, { properties = {} }] of walk(root, place))
      for (const [name, field] of Object.entries(properties)) {
        if (typeof field !== "object") continue;
        const { type, "x-client-type": clientType } = resolve<Schema>(document, field).value;
        if (clientType === "string") text.set(name, path);
        else if ([type].flat().some((each) => each === "integer" || each === "number")) numbers.set(name, path);
      }
  for (const [name, path] of text)
    if (numbers.has(name)) throw new Error(`${path}: ${name} is text for callers here, and a number at ${numbers.get(name)}.`);
  return {
    text: listOf("textFields", "Fields that are text for callers, so that every digit survives, though the wire may carry a number.", text),
    numbers: listOf("numberFields", "Fields that are numbers for callers.", numbers),
  };
}

const listOf = (name: string, comment: string, fields: ReadonlyMap<string, string>): string =>
  fields.size === 0 ? "" : `/** ${comment} */\nexport const ${name}: readonly string[] = ${JSON.stringify([...fields.keys()])};\n`;
