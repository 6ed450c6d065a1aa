/** Gaps as they are printed: those that nearly say the same in one line, below the files of the description that state their place. */
import { DESCRIPTIONS, readBundle } from "@maksu/apis";
import { isObject, type JsonObject, objectAt, operationsOf } from "@maksu/openapi";
import { fileNames, filesAt } from "../../description-files.ts";

export function gapLines(gaps: readonly string[]): readonly string[] {
  const byFiles = new Map<string, string[]>();
  for (const near of alike(gaps)) {
    const files = filesOfAll(near);
    byFiles.set(files, [...(byFiles.get(files) ?? []), near.length === 1 ? near.join() : together(near)]);
  }
  const lines = [...byFiles].flatMap(([files, texts]) => [...(files === "" ? [] : [`  ${files}:`]), ...texts.map((line) => `    ${line}`)]);
  if (lines.length <= MANY) return lines;
  return [...lines.slice(0, MANY), `  and ${lines.length - MANY} lines more: packages/contract-tests/.results has them all`];
}

const MANY = 41;

/** A gap of a constraint: operation, place, keyword, side, what was sent, and who disagrees. */
const CONSTRAINT =
  /^(?<api>\S+) (?<operation>\S+) (?<place>(?:body|query|path|header)\S*) (?<keyword>.+?): (?<side>inside|outside), (?<sent>.+) (?<complaint>(?:is (?:not )?rejected|gets \d|makes the client|can be tried).*)$/;

/** Gaps that complain of the same, whatever the place, the keyword, the operation and what was sent. */
function alike(gaps: readonly string[]): Iterable<readonly string[]> {
  const found = new Map<string, string[]>();
  for (const gap of gaps) {
    const { api, side, complaint } = partsOf(gap) ?? {};
    const key = complaint === undefined ? gap : JSON.stringify([api, side, complaint]);
    found.set(key, [...(found.get(key) ?? []), gap]);
  }
  return found.values();
}

const partsOf = (gap: string): Record<string, string> | undefined => CONSTRAINT.exec(gap)?.groups;

function together(gaps: readonly string[]): string {
  const all = gaps.map(partsOf).filter((parts) => parts !== undefined);
  const distinct = (part: string): readonly string[] => [...new Set(all.map((parts) => parts[part] ?? ""))];
  const [{ api, side, complaint } = {}] = all;
  const [operations, places, keywords] = [distinct("operation"), distinct("place"), distinct("keyword")];
  const where =
    places.length === 1
      ? `${several(operations, "operations")} ${places[0]}`
      : `${several(operations, "operations")}, ${several(places, "places")}`;
  const what = places.length > 1 ? "" : keywords.length === 1 ? ` ${keywords[0]}` : `, ${several(keywords, "keywords")}`;
  return `${api} ${where}${what}: ${side}, what was sent ${complaint}`;
}

/** `4 keywords (required, type, maxLength 64 and 1 more)`; one alone as it is. */
function several(names: readonly string[], what: string): string {
  const more = names.length > SHOWN + 1 ? ` and ${names.length - SHOWN} more` : "";
  return names.length === 1 ? names.join() : `${names.length} ${what} (${names.slice(0, more ? SHOWN : undefined).join(", ")}${more})`;
}

const SHOWN = 3;

/** The files of the place where all of them are, else those of the operation. */
function filesOfAll(gaps: readonly string[]): string {
  const [files = "", ...others] = new Set(gaps.map(filesOf));
  if (others.length === 0) return files;
  const [operation, ...more] = new Set(gaps.map((gap) => partsOf(gap)?.operation));
  return more.length === 0 ? filesOf(`${partsOf(gaps[0] ?? "")?.api} ${operation}:`) : "";
}

/** Empty for anything but a place in a description. */
function filesOf(gap: string): string {
  const { api: name, owner = "", rest = "" } = /^(?<api>\S+-api) (?:event )?(?<owner>[^\s:]+):? ?(?<rest>.*)$/.exec(gap)?.groups ?? {};
  const api = DESCRIPTIONS.find((each) => each === name);
  if (api === undefined) return "";
  const bundle = bundleOf(api);
  const files = filesAt(bundle, [owner, ...stepsOf(bundle, owner, rest)]);
  return files.length === 0 ? "" : fileNames(api, files);
}

/** `body/rows/0/amount maximum 2`, `202: …` and `invalid-amount: …` as steps below the operation. */
function stepsOf(bundle: JsonObject, operationId: string, rest: string): readonly string[] {
  const [first = ""] = rest.split(/[ :]/, 1);
  if (/^(body|query|path|header)\b/.test(first) && rest[first.length] !== ":" && !rest.startsWith("header set")) return first.split("/");
  const operation = operationsOf(bundle).find((each) => each.operationId === operationId);
  const statuses = [...(operation?.responses ?? [])];
  const [status] = statuses.find(([each, { value }]) => each === first || hasExample(value, first)) ?? [];
  return status === undefined ? [] : ["responses", status];
}

const hasExample = (response: JsonObject, name: string): boolean =>
  Object.values(objectAt(response, "content")).some((media) => isObject(objectAt(media, "examples")[name]));

const bundles = new Map<string, JsonObject>();

function bundleOf(api: (typeof DESCRIPTIONS)[number]): JsonObject {
  const bundle = bundles.get(api) ?? readBundle(api);
  bundles.set(api, bundle);
  return bundle;
}
