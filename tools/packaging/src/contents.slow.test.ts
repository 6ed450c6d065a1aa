/** Checks the contents of a published package. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { API_NAMES } from "@maksu/mock-server";
import { describe, expect, inject, it } from "vitest";
import { publishedPackages, readManifest, root } from "./published-packages.ts";
import { filesOf } from "./user-project.ts";

it("the published packages are found", () => {
  const ofApis = API_NAMES.flatMap((api) => ["api", "client", "spec"].map((part) => `${api}-${part}`));
  const others = ["client-core", "mock-server", "openapi-runtime", "service-front", "signing", "webhooks"];
  const names = [...ofApis, ...others].map((name) => `@maksu/${name}`);
  expect(publishedPackages.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

describe.each(publishedPackages)("$name", ({ name, folder, manifest }) => {
  const installed = join(inject("userProject"), "node_modules", name);
  const files = filesOf(installed);
  const read = (file: string): string => readFileSync(join(installed, file), "utf8");

  it("has the built files, their sources, recipes and documents, and nothing else", () => {
    const known =
      /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|bin\/[\w-]+\.js|dist\/.+\.(js|d\.ts)(\.map)?|dist\/openapi\.json|src\/.+\.ts|recipes\/[\w-]+\.ts)$/;
    expect(files.filter((file) => !known.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(["package.json", "README.md", "LICENSE"]));
    expect(files.includes("CHANGELOG.md")).toBe(existsSync(join(folder, "CHANGELOG.md")));
  });

  it("has no tests, and no other sources than the built ones", () => {
    expect(files.filter((file) => file.includes(".test."))).toEqual([]);
    const sources = files.filter((file) => file.startsWith("src/"));
    expect(sources.filter((file) => !files.includes(file.replace("src/", "dist/").replace(/\.ts$/, ".js")))).toEqual([]);
  });

  it("has the source of every source map", () => {
    const maps = files.filter((file) => file.endsWith(".map"));
    const missing = maps.flatMap((map) => {
      const { sources, sourcesContent = [] }: { sources: readonly string[]; sourcesContent?: readonly string[] } = JSON.parse(read(map));
      // A bundle's map contains its sources.
      const paths = sources.filter((_source, index) => sourcesContent[index] === undefined).map((source) => join(dirname(map), source));
      // A map whose source was deleted or renamed remains in a used checkout; `npm run test:packed` rejects it.
      return paths.filter((path) => existsSync(join(folder, path)) && !files.includes(path)).map((path) => `${map} → ${path}`);
    });
    expect(missing).toEqual([]);
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
    expect(read("README.md")).toContain(`# ${name}\n`);
    expect(published.engines).toEqual(files.some((file) => file.endsWith(".js")) ? readManifest(root).engines : undefined);
  });
});
