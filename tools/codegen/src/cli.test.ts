import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn } from "./output-folder.ts";
import { codegen } from "./testing/codegen.ts";
import { temporaryFolder } from "./testing/folders.ts";
import { shop, shopBundle } from "./testing/shop.ts";

test("lint, bundle, generate and drift follow each other without a word", async () => {
  const folder = dirname(await shop());
  for (const args of [["lint", "openapi.yaml"], ["bundle", "openapi.yaml", "dist/openapi.json"], ["generate", "dist/openapi.json", "src/generated"], ["drift", "dist/openapi.json", "src/generated"]])
    expect(await codegen(folder, ...args)).toEqual({ code: 0, stdout: "", stderr: "" });
  expect(await filesIn(join(folder, "src/generated"))).toEqual([
    ...["errors.ts", "examples.ts", "operations.ts", "schema.ts", "validators.ts"],
    ...["validators/cancelOrder.ts", "validators/createOrder.ts", "validators/listOrders.ts"],
  ]);
});

describe("fails with the reason", () => {
  const broken = { file: "OrderRequest.yaml", from: "format: date", to: "format: day" };
  const reason = /^OrderRequest\.yaml:21:13 Unknown format day\. /;

  test("of a description that lint refuses", async () => {
    const folder = dirname(await shop(broken));
    expect(await codegen(folder, "lint", "openapi.yaml")).toEqual({ code: 1, stdout: "", stderr: expect.stringMatching(reason) });
    expect(await codegen(folder, "bundle", "openapi.yaml", "dist/openapi.json")).toEqual({ code: 1, stdout: "", stderr: expect.stringMatching(reason) });
    expect(existsSync(join(folder, "dist"))).toBe(false);
  });

  test("of a bundle that the generator refuses, with nothing written", async () => {
    const folder = dirname(await shopBundle(broken));
    const { code, stderr } = await codegen(folder, "generate", "bundle.json", "generated");
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^#\/paths\/~1orders\/post\/.*: the schema does not compile: unknown format "day"/) });
    expect(existsSync(join(folder, "generated"))).toBe(false);
  });

  test("of an output folder that holds sources", async () => {
    const folder = dirname(await shopBundle());
    await mkdir(join(folder, "src"));
    await writeFile(join(folder, "src/index.ts"), "export {};\n");
    const { code, stderr } = await codegen(folder, "generate", "bundle.json", "src");
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^src\/index\.ts was not generated, and src would be replaced/) });
    expect(await filesIn(join(folder, "src"))).toEqual(["index.ts"]);
  });

  test("of a file that is not there", async () => {
    expect(await codegen(await temporaryFolder(), "generate", "bundle.json", "generated")).toMatchObject({ code: 1, stderr: expect.stringContaining("bundle.json") });
  });
});

test.each([[[]], [["toString"]], [["lint"]], [["generate", "bundle.json"]], [["drift", "bundle.json", "generated", "more"]]])("%j is told how it is used", async (args) => {
  expect(await codegen(await temporaryFolder(), ...args)).toEqual({ code: 2, stdout: "", stderr: expect.stringContaining("codegen generate <openapi.json> <folder>") });
});
