import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { API_NAMES, descriptionOf, exampleNamed, readOperations, TRIGGERS } from "@maksu/service-front";
import { GUIDE_TABLES, withTables } from "./guide-tables.ts";

describe.each(["triggers", "tolerances"] as const)("the guide with the %s", (name) => {
  const guide = readFileSync(new URL(`../../../docs/guides/${GUIDE_TABLES[name].guide}`, import.meta.url), "utf8");

  test("has the current tables; `npm run long -- tables` writes them", () => {
    expect(guide).toBe(withTables(guide, name));
  });

  test("without a place for them is an error", () => {
    expect(() => withTables(guide.replace(`<!-- ${name}:`, "<!--"), name)).toThrow(`The guide has no place for the ${name}`);
  });
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
