import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { API_NAMES, descriptionOf, exampleNamed, readOperations, TRIGGERS } from "@maksu/service-front";
import { withTables } from "./guide-tables.ts";

const guide = readFileSync(new URL("../../../docs/guides/mock-server.md", import.meta.url), "utf8");

test("the guide has the current tables; `npm run long -- tables` writes them", () => {
  expect(guide).toBe(withTables(guide));
});

test.each(["triggers", "tolerances"])("a guide without a place for the %s is an error", (name) => {
  expect(() => withTables(guide.replace(`<!-- ${name}:`, "<!--"))).toThrow(`The guide has no place for the ${name}`);
});

describe.each(API_NAMES)("the triggers of %s", (api) => {
  const operations = readOperations(descriptionOf(api));

  test("have existing operations and examples, and a status where the description has none", () => {
    for (const { operations: names, example, status } of TRIGGERS.filter((trigger) => trigger.api === api))
      for (const name of names) {
        const operation = operations.get(name);
        const found = operation && exampleNamed(operation, example);
        expect([name, example, found !== undefined]).toEqual([name, example, true]);
        expect([name, found?.status === undefined]).toEqual([name, status !== undefined]);
      }
  });
});
