/** Redocly's library, used in process: its command line prints a notice on Node 20 at every call, and starting it costs more than the work. */
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import {
  bundle,
  type Config,
  createConfig,
  type Document as ParsedDocument,
  lint,
  type NormalizedProblem,
  parseYaml,
  type RawUniversalConfig,
  Source,
  YamlParseError,
} from "@redocly/openapi-core";
import { clickablePath, findUp } from "./find-up.ts";
import { allErrors, housePlugin } from "./house-rules.ts";
import type { Document } from "@maksu/openapi";
import { editsIn, formerReferencesIn } from "./git-edits.ts";
import { NOTHING_REFERS } from "./house-rules/files-used.ts";
import { VERSIONS } from "./house-rules/operation-names.ts";
import { OwnFiles } from "./own-files.ts";
import { describe, type Explain, isOfExample } from "./problem-lines.ts";
import { collecting, editedPlace, rejectionOf, type Rejections } from "./rejecting-keywords.ts";

/** Checks a description against the nearest `lint.yaml` and the house rules: `file:line:column reason (rule)`, one line per problem. */
export async function lintDescription(root: string): Promise<string[]> {
  const config = await lintConfig(root);
  try {
    const problems = atFormerReferences(root, await lint({ ref: root, config, externalRefResolver: new OwnFiles(root) }));
    return describe(problems, await rejectionsIn(root, problems), () => editsIn(dirname(resolve(root))));
  } catch (error) {
    const problem = await rootProblem(root, error);
    if (!problem) throw error;
    return describe([problem]);
  }
}

/** Explains why Redocly can't begin: it reports problems of other files, and throws those of the root file. */
async function rootProblem(root: string, error: unknown): Promise<NormalizedProblem | undefined> {
  const problem = (message: string, location: object): NormalizedProblem =>
    ({ message, ruleId: "struct", location: [location] }) as unknown as NormalizedProblem;
  if (error instanceof YamlParseError)
    return problem(`Failed to parse: ${error.message}`, { source: error.source, start: { line: error.line, col: error.col } });
  const source = new Source(resolve(root), await readFile(root, "utf8"));
  const { openapi } = Object(parseYaml(source.body)) as { readonly openapi?: unknown };
  const { is, written } = VERSIONS.openapi;
  if (typeof openapi === "string" && is.test(openapi)) return undefined;
  return problem(`Descriptions have openapi: ${written}.`, { source, pointer: openapi === undefined ? "#/" : "#/openapi" });
}

/** Makes one document of a description in several files. */
export const bundleDescription = (root: string): Promise<Document> => read(root, false);

/** A description with its references replaced by what they point to; notes beside a reference win over its target's. */
export const dereference = (root: string): Promise<Document> => read(root, true);

/** A bundled document that was read from a file and changed since, with its references replaced. */
export const dereferenceDocument = (document: Document, path: string): Promise<Document> =>
  read(path, true, { source: new Source(resolve(path), JSON.stringify(document)), parsed: structuredClone(document) });

async function read(root: string, isDereferenced: boolean, doc?: ParsedDocument): Promise<Document> {
  const config = await bundleConfig(root);
  const result = await bundle({
    ref: root,
    ...(doc && { doc }),
    config,
    dereference: isDereferenced,
    externalRefResolver: new OwnFiles(root),
  });
  const problems = describe(result.problems);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  // Without references to share objects with, so that whoever changes one place changes only that.
  return JSON.parse(JSON.stringify(result.bundle.parsed)) as Document;
}

/** A file that nothing refers to any more is reported where Git shows that something did. */
function atFormerReferences(root: string, problems: readonly NormalizedProblem[]): readonly NormalizedProblem[] {
  if (!problems.some(({ message }) => message.startsWith(NOTHING_REFERS))) return problems;
  const former = formerReferencesIn(dirname(resolve(root)));
  return problems.map((problem): NormalizedProblem => {
    const unused = problem.location[0]?.source.absoluteRef;
    const reference = problem.message.startsWith(NOTHING_REFERS) ? former.find(({ target }) => target === unused) : undefined;
    if (unused === undefined || reference === undefined) return problem;
    const { path, line } = reference;
    const message = `${NOTHING_REFERS} ${clickablePath(unused)}, which this line did. Refer to it, or delete it.`;
    return { ...problem, message, location: [{ source: new Source(path, ""), start: { line, col: 1 } }] } as NormalizedProblem;
  });
}

/** Finds the keywords that reject examples, and where schemas were edited: only when there is something to explain. */
async function rejectionsIn(root: string, problems: readonly NormalizedProblem[]): Promise<Explain> {
  const rejections: Rejections = new Map();
  if (!problems.some(isOfExample)) return () => undefined;
  const { plugins = [], preprocessors = {} } = await configFor(root);
  const rules = { "rejections/collect": "error" } as const;
  await lint({ ref: root, config: await configWith(root, { plugins: [...plugins, collecting(rejections)], preprocessors, rules }) });
  const edits = editsIn(dirname(resolve(root)));
  return ({ message, location: [first] }) => {
    const rejection = first && rejectionOf(rejections, first, message);
    return rejection && { rejection, edited: editedPlace(rejection, edits, resolve(root)) };
  };
}

/** The nearest `lint.yaml` and the house rules, which no file can turn off. */
async function lintConfig(root: string): Promise<Config> {
  const own = await configFor(root);
  const plugins = [...(own.plugins ?? []), housePlugin];
  const rules = { ...own.rules, ...allErrors(housePlugin) };
  return configWith(root, { ...own, extends: own.extends ?? ["recommended"], plugins, rules });
}

/** The rules of the nearest `lint.yaml` for the bundle itself: the header sets that are written out. */
async function bundleConfig(root: string): Promise<Config> {
  const { plugins = [], preprocessors = {} } = await configFor(root);
  return configWith(root, { plugins, preprocessors });
}

async function configFor(root: string): Promise<RawUniversalConfig> {
  const path = lintConfigPath(root);
  return path === undefined ? {} : (parseYaml(await readFile(path, "utf8")) as RawUniversalConfig);
}

/** Plugins are named relative to the file. */
async function configWith(root: string, config: RawUniversalConfig): Promise<Config> {
  const configPath = lintConfigPath(root);
  return createConfig(config, { ...(configPath && { configPath }) });
}

/** The nearest `lint.yaml` at or above a description's folder. */
export const lintConfigPath = (root: string): string | undefined => findUp("lint.yaml", dirname(resolve(root)));
