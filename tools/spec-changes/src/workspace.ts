/** The repository as these commands see it: its descriptions, their baselines and the packages made from them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isObject, listAt, objectAt, textAt, type JsonObject } from "@maksu/openapi";

export const repository: string = fileURLToPath(new URL("../../../", import.meta.url));

export interface Api {
  /** The name of its folder under `specs`. */
  readonly name: string;
  /** The package that publishes its bundle. */
  readonly package: string;
  readonly version: string;
  /** Path of the bundle of the working tree. */
  readonly bundle: string;
  /** Path of the bundle of the last release. */
  readonly baseline: string;
}

/** Folder of the bundles of the last release. */
export const baselineFolder = (root: string): string => join(root, "specs/baseline");

/** A baseline's name carries the version that published it. */
export const baselineName = (api: string, version: string): string => `${api}@${version}.json`;

/** @throws {Error} when a description has no baseline, or that of another version */
export function apisOf(root: string): readonly Api[] {
  return apiFolders(root).map((name) => {
    const folder = join(root, "specs", name);
    const { package: published, version } = identity(manifest(folder));
    const baseline = join(baselineFolder(root), baselineName(name, version));
    return { name, package: published, version, bundle: join(folder, "dist/openapi.json"), baseline };
  });
}

const apiFolders = (root: string): readonly string[] =>
  readdirSync(join(root, "specs"))
    .filter((name) => existsSync(join(root, "specs", name, "openapi.yaml")))
    .toSorted();

export interface PublishedPackage {
  readonly name: string;
  /** Packages that are installed with it. */
  readonly needs: readonly string[];
  /** Packages whose descriptions its sources are generated from. */
  readonly generatedFrom: readonly string[];
  /** Packages that are a part of it. The bundler checks the list. */
  readonly bundles: readonly string[];
}

/** Every package of the workspaces that npm may publish. */
export function publishedPackages(root: string): readonly PublishedPackage[] {
  return workspaceFolders(root)
    .map((folder) => [folder, manifest(folder)] as const)
    .filter(([, each]) => each["private"] !== true)
    .map(([folder, each]) => {
      const needs = Object.keys(objectAt(each, "dependencies"));
      return {
        name: identity(each).package,
        needs,
        generatedFrom: existsSync(join(folder, "src/generated")) ? [...needs, ...Object.keys(objectAt(each, "devDependencies"))] : [],
        bundles: listAt(each, "bundles").filter((name) => typeof name === "string"),
      };
    });
}

/** Folders of all workspaces, from the root's list: a plain name or `name/*`. */
export function workspaceFolders(root: string): readonly string[] {
  const patterns: unknown = manifest(root)["workspaces"];
  if (!Array.isArray(patterns)) throw new Error("package.json names no workspaces");
  return patterns
    .filter((pattern) => typeof pattern === "string")
    .flatMap((pattern) => {
      if (!pattern.endsWith("/*")) return [join(root, pattern)];
      const parent = join(root, pattern.slice(0, -2));
      return readdirSync(parent).map((name) => join(parent, name));
    })
    .filter((folder) => existsSync(join(folder, "package.json")));
}

/** @throws {Error} when there is no readable package.json */
export function manifest(folder: string): JsonObject {
  const path = join(folder, "package.json");
  const value: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isObject(value)) throw new Error(`${path} is not a JSON object`);
  return value;
}

function identity(value: JsonObject): { readonly package: string; readonly version: string } {
  return { package: textAt(value, "name") ?? "", version: textAt(value, "version") ?? "" };
}

/** The folders of a package and of all of the repository that npm installs with it. */
export function foldersWith(root: string, name: string): readonly string[] {
  const folders = new Map(workspaceFolders(root).map((folder) => [textAt(manifest(folder), "name") ?? "", folder]));
  const found = new Set<string>();
  const add = (each: string): void => {
    const folder = folders.get(each);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    Object.keys(objectAt(manifest(folder), "dependencies")).forEach(add);
  };
  add(name);
  return [...found];
}
