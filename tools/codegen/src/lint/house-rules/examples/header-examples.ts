import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { checkingAjv, withoutNotes } from "../../../ajv.ts";
import { shallow } from "@maksu/openapi";
import { childOf, childrenOf, keysOf, partsOf } from "../place.ts";

/** Rejects examples of headers that their schema rejects: Redocly's rules look at those of bodies and parameters. */
export const headerExamples: Oas3Rule = () => {
  const ajv = checkingAjv({ strictTypes: false });
  return {
    Header(node: unknown, { report, location, resolve }: UserContext) {
      const header = { node: keysOf(node), location };
      const schemas = partsOf(childOf(header, "schema", resolve), resolve).map((part) => withoutNotes(shallow(part.node)));
      for (const [, example] of childrenOf(childOf(header, "examples", resolve), resolve))
        for (const schema of schemas) {
          const [error] = errorsOf(ajv, schema, example.node["value"]);
          if (error !== undefined)
            report({ message: `Example value must conform to the schema: ${error}.`, location: example.location.child("value") });
        }
    },
  };
};

/** None of a schema that does not compile, which is reported where it stands. */
function errorsOf(ajv: ReturnType<typeof checkingAjv>, schema: object, value: unknown): readonly string[] {
  try {
    return ajv.validate(schema, value) ? [] : (ajv.errors ?? []).map(({ message = "is not valid" }) => message);
  } catch {
    return [];
  }
}
