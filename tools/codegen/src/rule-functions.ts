import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { pipelinesIn } from "./pipelines.ts";

/** The rules that a client implements, by name, and where. */
export interface RuleFunctions {
  path: string;
  names: string[];
}

/**
 * The rules of the client that is made from a description: the keys of `export const rules = { … }` in the file beside its generated sources,
 * which the generated validators import. Undefined when no workspace makes a client of it.
 */
export async function ruleFunctionsOf(root: string): Promise<RuleFunctions | undefined> {
  const repository = repositoryOf(dirname(resolve(root)));
  const pipelines = repository === undefined ? [] : await pipelinesIn(repository);
  const client = pipelines
    .filter((pipeline) => pipeline.root === resolve(root))
    .flatMap(({ targets }) => targets)
    .find(({ generator }) => generator === "client");
  if (!client) return undefined;
  const path = join(dirname(client.folder), "rules.ts");
  const source = existsSync(path) ? await readFile(path, "utf8") : "";
  const [, body = ""] = /^export const rules\b[^=]*= \{([^}]*)\}/ms.exec(source) ?? [];
  return { path: relative(process.cwd(), path), names: [...body.matchAll(/"([\w-]+)"\s*:/g)].map(([, name = ""]) => name) };
}

/** The nearest folder at or above one whose manifest has workspaces. */
function repositoryOf(folder: string): string | undefined {
  const manifest = join(folder, "package.json");
  if (existsSync(manifest) && "workspaces" in (JSON.parse(readFileSync(manifest, "utf8")) as object)) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : repositoryOf(parent);
}
