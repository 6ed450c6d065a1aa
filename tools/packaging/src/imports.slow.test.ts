/** Every export of every package, imported and required by Node in an empty project. */
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { descriptions, internals, loadModules, modules, runNode } from "./load-modules.ts";
import { publishedPackages } from "./published-packages.ts";

const project = inject("userProject");
const { imported, required, different, refused } = loadModules(project);

it.each(modules)("%s is imported, and required with the same names", (specifier) => {
  expect(imported[specifier]?.length).toBeGreaterThan(0);
  expect(required[specifier]).toEqual(imported[specifier]);
});

it.each(descriptions)("%s is required", (specifier) => {
  expect(required[specifier]).toContain("openapi");
});

it("a module is one, however it is loaded: errors keep their classes", () => {
  expect(different).toEqual([]);
});

it.each(internals)("%s is nobody's to load", (specifier) => {
  expect(refused[specifier]).toBe("ERR_PACKAGE_PATH_NOT_EXPORTED");
});

const commands = publishedPackages.flatMap(({ name, manifest }) =>
  Object.entries(manifest.bin ?? {}).map(([command, file]) => ({ command, path: join(name, file) })),
);

it.each(commands)("the command $command says how it is used", ({ command, path }) => {
  expect(runNode(project, join("node_modules", path), "--help")).toContain(command);
});
