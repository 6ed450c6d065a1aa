/** Lists the workspaces that npm publishes: those that are not private. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The used fields of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly license?: string;
  readonly type?: string;
  readonly sideEffects?: boolean;
  readonly engines?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly types?: string;
  readonly typesVersions?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** Packages that are a part of its built files. */
  readonly bundles?: readonly string[];
}

/** A workspace that npm publishes. */
export interface PublishedPackage {
  readonly name: string;
  /** Its folder in the repository. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** The specifiers that users import, one for each of its exports. */
  readonly specifiers: readonly string[];
}

/** The repository's root. */
export const root: string = join(dirname(fileURLToPath(import.meta.url)), "../../..");

/** Lists every package of the repository that npm publishes. */
export const publishedPackages: readonly PublishedPackage[] = ["specs", "packages", "tools"]
  .flatMap((group) => readdirSync(join(root, group), { withFileTypes: true }))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((folder) => existsSync(join(folder, "package.json")))
  .map((folder) => ({ folder, manifest: readManifest(folder) }))
  .filter(({ manifest }) => manifest.private !== true)
  .map(({ folder, manifest }) => ({
    name: manifest.name,
    folder,
    manifest,
    specifiers: Object.keys(manifest.exports).map((path) => manifest.name + path.slice(1)),
  }));

/** Reads the package.json of a folder. */
export function readManifest(folder: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return manifest;
}
