import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import type { Ajv2020, ValidateFunction } from "ajv/dist/2020.js";
import { checkingAjv, compileOnce, withoutNotes } from "../../ajv.ts";
import { EXTENSIONS, FORMATS } from "../../ground/vocabulary.ts";
import { type Schema, shallow } from "@maksu/openapi";
import { type Keys, keysOf, placeOf } from "./place.ts";

/** Prism accepts every body when one schema does not compile, an unknown format checks nothing, and a default is used without a check. */
export const schemasCompile: Oas3Rule = () => {
  const [ajv, lenient] = [checkingAjv(), checkingAjv({ strictTypes: false })];
  return {
    Schema(node: unknown, { report, location }: UserContext) {
      // Unknown extensions are reported as such.
      const own = Object.entries(shallow(keysOf(node))).filter(([key]) => !key.startsWith("x-") || Object.hasOwn(EXTENSIONS, key));
      const schema: Schema = Object.fromEntries(own);
      if (typeof schema.pattern === "string" && !isRegularExpression(schema.pattern))
        return report({ message: `The pattern ${schema.pattern} is not a valid regular expression.`, location: location.child("pattern") });
      if (typeof schema.format === "string" && !FORMATS.includes(schema.format))
        return report({ message: `Unknown format ${schema.format}. Known are ${FORMATS.join(", ")}.`, location: location.child("format") });
      // Without a type of its own, the schema above it has said it.
      const reason = whyNot(() => compileOnce(schema.type === undefined ? lenient : ajv, withoutNotes(schema)));
      if (reason !== undefined) {
        const [, keyword] = /^(?:schema is invalid: data\/|strict mode: missing type "\w+" for keyword ")([^/ "]+)/.exec(reason) ?? [];
        // Of a keyword and a type that don't fit, either may be wrong.
        const place = keyword !== undefined && keyword in schema ? [location.child(keyword), location.child("type")] : location;
        return report({ message: `The schema does not compile: ${reason}.`, location: place });
      }
      checkDefault(lenient, keysOf(node), schema, { report, location });
    },
    ref(node: unknown, { report, location, resolve }: UserContext) {
      const { default: value } = keysOf(node);
      const target = placeOf(node, location, resolve).node;
      if (value !== undefined) checkDefault(lenient, { default: value }, shallow(target), { report, location });
    },
  };
};

function checkDefault(
  ajv: Ajv2020,
  { default: value }: Keys,
  schema: Schema,
  { report, location }: Pick<UserContext, "report" | "location">,
): void {
  if (value === undefined) return;
  const isValid = compiled(ajv, schema);
  // Schemas that don't compile are reported where they stand.
  if (!isValid || isValid(value)) return;
  const [error] = isValid.errors ?? [];
  report({
    message: `The default ${JSON.stringify(value)} is not valid: it ${error?.message ?? "breaks the schema"}.`,
    location: location.child("default"),
  });
}

function compiled(ajv: Ajv2020, schema: Schema): ValidateFunction | undefined {
  try {
    return ajv.compile(withoutNotes(schema));
  } catch {
    return undefined;
  }
}

const isRegularExpression = (pattern: string): boolean => whyNot(() => new RegExp(pattern, "u")) === undefined;

function whyNot(attempt: () => unknown): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
