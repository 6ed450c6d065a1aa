import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "./output-folder.ts";
import { REPOSITORY } from "../testing/folders.ts";

/** Every file that is generated into a package, by its path, without the lines that name its description. */
async function generatedFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of await readdir(join(REPOSITORY, "packages"))) {
    const folder = join(REPOSITORY, "packages", name, "src/generated");
    for (const file of await filesIn(folder)) {
      const content = await readFile(join(folder, file), "utf8");
      files.set(`${name}/${file}`, content.replace(/^(?:\/\/ .*\n)+/, ""));
    }
  }
  return files;
}

test("no two generated files of the repository have the same content", async () => {
  const files = [...(await generatedFiles())];
  expect(files.map(([file]) => file)).toContain("payment-api/validators.ts");
  const firstWith = new Map(files.toReversed().map(([file, content]) => [content, file]));
  expect(
    files
      .filter(([file, content]) => firstWith.get(content) !== file)
      .map(([file, content]) => `${file} repeats ${firstWith.get(content)}`),
  ).toEqual([]);
});
