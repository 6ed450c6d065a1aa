/** The command `sources`: where the facts are from that no API document has, and when each was last seen. */
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { readSource } from "@maksu/codegen/source-file";
import { isObject, listAt, textAt } from "@maksu/openapi";
import { APIS } from "./compare.ts";

/** A fact: what is marked in a file, and how certain it is. */
interface Fact {
  readonly line: string;
  readonly seen: string;
  readonly confidence: keyof typeof CERTAINTY;
  readonly sources: readonly string[];
}

/** The least certain first. */
const CERTAINTY = { low: 0, medium: 1, stated: 2, toolkit: 3 } as const;

/** Lists the facts, a line each: the oldest first, of those of one day the least certain. */
export function listOfSources(root: string): readonly string[] {
  const dates = new Map<string, string>();
  const known = readSource(join(root, "specs/sources.yaml"))?.value;
  for (const [name, source] of Object.entries(isObject(known) ? known : {})) dates.set(name, textAt(source, "seen") ?? "");
  const facts = APIS.flatMap((api) => filesIn(join(root, "specs", api)).flatMap((path) => factsIn(path, relative(root, path), dates)));
  return facts
    .toSorted((a, b) => (a.seen === b.seen ? CERTAINTY[a.confidence] - CERTAINTY[b.confidence] : a.seen < b.seen ? -1 : 1))
    .map(({ line, seen, confidence, sources }) => `${seen}  ${confidence.padEnd(7)}  ${line}  ${sources.join(", ")}`);
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml") && !name.startsWith("dist"))
    .toSorted()
    .map((name) => join(folder, name));

/** The newest of its sources says when it was last seen. */
function factsIn(path: string, name: string, dates: ReadonlyMap<string, string>): readonly Fact[] {
  const file = readSource(path);
  const found: Fact[] = [];
  const visit = (node: unknown, keys: readonly string[]): void => {
    if (Array.isArray(node)) for (const [index, each] of node.entries()) visit(each, [...keys, String(index)]);
    if (!isObject(node)) return;
    const provenance = textAt(node, "x-provenance");
    if (provenance !== undefined) {
      const sources = typeof node["x-source"] === "string" ? [node["x-source"]] : listAt(node, "x-source").map(String);
      const confidence =
        provenance === "toolkit" ? "toolkit" : ((textAt(node, "x-confidence") as "low" | "medium" | undefined) ?? "stated");
      const [seen = ""] = sources
        .map((source) => dates.get(source) ?? "")
        .toSorted()
        .toReversed();
      found.push({ line: `${name}:${file?.lineOf([...keys, "x-provenance"])} ${keys.at(-1) ?? ""}`.trim(), seen, confidence, sources });
    }
    for (const [key, value] of Object.entries(node)) visit(value, [...keys, key]);
  };
  visit(file?.value, []);
  return found;
}
