/** Reads the workspaces of the repository and what their sources import. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** The repository's root. */
export const root: string = join(dirname(fileURLToPath(import.meta.url)), "../../..");

export interface Import {
  /** Path from the repository's root. */
  readonly file: string;
  readonly specifier: string;
}

/** Lists folders of packages and tools that have sources, from the root, such as `packages/signing`. */
export const workspaces: readonly string[] = ["packages", "tools"].flatMap((folder) =>
  readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => existsSync(join(root, path, "package.json")) && existsSync(join(root, path, "src"))),
);

/** Lists a workspace's sources and tests by their paths from the root. Builds may run meanwhile: what they write is not read. */
export function sourcesOf(workspace: string): readonly string[] {
  const folders = ["src", "test"].filter((folder) => existsSync(join(root, workspace, folder)));
  return folders.flatMap((folder) =>
    readdirSync(join(root, workspace, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${workspace}/${folder}/${name.replaceAll("\\", "/")}`),
  );
}

/** Lists the imports of a workspace's sources and tests. */
export function importsOf(workspace: string): readonly Import[] {
  return sourcesOf(workspace).flatMap((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), "utf8"));
    return importedFiles.map(({ fileName }) => ({ file, specifier: fileName }));
  });
}

/** Files that are not built: tests beside the code, and what is in `test`. */
export const isTest = (file: string): boolean => /\.test\.ts$|^[^/]+\/[^/]+\/test\//.test(file);
