/** Packs the published packages as a release does, and creates an empty project that uses them. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { publishedPackages, root } from "./published-packages.ts";

/** A temporary folder with the tarballs of all published packages and a project next to them. */
export interface UserProject {
  /** The project's folder. */
  readonly folder: string;
  /** Maps a package's name to the path of its tarball. */
  readonly tarballs: Readonly<Record<string, string>>;
  /** Deletes everything. */
  remove(): void;
}

/** Packs the published packages and creates an empty project next to the tarballs. Nothing is installed in it. */
export function createUserProject(): UserProject {
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), "packaging-")));
  const remove = (): void => rmSync(temporary, { recursive: true, force: true });
  try {
    const folder = join(temporary, "project");
    mkdirSync(folder);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "empty", private: true }));
    return { folder, tarballs: pack(temporary), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function pack(folder: string): Readonly<Record<string, string>> {
  const env = { ...process.env, GITHUB_REPOSITORY: "example-owner/shop" };
  execFileSync(process.execPath, ["tools/packaging/scripts/pack.mjs", folder], { cwd: root, env, stdio: "pipe" });
  const packed: readonly { name: string; file: string }[] = JSON.parse(readFileSync(join(folder, "packages.json"), "utf8"));
  return Object.fromEntries(packed.map(({ name, file }) => [name, join(folder, file)]));
}

/** The fields of a package.json with which npm installs the tarballs: unpublished packages come from them, wherever they are requested. */
export function packedDependencies(tarballs: UserProject["tarballs"]): {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
} {
  const names = Object.keys(tarballs);
  return {
    dependencies: Object.fromEntries(names.map((name) => [name, `file:${tarballs[name]}`])),
    overrides: Object.fromEntries(names.map((name) => [name, `$${name}`])),
  };
}

/** Replaces `npm install` without a registry: unpacks the tarballs, and links their dependencies to the repository's installation. */
export function installOffline({ folder, tarballs }: UserProject): void {
  const modules = join(folder, "node_modules");
  for (const [name, tarball] of Object.entries(tarballs)) {
    mkdirSync(join(modules, name), { recursive: true });
    execFileSync("tar", ["-xzf", tarball, "--strip-components", "1", "-C", join(modules, name)]);
  }
  const needed = new Set(publishedPackages.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {})));
  // Types that Node programs in TypeScript have anyway.
  needed.add("@types/node");
  for (const name of needed) {
    if (Object.hasOwn(tarballs, name)) continue;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, "node_modules", name), join(modules, name), "junction");
  }
}

/** Lists the files of a folder as sorted relative paths. */
export function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .toSorted();
}
