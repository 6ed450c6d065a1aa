import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeBundle } from "./bundle.ts";
import { generateApi } from "./generate.ts";
import { sourceAt } from "./source.ts";
import { temporaryFolder } from "../test/folders.ts";
import { shop } from "../test/shop.ts";
import { tolerancesModule } from "./tolerances.ts";

test("tolerances are written beside the bundle, and no part of it", async () => {
  const folder = await temporaryFolder();
  const bundle = join(folder, "openapi.json");
  expect(await writeBundle(await shop(), bundle)).toEqual([]);
  expect(await readFile(bundle, "utf8")).not.toContain("reference-null");
  expect(JSON.parse(await readFile(join(folder, "tolerances.json"), "utf8"))).toMatchObject([
    { name: "reference-null", forms: ["null"], drop: true },
    { name: "channel-in-capitals", pattern: "^(WEB)$", set: "web" },
  ]);
});

test("an API package has them as typed data in a module of their own", async () => {
  const bundle = join(await temporaryFolder(), "openapi.json");
  await writeBundle(await shop(), bundle);
  const files = generateApi(await sourceAt(bundle), "@maksu/shop-api");
  expect(files.get("tolerances.ts")).toContain('export type ToleranceName = "reference-null" | "channel-in-capitals";');
  for (const [name, code] of files) if (name !== "tolerances.ts") expect(code).not.toContain("reference-null");
});

test("an API without tolerances has an empty list of them", () => {
  expect(tolerancesModule("Shop", [])).toMatch(/ToleranceName = never;.*tolerances: .* = \[\];/s);
});
