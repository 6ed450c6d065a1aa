import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { apiPages, docs, pages, site, written } from "./places.ts";

test.each([apiPages, pages, site, written])("a cached build doesn't bring back an old %s", (folder) => {
  const text = readFileSync(join(docs, "turbo.json"), "utf8");
  expect(text).toContain(`"!${relative(docs, folder).replaceAll("\\", "/")}/**"`);
});
