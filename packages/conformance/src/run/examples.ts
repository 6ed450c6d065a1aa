/** The requests that a description has examples of. */
import type { Keys, Node, Places } from "@maksu/service-front/referee";
import { parametersOf } from "../check/request-places.ts";

/** A request as its description speaks of it. */
export interface ExampleRequest {
  readonly name: string;
  readonly path: Readonly<Record<string, string>>;
  /** As it is written after the question mark. */
  readonly query: Readonly<Record<string, string>>;
  readonly header: Readonly<Record<string, string>>;
  /** Undefined for none. */
  readonly body: unknown;
  readonly mediaType: string | undefined;
}

const valuesOf = (places: Places, at: Keys): readonly (readonly [name: string, value: unknown])[] =>
  Object.keys(Object(places.follow(at).node["examples"]) as object).map((name) => [
    name,
    places.follow([...at, "examples", name]).node["value"],
  ]);

const written = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(",") : String(value));

/** A request for each example of the body, and for each further example of a parameter; one where there are none. */
export function exampleRequests(places: Places, operation: Keys): readonly ExampleRequest[] {
  const parts: Record<"path" | "query" | "header", Record<string, string>> = { path: {}, query: {}, header: {} };
  const further: { readonly in: "path" | "query" | "header"; readonly name: string; readonly example: string; readonly value: string }[] =
    [];
  for (const { at, node } of parametersOf(places, operation)) {
    const place = node["in"] as "path" | "query" | "header";
    const name = String(node["name"]);
    const [first, ...others] = valuesOf(places, at);
    // Signing fills these in, and a merchant that a header names may not be the caller's.
    if (node["x-signing"] === true || (place === "header" && node["required"] !== true) || !first) continue;
    parts[place][name] = written(first[1]);
    for (const [example, value] of others) further.push({ in: place, name, example, value: written(value) });
  }
  const body = places.follow([...operation, "requestBody"]);
  const content = Object.keys(Object(body.node["content"]) as object);
  const bodies = content.flatMap((mediaType) =>
    valuesOf(places, [...body.at, "content", mediaType]).map(([name, value]) => ({
      name: content[0] === mediaType ? name : `${name} as ${mediaType}`,
      body: value,
      mediaType,
    })),
  );
  const requests = (bodies.length > 0 ? bodies : [{ name: "request", body: undefined, mediaType: undefined }]).map((each) => ({
    ...parts,
    ...each,
  }));
  const [request] = requests;
  return [
    ...requests,
    ...(request
      ? further.map(({ in: place, name, example, value }) => ({
          ...request,
          name: `${name} ${example}`,
          [place]: { ...parts[place], [name]: value },
        }))
      : []),
  ];
}

/** What a value of a schema may be, as one of the parts of it says. */
export const keywordOf = (schemas: readonly { readonly schema: Node }[], keyword: string): unknown =>
  schemas.find(({ schema }) => schema[keyword] !== undefined)?.schema[keyword];
