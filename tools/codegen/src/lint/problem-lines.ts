/** The lines that lint prints: of problems that one edit makes, the cause alone. */
import { getLineColLocation, type LocationObject, type NormalizedProblem } from "@redocly/openapi-core";
import { clickablePath } from "./find-up.ts";
import type { Edits } from "./git-edits.ts";
import type { editedPlace, Rejection } from "./rejecting-keywords.ts";
import { beginningOf } from "./parse-place.ts";
import { oneLine } from "../ground/words.ts";

/** Explains why an example is rejected, and where it was edited. */
export type Explain = (
  problem: NormalizedProblem,
) => { readonly rejection: Rejection; readonly edited: ReturnType<typeof editedPlace> } | undefined;

const EXAMPLE = /^Example value must conform to the schema: /;

export const isOfExample = ({ message }: NormalizedProblem): boolean => EXAMPLE.test(message);

/** Problems of one cause. */
interface Group {
  readonly lines: Set<string>;
  /** Where examples have fields that the schema lacks, or lack some that it has. */
  readonly misfits: string[];
  /** The records of those that have some. */
  readonly records: string[];
}

/** @param edits of the description's folder */
export function describe(
  problems: readonly NormalizedProblem[],
  explain: Explain = () => undefined,
  edits: () => Edits = () => new Map(),
): string[] {
  // A schema that was changed breaks many examples in the same way.
  const alike = new Map<string, Group>();
  for (const problem of causesIn(problems)) {
    const [line, key] = lineOf(problem, explain, edits);
    const group = alike.get(key) ?? { lines: new Set<string>(), misfits: [], records: [] };
    group.lines.add(line);
    const pointer = pointerOf(problem.location[0]);
    const [, isUnknown] = MISFIT.exec(reasonOf(problem)) ?? [];
    if (MISFIT.test(reasonOf(problem))) group.misfits.push(pointer);
    if (isUnknown !== undefined) group.records.push(pointer.replace(/\/[^/]*$/, ""));
    alike.set(key, group);
  }
  return merged([...alike.values()]).map(([first = "", ...others]) =>
    others.length === 0 ? first : first.replace(/( \([^()]+\))$/, ` So in ${others.length} more: correct them, or the schema.$1`),
  );
}

const MISFIT = /must have required property|(the schema (?:has no field|allows no key))/;

const pointerOf = (location: LocationObject | undefined): string => `${location?.source.absoluteRef}${location?.pointer}`;

/** A record with an unknown field may be another one, or have a misspelled name: that it lacks fields, and what is wrong inside of it, follows. */
function merged(groups: readonly Group[]): readonly (readonly string[])[] {
  const heads: Group[] = [];
  const ofHead = (group: Group): Group | undefined =>
    heads.find((head) => head.records.some((record) => group.misfits.some((each) => `${each}/`.startsWith(`${record}/`))));
  for (const group of groups.filter(({ records }) => records.length > 0)) if (!ofHead(group)) heads.push(group);
  const lines = new Map(groups.filter((group) => heads.includes(group) || !ofHead(group)).map((group) => [group, [...group.lines]]));
  for (const group of groups) if (!lines.has(group)) lines.get(ofHead(group) ?? group)?.push(...group.lines);
  return [...lines.values()];
}

/** A problem's line, and what lines of the same cause share. */
function lineOf(problem: NormalizedProblem, explain: Explain, edits: () => Edits): readonly [line: string, key: string] {
  const [reason, end] = [reasonOf(problem), ` (${problem.ruleId})`];
  const line = `${placeOf(problem, edits)}${reason}${end}`;
  if (!EXAMPLE.test(reason)) return [line, line];
  const what = reason.replace(EXAMPLE, "");
  const { rejection, edited } = explain(problem) ?? {};
  if (!rejection) return [line, what];
  const { keyword, location } = rejection;
  const { start } = getLineColLocation({ source: location.source, pointer: location.pointer, reportOnKey: true });
  const example = placeOf(problem, edits).trimEnd();
  const [place, where] = edited
    ? [placed(edited.path, edited), `here, the example at ${example}`]
    : [example, `at ${clickablePath(location.source.absoluteRef)}:${start.line}`];
  const isOfFields = ["required", "properties"].includes(keyword);
  const key = isOfFields ? location.absolutePointer : `${location.absolutePointer} ${what.replace(/^`\d+`/, "")}`;
  return [`${place} ${reason.replace(/\.?$/, ".")} \`${keyword}\` stands ${where}.${end}`, key];
}

const UNDESCRIBED = "No schema describes ";
const UNSHOWN = "No example of ";
const BROKEN_RULE = "This example breaks the rule ";
const WORDS = "The words of the example ";
const SIGNATURE = String.raw`The example \S+ of \S+ (?:is not|says) `;

/** Problems that make others: each takes away the place that the rules after it would look at. */
const CAUSES: readonly RegExp[] = [
  /^Failed to parse/,
  /^Descriptions have openapi: /,
  /^\S+ is in components\/\S+\. Refer to /,
  /^(?:Unknown extension |Nothing is made from |Property `[^`]+` is not expected here)/,
  /^(?:\S+ of )?x-[a-z-]+ (?:can't be|has no part) /,
  /^(?:Each entry of a set is |The entry \S+ of the header set )/,
  /^(?:Unknown (?:header|response) set |The header set \S+ is )/,
  /^Can't resolve \$ref/,
  /^Refer to the whole of /,
  /can be one of the following only/,
  /^The field `[^`]+` must be present on this level/,
  /^The (?:path|event) \S+ is in /,
  /^\{\S+\} stands in the path\./,
  /^\S+ has none of the headers that signing fills in/,
  /^This list can have any elements/,
  /^Examples are named after error codes/,
  /^(?:There is no `[^`]+` security scheme defined|The root file's security )/,
  /^The example \S+ carries the code /,
  /^No response of \S+ has an example named /,
  /^The value of the \S+ field must be /,
  /^The schema does not compile/,
  // Problems that follow from a schema or a name: examples, fields that a rule reads of them, words about limits, and signatures made over the examples.
  new RegExp(
    `^(?!Example (?:validation errored|value must conform)|The description has no operation |There is no (?:header|parameter|body|field) |.* has no example\\. Add |${UNDESCRIBED}|${UNSHOWN}|${BROKEN_RULE}|${WORDS}|${SIGNATURE})`,
  ),
  // A required field with a misspelled name is reported as missing, not as undescribed, too.
  new RegExp(`^(?!${UNDESCRIBED}|${UNSHOWN}|${BROKEN_RULE}|${WORDS}|${SIGNATURE})`),
  new RegExp(`^(?!${UNSHOWN}|${BROKEN_RULE}|${WORDS}|${SIGNATURE})`),
  new RegExp(`^(?!${BROKEN_RULE}|${WORDS}|${SIGNATURE})`),
  new RegExp(`^(?!${WORDS}|${SIGNATURE})`),
  new RegExp(`^(?!${SIGNATURE})`),
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

/** Of several places, any of which may be wrong, the one that was edited, or else the first. */
function placeOf({ location, message }: NormalizedProblem, edits: () => Edits): string {
  const edited = location.length > 1 ? location.map((each) => editIn(each, edits())).find((each) => each !== undefined) : undefined;
  if (edited !== undefined) return `${edited} `;
  const [first] = location;
  if (!first) return "";
  const { start } = getLineColLocation(first);
  return `${placed(first.source.absoluteRef, message.startsWith("Failed to parse") ? beginningOf(message, first.source.body, start) : start)} `;
}

/** The first line of a place that was edited. */
function editIn(place: LocationObject, edits: Edits): string | undefined {
  const { start, end = start } = getLineColLocation(place);
  const { absoluteRef } = place.source;
  const lines = [...edits].find(([file]) => absoluteRef.endsWith(`/${file}`))?.[1] ?? new Set<number>();
  const line = [...lines].find((each) => each >= start.line && each <= end.line);
  return line === undefined ? undefined : placed(absoluteRef, { line, col: line === start.line ? start.col : 1 });
}

const placed = (path: string, { line, col }: { line: number; col: number }): string => `${clickablePath(path)}:${line}:${col}`;
