/** The last step of each worked example of `specs/README.md`: how the change is rated, and what the changeset says. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { objectAt, textAt } from "@maksu/openapi";
import { writeBundle } from "@maksu/codegen/bundle";
import { apply, blocksOf, diffsOf } from "@maksu/codegen/worked-examples";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compare } from "./compare/compare.ts";
import { entriesOf } from "./compare/entries.ts";
import { readDescription } from "./read-changes.ts";
import { repository } from "./workspace.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "worked-examples-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["Add a field", "payment-api"],
  ["Add an error code", "merchant-api"],
  ["Add an operation", "merchant-api"],
])("the worked example %s is rated as it says", async (heading, api) => {
  const specs = join(folder, heading);
  cpSync(join(repository, "specs"), specs, { recursive: true, filter: (path) => !["node_modules", "dist"].includes(basename(path)) });
  for (const diff of await diffsOf(heading)) await apply(specs, diff);
  const bundle = join(specs, api, "dist/openapi.json");
  await writeBundle(join(specs, api, "openapi.yaml"), bundle);
  const [before, after] = [readDescription(join(repository, "specs", api, "dist/openapi.json")), readDescription(bundle)];
  const title = textAt(objectAt(after, "info"), "title") ?? "";
  const shown = (await blocksOf(heading)).filter(({ language }) => language === "text").map(({ text }) => text);
  expect(shown).toEqual([entriesOf(title, await compare(before, after))]);
});
