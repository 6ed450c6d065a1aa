import { dirname } from "node:path";
import { isObject, textAt } from "@maksu/openapi";
import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { readSource } from "../source-file.ts";
import { findUp } from "../find-up.ts";
import { keysOf, type Location } from "./place.ts";

/** Kinds of nodes that can come from public documentation by themselves. */
const MARKED = ["Operation", "Schema", "Parameter", "Header", "Response", "Example"];

/** Nodes inside a condition state nothing of their own. */
const CONDITION = /\/(?:not|if|then|else|contains)(?:\/|$)/;

/** Rejects provenance marks on nodes that can't have one, and confidence without provenance. */
export const provenanceValid: Oas3Rule = () => {
  const known = new Map<string, ReadonlyMap<string, unknown>>();
  const sourcesOf = (file: string): ReadonlyMap<string, unknown> => {
    const folder = dirname(file);
    const found = known.get(folder) ?? sourcesAbove(folder);
    known.set(folder, found);
    return found;
  };
  const check = (node: unknown, location: Location, report: UserContext["report"]): boolean => {
    const {
      "x-provenance": provenance,
      "x-confidence": confidence,
      "x-provenance-keywords": keywords,
      "x-source": source,
      description,
    } = keysOf(node);
    if (keywords !== undefined && provenance !== "public-documentation")
      report({
        message: "x-provenance-keywords says what x-provenance covers. Add x-provenance: public-documentation beside it, or remove it.",
        location: location.child("x-provenance-keywords").key(),
      });
    for (const [index, keyword] of (Array.isArray(keywords) ? keywords : []).entries())
      if (!Object.hasOwn(keysOf(node), String(keyword)))
        report({
          message: `x-provenance-keywords names ${String(keyword)}, which does not stand beside it. Correct it, or remove it.`,
          location: location.child(["x-provenance-keywords", index]),
        });
    const sources = named(source);
    if (provenance !== undefined && sources.length === 0)
      report({
        message: "x-provenance doesn't say where it is known from. Add x-source: the name of an entry of sources.yaml.",
        location: location.child("x-provenance").key(),
      });
    if (provenance === undefined && source !== undefined)
      report({
        message: "x-source says where x-provenance is from. Add that beside it, or remove it.",
        location: location.child("x-source").key(),
      });
    for (const name of provenance === undefined ? [] : sources) {
      const seen = sourcesOf(location.source.absoluteRef).get(name);
      if (typeof seen !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(seen))
        report({
          message: `x-source names ${name}, ${seen === undefined ? "which sources.yaml does not have. Correct it, or add it there with the day on which it was seen." : "whose seen in sources.yaml is no day. Write it as yyyy-mm-dd."}`,
          location: location.child("x-source").key(),
        });
    }
    if (confidence !== undefined && provenance !== "public-documentation")
      report({
        message: "x-confidence states how certain x-provenance is. Add x-provenance: public-documentation beside it, or remove it.",
        location: location.child("x-confidence").key(),
      });
    // Beside the document's limits, it would say of them, too, that no document has them.
    if (provenance === "toolkit" && (description === undefined || !/\/allOf\/\d+$/.test(location.pointer)))
      report({
        message:
          "x-provenance: toolkit marks a rule that no document has. Put the rule, with a description that says why, into its own part of allOf.",
        location: location.child("x-provenance").key(),
      });
    if (provenance !== undefined && CONDITION.test(location.pointer))
      report({
        message: "A condition is marked as a whole. Mark the part of allOf that it stands in.",
        location: location.child("x-provenance").key(),
      });
    return provenance !== undefined;
  };
  return {
    ref: { enter: (node: unknown, { report, location }: UserContext) => void check(node, location, report) },
    any: {
      enter(node: unknown, { report, location, type }: UserContext) {
        if (check(node, location, report) && !MARKED.includes(type.name))
          report({
            message: `x-provenance can't mark a ${type.name}. Put it on the ${MARKED.join(", ").toLowerCase()} that the API document leaves open.`,
            location: location.child("x-provenance").key(),
          });
      },
    },
  };
};

/** The names of one source, or of several. */
const named = (source: unknown): readonly string[] =>
  (Array.isArray(source) ? source : [source]).filter((name): name is string => typeof name === "string" && name !== "");

/** The sources of the nearest sources.yaml, with the day on which each was last seen: an empty text for none. */
function sourcesAbove(folder: string): ReadonlyMap<string, unknown> {
  const path = findUp("sources.yaml", folder);
  const value = path === undefined ? undefined : readSource(path)?.value;
  return new Map(Object.entries(isObject(value) ? value : {}).map(([name, source]) => [name, textAt(source, "seen") ?? ""]));
}
