/** Runs every recipe of `docs/recipes` on the packed packages: `npm run long -- recipes`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createUserProject } from "../user-project.ts";
import { dependenciesOf, installRecipe, missingPrograms, recipes, recipesFolder, testRecipe } from "./recipe-projects.ts";

const project = createUserProject();
afterAll(project.remove);

it("lists every recipe in the table of docs/recipes/README.md", () => {
  const table = readFileSync(join(recipesFolder, "README.md"), "utf8").matchAll(/^\| \[[^\]]+\]\((.+)\/README\.md\)/gm);
  expect([...table].map(([, name]) => name).toSorted()).toEqual(recipes);
});

describe.each(recipes)("%s", (recipe) => {
  const folder = join(recipesFolder, recipe);

  it("pins exact versions of all packages but ours", () => {
    const others = dependenciesOf(recipe).filter(([name]) => !Object.hasOwn(project.tarballs, name));
    expect(others.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it("shows code in its README that is in its files", () => {
    const blocks = [...readFileSync(join(folder, "README.md"), "utf8").matchAll(/^```(?:js|ts|php|yaml)\n(.*?)^```$/gms)];
    const files = sourcesOf(folder).map((path) => readFileSync(path, "utf8"));
    expect(blocks.length).toBeGreaterThan(0);
    expect(blocks.map(([, code = ""]) => code).filter((code) => !files.some((text) => text.includes(code)))).toEqual([]);
  });

  const missing = missingPrograms(recipe);
  if (missing.length > 0) {
    const notRun = `recipes: ${recipe} is not run, because ${missing.join(", ")} is missing. Install it: see docs/recipes/${recipe}/README.md.`;
    if (process.env["NOTHING_LEFT_OUT"]) throw new Error(notRun);
    console.warn(notRun);
  }
  it.skipIf(missing.length > 0)("passes its npm test and leaves nothing running", async () => {
    const { output, ...run } = await testRecipe(installRecipe(recipe, project));
    expect(run, output).toEqual({ status: 0, leftRunning: false });
  });
});

function sourcesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|README|package\.json/.test(join(entry.parentPath, entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => existsSync(path));
}
