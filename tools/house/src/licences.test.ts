/** Everything that users install with a published package, or get as a part of it, has a licence that asks nothing of their own code. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./workspaces.ts";

/** Licences that ask for a notice at most. Any other needs a decision. */
const PERMISSIVE = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "PSF-2.0",
  "Unlicense",
]);

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /** Packages whose code is a part of this one. In package.json, and not in the lock file. */
  readonly bundles?: readonly string[];
}
type Lock = Readonly<Record<string, Locked>>;

const read = <Type>(path: string): Type => JSON.parse(readFileSync(join(root, path), "utf8")) as Type;

const { packages: locked } = read<{ readonly packages: Lock }>("package-lock.json");
const manifests = Object.keys(locked)
  .filter((path) => /^(?:specs|packages|tools)\/[^/]+$/.test(path))
  .map((path) => ({ path, ...read<Locked & { readonly private?: boolean }>(`${path}/package.json`) }))
  .filter((manifest) => manifest.private !== true);
const published = manifests.map(({ path }) => path);
const lock: Lock = { ...locked, ...Object.fromEntries(manifests.map(({ path, bundles = [] }) => [path, { ...locked[path], bundles }])) };

test("every description names the licence of the repository", () => {
  const { license } = read<{ readonly license: string }>("package.json");
  const named = readdirSync(join(root, "specs")).flatMap((name) => {
    const file = join(root, "specs", name, "openapi.yaml");
    return existsSync(file)
      ? [[name, ...(/^  license:\n    name: (\S+)\n    identifier: (\S+)$/m.exec(readFileSync(file, "utf8")) ?? []).slice(1)]]
      : [];
  });
  expect(named.length).toBeGreaterThan(3);
  expect(named).toEqual(named.map(([name]) => [name, license, license]));
});

test("every package that users install has a permissive licence", () => {
  expect(published.length).toBeGreaterThan(15);
  expect(installed(lock, published).size).toBeGreaterThan(80);
  expect(otherLicences(lock, published)).toEqual([]);
});

test("a dependency of a dependency under a copyleft licence, or under none, is found", () => {
  const with_ = (license: string | undefined): Lock => ({
    "packages/signing": { dependencies: { a: "1.0.0" } },
    "node_modules/a": { license: "MIT", optionalDependencies: { b: "1.0.0" } },
    "node_modules/b": { license: "MIT" },
    "node_modules/a/node_modules/b": license === undefined ? {} : { license },
    "node_modules/c": { license: "GPL-3.0-only" },
  });
  const found = (license?: string): readonly string[] => otherLicences(with_(license), ["packages/signing"]);
  expect(found("GPL-3.0-only")).toEqual(["node_modules/a/node_modules/b: GPL-3.0-only"]);
  expect(found("(AGPL-3.0-only OR SSPL-1.0)")).toEqual(["node_modules/a/node_modules/b: (AGPL-3.0-only OR SSPL-1.0)"]);
  expect(found("MIT AND LGPL-3.0-or-later")).toHaveLength(1);
  expect(found()).toEqual(["node_modules/a/node_modules/b: no licence"]);
  expect(found("(MIT OR GPL-3.0-only)")).toEqual([]);
});

test("a copyleft licence of a package that is bundled is found", () => {
  const bundling: Lock = { "packages/signing": { bundles: ["c"] }, "node_modules/c": { license: "GPL-3.0-only" } };
  expect(otherLicences(bundling, ["packages/signing"])).toEqual(["node_modules/c: GPL-3.0-only"]);
});

function otherLicences(packages: Lock, from: readonly string[]): readonly string[] {
  const bundled = from.flatMap((path) =>
    (packages[path]?.bundles ?? []).map((name) => placeOf(packages, name, path) ?? `node_modules/${name}`),
  );
  return [...installed(packages, from), ...bundled]
    .filter((path) => path.includes("node_modules/") && packages[path]?.link !== true)
    .map((path) => ({ path, license: packages[path]?.license ?? formerly(path) ?? "no licence" }))
    .filter(({ license }) => !isPermissive(license))
    .map(({ path, license }) => `${path}: ${license}`);
}

/** A licence as npm wrote it before `license`: the lock file leaves it out. */
function formerly(path: string): string | undefined {
  const manifest = `${path}/package.json`;
  if (!existsSync(join(root, manifest))) return undefined;
  const { licenses = [] } = read<{ readonly licenses?: readonly { readonly type: string }[] }>(manifest);
  return licenses.length > 0 ? licenses.map(({ type }) => type).join(" OR ") : undefined;
}

/** Of licences with OR one is enough, of those with AND all count. */
const isPermissive = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((each) => each.split(" AND ").every((name) => PERMISSIVE.has(name)));

/** The places in the lock file of packages and all that they need. */
function installed(packages: Lock, from: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (path: string): void => {
    const { link, resolved = "", ...own } = packages[path] ?? {};
    if (link) return add(resolved);
    if (found.has(path)) return;
    found.add(path);
    for (const name of Object.keys({ ...own.dependencies, ...own.optionalDependencies, ...own.peerDependencies })) {
      const place = placeOf(packages, name, path);
      // An optional peer may not be installed here.
      if (place !== undefined) add(place);
    }
  };
  from.forEach(add);
  return found;
}

/** Where Node finds a package from another one: as near as it is installed. */
function placeOf(packages: Lock, name: string, from: string): string | undefined {
  const place = from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (Object.hasOwn(packages, place)) return place;
  return from === "" ? undefined : placeOf(packages, name, from.includes("/") ? from.slice(0, from.lastIndexOf("/")) : "");
}
