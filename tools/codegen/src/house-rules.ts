/** Lint rules of this repository, for what Redocly's own rules let pass. They report file and line, which the generator no longer knows. */
import type { Oas3Rule, Plugin, UserContext } from "@redocly/openapi-core";
import { EXTENSIONS, FORMATS } from "./vocabulary.ts";

type Keys = Readonly<Record<string, unknown>>;

/** A node as its keys: Redocly types each kind of node by itself. */
const keysOf = (node: unknown): Keys => (typeof node === "object" && node !== null ? (node as Keys) : {});

/** A misspelt `x-eror-code` would otherwise be ignored in silence. */
const knownExtensions: Oas3Rule = () => ({
  any: {
    enter(_node: unknown, { report, rawNode, rawLocation, type }: UserContext) {
      if (type.name === "Example") return;
      for (const key of Object.keys(keysOf(rawNode)))
        if (key.startsWith("x-") && !EXTENSIONS.includes(key))
          report({ message: `Unknown extension ${key}. Known are ${EXTENSIONS.join(", ")}.`, location: rawLocation.child(key).key() });
    },
  },
});

/** Prism accepts every body when one schema does not compile, and an unknown format checks nothing. */
const schemasCompile: Oas3Rule = () => ({
  Schema(schema: unknown, { report, location }: UserContext) {
    const { pattern, format } = keysOf(schema);
    if (typeof pattern === "string" && !isRegularExpression(pattern))
      report({ message: `The pattern ${pattern} is no regular expression.`, location: location.child("pattern") });
    if (typeof format === "string" && !FORMATS.includes(format))
      report({ message: `Unknown format ${format}. Known are ${FORMATS.join(", ")}.`, location: location.child("format") });
  },
});

/** Clients, mock and documents take the codes from the examples: a code without one could not be answered. */
const errorCodesHaveExamples: Oas3Rule = () => {
  const examples = new Set<string>();
  const used = new Map<string, UserContext["location"]>();
  const note = (_node: unknown, { rawNode, rawLocation }: UserContext): void => {
    const code = keysOf(rawNode)["x-error-code"];
    if (typeof code === "string") used.set(code, rawLocation.child("x-error-code"));
  };
  return {
    Operation: {
      enter(operation: unknown, { location }: UserContext) {
        examples.clear();
        used.clear();
        for (const [index, rule] of Object.entries(keysOf(keysOf(operation)["x-parameter-rules"]))) {
          const code = keysOf(rule)["x-error-code"];
          if (typeof code === "string") used.set(code, location.child(["x-parameter-rules", index, "x-error-code"]));
        }
      },
      leave(_operation: unknown, { report }: UserContext) {
        for (const [code, location] of used)
          if (!examples.has(code)) report({ message: `No response of this operation has an example named ${code}.`, location });
      },
      Schema: note,
      Parameter: note,
      MediaType: note,
      Response: {
        MediaType(mediaType: unknown) {
          for (const name of Object.keys(keysOf(keysOf(mediaType)["examples"]))) examples.add(name);
        },
      },
    },
  };
};

/** All of them, always: a description can't turn one off. */
export const HOUSE_RULES = "house/all";

export const housePlugin: Plugin = {
  id: "house",
  configs: {
    all: { rules: { "house/known-extensions": "error", "house/schemas-compile": "error", "house/error-codes-have-examples": "error" } },
  },
  rules: {
    oas3: {
      "known-extensions": knownExtensions,
      "schemas-compile": schemasCompile,
      "error-codes-have-examples": errorCodesHaveExamples,
    },
  },
};

function isRegularExpression(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, "u"));
  } catch {
    return false;
  }
}
