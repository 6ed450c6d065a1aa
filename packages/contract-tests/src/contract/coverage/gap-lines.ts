/** Gaps as they are printed: those that nearly say the same in one line, below the line of the description that states their place. */
import { DESCRIPTIONS, readBundle } from "@maksu/apis";
import { eventsOf, isObject, type JsonObject, objectAt, operationsOf } from "@maksu/openapi";
import { type Described, describedIn, placeAt } from "../../description-files.ts";

export function gapLines(gaps: readonly string[]): readonly string[] {
  const byFiles = new Map<string, string[]>();
  for (const near of alike(gaps)) {
    const files = lineOfAll(near);
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

/** The line of the keyword where all have it, or of the place where all are, else of the operation. */
function lineOfAll(gaps: readonly string[]): string {
  for (const lineOf of [lineOfGap, placeOf]) {
    const [line = "", ...others] = new Set(gaps.map((gap) => lineOf(gap)));
    if (others.length === 0) return line;
  }
  const [operation, ...more] = new Set(gaps.map((gap) => partsOf(gap)?.operation));
  return more.length === 0 ? lineOfGap(`${partsOf(gaps[0] ?? "")?.api} ${operation}:`) : "";
}

const placeOf = (gap: string): string => lineOfGap(gap, false);

/** Empty for anything but a place in a description. */
function lineOfGap(gap: string, hasKeyword = true): string {
  const {
    api: name,
    owner = "",
    rest = "",
  } = /^(?<api>[a-z]+-api) (?:event )?(?<owner>[^\s:]+)(?:: ?| |$)(?<rest>.*)$/.exec(gap)?.groups ?? {};
  const api = DESCRIPTIONS.find((each) => each === name);
  if (api === undefined) return "";
  const described = descriptionOf(api);
  if (!hasOwner(described.bundle, owner)) return "";
  const keyword = hasKeyword ? /^\S+ (\w+)/.exec(rest)?.[1] : undefined;
  return placeAt(described, [owner, ...stepsOf(described.bundle, owner, rest)], keyword);
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

const hasOwner = (bundle: JsonObject, owner: string): boolean =>
  [...operationsOf(bundle).map(({ operationId }) => operationId), ...eventsOf(bundle).map(({ path }) => path)].includes(owner);

const descriptions = new Map<string, Described>();

function descriptionOf(api: (typeof DESCRIPTIONS)[number]): Described {
  const described = descriptions.get(api) ?? describedIn(api, readBundle(api));
  descriptions.set(api, described);
  return described;
}
