/** Redocly's library, used in process: its command line prints a notice on Node 20 at every call, and starting it costs more than the work. */
import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { bundle, type Config, getLineColLocation, lint, loadConfig, type NormalizedProblem } from "@redocly/openapi-core";
import { HOUSE_RULES, housePlugin } from "./house-rules.ts";
import type { Document } from "./openapi.ts";

/** Checks a description against the nearest `redocly.yaml` and the house rules: `file:line:column reason (rule)`, one line per problem. */
export async function lintDescription(root: string): Promise<string[]> {
  return describe(await lint({ ref: root, config: await configFor(root) }));
}

/** Makes one document of a description in several files. With `dereference`, no `$ref` is left: notes beside one win over its target's. */
export async function bundleDescription(root: string, options: { dereference?: boolean } = {}): Promise<Document> {
  const result = await bundle({ ref: root, config: await configFor(root), dereference: options.dereference ?? false });
  const problems = describe(result.problems);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  // Without references to share objects with, so that whoever changes one place changes only that.
  return JSON.parse(JSON.stringify(result.bundle.parsed)) as Document;
}

async function configFor(root: string): Promise<Config> {
  const configPath = findUp("redocly.yaml", dirname(resolve(root)));
  return loadConfig({ ...(configPath && { configPath }), customExtends: [HOUSE_RULES], plugins: [housePlugin] });
}

function describe(problems: readonly NormalizedProblem[]): string[] {
  return problems.map((problem) => `${placeOf(problem)}${problem.message.replaceAll(/\s+/g, " ").trim()} (${problem.ruleId})`);
}

function placeOf({ location: [first] }: NormalizedProblem): string {
  if (!first) return "";
  const { start } = getLineColLocation(first);
  return `${relative(process.cwd(), first.source.absoluteRef)}:${start.line}:${start.col} `;
}

function findUp(name: string, folder: string): string | undefined {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  const parent = dirname(folder);
  return parent === folder ? undefined : findUp(name, parent);
}
