import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "./output-folder.ts";
import { REPOSITORY } from "../../test/folders.ts";

/** Every file that is generated into a package, by its path, without what may differ between files that do the same. */
async function generatedFiles(): Promise<Map<string, string>> {
  const packages = join(REPOSITORY, "packages");
  const files = new Map<string, string>();
  for (const name of await readdir(packages)) {
    for (const file of await filesIn(join(packages, name, "src"))) {
      if (!file.includes("generated/")) continue;
      const content = await readFile(join(packages, name, "src", file), "utf8");
      files.set(`${name}/${file}`, withoutNames(content));
    }
  }
  return files;
}

/** Leaves out comments, imports, names of component validators and tables of bodies, and Ajv's numbers of functions. */
const withoutNames = (content: string): string =>
  content
    .replace(/^(?:\/\/|import\b|export const (?:validate\w+|body)\b).*\n/gm, "")
    .replace(/\bvalidate\d+/g, "validate")
    .trim();

test("no two generated files of the repository have the same content", async () => {
  const files = [...(await generatedFiles())];
  expect(files.map(([file]) => file)).toContain("payment-api/generated/validators.ts");
  expect(files.map(([file]) => file)).toContain("sandbox/generated/validators/Settings.ts");
  const firstWith = new Map(files.toReversed().map(([file, content]) => [content, file]));
  expect(
    files
      .filter(([file, content]) => content !== "" && firstWith.get(content) !== file)
      .map(([file, content]) => `${file} repeats ${firstWith.get(content)}`),
  ).toEqual([]);
});
