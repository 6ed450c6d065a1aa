import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { NUMBER_FORMATS } from "../../ground/vocabulary.ts";
import { childOf, childrenOf, keysOf, operationsIn, partsOf, type Place, type Resolve } from "./place.ts";

/** Keywords that limit a value of each type; one of them is enough. */
const LIMITS: Readonly<Record<string, readonly string[]>> = {
  string: ["maxLength", "pattern", "format"],
  integer: ["maximum", "exclusiveMaximum", "format"],
  number: ["maximum", "exclusiveMaximum"],
  array: ["maxItems"],
};

/** Rejects request values without a limit, unless `x-no-limit` states that none is documented. */
export const limitsPresent: Oas3Rule = () => {
  /** The schemas of requests. */
  const asked = new Set<string>();
  const checkAsked = (node: unknown, { report, location }: UserContext): void => {
    if (keysOf(node)["x-no-limit"] === undefined || asked.has(location.absolutePointer)) return;
    report({ message: "Only a value of a request needs a limit. Remove x-no-limit.", location: location.child("x-no-limit").key() });
  };
  const Root = (node: unknown, { report, location, resolve }: UserContext): void => {
    const seen = new Set<string>();
    const reported = new Set<string>();
    const check = (schema: Place): void => {
      const key = `${schema.location.absolutePointer} ${schema.beside?.location.absolutePointer ?? ""}`;
      if (seen.has(key)) return;
      seen.add(key);
      const parts = partsOf(schema, resolve);
      const isUnlimited = parts.find(({ node: part }) => part["x-no-limit"] === true);
      const unlimited = typesOf(parts).filter((type) => LIMITS[type] && !isLimited(parts, type));
      // A component that all refer to is what lacks the limit, and a type beside a reference is the reference's.
      const { location: place } = typesOf([schema]).some((type) => unlimited.includes(type)) ? schema : (schema.beside ?? schema);
      if (!isUnlimited && unlimited.length > 0 && !reported.has(place.absolutePointer)) {
        reported.add(place.absolutePointer);
        const limits = [...new Set(unlimited.flatMap((type) => LIMITS[type] ?? [])), "enum"];
        report({
          message: `A value of type ${unlimited.join(" or ")} has no limit: give ${limits.join(" or ")}. Where the API document has none, say x-no-limit: true.`,
          location: place,
        });
      }
      if (isUnlimited && unlimited.length === 0)
        report({ message: "There is a limit. Remove x-no-limit.", location: isUnlimited.location.child("x-no-limit").key() });
      for (const part of parts) {
        asked.add(part.location.absolutePointer);
        for (const below of valuesBelow(part, resolve)) check(below);
      }
    };
    for (const { isEvent, operation, parameters } of operationsIn({ node: keysOf(node), location }, resolve)) {
      if (isEvent) continue;
      for (const parameter of parameters) if (parameter.node["x-signing"] !== true) check(childOf(parameter, "schema", resolve));
      for (const [, content] of childrenOf(childOf(childOf(operation, "requestBody", resolve), "content", resolve), resolve))
        check(childOf(content, "schema", resolve));
    }
  };
  return { Root, ref: checkAsked, Schema: checkAsked };
};

/** The schemas of a value's parts and alternatives. */
function valuesBelow(schema: Place, resolve: Resolve): Place[] {
  const inMaps = ["properties", "anyOf", "oneOf"].flatMap((key) =>
    childrenOf(childOf(schema, key, resolve), resolve).map(([, each]) => each),
  );
  return [...inMaps, ...(schema.node["items"] === undefined ? [] : [childOf(schema, "items", resolve)])];
}

const typesOf = (parts: readonly Place[]): string[] => [...new Set(parts.flatMap(({ node }) => [node["type"]].flat().map(String)))];

const isLimited = (parts: readonly Place[], type: string): boolean =>
  parts.some(
    ({ node }) => node["enum"] !== undefined || node["const"] !== undefined || LIMITS[type]?.some((key) => limits(node, key, type)),
  );

/** A number's width does not limit text. */
const limits = (node: Place["node"], key: string, type: string): boolean =>
  node[key] !== undefined && (key !== "format" || NUMBER_FORMATS.includes(String(node[key])) === (type === "integer"));
