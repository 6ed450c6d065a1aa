/** Which descriptions there are and what is generated from each, as the scripts of the workspaces say it. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { GeneratorName } from "./generate.ts";

export interface Pipeline {
  /** Folder of the description. */
  folder: string;
  /** Path of its root file. */
  root: string;
  /** Path of the document that is made of it. */
  bundle: string;
  targets: { generator: GeneratorName; folder: string }[];
}

interface Workspace {
  folder: string;
  name: string;
  scripts: Readonly<Record<string, string>>;
}

const GENERATORS = { generate: "client", "generate-events": "events" } as const;

/** Reads `codegen bundle …` and `codegen generate …` from the `build` and `generate` scripts of all workspaces of a repository. */
export async function pipelinesIn(repository: string): Promise<Pipeline[]> {
  const workspaces = await workspacesIn(repository);
  const steps = workspaces.flatMap((workspace) =>
    stepsOf(workspace.scripts["generate"]).map(([command = "", bundle = "", folder = ""]) => ({
      bundle,
      command,
      folder: join(workspace.folder, folder),
    })),
  );
  return workspaces.flatMap(({ folder, name, scripts }): Pipeline[] =>
    stepsOf(scripts["build"]).flatMap(([command, root = "", bundle = ""]): Pipeline[] => {
      if (command !== "bundle") return [];
      const targets = steps
        .filter((step) => step.bundle.startsWith(`${name}/`))
        .flatMap((step) => (isGenerator(step.command) ? [{ generator: GENERATORS[step.command], folder: step.folder }] : []));
      return [{ folder, root: join(folder, root), bundle: join(folder, bundle), targets }];
    }),
  );
}

/** The words after `codegen` of each of its calls in a script. */
const stepsOf = (script = ""): string[][] =>
  script
    .split("&&")
    .map((command) => command.trim().split(/\s+/))
    .filter(([program]) => program === "codegen")
    .map(([, ...words]) => words);

const isGenerator = (command: string): command is keyof typeof GENERATORS => Object.hasOwn(GENERATORS, command);

async function workspacesIn(repository: string): Promise<Workspace[]> {
  const { workspaces = [] } = await readManifest(repository);
  const folders = await Promise.all(workspaces.map((pattern) => foldersOf(repository, pattern)));
  // As for npm, a folder without a manifest is no workspace.
  const present = folders.flat().filter((folder) => existsSync(join(folder, "package.json")));
  return Promise.all(
    present.map(async (folder) => {
      const { name = "", scripts = {} } = await readManifest(folder);
      return { folder, name, scripts };
    }),
  );
}

async function foldersOf(repository: string, pattern: string): Promise<string[]> {
  if (!pattern.endsWith("/*")) return [join(repository, pattern)];
  const parent = join(repository, pattern.slice(0, -2));
  const entries = existsSync(parent) ? await readdir(parent, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(parent, name));
}

async function readManifest(folder: string): Promise<{ name?: string; workspaces?: string[]; scripts?: Record<string, string> }> {
  return JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as object;
}
