import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { checkingAjv, compileOnce, withoutNotes } from "../../ajv.ts";
import { EXTENSIONS, FORMATS } from "../../vocabulary.ts";
import { type Schema, shallow } from "@maksu/openapi";
import { keysOf } from "./place.ts";

/** Prism accepts every body when one schema does not compile, and an unknown format checks nothing. */
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
      if (reason !== undefined) report({ message: `The schema does not compile: ${reason}.`, location });
    },
  };
};

const isRegularExpression = (pattern: string): boolean => whyNot(() => new RegExp(pattern, "u")) === undefined;

function whyNot(attempt: () => unknown): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
