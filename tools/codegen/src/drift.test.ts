import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { findDrift } from "./drift.ts";
import { generate } from "./generate.ts";
import { filesIn, write } from "./output-folder.ts";
import { codegen } from "./testing/codegen.ts";
import { replace } from "./testing/folders.ts";
import { shopBundle } from "./testing/shop.ts";

/** A folder in which `generated` was generated from `bundle.json`. */
async function generated(): Promise<string> {
  const bundle = await shopBundle();
  await write(await generate(bundle), join(dirname(bundle), "generated"));
  return dirname(bundle);
}

/** Names, contents and times of all files. */
async function state(folder: string): Promise<unknown> {
  const names = await filesIn(folder);
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "utf8"), (await stat(join(folder, name))).mtimeMs]));
}

describe("drift", () => {
  test.each<{ what: string; change: (folder: string) => Promise<unknown>; want: string[] }>([
    { what: "nothing changed", change: async () => {}, want: [] },
    { what: "a file was edited", change: (folder) => replace(join(folder, "generated/errors.ts"), "400", "401"), want: ["generated/errors.ts differs from the description"] },
    { what: "a file is missing", change: (folder) => rm(join(folder, "generated/validators/createOrder.ts")), want: ["generated/validators/createOrder.ts is missing"] },
    { what: "there is a file too many", change: (folder) => writeFile(join(folder, "generated/validators/notes.txt"), ""), want: ["generated/validators/notes.txt is not generated from the description"] },
    { what: "a file was renamed", change: (folder) => rename(join(folder, "generated/errors.ts"), join(folder, "generated/codes.ts")), want: ["generated/errors.ts is missing", "generated/codes.ts is not generated from the description"] },
    { what: "the description changed", change: (folder) => replace(join(folder, "bundle.json"), '"maxLength":4', '"maxLength":5'), want: ["generated/schema.ts differs from the description", "generated/validators/createOrder.ts differs from the description"] },
    { what: "line ends were changed", change: async (folder) => writeFile(join(folder, "generated/errors.ts"), (await readFile(join(folder, "generated/errors.ts"), "utf8")).replaceAll("\n", "\r\n")), want: ["generated/errors.ts differs from the description"] },
  ])("$what", async ({ change, want }) => {
    const folder = await generated();
    await change(folder);
    const before = await state(folder);
    const lines = await findDrift(join(folder, "bundle.json"), join(folder, "generated"));
    expect(lines).toEqual(want.map((line) => `${relative(process.cwd(), folder)}/${line}. Run \`npm run generate\`.`));
    expect(await state(folder)).toEqual(before);
  });

  test("nothing was ever generated", async () => {
    const folder = dirname(await shopBundle());
    expect(await findDrift(join(folder, "bundle.json"), join(folder, "generated"))).toHaveLength(8);
    expect(await filesIn(join(folder, "generated"))).toEqual([]);
  });

  test("the command line names every difference and fails", async () => {
    const folder = await generated();
    await replace(join(folder, "generated/errors.ts"), "400", "401");
    await rm(join(folder, "generated/validators/createOrder.ts"));
    await writeFile(join(folder, "generated/notes.txt"), "");
    const before = await state(folder);
    const lines = ["generated/errors.ts differs from the description", "generated/validators/createOrder.ts is missing", "generated/notes.txt is not generated from the description"];
    expect(await codegen(folder, "drift", "bundle.json", "generated")).toEqual({ code: 1, stdout: "", stderr: lines.map((line) => `${line}. Run \`npm run generate\`.\n`).join("") });
    expect(await state(folder)).toEqual(before);
  });
});
