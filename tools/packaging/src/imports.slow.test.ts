/** Imports and requires every export of every package with Node in an empty project. */
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { descriptions, internals, loadModules, modules, runNode } from "./load-modules.ts";
import { publishedPackages } from "./published-packages.ts";

const project = inject("userProject");
const { imported, required, different, rejected } = loadModules(project);

it.each(modules)("%s can be imported, and required with the same names", (specifier) => {
  expect(imported[specifier]?.length).toBeGreaterThan(0);
  expect(required[specifier]).toEqual(imported[specifier]);
});

it.each(descriptions)("%s can be required", (specifier) => {
  expect(required[specifier]).toContain({ openapi: "openapi", lines: "openapi.yaml" }[/\/(\w+)\.json$/.exec(specifier)?.[1] ?? ""] ?? "0");
});

it("a module has one instance however it is loaded, so errors keep their classes", () => {
  expect(different).toEqual([]);
});

it.each(internals)("%s can't be loaded, since it is internal", (specifier) => {
  expect(rejected[specifier]).toBe("ERR_PACKAGE_PATH_NOT_EXPORTED");
});

const commands = publishedPackages.flatMap(({ name, manifest }) =>
  Object.entries(manifest.bin ?? {}).map(([command, file]) => ({ command, name, path: join(name, file) })),
);

it.each(commands)("the command $command prints its usage", ({ command, name, path }) => {
  const usage = runNode(project, join("node_modules", path), "--help");
  // `npx @maksu/signing` runs it, too.
  expect([command, name].filter((each) => usage.includes(each))).not.toEqual([]);
});
