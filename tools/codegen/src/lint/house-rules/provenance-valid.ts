import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { keysOf, type Location } from "./place.ts";

/** What can come from public documentation by itself. */
const MARKED = ["Operation", "Schema", "Parameter", "Header", "Response", "Example"];

/** What is inside a condition is no statement of its own. */
const CONDITION = /\/(?:not|if|then|else|contains)(?:\/|$)/;

/** Rejects provenance marks on nodes that can't have one, and confidence without provenance. */
export const provenanceValid: Oas3Rule = () => {
  const check = (node: unknown, location: Location, report: UserContext["report"]): boolean => {
    const { "x-provenance": provenance, "x-confidence": confidence, "x-provenance-keywords": keywords, description } = keysOf(node);
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
