/** Redocly's library, used in process: its command line prints a notice on Node 20 at every call, and starting it costs more than the work. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import {
  bundle,
  type Config,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
  parseYaml,
  type RawUniversalConfig,
  YamlParseError,
} from "@redocly/openapi-core";
import { allErrors, housePlugin } from "./house-rules.ts";
import type { Document } from "@maksu/openapi";
import { oneLine } from "../words.ts";

/** Checks a description against the nearest `redocly.yaml` and the house rules: `file:line:column reason (rule)`, one line per problem. */
export async function lintDescription(root: string): Promise<string[]> {
  const config = await lintConfig(root);
  try {
    return describe(await lint({ ref: root, config }));
  } catch (error) {
    // Of the root file alone it is no problem among others.
    if (!(error instanceof YamlParseError)) throw error;
    return [`${relative(process.cwd(), error.source.absoluteRef)}:${error.line}:${error.col} Failed to parse: ${oneLine(error.message)}`];
  }
}

/** Makes one document of a description in several files. */
export const bundleDescription = (root: string): Promise<Document> => read(root, false);

/** A description with its references replaced by what they point to; notes beside a reference win over its target's. */
export const dereference = (root: string): Promise<Document> => read(root, true);

async function read(root: string, isDereferenced: boolean): Promise<Document> {
  const result = await bundle({ ref: root, config: await createConfig({}), dereference: isDereferenced });
  const problems = describe(result.problems);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  // Without references to share objects with, so that whoever changes one place changes only that.
  return JSON.parse(JSON.stringify(result.bundle.parsed)) as Document;
}

/** The house rules are no part of what a file can choose. */
async function lintConfig(root: string): Promise<Config> {
  const configPath = lintConfigPath(root);
  const own = configPath === undefined ? {} : (parseYaml(await readFile(configPath, "utf8")) as RawUniversalConfig);
  const chosen = {
    ...own,
    extends: own.extends ?? ["recommended"],
    plugins: [housePlugin],
    rules: { ...own.rules, ...allErrors(housePlugin) },
  };
  return createConfig(chosen, { ...(configPath && { configPath }) });
}

function describe(problems: readonly NormalizedProblem[]): string[] {
  const lines = causesIn(problems).map((problem) => `${placeOf(problem)}${oneLine(problem.message)} (${problem.ruleId})`);
  return [...new Set(lines)];
}

function causesIn(problems: readonly NormalizedProblem[]): readonly NormalizedProblem[] {
  // Of a file that does not parse nothing is known, which other rules take for what it lacks.
  const unparsed = problems.filter(({ message }) => message.startsWith("Failed to parse"));
  if (unparsed.length > 0) return unparsed;
  // Of a schema that can't be compiled, Redocly says so at every example too.
  const causes = problems.filter(({ message }) => !message.startsWith("Example validation errored"));
  return causes.length > 0 ? causes : problems;
}

function placeOf({ location: [first] }: NormalizedProblem): string {
  if (!first) return "";
  const { start } = getLineColLocation(first);
  return `${relative(process.cwd(), first.source.absoluteRef)}:${start.line}:${start.col} `;
}

/** The nearest `redocly.yaml` at or above a description's folder. */
export const lintConfigPath = (root: string): string | undefined => findUp("redocly.yaml", dirname(resolve(root)));

function findUp(name: string, folder: string): string | undefined {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  const parent = dirname(folder);
  return parent === folder ? undefined : findUp(name, parent);
}
