import { type Document, resolve, type Schema } from "./openapi.ts";
import { schemasOf, walk } from "./walk.ts";

/**
 * A list of the fields whose values are text for callers (`x-client-type`), though the wire may carry numbers. One name has one type in a
 * description: two would be told apart by their place, which a JSON reader does not know.
 *
 * @throws Error when a field of such a name is a number elsewhere
 */
export function textFieldList(document: Document): string {
  const text = new Map<string, string>();
  const numbers = new Map<string, string>();
  for (const [place, root] of schemasOf(document))
    for (const [path, { properties = {} }] of walk(root, place))
      for (const [name, field] of Object.entries(properties)) {
        if (typeof field !== "object") continue;
        const { type, "x-client-type": clientType } =
          field.$ref === undefined ? field : { ...resolve<Schema>(document, field.$ref), ...field };
        if (clientType === "string") text.set(name, path);
        else if ([type].flat().some((each) => each === "integer" || each === "number")) numbers.set(name, path);
      }
  for (const [name, path] of text)
    if (numbers.has(name)) throw new Error(`${path}: ${name} is text for callers here, and a number at ${numbers.get(name)}.`);
  if (text.size === 0) return "";
  const names = JSON.stringify([...text.keys()]);
  return `/** Fields that are text for callers, so that every digit survives, though the wire may carry a number. */\nexport const textFields: readonly string[] = ${names};\n`;
}
