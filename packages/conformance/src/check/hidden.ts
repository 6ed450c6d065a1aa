/** Finds what the text of a body has and its value hides: keys of JSON that come twice, integers with a point, attributes of XML and text beside its elements. */
import { pointerOf } from "@maksu/openapi-runtime/json-pointer";
import { JSON_TYPE, XML_TYPE } from "../requests/body-writers.ts";
import type { Found } from "./found.ts";
import { jsonTokens } from "./json-tokens.ts";

/** Returns what a text that is of its media type hides, each by its name once. */
export function hiddenIn(text: string, mediaType: string): readonly Pick<Found, "kind" | "place" | "message">[] {
  if (mediaType === JSON_TYPE)
    return [...repeatedKeys(text)].map((key) => ({
      kind: "body",
      place: `body${pointerOf([key])}`,
      message: `has the key ${JSON.stringify(key)} twice`,
    }));
  if (mediaType !== XML_TYPE) return [];
  const markup = text.replaceAll(/<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>/gs, "");
  return [
    ...[...attributes(markup)].map(([name, element]) => ({
      kind: "field-undocumented" as const,
      place: `body/${name}`,
      message: `has the attribute ${name} of ${element}, which is not documented`,
    })),
    ...[...withText(markup)].map((name) => ({ kind: "body" as const, place: "body", message: `has text beside the elements of ${name}` })),
  ];
}

/** Replaces integers that are written with a point or an exponent by non-integers (`1.5` for `1.0`), which fail where an integer is required. */
export function withHalves(json: string): string {
  let [written, end] = ["", 0];
  for (const { token, start } of [...jsonTokens(json), { token: "", start: json.length }]) {
    const between = json.slice(end, start).replaceAll(/[-+.\deE]+/g, (number) => {
      const isInteger = /[.eE]/.test(number) && Number.isInteger(Number(number));
      return isInteger ? String(Number(number) + 0.5) : number;
    });
    written += between + token;
    end = start + token.length;
  }
  return written;
}

function repeatedKeys(text: string): ReadonlySet<string> {
  const around: Set<string>[] = [];
  const found = new Set<string>();
  for (const { token, isKey } of jsonTokens(text)) {
    if (token === "{") around.push(new Set());
    else if (token === "}") around.pop();
    else if (isKey) {
      const key = JSON.parse(token) as string;
      if (around.at(-1)?.has(key)) found.add(key);
      around.at(-1)?.add(key);
    }
  }
  return found;
}

/** The attributes of all elements, each with the first element that has it. */
function attributes(markup: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, element = "", rest = ""] of markup.matchAll(/<([^\s<>/]+)\s([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*)>/g))
    for (const [, name = ""] of rest.matchAll(/([^\s=]{1,80})\s{0,9}=\s{0,9}(?:"[^"]*"|'[^']*')/g))
      if (!found.has(name)) found.set(name, element);
  return found;
}

/** The elements that have both text and elements. */
function withText(markup: string): ReadonlySet<string> {
  const found = new Set<string>();
  const around: { readonly name: string; hasText: boolean; hasElements: boolean }[] = [];
  for (const part of markup.split("<").slice(1)) {
    const end = part.lastIndexOf(">");
    const [, closing, name = ""] = /^(\/?)([^\s<>/]{0,80})/.exec(part) ?? [];
    const outer = around.at(-1);
    if (outer && closing === "") outer.hasElements = true;
    if (closing === "/") around.pop();
    else if (part[end - 1] !== "/") around.push({ name, hasText: false, hasElements: false });
    const inner = around.at(-1);
    if (inner && part.slice(end + 1).trim() !== "") inner.hasText = true;
    for (const each of [outer, inner]) if (each?.hasText && each.hasElements) found.add(each.name);
  }
  return found;
}
