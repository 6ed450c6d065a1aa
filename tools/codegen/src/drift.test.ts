import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { findDrift } from "./drift.ts";
import { generateApi } from "./generate.ts";
import { sourceAt } from "./source.ts";
import { filesIn, type GeneratedFiles, write } from "./output/output-folder.ts";
import { replace } from "../test/folders.ts";
import { shopBundle, shopFiles } from "../test/shop.ts";

const generate = async (bundle: string): Promise<GeneratedFiles> => generateApi(await sourceAt(bundle), "@maksu/shop-api");

/** A folder in which `generated` was generated from `bundle.json`. */
async function generated(): Promise<string> {
  const bundle = await shopBundle();
  await write(await shopFiles(), join(dirname(bundle), "generated"));
  return dirname(bundle);
}

/** Names, contents and times of all files. */
async function state(folder: string): Promise<unknown> {
  const names = await filesIn(folder);
  return Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), "utf8"), (await stat(join(folder, name))).mtimeMs]),
  );
}

describe("drift", () => {
  test.each<{ what: string; change: (folder: string) => Promise<unknown>; want: string[] }>([
    { what: "nothing changed", change: async () => {}, want: [] },
    {
      what: "a file was edited",
      change: (folder) => replace(join(folder, "generated/errors.ts"), "400", "401"),
      want: ["generated/errors.ts differs from the description"],
    },
    {
      what: "a file is missing",
      change: (folder) => rm(join(folder, "generated/validators/OrderRequest.body.ts")),
      want: ["generated/validators/OrderRequest.body.ts is missing"],
    },
    {
      what: "there is a file too many",
      change: (folder) => writeFile(join(folder, "generated/validators/notes.txt"), ""),
      want: ["generated/validators/notes.txt is not generated from the description"],
    },
    {
      what: "a file was renamed",
      change: (folder) => rename(join(folder, "generated/errors.ts"), join(folder, "generated/codes.ts")),
      want: ["generated/errors.ts is missing", "generated/codes.ts is not generated from the description"],
    },
    {
      what: "the description changed",
      change: (folder) => replace(join(folder, "bundle.json"), '"maxLength":4', '"maxLength":5'),
      want: ["generated/schema.ts differs from the description", "generated/validators/OrderRequest.body.ts differs from the description"],
    },
    {
      what: "line ends were changed",
      change: async (folder) =>
        writeFile(
          join(folder, "generated/errors.ts"),
          (await readFile(join(folder, "generated/errors.ts"), "utf8")).replaceAll("\n", "\r\n"),
        ),
      want: ["generated/errors.ts differs from the description"],
    },
  ])("$what", async ({ change, want }) => {
    const folder = await generated();
    await change(folder);
    const before = await state(folder);
    const lines = await findDrift(await generate(join(folder, "bundle.json")), join(folder, "generated"));
    expect(lines).toEqual(want.map((line) => `${relative(process.cwd(), folder)}/${line}. Run \`npm run generate\`.`));
    expect(await state(folder)).toEqual(before);
  });

  test("reports every file when nothing was generated yet", async () => {
    const folder = dirname(await shopBundle());
    expect(await findDrift(await shopFiles(), join(folder, "generated"))).toHaveLength((await shopFiles()).size);
    expect(await filesIn(join(folder, "generated"))).toEqual([]);
  });
});
