/**
 * Which descriptions there are and what is generated from each: `specs/x-api` makes `packages/x-api` and `packages/x-client`; one that is not
 * signed, `specs/x-part`, makes `packages/x/src/generated`, and its acts `packages/x/src/acts/generated`.
 */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { GeneratorName } from "./generate.ts";

export interface Pipeline {
  /** Folder of the description. */
  folder: string;
  /** Path of its root file. */
  root: string;
  /** Path of the document that is made of it. */
  bundle: string;
  targets: Target[];
}

export interface Target {
  generator: GeneratorName;
  /** Name of the package that the sources are for. */
  forPackage: string;
  folder: string;
}

/** The pipelines of a repository, by name. */
export async function pipelinesIn(repository: string): Promise<Pipeline[]> {
  const specs = join(repository, "specs");
  const names = existsSync(specs) ? (await readdir(specs)).filter((name) => existsSync(join(specs, name, "openapi.yaml"))) : [];
  return Promise.all(names.toSorted().map((name) => pipelineOf(join(specs, name, "openapi.yaml"))));
}

/** The pipeline of a description by its root file. One without packages yet has no targets. */
export async function pipelineOf(root: string): Promise<Pipeline> {
  const folder = dirname(resolve(root));
  const packages = join(folder, "../../packages");
  const name = basename(folder);
  const [, owner = ""] = /^(.+)-[^-]+$/.exec(name) ?? [];
  const targets = await Promise.all([
    targetsIn("api", join(packages, name)),
    targetsIn("client", join(packages, name.replace(/-api$/, "-client"))),
    targetsIn("unsigned", join(packages, owner)),
    existsSync(join(packages, owner, "src/acts")) ? targetsIn("acts", join(packages, owner), "src/acts/generated") : [],
  ]);
  return { folder, root, bundle: join(folder, "dist/openapi.json"), targets: targets.flat() };
}

/** As for npm, a folder without a manifest is no workspace. */
async function targetsIn(generator: GeneratorName, workspace: string, folder = "src/generated"): Promise<Target[]> {
  const manifest = join(workspace, "package.json");
  if (!existsSync(manifest)) return [];
  const { name } = JSON.parse(await readFile(manifest, "utf8")) as { name: string };
  return [{ generator, forPackage: name, folder: join(workspace, folder) }];
}
