/** Finds the keyword that rejects an example. Redocly reports the example, though often the schema is what was edited. */
import { dirname, relative } from "node:path";
import { getLineColLocation, type LocationObject, type Oas3Rule, type Plugin, type UserContext } from "@redocly/openapi-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Edits } from "./git-edits.ts";
import { childOf, childrenOf, keysOf, type Location, partsOf, type Place, type Resolve } from "./house-rules/place.ts";

export interface Rejection {
  readonly keyword: string;
  /** Ajv's words. */
  readonly message: string;
  readonly location: Location;
  /** Where the value's schema stands, in parts. */
  readonly parts: readonly Location[];
}

/** Rejections by the absolute pointer of the value. */
export type Rejections = Map<string, Rejection[]>;

const CHECKED = new Set(
  [
    ["type", "enum", "const", "format", "pattern", "minLength", "maxLength", "required", "uniqueItems", "minItems", "maxItems"],
    ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minProperties", "maxProperties"],
  ].flat(),
);

/** A plugin whose one rule collects what rejects examples, and reports nothing. */
export function collecting(rejections: Rejections): Plugin {
  // As Redocly's: with every format that Ajv knows.
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, logger: false });
  addFormats.default(ajv);
  const collect: Oas3Rule = () => {
    const examplesOf = (node: unknown, { location, resolve }: UserContext): void => {
      const place = { node: keysOf(node), location };
      for (const [, example] of childrenOf(childOf(place, "examples", resolve), resolve))
        for (const [at, rejection] of rejectionsOf(
          childOf(place, "schema", resolve),
          example.node["value"],
          example.location.child("value"),
          resolve,
        ))
          rejections.set(at, [...(rejections.get(at) ?? []), rejection]);
    };
    return { MediaType: examplesOf, Parameter: examplesOf, Header: examplesOf };
  };
  return { id: "rejections", rules: { oas3: { collect } } };

  function* rejectionsOf(schema: Place, value: unknown, at: Location, resolve: Resolve): Generator<[at: string, rejection: Rejection]> {
    const parts = partsOf(schema, resolve);
    const places = parts.map(({ location }) => location);
    const fields = new Set(parts.flatMap(({ node }) => Object.keys(keysOf(node["properties"]))));
    for (const { node, location } of parts) {
      for (const checked of Object.keys(node).filter((each) => CHECKED.has(each))) {
        const validate = ajv.compile({ [checked]: node[checked] });
        if (validate(value)) continue;
        for (const { message = "" } of validate.errors ?? [])
          yield [at.absolutePointer, { keyword: checked, message, location: location.child(checked), parts: places }];
      }
    }
    // An example may have no key that isn't described, though the record is open.
    const closing =
      parts.find(({ node }) => node["unevaluatedProperties"] !== undefined) ?? parts.find(({ node }) => node["properties"] !== undefined);
    const keyword = closing?.node["unevaluatedProperties"] === undefined ? "properties" : "unevaluatedProperties";
    if (closing && !Array.isArray(value) && closing.node["additionalProperties"] === undefined)
      for (const key of Object.keys(keysOf(value)).filter((each) => !fields.has(each)))
        yield [at.child(key).absolutePointer, { keyword, message: "", location: closing.location.child(keyword), parts: places }];
    for (const part of parts) {
      if (Array.isArray(value) && part.node["items"] !== undefined)
        for (const [index, item] of value.entries()) yield* rejectionsOf(childOf(part, "items", resolve), item, at.child(index), resolve);
      for (const [name, field] of childrenOf(childOf(part, "properties", resolve), resolve))
        if (Object.hasOwn(keysOf(value), name)) yield* rejectionsOf(field, keysOf(value)[name], at.child(name), resolve);
      for (const union of ["anyOf", "oneOf"]) yield* closest(childrenOf(childOf(part, union, resolve), resolve), value, at, resolve);
    }
  }

  /** Of alternatives, what the nearest one rejects; nothing where one accepts the value. */
  function closest(
    alternatives: readonly [string, Place][],
    value: unknown,
    at: Location,
    resolve: Resolve,
  ): Iterable<[string, Rejection]> {
    const tried = alternatives.map(([, each]) => [...rejectionsOf(each, value, at, resolve)]);
    return tried.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
}

/** The rejection that a problem is about. */
export const rejectionOf = (rejections: Rejections, { source, pointer = "" }: LocationObject, message: string): Rejection | undefined =>
  rejections.get(`${source.absoluteRef}${pointer}`)?.find((each) => message.includes(each.message));

/** Where the schema was edited, if that is why it rejects: the keyword's line, or, where a field or its name went, the nearest one in its files. */
export function editedPlace(
  { keyword, location, parts }: Rejection,
  edits: Edits,
  root: string,
): { path: string; line: number; col: number } | undefined {
  const linesOf = ({ source }: Location): ReadonlySet<number> => edits.get(relative(dirname(root), source.absoluteRef)) ?? new Set();
  const { start } = getLineColLocation({ source: location.source, pointer: location.pointer, reportOnKey: true });
  if (linesOf(location).has(start.line)) return { path: location.source.absoluteRef, line: start.line, col: start.col };
  if (!["required", "properties", "unevaluatedProperties"].includes(keyword)) return undefined;
  const part = parts.find((each) => linesOf(each).size > 0);
  const [line] = part ? linesOf(part) : [];
  return part && line !== undefined ? { path: part.source.absoluteRef, line, col: 1 } : undefined;
}
