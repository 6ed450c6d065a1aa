import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { API_NAMES, descriptionOf, exampleNamed, readOperations, TRIGGERS } from "@maksu/service-front";
import { TABLE_END, TABLE_START, triggerTable } from "./trigger-table.ts";

test("the guide has the current trigger table; `npm run triggers` writes it", () => {
  const guide = readFileSync(new URL("../../../../docs/guides/mock-server.md", import.meta.url), "utf8");
  const [, rest = ""] = guide.split(TABLE_START);
  expect(rest.split(TABLE_END)[0]?.trim()).toBe(triggerTable());
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
