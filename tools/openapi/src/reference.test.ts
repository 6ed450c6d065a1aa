import { expect, test } from "vitest";
import { referencesFrom, resolve } from "./reference.ts";

const document = {
  components: {
    schemas: {
      A: { $ref: "#/components/schemas/B%20b~1c", description: "of A" },
      "B b/c": { type: "string", description: "of B" },
      Loop: { $ref: "#/components/schemas/Loop" },
      Pair: { left: { $ref: "#/components/schemas/A" }, right: { $ref: "#/components/schemas/Pair" } },
    },
  },
};
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

test("a reference is followed to its end, through escapes and percent-encoding; what stands beside it wins", () => {
  expect(resolve(document, ref("A")).value).toEqual({ type: "string", description: "of A" });
});

test.each([
  { what: "nowhere", node: ref("C"), message: "#/components/schemas/C does not resolve" },
  { what: "round in a circle", node: ref("Loop"), message: "is circular" },
  { what: "out of the document", node: { $ref: "other.yaml" }, message: "other.yaml points outside the bundle" },
])("a reference that leads $what is an error", ({ node, message }) => {
  expect(() => resolve(document, node)).toThrow(message);
});

test("references are found in what they lead to, each once", () => {
  const found = referencesFrom(document, { one: [ref("Pair")] });
  expect([...found]).toEqual(["#/components/schemas/Pair", "#/components/schemas/A", "#/components/schemas/B%20b~1c"]);
});
