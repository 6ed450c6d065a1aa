/** Words for a change of a description, which Markdown shows as they are. */
import { isObject } from "@maksu/openapi";

/** A code span, whatever stands in the text: line breaks and the like are escaped, and the fence is the shortest row of backticks that it lacks. */
export function code(text: string): string {
  const visible = /^$|^\s|\s$|\p{C}|\p{Zl}|\p{Zp}/u.test(text) ? JSON.stringify(text).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escaped) : text;
  const rows = new Set([...visible.matchAll(/`+/g)].map(([row]) => row));
  let fence = "`";
  while (rows.has(fence)) fence += "`";
  const space = visible.startsWith("`") || visible.endsWith("`") ? " " : "";
  return `${fence}${space}${visible}${space}${fence}`;
}

/** The text of each code span without its fence, for a terminal. */
export const withoutFences = (markdown: string): string => markdown.replace(/(?<!`)(`+)(?!`)( ?)(.*?)\2(?<!`)\1(?!`)/g, "$3");

const escaped = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16)}}`;

const longest = 400;

/** A value as it stands in a sentence. */
export function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
  return code(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

export const listed = (values: readonly unknown[]): string => values.map(shown).join(", ");

export function became(before: unknown, after: unknown): string {
  if (before === undefined) return `was set to ${shown(after)}`;
  if (after === undefined) return `was taken away, it was ${shown(before)}`;
  const members = Array.isArray(before) && Array.isArray(after) && ![...before, ...after].some(isObject) ? gainedOrLost(before, after) : "";
  return members === "" ? `changed from ${shown(before)} to ${shown(after)}` : members;
}

/** Of two lists only what they do not share. */
export function gainedOrLost(before: readonly unknown[], after: readonly unknown[]): string {
  const [gained, lost] = [missingIn(before, after), missingIn(after, before)];
  return [gained.length > 0 ? `gained ${listed(gained)}` : "", lost.length > 0 ? `lost ${listed(lost)}` : ""].filter(Boolean).join(", ");
}

/** @returns the members of the second list that the first one lacks */
export const missingIn = (list: readonly unknown[], others: readonly unknown[]): readonly unknown[] =>
  others.filter((value) => !list.includes(value));

/** `the media type was added`, `all headers were removed`, by Redocly's name of the object. */
export function cameOrWent(type: string, kind: string, segments: readonly string[]): string {
  const parent = segments.at(-2) ?? "";
  if (type === "Schema" && parent === "allOf") return `a condition was ${kind}`;
  if (type === "Schema" && /^(any|one)Of$/.test(parent)) return `an alternative was ${kind}`;
  if (type === "MediaType") return `the media type ${code(segments.at(-1) ?? "")} was ${kind}`;
  if (/^(unevaluated|additional)Properties$/.test(segments.at(-1) ?? "")) return `a condition for all other fields was ${kind}`;
  const [, what, many] = /^(.*?)(?: (map|list))?$/.exec(plainName(type)) ?? [];
  return many === undefined ? `the ${what} was ${kind}` : `the ${what?.replace(/s?$/, "s")} were ${kind}`;
}

const names: Readonly<Record<string, string>> = {
  AllOf: "condition list",
  AnyOf: "alternative list",
  OneOf: "alternative list",
  SpecExtension: "extension",
};

/** `SecurityRequirementList` is "security requirement list". */
const plainName = (type: string): string => names[type] ?? type.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
