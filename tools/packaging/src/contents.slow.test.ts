/** Checks the contents of a published package. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { API_NAMES } from "@maksu/mock-server";
import ts from "typescript";
import { describe, expect, inject, it } from "vitest";
import { publishedPackages, readManifest, root } from "./published-packages.ts";
import { filesOf } from "./user-project.ts";

it("the published packages are found", () => {
  const ofApis = API_NAMES.flatMap((api) => ["api", "client", "spec"].map((part) => `${api}-${part}`));
  const others = [
    "client-core",
    "conformance",
    "mcp",
    "mock-server",
    "openapi-runtime",
    "sandbox",
    "sandbox-control-spec",
    "service-front",
    "shop-check",
    "signing",
    "webhooks",
  ];
  const names = [...ofApis, ...others].map((name) => `@maksu/${name}`);
  expect(publishedPackages.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

it("READMEs and guides install the mock server as a development dependency", () => {
  const guides = join(root, "docs/guides");
  const readmes = [root, ...publishedPackages.map(({ folder }) => folder)].map((folder) => join(folder, "README.md"));
  const pages = [
    ...readmes,
    ...readdirSync(guides)
      .filter((file) => file.endsWith(".md"))
      .map((file) => join(guides, file)),
  ];
  const lines = pages.flatMap((page) => readFileSync(page, "utf8").match(/^npm (i|install|add) .*@maksu\/mock-server.*$/gm) ?? []);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/ (--save-dev|-D) /.test(line))).toEqual([]);
});

describe.each(publishedPackages)("$name", ({ name, folder, manifest }) => {
  const installed = join(inject("userProject"), "node_modules", name);
  const files = filesOf(installed);
  const read = (file: string): string => readFileSync(join(installed, file), "utf8");

  it("has the built files and documents, and nothing else", () => {
    const known =
      /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|bin\/[\w-]+\.js|cjs\/[\w-]+\.(cjs|d\.cts)|dist\/.+\.(js|js\.map|d\.ts)|dist\/(openapi|tolerances|lines)\.json|dist\/(third-party-licenses\.txt|require\.cjs)|[\w-]+\.schema\.json|skills\/[\w-]+\/SKILL\.md)$/;
    expect(files.filter((file) => !known.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(["package.json", "README.md", "LICENSE"]));
    expect(files.includes("CHANGELOG.md")).toBe(existsSync(join(folder, "CHANGELOG.md")));
  });

  it("has the licence of each package of another project that it contains", () => {
    const others = (manifest.bundles ?? []).filter((each) => !each.startsWith("@maksu/"));
    const text = files.includes(LICENCES) ? read(LICENCES) : "";
    const headings = Array.from(text.matchAll(/^This package contains parts of (\S+) (\S+) \(.+\), bundled/gm), ([, other, version]) => [
      other,
      version,
    ]);
    expect(headings).toEqual(others.map((other) => [other, manifest.devDependencies?.[other]]));
    expect(text.match(/Apache License|Permission is hereby granted/g)?.length ?? 0).toBeGreaterThanOrEqual(others.length);
  });

  it("has no syntax that Node 20 and 22 can't parse, such as `using`", () => {
    const later = files.filter((file) => /\.c?js$/.test(file)).filter((file) => /\busing\s+[\w$]+\s*=/.test(codeOf(read(file))));
    expect(later).toEqual([]);
  });

  it("has no tests", () => {
    expect(files.filter((file) => file.includes(".test."))).toEqual([]);
  });

  it("has source maps that contain their sources", () => {
    const lacking = files
      .filter((file) => file.endsWith(".map"))
      .filter((map) => {
        const { sources, sourcesContent = [] }: { sources: readonly string[]; sourcesContent?: readonly string[] } = JSON.parse(read(map));
        return sources.some((_source, index) => typeof sourcesContent[index] !== "string");
      });
    expect(lacking).toEqual([]);
  });

  /** Files, and all that they import. */
  const reachedFrom = (start: readonly string[]): ReadonlySet<string> => {
    const reached = new Set(start);
    // Iterating a set includes what is added meanwhile.
    for (const file of reached) for (const each of importsOf(file, read(file))) reached.add(each);
    return reached;
  };

  it.runIf(/\/(mock-server|.*-client)$/.test(name))("has no import.meta in what ts-jest compiles to CommonJS, as the guide has it", () => {
    const rejected = [...reachedFrom(["dist/index.js"])].filter((file) => file.endsWith(".js") && read(file).includes("import.meta"));
    expect(rejected).toEqual([]);
  });

  it("has no unreachable built module", () => {
    const named = /\bdist\/[\w./-]+\.js\b/g;
    const start = ["package.json", ...files.filter((file) => file.startsWith("bin/"))].flatMap((file) => read(file).match(named) ?? []);
    const reached = reachedFrom(start);
    const built = files.filter((file) => /^dist\/.+\.js$/.test(file));
    expect(built.filter((file) => !reached.has(file))).toEqual([]);
  });

  it("has every file that its package.json names", () => {
    const named = [
      ...Object.values(manifest.bin ?? {}),
      ...Object.values(manifest.exports).flatMap((target) => Object.values([target].flat())),
    ];
    const paths = named
      .flatMap((target) => (typeof target === "string" ? [target] : Object.values(target)))
      .map((path) => path.replace("./", ""));
    expect(paths.filter((path) => !files.includes(path))).toEqual([]);
  });

  it("has at most one command, with a name that no other package on npm has", () => {
    // npx runs the only command of a package by the package's name, and looks an unknown command up on npm.
    const commands = Object.keys(manifest.bin ?? {});
    expect([commands.length <= 1, commands.filter((command) => !command.startsWith("maksu-"))]).toEqual([true, []]);
  });

  it("has the metadata that npm and its users need", () => {
    const published = readManifest(installed);
    expect(published).toMatchObject({
      license: "MIT",
      type: "module",
      description: expect.stringMatching(/^[A-Z].{20,}\.$/s),
      keywords: expect.arrayContaining(["payments"]),
      sideEffects: false,
    });
    expect(read("LICENSE")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
    expect(read("README.md")).toMatch(new RegExp(`^# .+\\n[^]*${name}`));
    expect(published.engines).toEqual(files.some((file) => file.endsWith(".js")) ? readManifest(root).engines : undefined);
  });
});

const LICENCES = "dist/third-party-licenses.txt";

/** The files of the package that a built module imports. */
function importsOf(file: string, code: string): readonly string[] {
  const specifiers = ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);
  return specifiers.filter((specifier) => specifier.startsWith(".")).map((specifier) => posix.join(posix.dirname(file), specifier));
}

/** A script without its comments. */
const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
