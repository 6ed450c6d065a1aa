/** Checks what each workspace imports. A new workspace needs a line here; an import without one is a question of structure. */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { API_NAMES } from "@maksu/service-front";
import { describe, expect, test } from "vitest";
import { type Import, importsOf, isTest, root, workspaces } from "./workspaces.ts";

const APIS = API_NAMES.map((name) => `${name}-api`);
const CLIENTS = API_NAMES.map((name) => `${name}-client`);
/** Private: the bundler makes it a part of each package that uses it. */
const BUNDLED_IN = ["error-brand"];
/** Private in the same way, for what writes pages. */
const BUNDLED_IN_PAGES = ["markup"];
/** Private in the same way, for clients. */
const BUNDLED_IN_CLIENTS = ["rows"];
/** A private tool that the bundler makes a part of the published packages that read descriptions. */
const BUNDLED_TOOLS = ["openapi"];
const BELOW_CLIENTS = ["client-core", "openapi-runtime", "signing"];
const BELOW_SERVERS = [...APIS, "openapi-runtime", "signing", "webhooks"];

/** Names after `@maksu/`, without the workspace's own sources. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  "packages/error-brand": [],
  "packages/markup": [],
  "packages/rows": BUNDLED_IN,
  "packages/signing": BUNDLED_IN,
  "packages/openapi-runtime": [...BUNDLED_IN, "signing"],
  ...Object.fromEntries(APIS.map((name) => [`packages/${name}`, [...BUNDLED_IN, "openapi-runtime"]])),
  "packages/client-core": [...BUNDLED_IN, "openapi-runtime", "signing"],
  ...Object.fromEntries(API_NAMES.map((name) => [`packages/${name}-client`, [...BELOW_CLIENTS, ...BUNDLED_IN_CLIENTS, `${name}-api`]])),
  "packages/webhooks": [...APIS, ...BUNDLED_IN, "signing"],
  "packages/service-front": [...BELOW_SERVERS, ...BUNDLED_IN],
  "packages/mock-server": [...BELOW_SERVERS, "service-front"],
  "packages/sandbox": [...APIS, ...BUNDLED_IN, ...BUNDLED_IN_PAGES, "openapi-runtime", "service-front", "signing"],
  "packages/conformance": [...APIS, "client-core", "openapi-runtime", "service-front", "signing", ...BUNDLED_TOOLS],
  "packages/shop-check": [...BUNDLED_IN, ...BUNDLED_IN_PAGES, "sandbox", "signing"],
  "packages/mcp": [...CLIENTS, "openapi-runtime", "sandbox", "shop-check", "signing", ...BUNDLED_TOOLS],
  "packages/contract-tests": [
    ...BELOW_SERVERS,
    ...CLIENTS,
    "apis",
    "client-core",
    "codegen",
    "conformance",
    "mock-server",
    "openapi",
    "sandbox",
    "service-front",
  ],
  "tools/test-server": [],
  "tools/house": ["mutations", "service-front"],
  "tools/openapi": ["openapi-runtime"],
  "tools/apis": [...CLIENTS, "openapi", "openapi-runtime", "service-front"],
  "tools/codegen": ["openapi"],
  "tools/spec-changes": ["codegen", "openapi"],
  "tools/mutations": ["codegen"],
  "tools/packaging": ["mutations", "spec-changes"],
  "tools/tour": ["apis", "mock-server", "openapi-runtime", "payment-client", "sandbox", "webhooks"],
  "tools/bench": [...APIS, ...CLIENTS, "client-core", "mock-server", "sandbox", "signing", "test-server", "webhooks"],
};

test("every workspace with sources has a line in the table", () => {
  expect(Object.keys(MAY_IMPORT).toSorted()).toEqual([...workspaces].toSorted());
});

const isBundled = (name: string): boolean => [...BUNDLED_IN, ...BUNDLED_IN_PAGES, ...BUNDLED_IN_CLIENTS, ...BUNDLED_TOOLS].includes(name);

test("architecture.md has the rows of the published packages", () => {
  const text = readFileSync(join(root, "docs/architecture.md"), "utf8");
  const [, table = ""] = /\n\| package .*?\n(.*?)\n\n/s.exec(text) ?? [];
  const named = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = ""]) => name);
  const rows = table.split("\n").map((row) => row.split("|").slice(1, 3).map(named));
  const general = (name: string): string => (APIS.includes(name) ? "<api>-api" : CLIENTS.includes(name) ? "<api>-client" : name);
  const published = Object.entries(MAY_IMPORT).filter(([folder]) => folder.startsWith("packages/") && !folder.endsWith("/contract-tests"));
  const expected = published.map(([folder, names]) => [
    general(posix.basename(folder)),
    [...new Set(names.filter((name) => !isBundled(name)).map(general))].toSorted(),
  ]);
  expect(
    Object.fromEntries(rows.flatMap(([[folder] = [] as string[], names]) => (folder === undefined ? [] : [[folder, names?.toSorted()]]))),
  ).toEqual(Object.fromEntries(expected.filter(([folder]) => !isBundled(String(folder)))));
});

const described = ({ file, specifier }: Import): string => `${file} imports ${specifier}`;
const ourName = (specifier: string): string | undefined => /^@maksu\/([^/]+)/.exec(specifier)?.[1];

/** Files that every workspace may import from the root: the base of its tests' configuration, and where the documentation is published. */
const OF_THE_REPOSITORY = new Set(["vitest.config.ts", "package.json"]);

describe.each(workspaces)("%s", (workspace) => {
  const imports = importsOf(workspace);

  test("imports only the workspaces that its line allows", () => {
    const allowed = new Set([...(MAY_IMPORT[workspace] ?? []), workspace.replace(/^.*\//, "")]);
    const others = imports.filter(({ file, specifier }) => {
      const name = ourName(specifier);
      return !isTest(file) && name !== undefined && !allowed.has(name);
    });
    expect(others.map(described)).toEqual([]);
  });

  test("names in its package.json each workspace that it imports: Turbo builds those first", () => {
    const { name, dependencies, devDependencies, peerDependencies } = JSON.parse(
      readFileSync(join(root, workspace, "package.json"), "utf8"),
    );
    const named = new Set<unknown>(
      [name, ...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })].map(String).map(ourName),
    );
    const others = imports.filter(({ specifier }) => ourName(specifier) !== undefined && !named.has(ourName(specifier)));
    expect(others.map(described)).toEqual([]);
  });

  test("imports no other workspace's source by its path", () => {
    const leaving = imports.filter(({ file, specifier }) => {
      const target = posix.join(posix.dirname(file), specifier);
      return specifier.startsWith(".") && !OF_THE_REPOSITORY.has(target) && !target.startsWith(`${workspace}/`);
    });
    expect(leaving.map(described)).toEqual([]);
  });
});
