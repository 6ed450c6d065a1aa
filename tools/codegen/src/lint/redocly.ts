/** Redocly's library, used in process: its command line prints a notice on Node 20 at every call, and starting it costs more than the work. */
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import {
  bundle,
  type Config,
  createConfig,
  type Document as ParsedDocument,
  getLineColLocation,
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
import { collecting, editedPlace, editsIn, type Rejection, rejectionOf, type Rejections } from "./rejecting-keywords.ts";
import { oneLine } from "../words.ts";

/** Checks a description against the nearest `lint.yaml` and the house rules: `file:line:column reason (rule)`, one line per problem. */
export async function lintDescription(root: string): Promise<string[]> {
  const config = await lintConfig(root);
  try {
    const problems = await lint({ ref: root, config });
    return describe(problems, await rejectionsIn(root, problems));
  } catch (error) {
    // Of the root file alone it is no problem among others.
    if (!(error instanceof YamlParseError)) throw error;
    return [
      `${clickablePath(error.source.absoluteRef)}:${error.line}:${error.col} Failed to parse: ${withoutPlace(oneLine(error.message))}`,
    ];
  }
}

/** Makes one document of a description in several files. */
export const bundleDescription = (root: string): Promise<Document> => read(root, false);

/** A description with its references replaced by what they point to; notes beside a reference win over its target's. */
export const dereference = (root: string): Promise<Document> => read(root, true);

/** A bundled document that was read from a file and changed since, with its references replaced. */
export const dereferenceDocument = (document: Document, path: string): Promise<Document> =>
  read(path, true, { source: new Source(resolve(path), JSON.stringify(document)), parsed: structuredClone(document) });

async function read(root: string, isDereferenced: boolean, doc?: ParsedDocument): Promise<Document> {
  const result = await bundle({ ref: root, ...(doc && { doc }), config: await bundleConfig(root), dereference: isDereferenced });
  const problems = describe(result.problems);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  // Without references to share objects with, so that whoever changes one place changes only that.
  return JSON.parse(JSON.stringify(result.bundle.parsed)) as Document;
}

/** What rejects examples, and where schemas were edited: looked for when there is something to explain. */
async function rejectionsIn(root: string, problems: readonly NormalizedProblem[]): Promise<Explain> {
  const rejections: Rejections = new Map();
  if (!problems.some(({ message }) => EXAMPLE.test(message))) return () => undefined;
  const { plugins = [], preprocessors = {} } = await configFor(root);
  const rules = { "rejections/collect": "error" } as const;
  await lint({ ref: root, config: await configWith(root, { plugins: [...plugins, collecting(rejections)], preprocessors, rules }) });
  const edits = editsIn(dirname(resolve(root)));
  return ({ message, location: [first] }) => {
    const rejection = first && rejectionOf(rejections, first, message);
    return rejection && { rejection, edited: editedPlace(rejection, edits, resolve(root)) };
  };
}

type Explain = (
  problem: NormalizedProblem,
) => { readonly rejection: Rejection; readonly edited: ReturnType<typeof editedPlace> } | undefined;

/** The nearest `lint.yaml` and the house rules, which no file can turn off. */
async function lintConfig(root: string): Promise<Config> {
  const own = await configFor(root);
  const plugins = [...(own.plugins ?? []), housePlugin];
  const rules = { ...own.rules, ...allErrors(housePlugin) };
  return configWith(root, { ...own, extends: own.extends ?? ["recommended"], plugins, rules });
}

/** What the nearest `lint.yaml` says of the bundle itself: the header sets that are written out. */
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

function describe(problems: readonly NormalizedProblem[], explain: Explain = () => undefined): string[] {
  // A schema that was changed breaks many examples in the same way.
  const alike = new Map<string, Set<string>>();
  for (const problem of causesIn(problems)) {
    const [line, key] = lineOf(problem, explain);
    alike.set(key, (alike.get(key) ?? new Set<string>()).add(line));
  }
  return Array.from(alike.values(), ([first = "", ...others]) =>
    others.length === 0 ? first : first.replace(/( \([^()]+\))$/, ` So in ${others.length} more: correct them, or the schema.$1`),
  );
}

const EXAMPLE = /^Example value must conform to the schema: /;

/** A problem's line, and what lines of the same cause share. */
function lineOf(problem: NormalizedProblem, explain: Explain): readonly [line: string, key: string] {
  const [reason, end] = [reasonOf(problem), ` (${problem.ruleId})`];
  const line = `${placeOf(problem)}${reason}${end}`;
  if (!EXAMPLE.test(reason)) return [line, line];
  const what = reason.replace(EXAMPLE, "");
  const { rejection, edited } = explain(problem) ?? {};
  if (!rejection) return [line, what];
  const { keyword, location } = rejection;
  const { start } = getLineColLocation({ source: location.source, pointer: location.pointer, reportOnKey: true });
  const example = placeOf(problem).trimEnd();
  const [place, where] = edited
    ? [placed(edited.path, edited), `here, the example at ${example}`]
    : [example, `at ${clickablePath(location.source.absoluteRef)}:${start.line}`];
  // A record that took another one's place requires several fields that an example lacks.
  const key = keyword === "required" ? location.absolutePointer : `${location.absolutePointer} ${what.replace(/^`\d+`/, "")}`;
  return [`${place} ${reason.replace(/\.?$/, ".")} \`${keyword}\` stands ${where}.${end}`, key];
}

/** What makes other problems by itself: each takes away what the rules after it would look at. */
const CAUSES: readonly RegExp[] = [
  /^Failed to parse/,
  /^(?:Unknown extension |Nothing is made from |Property `[^`]+` is not expected here)/,
  /^(?:Unknown (?:header|response) set |Each entry of a set is |The entry \S+ of the header set )/,
  /^Can't resolve \$ref/,
  /can be one of the following only/,
  /^The field `[^`]+` must be present on this level/,
  /^The (?:path|event) \S+ is in /,
  /^\{\S+\} stands in the path\./,
  /^\S+ has none of the headers that signing fills in/,
  /^Examples are named after error codes/,
  /^(?:There is no `[^`]+` security scheme defined|The root file's security )/,
  /^This example carries the code /,
  /^No response of \S+ has an example named /,
  /^The value of the \S+ field must be /,
  /^The schema does not compile/,
  /^(?!Example (?:validation errored|value must conform)|The description has no operation |There is no (?:header|parameter|body|field) |The example \S+ of \S+ (?:is not|says) |.* has no example\. Add )/,
  // A signature is made over the examples.
  /^(?!The example \S+ of \S+ (?:is not|says) )/,
];

/** The problems without the consequences of others. */
function causesIn(problems: readonly NormalizedProblem[]): readonly NormalizedProblem[] {
  for (const cause of CAUSES) {
    const causes = problems.filter(({ message }) => cause.test(message));
    if (causes.length > 0) return causes;
  }
  return problems;
}

/** In Redocly's words, but where they don't say what to correct. */
const reasonOf = ({ message }: NormalizedProblem): string =>
  withoutPlace(oneLine(message))
    .replace(/ENOENT: no such file or directory(?:, open)? '(.*)'/, (_, path: string) => `there is no file ${clickablePath(path)}`)
    .replace(
      /(?:`[^`]+` property )?must NOT have unevaluated properties `([^`]+)`\.?/,
      "the schema has no field `$1`. Correct its name, or describe it.",
    )
    .replace(/`([^`]+)` property must NOT be valid\.?/, "the schema allows no key `$1`. Correct its name, or describe it.");

/** Without the absolute path that the parser adds. */
const withoutPlace = (message: string): string => message.replace(/^((?:Failed to parse: )?.*) in "[^"]*" \(\d+:\d+\)$/, "$1");

function placeOf({ location: [first] }: NormalizedProblem): string {
  if (!first) return "";
  return `${placed(first.source.absoluteRef, getLineColLocation(first).start)} `;
}

const placed = (path: string, { line, col }: { line: number; col: number }): string => `${clickablePath(path)}:${line}:${col}`;

/** The nearest `lint.yaml` at or above a description's folder. */
export const lintConfigPath = (root: string): string | undefined => findUp("lint.yaml", dirname(resolve(root)));
