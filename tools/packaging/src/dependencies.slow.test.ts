/** Checks that a package declares what it imports, imports what it declares, and needs little. */
import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import ts from "typescript";
import { API_NAMES } from "@maksu/mock-server";
import { describe, expect, inject, it } from "vitest";
import { publishedPackages } from "./published-packages.ts";
import { filesOf } from "./user-project.ts";

/** Declared, but named in no import. */
const namedNowhere: Readonly<Record<string, readonly string[]>> = {
  // Loaded by the referee.
  "@maksu/conformance": ["ajv"],
  "@maksu/mcp": [...API_NAMES.map((api) => `@maksu/${api}-spec`), "@maksu/sandbox-control-spec"],
  // Served as it is.
  "@maksu/sandbox": ["@maksu/sandbox-control-spec"],
  "@maksu/service-front": API_NAMES.map((api) => `@maksu/${api}-spec`),
};

describe.each(publishedPackages)("$name", ({ name, manifest }) => {
  const declared = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });

  it("imports, in code and types, exactly what it declares", () => {
    const folder = join(inject("userProject"), "node_modules", name);
    const files = filesOf(folder).filter((path) => /^(bin|dist)\/.*\.(js|ts)$/.test(path));
    const specifiers = files.flatMap((path) => specifiersIn(readFileSync(join(folder, path), "utf8")));
    const imported = specifiers.filter((specifier) => !/^[.#]/.test(specifier) && !isBuiltin(specifier)).map(packageOf);
    const needed = new Set([...imported, ...(namedNowhere[name] ?? [])]);
    needed.delete(name);
    expect([...needed].toSorted()).toEqual(declared.map(([dependency]) => dependency).toSorted());
  });

  it("depends on published packages of ours only, at their versions", () => {
    const ours = declared.filter(([dependency]) => dependency.startsWith("@maksu/"));
    const versions = Object.fromEntries(publishedPackages.map((each) => [each.name, each.manifest.version]));
    expect(versions).toMatchObject(Object.fromEntries(ours));
  });
});

const small = publishedPackages.filter(({ name }) => name.endsWith("-client") || name === "@maksu/signing" || name === "@maksu/webhooks");

it.each(small)("$name depends on at most two packages besides ours", ({ manifest }) => {
  const others = Object.keys(manifest.dependencies ?? {}).filter((dependency) => !dependency.startsWith("@maksu/"));
  expect(others.length).toBeLessThanOrEqual(2);
});

/** The imports of a module. CommonJS that is a part of it keeps its calls of `require`. */
const specifiersIn = (code: string): readonly string[] => [
  ...ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName),
  ...Array.from(code.matchAll(/\brequire\("([^"]+)"\)/g), ([, specifier = ""]) => specifier),
];

/** Strips the path from `@scope/name/path` and `name/path`. */
function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
