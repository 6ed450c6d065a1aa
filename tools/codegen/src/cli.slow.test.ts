import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn } from "./output/output-folder.ts";
import { codegen } from "../test/codegen.ts";
import { type Edit, replace, temporaryFolder } from "../test/folders.ts";
import { shop, SHOP_RULES, shopFiles } from "../test/shop.ts";

/** Names, contents and times of all files. */
async function state(folder: string): Promise<unknown> {
  const names = await filesIn(folder);
  return Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), "utf8"), (await stat(join(folder, name))).mtimeMs]),
  );
}

/** A repository with the shop's description and the package that is generated from it, but for what is generated. */
async function shopRepository(...edits: Edit[]): Promise<{ repository: string; description: string; folder: string; generated: string }> {
  const repository = await temporaryFolder();
  const [description, folder] = [join(repository, "specs/shop-api"), join(repository, "packages/shop-api")];
  await cp(dirname(await shop(...edits)), description, { recursive: true });
  await mkdir(join(folder, "src"), { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "name": "@maksu/shop-api" }');
  await writeFile(join(folder, "src/rules.ts"), SHOP_RULES);
  return { repository, description, folder, generated: join(folder, "src/generated") };
}

test("lint, bundle, generate and drift are silent in turn; drift then names every difference and writes nothing", async () => {
  const { repository, description, folder } = await shopRepository();
  const steps: [folder: string, ...words: string[]][] = [
    [description, "lint", "openapi.yaml"],
    [description, "bundle", "openapi.yaml", "dist/openapi.json"],
    [description, "generate", "openapi.yaml"],
    [repository, "drift"],
  ];
  for (const step of steps) expect(await codegen(...step)).toEqual({ code: 0, stdout: "", stderr: "" });
  // The same bytes as in another process and working directory, from another path.
  const files = await shopFiles();
  expect(await filesIn(join(folder, "src/generated"))).toEqual([...files.keys()].toSorted());
  for (const [name, content] of files) expect(await readFile(join(folder, "src/generated", name), "utf8")).toBe(content);

  await replace(join(folder, "src/generated/errors.ts"), "400", "401");
  await rm(join(folder, "src/generated/validators/OrderRequest.body.ts"));
  await writeFile(join(folder, "src/generated/notes.txt"), "");
  const before = await state(folder);
  expect(await codegen(repository, "drift")).toEqual({
    code: 1,
    stdout: "",
    stderr: [
      "packages/shop-api/src/generated/errors.ts differs from the description. Run `npm run generate`.\n",
      "packages/shop-api/src/generated/validators/OrderRequest.body.ts is missing. Run `npm run generate`.\n",
      "packages/shop-api/src/generated/notes.txt is not generated from the description. Run `npm run generate`.\n",
    ].join(""),
  });
  expect(await state(folder)).toEqual(before);
  expect(await codegen(repository, "drift", "store-api")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/store-api: no description found/),
  });
});

describe("fails with the reason and writes nothing", () => {
  const broken = { file: "OrderRequest.yaml", from: "format: date", to: "format: day" };

  test("of a description that fails lint: no bundle, and nothing generated", async () => {
    const { description, generated } = await shopRepository(broken);
    const { code, stderr } = await codegen(description, "generate", "openapi.yaml");
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^OrderRequest\.yaml:21:13 Unknown format day\. /) });
    expect([existsSync(join(description, "dist")), existsSync(generated)]).toEqual([false, false]);
  });

  test("of a description that the generators reject", async () => {
    const renamed = [
      ['schemas/State" }', 'schemas/paths" }'],
      ["    State:\n", "    paths:\n"],
    ] as const;
    const { description, generated } = await shopRepository(...renamed.map(([from, to]) => ({ file: "openapi.yaml", from, to })));
    expect(await codegen(description, "generate", "openapi.yaml")).toEqual({
      code: 1,
      stdout: "",
      stderr: "#/components/schemas/paths: this name can't be exported.\n",
    });
    expect(existsSync(generated)).toBe(false);
  });
});

test.each([[[]], [["toString"]], [["lint"]], [["generate", "openapi.yaml", "generated"]], [["drift", "shop-api", "more"]]])(
  "%j prints the usage",
  async (args) => {
    expect(await codegen(await temporaryFolder(), ...args)).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("codegen generate <openapi.yaml>"),
    });
  },
);
