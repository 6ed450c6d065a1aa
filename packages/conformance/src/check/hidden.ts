/** Finds what the text of a body has and its value hides: keys of JSON that come twice, and attributes of XML. */
import { JSON_TYPE, XML_TYPE } from "../requests/body-writers.ts";
import { jsonTokens } from "./json-tokens.ts";

/** Something that a value hides. */
export interface Hidden {
  readonly kind: "body" | "field-undocumented";
  readonly place: string;
  readonly message: string;
}

/** Returns what a text that is of its media type hides, each by its name once. */
export function hiddenIn(text: string, mediaType: string): readonly Hidden[] {
  if (mediaType === JSON_TYPE)
    return [...repeatedKeys(text)].map((key) => ({ kind: "body", place: "body", message: `has the key ${JSON.stringify(key)} twice` }));
  if (mediaType !== XML_TYPE) return [];
  return [...attributes(text)].map(([name, element]) => ({
    kind: "field-undocumented",
    place: `body/${name}`,
    message: `has the attribute ${name} of ${element}, which is not documented`,
  }));
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
function attributes(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const markup = text.replaceAll(/<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>/gs, "");
  for (const [, element = "", rest = ""] of markup.matchAll(/<([^\s<>/]+)\s([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*)>/g))
    for (const [, name = ""] of rest.matchAll(/([^\s=]{1,80})\s{0,9}=\s{0,9}(?:"[^"]*"|'[^']*')/g))
      if (!found.has(name)) found.set(name, element);
  return found;
}
