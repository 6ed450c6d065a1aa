import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { keysOf, operationsIn } from "./place.ts";

/** The file of a path: its segments, joined by underscores. */
const fileOf = (path: string): string => `paths/${path.slice(1).replaceAll("/", "_")}.yaml`;

/** The versions that the description itself is written in. */
export const VERSIONS: Readonly<Record<"openapi" | "jsonSchemaDialect", { readonly is: RegExp; readonly written: string }>> = {
  openapi: { is: /^3\.1\.\d+$/, written: "3.1.0" },
  jsonSchemaDialect: {
    is: /^https:\/\/json-schema\.org\/draft\/2020-12\/schema$/,
    written: "https://json-schema.org/draft/2020-12/schema",
  },
};

/** Rejects operationIds that are not camelCase, summaries with a full stop, operations without a tag where the root file has some, other versions of OpenAPI and JSON Schema, and paths and events whose file has the name of another. */
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
    for (const [name, item] of Object.entries(keysOf(keysOf(node)["webhooks"]))) {
      const file = keysOf(item)["$ref"];
      if (typeof file === "string" && file.startsWith("webhooks/") && file !== `webhooks/${name}.yaml`)
        report({
          message: `The event ${name} is in ${file}. Correct the name, or name the file webhooks/${name}.yaml.`,
          location: location.child(["webhooks", name]).key(),
        });
    }
    const hasTags = lengthOf(keysOf(node)["tags"]) > 0;
    for (const [key, { is, written }] of Object.entries(VERSIONS)) {
      const version = String(keysOf(node)[key] ?? "");
      if (!is.test(version)) report({ message: `Descriptions have ${key}: ${written}.`, location: location.child(key) });
    }
    for (const { operationId, operation } of operationsIn({ node: keysOf(node), location }, resolve)) {
      if (operation.node["operationId"] !== undefined && !/^[a-z][A-Za-z0-9]*$/.test(operationId))
        report({
          message: `The operationId ${operationId} is not camelCase. Write it like createPayment.`,
          location: operation.location.child("operationId"),
        });
      if (hasTags && lengthOf(operation.node["tags"]) === 0)
        report({
          message: `${operationId} has no tag, so the reference leaves it out. Name one of the root file's tags.`,
          location: operation.node["tags"] === undefined ? operation.location : operation.location.child("tags").key(),
        });
      const summary = String(operation.node["summary"] ?? "");
      if (/[.\n]/.test(summary.at(-1) ?? "") || summary.includes("\n"))
        report({ message: "A summary is one line without a full stop, like a heading.", location: operation.location.child("summary") });
    }
  },
});

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
