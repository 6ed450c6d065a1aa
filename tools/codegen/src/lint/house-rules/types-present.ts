import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { keysOf } from "./place.ts";

/** Keywords that say of which kind a value is. */
const KINDS = ["type", "const", "allOf", "anyOf", "oneOf", "not"];
/** Says that it is of none. */
const isAnything = (schema: Readonly<Record<string, unknown>>): boolean => schema["x-client-type"] === "unknown";
/** Parts that relate the fields of a value, whose type stands around them. */
const PART = /\/(?:not|if|then|else|contains|unevaluatedProperties|additionalProperties|allOf\/\d+)(?:\/|$)/;

/** Rejects values without a type: a schema that has none lets values of every type through, whatever limits it has. */
export const typesPresent: Oas3Rule = () => ({
  Schema(node: unknown, { report, location }: UserContext) {
    const schema = keysOf(node);
    if (schema["type"] === "array" && schema["items"] === undefined && !PART.test(location.pointer))
      return report({ message: "This list can have any elements. Describe them under items.", location: location.child("type") });
    if (typeof node !== "object" || KINDS.some((key) => schema[key] !== undefined) || isAnything(schema) || PART.test(location.pointer))
      return;
    report({ message: "This value has no type, so it can be anything. Give its type, or x-client-type: unknown.", location });
  },
});
