import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { keysOf, operationsIn } from "./place.ts";

/** The file of a path: its segments, joined by underscores. */
const fileOf = (path: string): string => `paths/${path.slice(1).replaceAll("/", "_")}.yaml`;

/** Rejects operationIds that are not camelCase, summaries with a full stop, and paths whose file has the name of another. */
export const operationNames: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    for (const [path, item] of Object.entries(keysOf(keysOf(node)["paths"]))) {
      const file = keysOf(item)["$ref"];
      if (typeof file === "string" && file.startsWith("paths/") && file !== fileOf(path))
        report({
          message: `The path ${path} is in ${file}. Correct the path, or name the file ${fileOf(path)}.`,
          location: location.child(["paths", path]).key(),
        });
    }
    for (const { operationId, operation } of operationsIn({ node: keysOf(node), location }, resolve)) {
      if (operation.node["operationId"] !== undefined && !/^[a-z][A-Za-z0-9]*$/.test(operationId))
        report({
          message: `The operationId ${operationId} is not camelCase. Write it like createPayment.`,
          location: operation.location.child("operationId"),
        });
      const summary = String(operation.node["summary"] ?? "");
      if (/[.\n]/.test(summary.at(-1) ?? "") || summary.includes("\n"))
        report({ message: "A summary is one line without a full stop, like a heading.", location: operation.location.child("summary") });
    }
  },
});
