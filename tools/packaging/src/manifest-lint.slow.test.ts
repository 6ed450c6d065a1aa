/** Runs publint and Are The Types Wrong on the packages, and on deliberate mistakes. */
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { publintFindings, typeResolutionFindings } from "./manifest-lint.ts";
import { publishedPackages, readManifest } from "./published-packages.ts";

const modules = join(inject("userProject"), "node_modules");

describe.each(publishedPackages)("$name", ({ name, manifest }) => {
  it("names its types for resolvers that do not read exports", () => {
    const typed = Object.entries(manifest.exports).flatMap(([path, target]) => (typeof target === "string" ? [] : [[path, target.types]]));
    const { ".": types, ...others } = Object.fromEntries(typed) as Readonly<Record<string, string>>;
    const versions = Object.fromEntries(Object.entries(others).map(([path, file]) => [path.slice("./".length), [file]]));
    expect([manifest.types, manifest.typesVersions?.["*"] ?? {}]).toEqual([types, versions]);
  });

  it("passes publint", async () => {
    expect(await publintFindings(join(modules, name))).toEqual([]);
  });

  it("has types that resolve like its modules", async () => {
    expect(await typeResolutionFindings(join(modules, name))).toEqual([]);
  });
});

const typed = { types: "./dist/index.d.ts" };
const untyped = { default: "./dist/index.js" };

describe.each([
  {
    broken: "a missing module",
    manifest: { exports: { ".": { ...typed, default: "./dist/main.js" } } },
    want: ["FILE_DOES_NOT_EXIST exports . default"],
  },
  {
    broken: "ES modules declared as CommonJS",
    manifest: { type: "commonjs", bin: {}, imports: {}, exports: { ".": { ...typed, ...untyped } } },
    want: ["FILE_INVALID_FORMAT exports . default", "UnexpectedModuleSyntax"],
  },
  {
    broken: "a module without types",
    manifest: { exports: { ".": { ...typed, ...untyped }, "./crypto": "./dist/crypto/crypto-node.js" } },
    want: ["NoResolution", "UntypedResolution"],
  },
])("$broken", ({ manifest, want }) => {
  it("is reported", async () => {
    const broken = join(inject("userProject"), "broken");
    cpSync(join(modules, "@maksu/signing"), broken, { recursive: true });
    writeFileSync(join(broken, "package.json"), JSON.stringify({ ...readManifest(broken), ...manifest }));
    const found = new Set([...(await publintFindings(broken)), ...(await typeResolutionFindings(broken))]);
    rmSync(broken, { recursive: true });
    expect([...found]).toEqual(want);
  });
});
