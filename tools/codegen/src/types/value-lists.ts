import type { Document } from "@maksu/openapi";
import { pascalCase } from "../ground/words.ts";

/** The named enumerations once more, as lists to use at run time. */
export function valueLists(document: Document): string {
  return Object.entries(document.components?.schemas ?? {})
    .filter(([, schema]) => Array.isArray(schema.enum))
    .map(([name, schema]) => {
      const list = `${name.charAt(0).toLowerCase()}${pascalCase(name).slice(1)}Values`;
      const values = JSON.stringify(schema.enum);
      return `/** The values of {@link ${name}}. */\nexport const ${list}: readonly ${values} = ${values};\n`;
    })
    .join("");
}
