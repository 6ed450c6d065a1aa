import { expect, test } from "vitest";
import { partOf } from "./document-part.ts";
import type { Document } from "./document.ts";

const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });
const responses = (name: string): object => ({ "200": { content: { "application/json": { schema: ref(name) } } } });
const document = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: { "/a": { get: { operationId: "a", responses: responses("Own") } } },
  webhooks: { b: { $ref: "#/components/pathItems/B" } },
  components: {
    pathItems: { B: { post: { operationId: "b", responses: responses("Named") } } },
    schemas: {
      Own: { properties: { shared: ref("Shared") } },
      Named: { properties: { shared: ref("Shared"), inner: { allOf: [ref("Inner")] } } },
      Inner: { properties: { outer: ref("Named") } },
      Shared: {},
      Unused: {},
    },
  },
} as unknown as Document;

test.each([
  { part: "paths" as const, other: "webhooks", want: ["Own", "Shared"] },
  { part: "webhooks" as const, other: "paths", want: ["Named", "Inner", "Shared"] },
])("partOf keeps $part, and the components that they use, directly or not", ({ part, other, want }) => {
  const before = JSON.stringify(document);
  const alone = partOf(document, part);
  expect(alone[part]).toEqual(document[part]);
  expect(alone).not.toHaveProperty(other);
  expect(Object.keys(alone.components?.schemas ?? {})).toEqual(want);
  expect(JSON.stringify(document)).toBe(before);
});
