import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { childOf, keysOf, operationsIn } from "./place.ts";

/** How clients write a value of each place, the default of OpenAPI. */
const STYLES: Readonly<Record<string, string>> = { query: "form", path: "simple", header: "simple", cookie: "form" };

/** Rejects parameter styles other than the one that clients and servers use. */
export const parameterStyle: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    for (const { path, parameters } of operationsIn({ node: keysOf(node), location }, resolve))
      for (const parameter of parameters) {
        const { name, in: place, style, explode } = parameter.node;
        const isList = childOf(parameter, "schema", resolve).node["type"] === "array";
        if (
          place !== "path" &&
          path.includes(`{${String(name)}}`) &&
          !parameters.some(({ node: each }) => each["in"] === "path" && each["name"] === name)
        )
          report({ message: `{${String(name)}} stands in the path. Write in: path.`, location: parameter.location.child("in") });
        if (place === "path" && parameter.node["required"] !== true)
          report({ message: `{${String(name)}} stands in the path. Write required: true.`, location: parameter.location });
        const written = STYLES[String(place)];
        if (style !== undefined && style !== written)
          report({
            message: `Clients write ${String(name)} in the style ${written}, not ${String(style)}.`,
            location: parameter.location.child("style"),
          });
        if (explode !== undefined && (!isList || explode !== false))
          report({
            message: `Clients ignore explode: ${String(explode)} of ${String(name)}. ${isList ? "Write explode: false: the elements are joined by commas." : "Remove it."}`,
            location: parameter.location.child("explode"),
          });
        if (isList && place === "query" && explode === undefined)
          report({
            message: `Clients join the elements of ${String(name)} by commas. Say so by explode: false.`,
            location: parameter.location,
          });
      }
  },
});
